@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("a thread is followed from screen to screen, and each tab keeps its own") { readings in
                let user = User(.compact, readings) { NavigationHost().environment(CurrentAccount()) }
                user.taps("Post 42", "By mastodon", "Followers")
                user.sees("Accounts: followers(\"mastodon\")")
                user.tapsTab("Notifications")
                user.taps("Requests")
                user.tapsTab("Timeline")
                user.goesBack()
                user.sees("All about mastodon")
                user.goesBack()
                user.sees("Thread of 42")
            },
            Scenario("two tabs begin with one screen and have different arguments") { readings in
                let user = User(.regular, readings) { NavigationHost().environment(CurrentAccount()) }
                user.tapsTab("Mentions")
                user.sees("Only mention")
                user.tapsTab("Notifications")
                user.sees("All notifications")
                user.tapsTab("Federated")
                user.sees("Posts of Federated")
            },
            Scenario("an iPad has notifications beside the tabs, and a phone has not") { readings in
                let user = User(.regular, readings) { NavigationHost().environment(CurrentAccount()) }
                user.taps("Requests", "Of spam")
                user.sees("Posts of Home", "All notifications")
                user.taps("Post 42")
                user.turns(to: .compact)
                user.sees("Thread of 42")
                user.doesNotSee("All notifications")
            },
            Scenario("who has not logged in has two tabs on an iPad, and who logs in has all of them") { readings in
                let account = CurrentAccount()
                account.isSignedIn = false
                let user = User(.compact, readings) { NavigationHost().environment(account) }
                user.seesTabs(["Timeline"], "Timeline")
                user.turns(to: .regular)
                user.seesTabs(["Timeline", "Settings"], "Timeline")
                user.tapsTab("Settings")
                user.waits { account.isSignedIn = true }
                user.sees("Display")
                user.tapsTab("Mentions")
                user.waits { account.isSignedIn = false }
                user.seesTabs(["Timeline", "Settings"], "Timeline")
            },
            Scenario("what is presented has the theme, and every screen its toasts") { readings in
                let user = User(.compact, readings) { NavigationHost().environment(CurrentAccount()) }
                user.taps("Post 42")
                user.sees("Toast")
                user.goesBack()
                user.taps("Report 42")
                user.sees("What is wrong with 42?")
            },
            Scenario("a draft is not lost without a question, nor asked about when it was sent") { readings in
                let user = User(.compact, readings) { NavigationHost().environment(CurrentAccount()) }
                user.taps("Reply to 42", "Write", "Cancel Post")
                user.seesLayers("sheet", "alert")
                user.taps("Cancel", "Send")
                user.seesLayers()
                user.taps("New Post")
                user.swipesAway()
                user.seesLayers()
            },
            Scenario("one editor replaces the other") { readings in
                let router = NavigationRouter()
                let user = User(.compact, readings) { NavigationHost(router: router).environment(CurrentAccount()) }
                user.taps("New Post", "Write")
                user.waits { router.present(.prefilledStatus(text: "shared", visibility: .direct)) }
                user.seesLayers("sheet", "alert")
                user.taps("Discard")
                user.seesLayers("sheet")
                user.sees("Written: ")
            },
            Scenario("settings are a tab and a sheet, and lead further in both") { readings in
                let user = User(.compact, readings) { NavigationHost().environment(CurrentAccount()) }
                user.tapsTab("Profile")
                user.taps("Settings", "Tag Groups", "Swift", "Save Swift")
                user.sees("Saved 1 times")
                user.goesBack()
                user.taps("Done")
                user.seesLayers()
                user.turns(to: .regular)
                user.tapsTab("Settings")
                user.taps("Display")
                user.sees("Display page")
            },
            Scenario("where translating failed, the settings open at translation") { readings in
                let user = User(.compact, readings) { NavigationHost().environment(CurrentAccount()) }
                user.taps("Post 42", "Translate", "Translation Settings")
                user.sees("Translation page")
                user.goesBack()
                user.taps("Done")
                user.sees("Thread of 42")
            },
            Scenario("what is attached to a post has a window, and on a phone a sheet") { readings in
                let user = User(.compact, readings) { NavigationHost().environment(CurrentAccount()) }
                user.taps("Post 42", "Picture")
                user.sees("Picture 2 of 2")
                user.seesLayers("sheet")
                user.swipesAway()
                user.sees("Thread of 42")
            },
            Scenario("a post is deleted after a question") { readings in
                let user = User(.compact, readings) { NavigationHost().environment(CurrentAccount()) }
                user.taps("Post 42", "Delete Post", "Cancel")
                user.sees("Thread of 42")
                user.taps("Delete Post", "Delete")
                user.sees("Posts of Home")
                user.doesNotSee("Thread of 42")
            },
            Scenario("a notification leads to its post, whatever is open") { readings in
                let router = NavigationRouter()
                let user = User(.compact, readings) { NavigationHost(router: router).environment(CurrentAccount()) }
                user.taps("Post 42", "Edits")
                user.waits {
                    router.root.dismissAll()
                    router.select(.notifications)
                    router.router(of: .notifications).push(.statusDetail(id: "43"))
                }
                user.sees("Thread of 43")
                user.goesBack()
                user.sees("All notifications")
            },
            Scenario("people go where they like") { User(.compact, $0) { NavigationHost().environment(CurrentAccount()) }.wanders(seed: 7) },
        ])
    }
}
