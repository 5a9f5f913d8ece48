@_spi(Running) import SwiftUI

/// What the state says is on screen.
@MainActor func shown(by router: NavigationRouter) -> [NavigationItem] {
    let detail = router.detailStack.last ?? router.detailRoot
    if !router.isCompact { return [router.contentRoot, detail].compactMap { $0 } }
    switch router.compactColumn {
    case .sidebar: return []
    case .content: return [router.contentRoot].compactMap { $0 }
    case .detail: return [detail]
    }
}

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("iOS 16: columns, rows and links") { readings in
                let router = NavigationRouter()
                let device = Device(.regular, readings) { NavigationHost(router: router) }
                device.tap("Open 1")
                expectEqual(device.screens, ["notes", "note"])
                device.tap("Trash")
                expectEqual(device.screens, ["trash"])
                expectEqual(device.selectedRows, ["Trash"])
                expectNoProblem(device)
            },
            Scenario("iOS 16: turning keeps what a person has begun in a sheet") { readings in
                let router = NavigationRouter()
                let device = Device(.regular, readings) { NavigationHost(router: router) }
                router.present(.draft)
                device.settle()
                device.tap("0 words")
                for sizeClass in [UserInterfaceSizeClass.compact, .regular] {
                    device.resize(to: sizeClass)
                    expect(device.isShowing("1 words"), device.outline)
                }
                device.swipeAway()
                device.tap("Discard")
                expectEqual(device.layers, [])
                expectNoProblem(device)
            },
            // Each of these was wrong once.
            Scenario("iOS 16: a phone begins where the state does") { readings in
                let router = NavigationRouter()
                beliefs = []
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                expectEqual(device.screens.isEmpty, router.compactColumn == .sidebar)
                router.open(.notes)
                device.settle()
                expectEqual(beliefs.first, true)
                expectNoProblem(device)
            },
            Scenario("iOS 16: going back to the sidebar is heard") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                if !device.screens.isEmpty { device.back() }
                device.tap("Trash")
                expectEqual(device.screens, ["trash"])
                device.back()
                expectEqual(device.screens, [])
                expectEqual(router.compactColumn, .sidebar)
                device.tap("Notes")
                device.tap("Open 1")
                device.back()
                expectEqual(device.screens, ["notes"])
                expectNoProblem(device)
            },
            Scenario("iOS 16: a list that lets go of its row is the sidebar") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                for item in [NavigationItem.trash, .notes, .note(1), .trash] {
                    router.open(item)
                    device.settle()
                    expectEqual(device.screens, [item.accessibilityIdentifier])
                    router.selectedRow.wrappedValue = nil
                    device.settle()
                    expectEqual(device.screens, [])
                    expectEqual(router.compactColumn, .sidebar)
                }
                device.tap("Trash")
                expectEqual(device.screens, ["trash"])
                expectNoProblem(device)
            },
            Scenario("iOS 16: the app leads the way on a phone") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                router.open(.trash)
                device.settle()
                expectEqual(device.screens, ["trash"])
                router.backToRoot()
                device.settle()
                expectEqual(device.screens, [])
                expectNoProblem(device)
            },
            Scenario("iOS 16: a screen that no row begins with is shown, too") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                if !device.screens.isEmpty { device.back() }
                router.open(.about)
                device.settle()
                expectEqual(device.screens, ["about"])
                device.back()
                expectEqual(device.screens, [])
                expectEqual(router.compactColumn, .sidebar)
                device.tap("Trash")
                router.setTrail([.about])
                device.settle()
                expectEqual(device.screens, ["about"])
                device.resize(to: .regular)
                expectEqual(device.screens, ["about"])
                device.resize(to: .compact)
                expectEqual(device.screens, ["about"])
                expectNoProblem(device)
            },
            Scenario("iOS 16: people go where they like") { readings in
                forEachWalk(readings) { random, readings, steps in
                    let router = NavigationRouter()
                    let device = Device(.compact, readings) { NavigationHost(router: router) }
                    for _ in 0..<steps where device.problems.isEmpty {
                        switch random.next(below: 8) {
                        case 0: device.resize(to: router.isCompact ? .regular : .compact)
                        case 1, 2: if device.canGoBack { device.back() }
                        case 3: router.open(random.pick([.about, .trash, .notes, .note(2)])!)
                        case 4: router.setTrail(random.pick([[.about], [.notes, .note(1)], [.about, .note(3)]])!)
                        default: if let name = random.pick(device.tappable) { device.tap(name) }
                        }
                        device.settle()
                        expectEqual(device.screens, shown(by: router).map(\.accessibilityIdentifier), device.outline)
                        expectNoProblem(device)
                    }
                }
            },
        ])
    }
}
