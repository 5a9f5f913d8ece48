import SwiftUI

struct TruckView: View {
    @Environment(NavigationRouter.self) private var router
    @ObservedObject var model: FoodTruckModel

    var body: some View {
        Button("\(model.orders.count) new orders") { show(.orders) }
        Button("Forecast for San Francisco") { show(.city("SFO")) }
        Button("\(model.donuts.count) donuts") { show(.donuts) }
        Button("Trending topics") { show(.socialFeed) }
    }

    /// Beside the sidebar a card chooses a row; on a phone the truck stays one step back.
    private func show(_ panel: Panel) { router.isCompact ? router.push(panel) : router.open(panel) }
}

struct OrdersView: View {
    @ObservedObject var model: FoodTruckModel

    var body: some View {
        ForEach(model.orders) { order in NavigationLink("See \(order.id)", value: Panel.order(order.id)) }
    }
}

struct OrderDetailView: View {
    @Environment(NavigationRouter.self) private var router
    @Binding var order: Order

    var body: some View {
        Text("\(order.id) is \(order.isComplete ? "complete" : "placed")")
        Button("Complete") {
            order.isComplete = true
            router.open(.orderComplete(order.id))
        }
    }
}

struct OrderCompleteView: View {
    @Environment(NavigationRouter.self) private var router
    let id: Order.ID

    var body: some View {
        Text("\(id) is in its box")
        Button("Done") { router.dismiss() }
    }
}

struct SocialFeedView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        Button("Get Social Feed+") { router.open(.socialFeedStore) }
        Button("Subscription Options") { router.open(.socialFeedPlus) }
    }
}

struct SubscriptionStoreView: View { var body: some View { Text("Pick a plan") } }

struct SocialFeedPlusSettings: View {
    var body: some View { NavigationLink("Subscription support", value: Panel.purchaseSupport) }
}

struct StoreSupportView: View {
    var body: some View { NavigationLink("Refund purchases", value: Panel.refunds) }
}

struct RefundView: View { var body: some View { Text("Nothing to refund") } }
struct SalesHistoryView: View { var body: some View { Text("Sales of two weeks") } }
struct TopFiveDonutsView: View { var body: some View { Text("The best five") } }

struct CityRow: View {
    let city: City
    var body: some View { Label(city.name, systemImage: "building") }
}

struct CityView: View {
    let city: City
    var body: some View { Text("Parking spots in \(city.name)") }
}

struct DonutGallery: View {
    @ObservedObject var model: FoodTruckModel

    var body: some View {
        ForEach(model.donuts) { donut in NavigationLink(donut.name, value: Panel.donut(donut.id)) }
        NavigationLink("Create Donut", value: Panel.donutEditor)
    }
}

struct DonutEditor: View {
    @Binding var donut: Donut

    var body: some View {
        Text("Editing \(donut.name)")
        Button("Sprinkle") { donut.name += " with Sprinkles" }
    }
}

struct AccountView: View {
    @Environment(NavigationRouter.self) private var router
    @State private var isSignedIn = true

    var body: some View {
        NavigationLink("In-app purchase support", value: Panel.purchaseSupport)
        Button("Sign Up") { router.open(.signUp) }
        Text(isSignedIn ? "Signed in" : "Signed out")
        Button("Leave") { Task { if await router.ask(.signOut) == .signOut { isSignedIn = false } } }
    }
}

struct SignUpView: View { var body: some View { Text("Create an account") } }
