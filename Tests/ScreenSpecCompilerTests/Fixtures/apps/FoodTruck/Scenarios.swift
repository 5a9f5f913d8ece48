@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func user(
        _ sizeClass: UserInterfaceSizeClass, _ readings: Readings, _ router: NavigationRouter = NavigationRouter()
    ) -> User {
        User(sizeClass, readings) { NavigationHost(model: FoodTruckModel(), cities: City.all, router: router) }
    }

    @MainActor static func main() {
        Scenario.run([
            Scenario("the cards of the truck choose rows of the sidebar") { readings in
                let user = user(.regular, readings)
                user.taps("2 donuts")
                user.sees("The Classic")
                expectEqual(user.device.selectedRows, ["Donuts"])
                user.taps("Truck", "Forecast for San Francisco")
                user.sees("Parking spots in San Francisco")
                expectEqual(user.device.selectedRows, ["San Francisco"])
            },
            Scenario("on a phone the cards push, and back is the truck") { readings in
                let user = user(.compact, readings)
                user.taps("Truck", "2 new orders", "See Order#1221")
                user.sees("Order#1221 is placed")
                user.goesBack()
                user.goesBack()
                user.sees("2 new orders")
            },
            Scenario("an order is completed, and a sheet says so") { readings in
                let user = user(.regular, readings)
                user.taps("Orders", "See Order#1222", "Complete")
                user.sees("Order#1222 is in its box")
                user.taps("Done")
                user.sees("Order#1222 is complete")
            },
            Scenario("a widget leads to its order, with the orders and the truck below it") { readings in
                let router = NavigationRouter()
                let user = user(.compact, readings, router)
                user.taps("Top 5")
                user.waits { router.setTrail([.truck, .orders, .order("Order#1221")]) }
                user.sees("Order#1221 is placed")
                user.goesBack()
                user.goesBack()
                user.sees("2 new orders")
            },
            Scenario("a donut is edited where it is kept") { readings in
                let user = user(.regular, readings)
                user.taps("Donuts", "The Classic", "Sprinkle")
                user.sees("Editing The Classic with Sprinkles")
                user.goesBack()
                user.sees("The Classic with Sprinkles")
                user.taps("Create Donut")
                user.sees("Editing New Donut")
            },
            Scenario("nobody is signed out without a question") { readings in
                let user = user(.regular, readings)
                user.taps("Account", "Leave", "Cancel")
                user.sees("Signed in")
                user.taps("Leave", "Sign Out")
                user.sees("Signed out")
            },
            Scenario("support is pushed inside of the subscription's sheet") { readings in
                let user = user(.compact, readings)
                user.taps("Social Feed", "Subscription Options", "Subscription support", "Refund purchases")
                user.sees("Nothing to refund")
                user.seesLayers("sheet")
                user.swipesAway()
                user.sees("Get Social Feed+")
            },
            Scenario("people go where they like") { user(.regular, $0).wanders(seed: 7) },
        ])
    }
}
