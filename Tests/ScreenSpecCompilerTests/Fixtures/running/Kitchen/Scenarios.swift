@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor private final class App {
        let (kitchen, session, player, router) = (Kitchen(), Session(), Player(), NavigationRouter())
        var guests: [Int] = []

        func device(_ size: UserInterfaceSizeClass, _ readings: Readings) -> Device {
            Device(size, readings) { [self] in
                NavigationHost(session: session, player: player, guests: guests, router: router).environment(kitchen)
            }
        }
    }

    @MainActor static func main() {
        Scenario.run([
            Scenario("what a screen binds is the model's") { readings in
                let app = App()
                let device = app.device(.regular, readings)
                app.router.push(.recipe(1))
                device.settle()
                device.tap("Recipe 1 is called ")
                expectEqual(app.kitchen.draft, "x")
                expect(device.texts.contains("Recipe 1 is called x"), "\(device.texts)")
                expectNoProblem(device)
            },
            Scenario("what the host is handed reaches a sheet") { readings in
                let app = App()
                let device = app.device(.regular, readings)
                device.tap("Rename")
                expect(device.texts.contains("Rename Ann"), "\(device.texts)")
                device.tap("Volume 1")
                expect(device.texts.contains("Volume 2") && app.player.volume == 2, "\(device.texts)")
                device.tap("Rename Ann")
                expect(device.texts.contains("Rename Bob"), "\(device.texts)")
                expectNoProblem(device)
            },
            Scenario("modifiers stand around screens, and around what is presented") { readings in
                let app = App()
                let device = app.device(.regular, readings)
                @MainActor func marks() -> [String] { device.texts.filter { ["marked", "framed"].contains($0) } }
                expectEqual(marks(), ["marked"])
                app.router.present(.rename)
                device.settle()
                // The screen below, and the sheet.
                expectEqual(marks(), ["marked", "framed"])
                app.router.dismiss()
                app.router.present(.recipe(1))
                device.settle()
                expectEqual(marks(), ["marked", "marked", "framed"])
                expectNoProblem(device)
            },
            Scenario("badges, rows, header and footer show what the models hold") { readings in
                let app = App()
                let device = app.device(.regular, readings)
                expect(device.texts.contains("Header of Ann") && device.texts.contains("Footer"), "\(device.texts)")
                expect(device.texts.contains("Orders: 0") && !device.texts.contains("3"), "\(device.texts)")
                app.kitchen.orders = 3
                app.session.name = "Cy"
                device.settle()
                expect(device.texts.contains("Orders: 3") && device.texts.contains("3"), "\(device.texts)")
                expect(device.texts.contains("Header of Cy"), "\(device.texts)")
                device.tap("sidebar.orders")
                expect(device.texts.contains("There are 3 orders"), "\(device.texts)")
                expectEqual(app.router.contentRoot ?? app.router.detailRoot, .orders)
                expectNoProblem(device)
            },
            Scenario("sections and rows vanish, and what they opened stays") { readings in
                let app = App()
                let device = app.device(.regular, readings)
                expect(!device.texts.contains("Hidden") && !device.texts.contains("Guests"), "\(device.texts)")
                app.kitchen.draft = "Pie"
                device.settle()
                expect(device.texts.contains("Hidden") && device.texts.contains("Drafts"), "\(device.texts)")
                device.tap("sidebar.account")
                expect(device.texts.contains("Account of Ann"), "\(device.texts)")
                app.session.isSignedIn = false
                device.settle()
                expect(!device.texts.contains("Own"), "\(device.texts)")
                expect(device.texts.contains("Account of Ann"), "\(device.texts)")
                expectEqual(app.router.detailRoot, .account)
                expectNoProblem(device)
            },
            Scenario("who is in a tab that goes away comes to the first") { readings in
                let app = App()
                let device = app.device(.compact, readings)
                device.tapTab("tab.account")
                expectEqual(app.router.selectedTab, .account)
                app.session.isSignedIn = false
                device.settle()
                expectEqual(app.router.selectedTab, .recipes)
                expect(device.texts.contains("Open recipe"), "\(device.texts)")
                app.router.select(.account)
                device.settle()
                expectEqual(app.router.selectedTab, .recipes)
                app.session.isSignedIn = true
                device.settle()
                device.tapTab("tab.account")
                expectEqual(app.router.selectedTab, .account)
                expectNoProblem(device)
            },
        ])
    }
}
