@_spi(Running) import SwiftUI

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
            // Each of these was wrong once.
            Scenario("iOS 16: a phone begins where the state does") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                expectEqual(device.showsSidebar, router.compactColumn == .sidebar)
                expectNoProblem(device)
            },
            Scenario("iOS 16: going back to the sidebar is heard") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                if !device.showsSidebar { device.back() }
                device.tap("Trash")
                expectEqual(device.screens, ["trash"])
                device.back()
                expect(device.showsSidebar, device.outline)
                expectEqual(router.compactColumn, .sidebar)
                device.tap("Notes")
                device.tap("Open 1")
                device.back()
                expectEqual(device.screens, ["notes"])
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
                expect(device.showsSidebar, device.outline)
                expectNoProblem(device)
            },
        ])
    }
}
