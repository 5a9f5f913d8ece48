@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func main() { Scenario.run(views + containers) }

    @MainActor static let views: [Scenario] = [
        Scenario("a body runs again only when what it read changed") { readings in
            let device = Device(.regular, readings) { Counter().environment(Model()) }
            expectEqual(device.texts.prefix(1), ["count 0"])
            device.tap("more")
            expect(device.isShowing("count 1") && device.isShowing("twice 2"), "\(device.texts)")
            expectEqual(device.runs(of: Counter.self), 2)
            expectEqual(device.runs(of: Doubled.self), 2)
            expectEqual(device.runs(of: Steady.self), readings.equalViewsRunAgain ? 2 : 1)
            device.tap("other")
            device.tap("unread")
            expectEqual(device.runs(of: Counter.self), 2)
            expectNoProblem(device)
        },
        Scenario("state lives as long as the place of its view") { readings in
            let device = Device(.regular, readings) { Branches() }
            for name in ["first 0", "known 0", "number 2 0", "number 3 0"] { device.tap(name) }
            device.tap("reverse")
            expect(device.isShowing("number 2 1") && device.isShowing("number 1 0"), "\(device.texts)")
            device.tap("switch")
            expect(device.isShowing("second 0") && device.isShowing("known 1"), "\(device.texts)")
            device.tap("switch")
            device.tap("new id")
            expect(device.isShowing("first 0") && device.isShowing("known 0"), "\(device.texts)")
            expectEqual(device.states(Int.self, of: Draft.self).sorted(), [0, 0, 0, 1, 1])
            device.tap("drop 2")
            expectEqual(device.states(Int.self, of: Draft.self).sorted(), [0, 0, 0, 1])
            expectNoProblem(device)
        },
        Scenario("a modifier of a group is one for each member") { readings in
            let device = Device(.regular, readings) { Grouped() }
            for name in ["group 0", "stack 0", "branch 0", "switch"] { device.tap(name) }
            expect(device.isShowing("group 0"), "\(device.texts)")
            expect(device.isShowing("stack 1"), "\(device.texts)")
            expect(device.isShowing(readings.modifiersReachBranches ? "branch 0" : "branch 1"), "\(device.texts)")
            expectNoProblem(device)
        },
        Scenario("observable objects of iOS 16") { readings in
            let device = Device(.regular, readings) { OldCounter().environmentObject(OldModel()) }
            device.tap("own")
            device.tap("shared")
            device.tap("shared")
            expect(device.isShowing("own 1, shared 2") && device.isShowing("child 1"), "\(device.texts)")
            device.tap("is one")
            expect(device.isShowing("child 0"), "\(device.texts)")
            expectNoProblem(device)
        },
        Scenario("views appear, change and disappear") { readings in
            log = []
            let device = Device(.regular, readings) { Lifecycle() }
            device.tap("change")
            device.tap("show")
            expectEqual(log.filter { !$0.hasPrefix("task") }, ["change 0 0", "appeared", "change 0 1", "disappeared"])
            expectEqual(log.filter { $0.hasPrefix("task") }, ["task 0", "task 1"])
            expectNoProblem(device)
        },
    ]

    @MainActor static let containers: [Scenario] = [
        Scenario("a stack shows its path, and people write it") { readings in
            log = []
            let device = Device(.compact, readings) { Pushed() }
            device.tap("root 0")
            device.tap("one")
            expect(device.isShowing("page 1") && !device.isShowing("root 1"), "\(device.texts)")
            device.tap("next")
            device.tap("on 2 0")
            expect(device.isShowing("on 2 1"), "\(device.texts)")
            device.back()
            device.tap("leave")
            expectEqual(log, ["[] [1]", "[1] [1, 2]", "[1, 2] [1]", "[1] []"])
            expect(device.isShowing("root 1"), "\(device.texts)")
            // The path holds numbers.
            device.tap("name")
            expect(device.isShowing("root 1"), "\(device.texts)")
            device.tap("both")
            expect(device.isShowing("on 2 0"), "\(device.texts)")
            expectNoProblem(device)
        },
        Scenario("a split view is columns, or one stack") { readings in
            log = []
            let device = Device(.regular, readings) { Columns() }
            device.tap("row 2")
            device.tap("detail 0")
            expect(
                device.isShowing("row 1") && device.isShowing("detail 2") && device.isShowing("detail 1"),
                "\(device.texts)")
            device.tap("link to 3")
            expectEqual(device.selectedRows, ["row 3"])
            expect(device.isShowing("detail 3"), "\(device.texts)")
            device.tap("deeper")
            expect(device.isShowing("page 10"), "\(device.texts)")
            device.back()
            device.resize(to: .compact)
            expect(device.isShowing("row 1") && !device.isShowing("detail 3"), "\(device.texts)")
            device.tap("row 1")
            expect(device.isShowing("detail 1") && !device.isShowing("row 1"), "\(device.texts)")
            expectEqual(log.count, readings.forwardWritesColumn ? 1 : 0)
            device.tap("deeper")
            device.back()
            device.back()
            expect(device.isShowing("row 1"), "\(device.texts)")
            expectEqual(device.selectedRows, readings.backClearsSelection ? [] : ["row 1"])
            device.tap("row 2")
            device.resize(to: .regular)
            expect(
                device.isShowing("row 1") && device.isShowing("detail 2") && device.isShowing("detail 1"),
                "\(device.texts)")
            expectNoProblem(device)
        },
        Scenario("sheets are closed by hand, by binding and by action") { readings in
            log = []
            let device = Device(.compact, readings) { Presenting() }
            device.tap("below 0")
            device.tap("sheet")
            device.tap("sheet 0")
            device.tap("same id")
            expect(device.isShowing("sheet 1 b") && device.isShowing("sheet 1"), "\(device.texts)")
            device.tap("next id")
            // What is said late closes what took the place, where the binding does not see to that.
            if readings.goneLayersSaySo {
                expectEqual(device.layers, [])
                device.tap("sheet")
            } else {
                expect(device.isShowing("sheet 2 c") && device.isShowing("sheet 0"), "\(device.texts)")
            }
            device.tap("on top")
            expectEqual(device.layers, ["sheet", "sheet"])
            expect(device.swipeAway(), "swiped")
            device.tap("lock")
            expect(!device.swipeAway(), "locked")
            device.tap("done")
            expectEqual(device.layers, [])
            expectEqual(log, Array(repeating: "dismissed", count: readings.goneLayersSaySo ? 3 : 2))
            expect(device.isShowing("below 1"), "\(device.texts)")
            expectNoProblem(device)
        },
        Scenario("covers, popovers and dialogs") { readings in
            log = []
            let device = Device(.regular, readings) { Presenting() }
            device.tap("cover")
            expect(!device.swipeAway(), "a cover is not swiped away")
            device.tap("close")
            device.tap("popover")
            expectEqual(device.layers, ["popover"])
            expect(device.swipeAway(), "tapped beside it")
            device.tap("ask")
            device.swipeAway()
            device.tap("ask")
            device.tap("Yes")
            expectEqual(device.layers, [])
            expectEqual(log, ["yes"])
            expectNoProblem(device)
        },
        Scenario("one presentation after the other") { readings in
            let device = Device(.regular, readings) { Swapping() }
            device.tap("open")
            device.tap("swap")
            expectEqual(device.layers, readings.secondPresentationIsRefused ? [] : ["fullScreenCover"])
            if readings.secondPresentationIsRefused { return }
            device.tap("back")
            expectEqual(device.layers, ["sheet"])
            device.tap("close")
            device.tap("both")
            expectEqual(device.layers, readings.secondPresentationWaits ? ["sheet"] : ["sheet", "sheet"])
            if !readings.secondPresentationWaits { device.tap("other") }
            device.tap("close")
            expectEqual(device.layers, readings.secondPresentationWaits ? ["sheet"] : [])
            expectNoProblem(device)
        },
        Scenario("tabs keep what is in them") { readings in
            log = []
            let device = Device(.compact, readings) { Tabbed() }
            expectEqual(device.states(Int.self, of: Draft.self).count, readings.tabsAreLazy ? 1 : 2)
            device.tap("in a 0")
            device.tap("one")
            device.tapTab("B")
            expectEqual(device.tabs.selected, "B")
            expectEqual(device.texts, ["in b 0"])
            device.tapTab("A")
            expect(device.isShowing("page 1"), "\(device.texts)")
            device.tapTab("A")
            expectEqual(log, ["a to b", "b to a"] + (readings.retapWritesSelection ? ["a to a"] : []))
            expectEqual(device.isShowing("page 1"), !readings.retapPopsStack)
            if device.isShowing("page 1") { device.back() }
            expect(device.isShowing("in a 1"), "\(device.texts)")
            expectNoProblem(device)
        },
        Scenario("tabs of iOS 17") { readings in
            let device = Device(.compact, readings) { OldTabs() }
            device.tap("in a 0")
            device.tapTab("B")
            expectEqual(device.texts, ["in b 0"])
            device.tapTab("A")
            expectEqual(device.texts, ["in a 1"])
            expectNoProblem(device)
        },
    ]
}
