@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func user(
        _ readings: Readings, _ router: NavigationRouter = NavigationRouter(), signedInAs name: String? = "Fritz"
    ) -> User {
        session.user = name
        session.servers = []
        session.filters = ["Genres", "Tags"]
        return User(.compact, readings) { App(router: router) }
    }

    /// As the app's scene has it.
    struct App: View {
        let router: NavigationRouter
        var body: some View { if session.user == nil { WelcomeHost() } else { NavigationHost(router: router) } }
    }

    @MainActor static func main() {
        Scenario.run([
            Scenario("nobody gets in who has not signed in, and who signs out is out") { readings in
                let user = user(readings, signedInAs: nil)
                user.taps("Add a Server", "Connect to Demo", "Sign In to Demo", "Require a Pin", "Four times one")
                user.sees("1111")
                user.seesLayers("sheet")
                user.taps("Quick Connect", "123456 was entered elsewhere")
                user.seesLayers()
                user.seesTabs(["Home", "Search", "Media"], "Home")
                user.taps("Settings", "Sign Out")
                user.seesLayers()
                user.sees("Sign In to Demo")
            },
            Scenario("the settings of the app are there before anybody is") { readings in
                let user = user(readings, signedInAs: nil)
                user.taps("App Settings", "About", "Permissions")
                user.sees("Local network")
            },
            Scenario("a film is found in a library, and played over everything") { readings in
                let user = user(readings)
                user.tapsTab("Media")
                user.taps("All Films", "Sunrise", "Play")
                user.seesLayers("fullScreenCover")
                user.taps("Stop Sunrise")
                user.sees("About Sunrise")
                user.goesBack()
                user.sees("Metropolis")
            },
            Scenario("a link goes where somebody is") { readings in
                let router = NavigationRouter()
                let user = user(readings, router)
                user.tapsTab("Search")
                user.waits { router.router(of: router.selectedTab).push(.item(BaseItem(id: "9", name: "Faust"))) }
                user.sees("About Faust")
                user.goesBack()
                user.sees("Search for anything")
            },
            Scenario("an item is deleted after a question, and its screen goes") { readings in
                let user = user(readings)
                user.taps("Films", "Sunrise", "Delete Sunrise", "Delete")
                user.doesNotSee("About Sunrise")
                user.sees("Filter")
            },
            Scenario("settings are a sheet, with sheets over it") { readings in
                let user = user(readings)
                user.taps("Settings", "Dashboard", "Users", "Thea", "Permissions")
                user.sees("Permissions of Thea")
                user.swipesAway()
                user.sees("User Thea")
                user.seesLayers("sheet")
            },
            Scenario("what was typed into a form is not lost without a question") { readings in
                let user = user(readings)
                user.taps("Settings", "Dashboard", "Users", "Thea", "Reset Password", "Type")
                user.swipesAway()
                user.seesLayers("sheet", "sheet", "alert")
                user.taps("Cancel", "Save")
                user.seesLayers("sheet")
            },
            Scenario("an editor edits what was handed to it") { readings in
                let user = user(readings)
                user.taps("Settings", "Customize", "Filters", "Reverse")
                user.sees("Tags, Genres")
                user.goesBack()
                expectEqual(session.filters, ["Tags", "Genres"])
            },
            Scenario("an item is edited in a stack of its own, over the item") { readings in
                let user = user(readings)
                user.taps("Films", "Metropolis", "Edit", "Genres")
                user.sees("Genres of Metropolis")
                user.goesBack()
                user.taps("Metadata")
                user.seesLayers("sheet", "sheet")
                user.swipesAway()
                user.swipesAway()
                user.sees("About Metropolis")
            },
            Scenario("people go where they like") { user($0).wanders(seed: 7) },
        ])
    }
}
