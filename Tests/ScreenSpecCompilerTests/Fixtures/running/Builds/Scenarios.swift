import Foundation
@_spi(Running) import SwiftUI

@main enum Program {
    #if FULL
        private static let isFull = true
    #else
        private static let isFull = false
    #endif

    @MainActor private final class App {
        let (session, router) = (Session(), NavigationRouter())

        func device(_ size: UserInterfaceSizeClass, _ readings: Readings) -> Device {
            Device(size, readings) { [self] in NavigationHost(router: router).environment(session) }
        }
    }

    @MainActor static func main() {
        Scenario.run([
            Scenario("the sidebar has the rows of its build and system") { readings in
                let app = App()
                let device = app.device(.regular, readings)
                for text in ["Account", "Tools", "3", "Laboratory", "Gauge", "Gauge 2"] {
                    expect(device.texts.contains(text) == isFull, "\(text): \(device.texts)")
                }
                expect(device.texts.contains("This is home"), "\(device.texts)")
                if isFull {
                    device.tap("sidebar.account")
                    expect(device.texts.contains("This is the account"), "\(device.texts)")
                    device.tap("Gauge 2")
                    expect(device.texts.contains("The gauge stands at 2"), "\(device.texts)")
                }
                expectNoProblem(device)
            },
            Scenario("a placeholder stands in for what a system lacks") { readings in
                let app = App()
                let device = app.device(.regular, readings)
                device.tap("A tour")
                expect(device.texts.contains(isFull ? "This is the tour" : "Tour"), "\(device.texts)")
                app.router.dismiss()
                device.settle()
                device.tap("Tools, please")
                expect(device.texts.contains(isFull ? "Tool 3" : "Tools"), "\(device.texts)")
                expectEqual(app.router.detailRoot, .tools)
                expectNoProblem(device)
            },
            Scenario("the tabs are those of its build and system") { readings in
                let app = App()
                let device = app.device(.compact, readings)
                expectEqual(Set(device.tabs.titles), isFull ? ["Account", "Home", "Tools", "Gauge"] : ["Home"])
                expectEqual(app.router.selectedTab, .home)
                app.router.open(.tools)
                device.settle()
                expect(device.texts.contains(isFull ? "Tool 3" : "Tools"), "\(device.texts)")
                expectEqual(app.router.selectedTab, isFull ? .tools : .home)
                app.router.select(.tools)
                device.settle()
                expectEqual(app.router.selectedTab, isFull ? .tools : .home)
                app.router.open(.hints)
                device.settle()
                expect(device.texts.contains("Here are hints"), "\(device.texts)")
                expectEqual(app.router.selectedTab.rawValue, isFull ? "more" : "home")
                expectNoProblem(device)
            },
            Scenario("what another build saved is kept, and not shown") { readings in
                let saved = #"""
                    {"isCompact":true,"selectedTab":"tools","path":[{"tools":{}},{"account":{}},{"hints":{}}],"layers":[],
                    "tabs":{"home":[{"account":{}}]}}
                    """#
                let state = try? JSONDecoder().decode(NavigationState.self, from: Data(saved.utf8))
                let app = App()
                app.router.state = state ?? NavigationState()
                let device = app.device(.compact, readings)
                expectEqual(app.router.selectedTab, isFull ? .tools : .home)
                device.settle()
                let text = (try? JSONEncoder().encode(app.router.state)).map { String(decoding: $0, as: UTF8.self) } ?? ""
                for name in ["tools", "account", "hints"] { expect(text.contains(name), "\(name): \(text)") }
                expect(device.texts.contains("Here are hints"), "\(device.texts)")
                expectEqual(app.router.stack.map(\.displayName), isFull ? ["Account", "Hints"] : ["Hints"])
                expectNoProblem(device)
            },
        ])
    }
}
