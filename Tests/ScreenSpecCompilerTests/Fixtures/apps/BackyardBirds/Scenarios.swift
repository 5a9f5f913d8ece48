@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("a phone has tabs, each with a place of its own") { readings in
                let user = User(.compact, readings) { NavigationHost() }
                user.seesTabs(["Backyards", "Birds", "Plants", "Account"], "Backyards")
                user.taps("Bird Springs")
                user.tapsTab("Birds")
                user.sees("Every bird that was here")
                user.tapsTab("Backyards")
                user.sees("Welcome to Bird Springs")
            },
            Scenario("elsewhere there is a sidebar") { readings in
                let user = User(.regular, readings) { NavigationHost() }
                user.taps("Feathered Friends")
                user.sees("Welcome to Feathered Friends", "Plants")
                user.taps("Plants", "Backyards")
                user.sees("Bird Springs")
                user.doesNotSee("Welcome to Feathered Friends")
            },
            Scenario("food is chosen in a sheet, and bought inside of it") { readings in
                for sizeClass in [UserInterfaceSizeClass.compact, .regular] {
                    let user = User(sizeClass, readings) { NavigationHost() }
                    user.taps("Bird Springs", "Choose Food", "Shop")
                    user.sees("Premium food")
                    user.goesBack()
                    user.taps("Done")
                    user.seesLayers()
                    user.sees("Welcome to Bird Springs")
                }
            },
            Scenario("the account has sheets that a swipe closes") { readings in
                let user = User(.compact, readings) { NavigationHost() }
                user.tapsTab("Account")
                user.taps("Get the Pass")
                user.sees("Become a premium member")
                user.swipesAway()
                user.taps("Edit Account")
                user.sees("Display name")
            },
            Scenario("people go where they like") { User(.regular, $0) { NavigationHost() }.wanders(seed: 7) },
        ])
    }
}
