import SwiftUI

struct AuthorListView: View { var body: some View { EmptyView() } }
struct LoanListView: View { var body: some View { EmptyView() } }
struct SearchView: View { var body: some View { EmptyView() } }
struct SettingsView: View { var body: some View { EmptyView() } }
struct NotificationsColumn: View { var body: some View { EmptyView() } }
struct AddBookSheet: View { var body: some View { EmptyView().isDirty(true) } }
struct WelcomeView: View { var body: some View { EmptyView() } }

struct AuthorView: View {
    let name: String

    var body: some View { EmptyView() }
}

struct BookView: View {
    let id: Int
    let name: String

    var body: some View { EmptyView() }
}

struct LoanView: View {
    let id: Int

    var body: some View { EmptyView() }
}

struct MemberView: View {
    let id: Member.ID

    var body: some View { EmptyView() }
}

struct EditBookSheet: View {
    let id: Int

    var body: some View { EmptyView() }
}

struct FilterView: View {
    let draft: Draft

    var body: some View { EmptyView() }
}

struct ComposeView: View {
    let draft: Draft

    var body: some View { EmptyView() }
}

struct PickView: View {
    let onPick: (@Sendable (Int) -> Void)?

    var body: some View { EmptyView() }
}

@main
struct LibraryApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationHost(members: [Member(id: 1)])
        }
    }
}
