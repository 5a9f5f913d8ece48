import SwiftUI

struct RecipesView: View {
    @Environment(NavigationRouter.self) private var router
    var body: some View {
        VStack {
            NavigationLink("Open recipe", value: NavigationItem.recipe(1))
            Button("Rename") { router.present(.rename) }
        }
    }
}

struct RecipeView: View {
    @Binding var name: String
    let id: Int
    var body: some View { Button("Recipe \(id) is called \(name)") { name += "x" } }
}

struct AccountView: View {
    let session: Session
    var body: some View { Text("Account of \(session.name)") }
}

struct OrdersView: View {
    let count: Int
    var body: some View { Text("There are \(count) orders") }
}

struct OrdersRow: View {
    let count: Int
    var body: some View { Text("Orders: \(count)") }
}

struct GuestView: View {
    let id: Int
    var body: some View { Text("This is guest \(id)") }
}

struct HeaderView: View {
    let name: String
    var body: some View { Text("Header of \(name)") }
}

struct FooterView: View {
    let critic: Critic?
    var body: some View { Text(critic.map { "Footer of \($0.stars) stars" } ?? "Footer") }
}

struct CookRow: View {
    let cook: Cook
    var body: some View { Text("Cook \(cook.name)") }
}

struct RenameSheet: View {
    let session: Session
    let player: Player
    @Binding var volume: Int
    var body: some View {
        VStack {
            Button("Rename \(session.name)") { session.name = "Bob" }
            Button("Volume \(volume)") { volume += 1 }
        }
    }
}

extension View {
    func marked() -> some View { overlay { Text("marked") } }
    func framed() -> some View { overlay { Text("framed") } }
}
