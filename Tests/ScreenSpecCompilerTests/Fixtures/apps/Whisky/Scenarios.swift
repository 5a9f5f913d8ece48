import Foundation
@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func user(_ readings: Readings, _ router: NavigationRouter = NavigationRouter()) -> User {
        let cellar = Cellar()
        return User(.regular, readings) { Window(cellar: cellar, router: router) }
    }

    /// As the app's scene has it.
    struct Window: View {
        @ObservedObject var cellar: Cellar
        let router: NavigationRouter
        var body: some View { NavigationHost(bottles: cellar.bottles, router: router).environmentObject(cellar) }
    }

    @MainActor static func main() {
        Scenario.run([
            Scenario("bottles are rows, each with a stack") { readings in
                let user = user(readings)
                user.sees("Create a bottle first")
                user.taps("Games", "Programs", "Steam")
                user.sees("Steam in Games")
                user.goesBack()
                user.taps("Office")
                user.sees("Bottle Office")
                user.doesNotSee("Steam")
            },
            Scenario("a new bottle is chosen at once") { readings in
                let user = user(readings)
                user.taps("Create a Bottle", "Create Music")
                user.seesLayers()
                user.sees("Bottle Music")
                expectEqual(user.device.selectedRows, ["Music"])
            },
            Scenario("a bottle is renamed in a sheet") { readings in
                let user = user(readings)
                user.taps("Games", "Rename", "Call Games Fun")
                user.sees("Bottle Fun")
                expectEqual(user.device.selectedRows, ["Fun"])
            },
            Scenario("the setup goes from step to step, and no key ends it") { readings in
                let router = NavigationRouter()
                let user = user(readings, router)
                user.waits { router.open(.setup(isFirstTime: true)) }
                user.taps("Install", "Rosetta is installed")
                user.swipesAway()
                user.taps("Wine is downloaded", "wine.tar is installed")
                user.seesLayers()
            },
            Scenario("a bottle that is removed gives way to the next one") { readings in
                let user = user(readings)
                user.taps("Games", "Remove Bottle", "Cancel", "Remove Bottle", "Remove")
                user.sees("Bottle Office")
                user.taps("Remove Bottle", "Remove")
                user.sees("Create a bottle first")
            },
            Scenario("a file from the Finder asks for a bottle") { readings in
                let router = NavigationRouter()
                let user = user(readings, router)
                user.taps("Office", "Config", "Resolution: 96", "Double")
                user.waits { router.open(.openFile(URL(filePath: "/tmp/game.exe"))) }
                user.sees("Run game.exe in which bottle?")
                user.swipesAway()
                user.swipesAway()
                user.sees("Resolution: 192")
            },
            Scenario("the settings are a window, and there is one of them") { readings in
                let desktop = Desktop(readings) { NavigationScenes { Window(cellar: Cellar(), router: NavigationRouter()) } }
                desktop.openSettings()
                expect(desktop.front.isShowing("Where bottles are kept"), desktop.front.outline)
                desktop.openSettings()
                expectEqual(desktop.windows.count, 2)
                desktop.close()
                expect(desktop.front.isShowing("Create a bottle first"), desktop.front.outline)
            },
            Scenario("people go where they like") { user($0).wanders(seed: 7) },
        ])
    }
}
