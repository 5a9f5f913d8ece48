import SwiftUI

struct HomeView: View {
    var body: some View { EmptyView() }
}

struct EveryoneView: View {
    var body: some View { EmptyView() }
}

struct UserView: View {
    let id: User.ID

    var body: some View { EmptyView() }
}

struct ProfileView: View {
    let id: User.ID

    var body: some View { EmptyView() }
}

struct SettingsView: View {
    var body: some View { EmptyView() }
}

struct InviteSheet: View {
    var body: some View { EmptyView().isDirty(true) }
}
