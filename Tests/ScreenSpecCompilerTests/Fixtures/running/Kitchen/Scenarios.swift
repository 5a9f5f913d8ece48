@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor private final class App {
        let (kitchen, session, player, router) = (Kitchen(), Session(), Player(), NavigationRouter())
        var guests: [Int] = []
        var cooks: [Cook] = []
        var critic: Critic?

        func device(_ size: UserInterfaceSizeClass, _ readings: Readings) -> Device {
            Device(size, readings) { [self] in
                NavigationHost(session: session, player: player, guests: guests, cooks: cooks, router: router)
                    .environment(kitchen)
                    .environment(critic)
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
            Scenario("rows over data have badges and views, and vanish one by one") { readings in
                let app = App()
                let dot = Cook(7, "Dot")
                (app.guests, app.cooks) = ([1, 2], [dot, Cook(8, "Eve")])
                let device = app.device(.regular, readings)
                expect(!device.isShowing("4"), "\(device.texts)")
                app.kitchen.plates[2] = 4
                dot.name = "Dorothy"
                device.settle()
                expect(device.isShowing("4") && device.isShowing("Cook Dorothy"), "\(device.texts)")
                device.tap("Cook Dorothy")
                expect(device.isShowing("This is guest 7"), "\(device.texts)")
                expectEqual(device.selectedRows, ["Cook Dorothy"])
                dot.isIn = false
                device.settle()
                expect(!device.isShowing("Cook Dorothy") && device.isShowing("Cook Eve"), "\(device.texts)")
                expect(device.isShowing("This is guest 7"), "\(device.texts)")
                app.session.isSignedIn = false
                device.settle()
                expect(!device.isShowing("Cooks") && device.isShowing("Guest 1"), "\(device.texts)")
                expectNoProblem(device)
            },
            Scenario("what changes is redrawn where it is read, and nowhere else") { readings in
                let app = App()
                let device = app.device(.regular, readings)
                @MainActor func runs() -> [Int] {
                    [
                        device.runs(of: NavigationHost<SidebarView<Never>>.self), device.runs(of: SidebarView<Never>.self),
                        device.runs(of: RegularContentView<SidebarView<Never>>.self), device.runs(of: RecipesView.self),
                        device.runs(of: HeaderView.self), device.runs(of: FooterView.self),
                    ]
                }
                let (before, rows) = (runs(), device.runs(of: OrdersRow.self))
                app.kitchen.orders = 3
                device.settle()
                expectEqual(runs(), before)
                expect(device.runs(of: OrdersRow.self) > rows, "The row shows what was.")
                app.session.name = "Cy"
                device.settle()
                expectEqual(runs(), before.enumerated().map { $0 == 4 ? $1 + 1 : $1 })
            },
            Scenario("a section is closed and opened") { readings in
                let app = App()
                app.guests = [1]
                let device = app.device(.regular, readings)
                device.tap("Guests")
                expect(device.isShowing("Guests") && !device.isShowing("Guest 1"), device.outline)
                device.resize(to: .compact)
                device.resize(to: .regular)
                expect(!device.isShowing("Guest 1"), device.outline)
                device.tap("Guests")
                device.tap("Guest 1")
                expect(device.isShowing("This is guest 1"), device.outline)
                expectNoProblem(device)
            },
            Scenario("a tab has a badge while there is something to say") { readings in
                let app = App()
                let device = app.device(.compact, readings)
                expectEqual(device.badges, [:])
                app.kitchen.orders = 3
                device.settle()
                expectEqual(device.badges, ["Orders": "3"])
                expectNoProblem(device)
            },
            Scenario("what may be missing in the environment is there or not") { readings in
                let app = App()
                expect(app.device(.regular, readings).isShowing("Footer"), "There is a critic.")
                app.critic = Critic()
                let device = app.device(.regular, readings)
                expect(device.isShowing("Footer of 2 stars"), "\(device.texts)")
                app.critic?.stars = 3
                device.settle()
                expect(device.isShowing("Footer of 3 stars"), "\(device.texts)")
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
                device.tapTab("tab.orders")
                app.session.isSignedIn = true
                device.settle()
                expectEqual(app.router.selectedTab, .orders)
                device.tapTab("tab.account")
                expectEqual(app.router.selectedTab, .account)
                expectNoProblem(device)
            },
            Scenario("who was led to a tab that is not there yet comes to it when it is") { readings in
                let app = App()
                app.session.isSignedIn = false
                app.router.adapt(toCompact: true)
                app.router.select(.account)
                app.router.push(.recipe(2))
                let device = app.device(.compact, readings)
                expectEqual(app.router.selectedTab, .recipes)
                app.session.isSignedIn = true
                device.settle()
                expectEqual(app.router.selectedTab, .account)
                expectEqual(app.router.stack, [.recipe(2)])
                expectNoProblem(device)
            },
            Scenario("who was led to a tab that is not there yet, and does something else, is not taken away from that") { readings in
                let app = App()
                app.session.isSignedIn = false
                app.router.adapt(toCompact: true)
                app.router.select(.account)
                let device = app.device(.compact, readings)
                device.tap("Open recipe")
                let shown = device.screens
                app.session.isSignedIn = true
                device.settle()
                expectEqual(app.router.selectedTab, .recipes)
                expectEqual(device.screens, shown)
                expectNoProblem(device)
            },
        ])
    }
}
