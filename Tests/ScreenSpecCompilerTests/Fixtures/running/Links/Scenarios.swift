@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            // Each of these was wrong once.
            Scenario("a link to a screen is in the state when it is tapped") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                var shown: [[String]] = []
                router.onTransition = { _ in shown.append(device.screens) }
                device.tap("user 1")
                expectEqual(router.detailStack, [.user(1)])
                expectEqual(shown, [["start"]])
                router.popToRoot()
                device.settle()
                expectEqual(device.screens, ["start"])
                expectNoProblem(device)
            },
            Scenario("of two links that are tapped at once none is lost") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                device.tapAtOnce(["user 1", "team 2"])
                expectEqual(router.detailStack, [.user(1), .team(2)])
                expectEqual(device.texts, ["This is team 2"])
                device.back()
                expectEqual(device.texts, ["This is user 1"])
                expectEqual(router.detailStack, [.user(1)])
                device.back()
                device.tapAtOnce(["user 1", "team 2"])
                router.pop()
                device.settle()
                expectEqual(device.texts, ["This is user 1"])
                expectEqual(router.detailStack, [.user(1)])
                device.back()
                device.tapAtOnce(["help", "user 1", "team 2"])
                expectEqual(router.detailStack, [.user(1), .team(2)])
                for _ in 0..<2 { device.back() }
                expectEqual(device.texts, ["help with navigation", "user 3"])
                expectNoProblem(device)
            },
            Scenario("a page of the app's own lies between screens") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                device.tap("help")
                expectEqual(device.texts, ["help with navigation", "user 3"])
                expectEqual(router.detailStack, [])
                device.tap("user 3")
                expectEqual(router.detailStack, [.user(3)])
                router.push(.team(4))
                device.settle()
                device.back()
                device.back()
                expectEqual(router.detailStack, [])
                expectEqual(device.texts, ["help with navigation", "user 3"])
                device.back()
                expectEqual(device.screens, ["start"])
                expectNoProblem(device)
            },
            Scenario("the second of two quick taps on a link adds nothing") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                device.tapAtOnce(["user 1", "user 1", "user 1"])
                expectEqual(router.detailStack, [.user(1)])
                expectEqual(device.texts, ["This is user 1"])
                device.back()
                expectEqual(device.screens, ["start"])
                expectNoProblem(device)
            },
            Scenario("a page of the app's own goes with the screen that it lies on") { readings in
                for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
                    let router = ListsRouter()
                    let device = Device(sizeClass, readings) { ListsHost(router: router) }
                    router.open(.book(1))
                    device.settle()
                    device.tap("notes on 1")
                    expect(device.isShowing("help with book 1"), "\(device.texts)")
                    if sizeClass == .regular { device.tap("book 2") } else { router.setDetailRoot(.book(2)) }
                    device.settle()
                    expect(device.isShowing("This is book 2"), "\(device.texts)")
                    device.tapAtOnce(["after 2", "after 2"])
                    expectEqual(router.detailStack, [.book(3)])
                    device.tap("notes on 3")
                    device.resize(to: sizeClass == .regular ? .compact : .regular)
                    expect(device.isShowing("help with book 3"), "\(device.texts)")
                    device.back()
                    expect(device.isShowing("This is book 3"), "\(device.texts)")
                    device.back()
                    expect(device.isShowing("This is book 2"), "\(device.texts)")
                    expectEqual(router.detailStack, [])
                    expectNoProblem(device)
                }
            },
            Scenario("who is led to a screen sees it, and no page of the app's own over it") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                @MainActor func sees(_ text: String, line: Int = #line) {
                    device.settle()
                    expect(device.isShowing(text), "\(device.texts)", line: line)
                    expectNoProblem(device, line: line)
                }
                device.tap("help")
                router.popToRoot()
                sees("user 1")
                device.tap("help")
                expectEqual(router.pop(), nil)
                sees("user 1")
                device.tap("help")
                device.tap("user 3")
                router.push(.team(4))
                router.push(.team(5))
                device.settle()
                router.pop(to: .user(3))
                sees("This is user 3")
                router.pop()
                sees("help with navigation")
                router.setTrail([.start])
                sees("user 1")
                // What somebody else does leaves it.
                device.tap("help")
                router.present(.sort)
                device.settle()
                router.dismiss()
                sees("help with navigation")
                expectEqual(router.detailStack, [])
            },
            Scenario("what is deleted under a page of the app's own leaves that where it is") { readings in
                for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
                    let router = ListsRouter()
                    let device = Device(sizeClass, readings) { ListsHost(router: router) }
                    router.open(.book(1))
                    router.push(.book(2))
                    router.push(.book(3))
                    device.settle()
                    device.tap("notes on 3")
                    router.remove { $0 == .book(2) }
                    device.settle()
                    expect(device.isShowing("help with book 3"), "\(device.texts)")
                    expectEqual(router.detailStack, [.book(3)])
                    device.back()
                    expect(device.isShowing("This is book 3"), "\(device.texts)")
                    device.back()
                    expect(device.isShowing("This is book 1"), "\(device.texts)")
                    expectEqual(router.detailStack, [])
                    expectNoProblem(device)
                }
            },
            Scenario("a screen lies on a page of the app's own that lies on it") { readings in
                let router = ListsRouter()
                let device = Device(.compact, readings) { ListsHost(router: router) }
                router.open(.book(1))
                router.push(.book(2))
                device.settle()
                device.tap("notes on 2")
                device.tap("book 2 again")
                expect(device.isShowing("This is book 2"), "\(device.texts)")
                expectEqual(router.detailStack, [.book(2), .book(2)])
                device.back()
                expect(device.isShowing("help with book 2"), "\(device.texts)")
                expectEqual(router.detailStack, [.book(2)])
                // Who is led there by the app sees it.
                router.push(.book(2))
                device.settle()
                expect(device.isShowing("This is book 2"), "\(device.texts)")
                device.tap("notes on 2")
                router.push(.book(9))
                device.settle()
                router.pop(to: .book(2))
                device.settle()
                expect(device.isShowing("This is book 2"), "\(device.texts)")
                expectNoProblem(device)
            },
            Scenario("people go where they like, over pages of the app's own in tabs") { readings in
                forEachWalk(readings) { random, readings, steps in
                    var traveller = Traveller(readings)
                    for _ in 0..<steps where traveller.device.problems.isEmpty { traveller.step(&random) }
                }
            },
            Scenario("what a guard refuses, or lets through where nobody looks, closes no page of the app's own") { readings in
                for isHidden in [true, false] {
                    var state = PagesState()
                    state.push(.stop(1))
                    if isHidden { state.select(.lines) }
                    state.push(.depot)
                    if isHidden { state.select(.map) }
                    let router = PagesRouter()
                    var asked: CheckedContinuation<Bool, Never>?
                    router.guards.staff = { await withCheckedContinuation { asked = $0 } }
                    router.state = state
                    let device = Device(.compact, readings) { PagesHost(router: router) }
                    device.settle { asked != nil }
                    device.tap("notice")
                    device.settle { device.isShowing("This is a notice at stop 1") }
                    asked?.resume(returning: isHidden)
                    device.settle { router.stateToSave == router.state }
                    device.settle()
                    expect(device.isShowing("This is a notice at stop 1"), device.outline)
                    expectEqual(router.router(of: .map).stack, [.stop(1)])
                    expectEqual(router.router(of: .lines).stack, isHidden ? [.depot] : [])
                    expectNoProblem(device)
                }
            },
            Scenario("values of one type stand for their own screens") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                router.push(.user(1))
                device.settle()
                expectEqual(device.texts, ["This is user 1"])
                router.push(.team(2))
                device.settle()
                expectEqual(device.texts, ["This is team 2"])
                expectNoProblem(device)
            },
            Scenario("an equal screen brings what is new, and its view stays") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                router.push(.memo(Memo(id: 1, text: "first")))
                device.settle()
                device.tap("first 0")
                router.replaceTop(with: .memo(Memo(id: 1, text: "second")))
                device.settle()
                expectEqual(device.texts, ["second 1"])
                // Another one is seen in another view.
                router.replaceTop(with: .memo(Memo(id: 2, text: "third")))
                device.settle()
                expectEqual(device.texts, ["third 0"])
                device.back()
                expectNoProblem(device)
            },
            Scenario("what is presented brings what is new, and its view stays") { readings in
                @MainActor func sees(
                    _ show: @escaping (NavigationRouter, Memo) -> Void, line: Int = #line,
                    again: ((NavigationRouter, Memo) -> Void)? = nil
                ) {
                    let router = NavigationRouter()
                    let device = Device(.compact, readings) { NavigationHost(router: router) }
                    show(router, Memo(id: 1, text: "first"))
                    device.settle()
                    device.tap("first 0")
                    (again ?? show)(router, Memo(id: 1, text: "second"))
                    device.settle()
                    expect(device.isShowing("second 1"), "\(device.texts)", line: line)
                    expectNoProblem(device, line: line)
                }
                sees { $0.present(.memo($1), as: .sheet) }
                sees { $0.present(.memo($1), as: .sheet) } again: {
                    $0.router(ofLayer: 0).replaceTop(with: .memo($1))
                }
                sees { $0.present(.remark($1)) }
                sees { $0.present(.stacked($1)) }
            },
            Scenario("a sheet in the place of another is a new one") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                router.present(.rename(project: 1))
                device.settle()
                device.tap("project 1, 0 edits")
                router.present(.rename(project: 2))
                device.settle()
                expect(device.isShowing("project 2, 0 edits"), "\(device.texts)")
                expectEqual(device.layers, ["sheet"])
                router.present(.archive(project: 2))
                device.settle()
                expect(device.isShowing("project 2, 0 edits"), "\(device.texts)")
                // Screens and sheets share identities.
                router.open(.draft(1))
                device.settle()
                expectEqual(device.layers, ["sheet"])
                expect(device.isShowing("draft 1"), "\(device.texts)")
                router.presentedSheet = nil
                expectEqual(router.layers.map(\.content), [.screen(.draft(1))])
                router.present(.rename(project: 3))
                device.settle()
                expectEqual(device.layers, ["sheet"])
                expect(device.isShowing("project 3, 0 edits"), "\(device.texts)")
                expectNoProblem(device)
            },
            Scenario("a cover takes the place of a sheet of its identity, and a sheet that of a cover") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                @MainActor func sees(_ style: String, _ text: String, line: Int = #line) {
                    device.settle()
                    expectEqual(device.layers, [style], line: line)
                    expectEqual(router.layers.count, 1, line: line)
                    expect(device.isShowing(text), "\(device.texts)", line: line)
                    expectNoProblem(device, line: line)
                }
                router.present(.rename(project: 1))
                sees("sheet", "project 1, 0 edits")
                router.present(.whole(project: 2))
                sees("fullScreenCover", "project 2, 0 edits")
                router.present(.rename(project: 3))
                sees("sheet", "project 3, 0 edits")
                router.present(.user(1))
                router.dismiss()
                sees("sheet", "project 3, 0 edits")
                device.swipeAway()
                expectEqual(router.layers, [])
                router.present(.user(1))
                sees("sheet", "This is user 1")
                router.present(.user(1), as: .fullScreenCover)
                sees("fullScreenCover", "This is user 1")
            },
            Scenario("a sheet that was changed asks before another takes its place") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                router.present(.note(project: 1))
                device.settle()
                device.tap("project 1, 0 edits")
                router.present(.note(project: 2))
                device.settle()
                expectEqual(device.layers, ["sheet", "alert"])
                device.tap("Cancel")
                expect(device.isShowing("project 1, 1 edits"), "\(device.texts)")
                router.present(.note(project: 2))
                device.settle()
                device.tap("Discard")
                expect(device.isShowing("project 2, 0 edits"), "\(device.texts)")
                expectEqual(device.layers, ["sheet"])
                device.swipeAway()
                expectEqual(device.layers, [])
                expectNoProblem(device)
            },
            Scenario("a question that an alert of the app's own kept away is asked again") { readings in
                let ways: [@MainActor (Device, NavigationRouter) -> Void] = [
                    { device, _ in device.swipeAway() }, { $1.dismissAll() }, { $1.close(from: 0) },
                ]
                for way in ways {
                    let router = NavigationRouter()
                    let device = Device(.regular, readings) { NavigationHost(router: router) }
                    router.present(.poll)
                    device.settle()
                    device.tap("vote")
                    router.dismissAll()
                    device.settle()
                    if device.layers.count == 3 { device.tap("Cancel") }
                    device.tap("Yes")
                    if device.layers == ["sheet"] { way(device, router) }
                    device.settle()
                    expectEqual(device.layers, ["sheet", "alert"])
                    expect(device.outline.contains("alert Discard?"), device.outline)
                    device.tap("Discard")
                    expectEqual(device.layers, [])
                    expectNoProblem(device)
                }
            },
            Scenario("a popover points at the view that is its source") { readings in
                let router = NavigationRouter()
                let device = Device(.regular, readings) { NavigationHost(router: router) }
                router.present(.filter)
                device.settle()
                expectEqual(device.layers, ["popover"])
                expectEqual(device.anchors, ["Filter"])
                device.swipeAway()
                expectEqual(router.layers, [])
                router.present(.sort)
                device.settle { !device.layers.isEmpty }
                expectEqual(device.layers, ["popover"])
                expect(device.anchors != ["Filter"], "\(device.anchors)")
                expectNoProblem(device)
            },
            Scenario("a popover stays where a page comes over its source") { readings in
                let router = ListsRouter()
                let device = Device(.regular, readings) { ListsHost(router: router) }
                router.open(.book(1))
                router.present(.hint)
                device.settle()
                expectEqual(device.anchors, ["hint on 1"])
                router.push(.book(2))
                device.settle()
                expectEqual(device.layers, ["popover"])
                expect(device.isShowing("read it twice"), "\(device.texts)")
                expectNoProblem(device)
            },
            Scenario("what belongs to a sheet is let go of with it") { readings in
                let router = NavigationRouter()
                let device = Device(.regular, readings) { NavigationHost(router: router) }
                router.present(.stacked(Memo(id: 1, text: "read me")))
                device.settle()
                weak var own: NavigationRouter?
                own = router.router(ofLayer: 0)
                own?.push(.user(1))
                device.settle()
                expect(device.isShowing("This is user 1"), "\(device.texts)")
                expect(own != nil, "it is there")
                router.dismiss()
                // Something else is asked for, and what is gone is not told of it.
                for _ in 0..<2 {
                    router.push(.team(1))
                    device.settle()
                }
                expect(own == nil, "it is kept")
                expectNoProblem(device)
            },
            Scenario("what a question says is looked up") { readings in
                Device.words = ["Discard?": "Verwerfen?", "Discard": "Ja, weg damit", "Cancel": "Abbrechen"]
                defer { Device.words = [:] }
                let router = NavigationRouter()
                let device = Device(.regular, readings) { NavigationHost(router: router) }
                router.present(.note(project: 1))
                device.settle()
                device.tap("project 1, 0 edits")
                device.swipeAway()
                expect(device.outline.contains("alert Verwerfen?"), device.outline)
                device.tap("Abbrechen")
                expectEqual(device.layers, ["sheet"])
                device.swipeAway()
                device.tap("Ja, weg damit")
                expectEqual(device.layers, [])
                expectNoProblem(device)
            },
        ])
    }
}
