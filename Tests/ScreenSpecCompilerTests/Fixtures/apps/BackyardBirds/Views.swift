import SwiftUI

struct BackyardGrid: View {
    var body: some View {
        ForEach(Backyard.all) { backyard in NavigationLink(backyard.name, value: AppScreen.backyard(backyard.id)) }
    }
}

struct BirdsView: View { var body: some View { Text("Every bird that was here") } }
struct PlantsView: View { var body: some View { Text("Every plant that grows here") } }

struct AccountView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        Button("Edit Account") { router.open(.editAccount) }
        Button("Get the Pass") { router.open(.passShop) }
    }
}

struct BackyardDetailView: View {
    @Environment(NavigationRouter.self) private var router
    let id: Backyard.ID

    var body: some View {
        if let backyard = Backyard.all.first(where: { $0.id == id }) {
            Text("Welcome to \(backyard.name)")
            Button("Choose Food") { router.open(.birdFoodPicker(for: id)) }
        }
    }
}

struct BirdFoodPicker: View {
    @Environment(NavigationRouter.self) private var router
    let backyard: Backyard.ID

    var body: some View {
        Text("Food for backyard \(backyard)")
        Button("Shop") { router.push(.birdFoodShop) }
        Button("Done") { router.dismiss() }
    }
}

struct BirdFoodShop: View { var body: some View { Text("Premium food") } }
struct EditAccountForm: View { var body: some View { Text("Display name") } }
struct PassShop: View { var body: some View { Text("Become a premium member") } }
