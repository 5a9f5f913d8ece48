import Combine
@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("a stack with its own router") { readings in
                let device = Device(.compact, readings) { NavigationHost() }
                device.tap("Open 1")
                expectEqual(device.screens, ["note"])
                device.back()
                expectEqual(device.screens, ["notes"])
                expectNoProblem(device)
            },
            // This was wrong once.
            Scenario("a stack with the app's router shows what is pushed") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                router.push(.note(1))
                device.settle()
                expectEqual(device.screens, ["note"])
                expectNoProblem(device)
            },
            Scenario("restoring is not animated, where objects are observed") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                let start = router.state
                var isStill: [Bool] = []
                let changes = router.objectWillChange.sink { isStill.append(Transaction.current.disablesAnimations) }
                router.push(.note(1))
                router.state = start
                device.settle()
                expectEqual(device.screens, ["notes"])
                expectEqual(isStill.first, false)
                expectEqual(isStill.last, true)
                changes.cancel()
            },
            Scenario("what is presented has a stack") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                router.open(.filter)
                device.settle()
                device.tap("Open 2")
                expectEqual(router.layers.map(\.stack), [[.note(2)]])
                expectEqual(router.stack, [])
                device.back()
                device.swipeAway()
                expectEqual(router.layers, [])
                expectNoProblem(device)
            },
            Scenario("a sheet with something to lose asks on every way out, and not after saving") { readings in
                let ways: [@MainActor (Device, NavigationRouter) -> Void] = [
                    { device, _ in device.swipeAway() }, { device, _ in device.tap("Leave") },
                    { _, router in router.present(.edit(2)) }, { _, router in router.dismissAll() },
                ]
                for way in ways {
                    let router = NavigationRouter()
                    let device = Device(.compact, readings) { NavigationHost(router: router) }
                    router.present(.edit(1))
                    device.settle()
                    device.tap("note 1, 0 edits")
                    way(device, router)
                    device.settle()
                    expectEqual(device.layers, ["sheet", "alert"])
                    device.tap("Cancel")
                    expect(device.isShowing("note 1, 1 edits"), device.outline)
                    way(device, router)
                    device.settle()
                    device.tap("Discard")
                    expect(!device.isShowing("note 1, 1 edits"), device.outline)
                    router.present(.edit(3))
                    device.settle()
                    device.tap("note 3, 0 edits")
                    device.tap("Save")
                    expectEqual(device.layers, [])
                    expectNoProblem(device)
                }
            },
            Scenario("a popover with something to lose asks when a person clicks beside it") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                var asked: [Bool] = []
                router.onTransition = { asked.append($0.swallowed == .isAsked) }
                router.present(.jot, as: .popover)
                device.settle { !device.layers.isEmpty }
                device.clickBeside()
                expectEqual(device.layers, [])
                router.present(.jot, as: .popover)
                device.settle { !device.layers.isEmpty }
                // A TV has sheets only.
                let popover = device.layers
                device.tap("0 lines")
                device.tap("1 lines")
                asked = []
                device.clickBeside()
                expectEqual(device.layers, popover + ["alert"])
                expectEqual(asked, [true])
                device.tap("Cancel")
                expectEqual(device.layers, popover)
                expect(device.isShowing("2 lines"), device.outline)
                device.clickBeside()
                device.tap("Discard")
                expectEqual(device.layers, [])
                expectNoProblem(device)
            },
            Scenario("a cover with something to lose asks where a key or a remote leaves it") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                router.present(.jot, as: .fullScreenCover)
                device.settle()
                let cover = device.layers
                device.tap("0 lines")
                device.swipeAway()
                #if STUB_TVOS || STUB_MACOS
                    expectEqual(device.layers, cover + ["alert"])
                    device.tap("Cancel")
                    device.swipeAway()
                    device.tap("Discard")
                    expectEqual(device.layers, [])
                #else
                    expectEqual(device.layers, cover)
                    expectEqual(router.question, nil)
                #endif
                expectNoProblem(device)
            },
            Scenario("a window in which something would be lost asks before it closes, where systems tell") { readings in
                let router = NavigationRouter()
                let desktop = Desktop(readings) { WindowGroup { NavigationHost(router: router) } }
                router.present(.jot, as: .popover)
                desktop.front.settle { !desktop.front.layers.isEmpty }
                router.router(ofLayer: 0).isUnsaved = true
                desktop.settle()
                desktop.close()
                #if STUB_MACOS
                    expectEqual(desktop.windows.count, 1)
                    desktop.close()
                    desktop.front.tap("Cancel")
                    router.router(ofLayer: 0).isUnsaved = false
                    desktop.settle()
                    desktop.close()
                #endif
                expectEqual(desktop.windows.count, 0)
            },
            Scenario("of several hosts in a window each asks before it closes, whichever goes first") { readings in
                let hosts = [NavigationRouter(), NavigationRouter(), NavigationRouter()]
                let shown = Shown()
                let desktop = Desktop(readings) { WindowGroup { HostsView(hosts: hosts, shown: shown) } }
                for (place, router) in hosts.enumerated() {
                    router.present(.jot, as: .popover)
                    desktop.front.settle { desktop.front.layers.count == min(place, 1) + 1 }
                    router.router(ofLayer: 0).isUnsaved = true
                    desktop.settle()
                    if place == 1 { shown.first = 1 }
                    desktop.settle()
                }
                #if OLDER
                    desktop.close()
                    expectEqual(desktop.windows.count, 1)
                    expectEqual(hosts.map(\.question), [nil, nil, 0])
                    hosts[2].answer(discarding: true)
                    desktop.settle()
                    desktop.close()
                    expectEqual(desktop.windows.count, 1)
                    expectEqual(hosts.map(\.question), [nil, 0, nil])
                    hosts[1].answer(discarding: true)
                #else
                    for router in hosts { router.router(ofLayer: 0).isUnsaved = false }
                #endif
                desktop.settle()
                desktop.close()
                expectEqual(desktop.windows.count, 0)
                expectEqual(desktop.problems, [])
            },
            Scenario("what a window showed is there at the next launch") { readings in
                var routers: [NavigationRouter] = []
                let desktop = Desktop(readings, .compact) {
                    WindowGroup {
                        let _ = routers.append(NavigationRouter())
                        NavigationHost(router: routers[routers.count - 1])
                    }
                }
                routers[0].push(.note(1))
                routers[0].present(.edit(1))
                desktop.settle()
                desktop.relaunch()
                expectEqual(routers[1].stack, [.note(1)])
                expectEqual(desktop.front.layers, ["sheet"])
                expectEqual(desktop.front.animatedPresentations, 0)
                desktop.front.swipeAway()
                expectEqual(desktop.front.screens, ["note"])
                desktop.front.back()
                desktop.relaunch()
                expectEqual(desktop.front.screens, ["notes"])
                expectNoProblem(desktop.front)
            },
        ])
    }
}
