@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("the first start leads through the setup, and no swipe ends it") { readings in
                let router = NavigationRouter()
                let user = User(.compact, readings) { NavigationHost(router: router).environmentObject(Radio()) }
                user.waits { router.present(.onboarding) }
                user.swipesAway()
                user.taps("Begin", "Next", "Next")
                user.sees("Allow Local network")
                user.swipesAway()
                user.goesBack()
                user.taps("Next", "Next", "Next")
                user.seesLayers()
                user.seesTabs(["Messages", "Nodes", "Map", "Settings", "Connect"], "Connect")
            },
            Scenario("nodes: a list beside its node, or one stack") { readings in
                for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
                    let user = User(sizeClass, readings) { NavigationHost().environmentObject(Radio()) }
                    user.tapsTab("Nodes")
                    user.taps("To node 2", "Position Log")
                    user.sees("Positions of 2")
                    user.goesBack()
                    user.sees("Node 2")
                }
            },
            Scenario("a notification opens its channel in the messages") { readings in
                for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
                    let router = NavigationRouter()
                    let user = User(sizeClass, readings) { NavigationHost(router: router).environmentObject(Radio()) }
                    user.tapsTab("Settings")
                    user.taps("LoRa")
                    user.waits { router.open(.channel(7)) }
                    user.seesTabs(["Messages", "Nodes", "Map", "Settings", "Connect"], "Messages")
                    user.sees("Messages of channel 7")
                    user.taps("Who wrote this?")
                    user.sees("Node 3")
                    user.tapsTab("Settings")
                    user.sees("LoRa of node 2")
                }
            },
            Scenario("messages: the kind, then the conversation") { readings in
                for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
                    let user = User(sizeClass, readings) { NavigationHost().environmentObject(Radio()) }
                    user.tapsTab("Messages")
                    user.taps("Channels", "Admin")
                    user.sees("Messages of channel 7")
                    user.goesBack()
                    user.taps(sizeClass == .compact ? "Primary" : "Direct Messages")
                }
            },
            Scenario("a pin of the map opens in a sheet, and its logs inside of it") { readings in
                let user = User(.regular, readings) { NavigationHost().environmentObject(Radio()) }
                user.tapsTab("Map")
                user.taps("Pin of node 1", "Trace Route Log")
                user.sees("Trace routes of 1")
                user.seesLayers("sheet")
                user.swipesAway()
                user.taps("A heap of pins", "Pick 3")
                user.sees("Node 3")
                user.doesNotSee("Estimate Coverage")
            },
            Scenario("a link opens a page of the settings, from wherever") { readings in
                let router = NavigationRouter()
                let user = User(.compact, readings) { NavigationHost(router: router).environmentObject(Radio()) }
                user.waits { router.present(.eventInfo) }
                user.taps("Update Firmware")
                user.seesLayers()
                user.sees("Page Firmware")
                user.goesBack()
                user.taps("App Files", "Map Data")
                user.sees("Page Overlays")
            },
            Scenario("a node that is deleted is gone from every tab") { readings in
                let user = User(.regular, readings) { NavigationHost().environmentObject(Radio()) }
                user.taps("This radio")
                user.tapsTab("Nodes")
                user.taps("To node 1", "Exchange Positions")
                user.sees("You will be told when a position comes back.")
                user.swipesAway()
                user.taps("Delete", "Delete Node")
                user.sees("Select a Node")
                user.tapsTab("Connect")
                user.sees("Radios nearby")
            },
            Scenario("a locked radio covers all, until it is unlocked") { readings in
                let router = NavigationRouter()
                let user = User(.compact, readings) { NavigationHost(router: router).environmentObject(Radio()) }
                user.taps("Connect to an old one")
                user.waits { router.present(.lockdown) }
                user.swipesAway()
                user.seesLayers("sheet", "fullScreenCover")
                user.waits { router.remove { $0 == .lockdown } }
                user.sees("Version 1.2 is too old")
                user.seesLayers("sheet")
            },
            Scenario("people go where they like") { User(.regular, $0) { NavigationHost().environmentObject(Radio()) }.wanders(seed: 7) },
        ])
    }
}
