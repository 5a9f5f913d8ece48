import SwiftUI

enum Sample {
    static let users = ["Ann", "Ben"].enumerated().map { User(id: $0 + 1, name: $1) }
}

/// Keeps what a person did here, for as long as it lives.
struct Draft: View {
    let name: String
    @State private var edits = 0

    var body: some View { Button("\(name) \(edits)") { edits += 1 } }
}

/// What the bodies of a screen took the device for, one after the other.
@MainActor var beliefs: [Bool] = []

struct HomeView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        let _ = beliefs.append(router.isCompact)
        VStack {
            Draft(name: "at home")
            NavigationLink("Ann's profile", value: NavigationItem.profile(1))
            Button("Invite") { router.present(.invite) }
        }
    }
}

struct EveryoneView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        @Bindable var router = router
        List(selection: $router.detailSelection) {
            ForEach(Sample.users) { Text("Show \($0.name)").tag(NavigationItem.profile($0.id)) }
        }
    }
}

struct UserView: View {
    let id: User.ID
    var body: some View { NavigationLink("Profile of \(id)", value: NavigationItem.profile(id)) }
}

struct ProfileView: View {
    let id: User.ID

    var body: some View {
        VStack {
            Text("Profile \(id)")
            Draft(name: "in profile \(id)")
        }
    }
}

struct SettingsView: View {
    var body: some View { Draft(name: "in the settings") }
}

struct InviteSheet: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(NavigationRouter.self) private var router
    @State private var edits = 0
    @State private var isSaved = false

    var body: some View {
        VStack {
            Button("invite \(edits)") { edits += 1 }
            Button("Save") {
                isSaved = true
                dismiss()
            }
            Button("Cancel") { dismiss() }
            Button("Leave") { router.dismiss() }
        }
        .isDirty(edits > 0 && !isSaved)
    }
}
