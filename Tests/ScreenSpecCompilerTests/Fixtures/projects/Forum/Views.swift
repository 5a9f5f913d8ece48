import SwiftUI

struct BoardsView: View { var body: some View { EmptyView() } }
struct InboxView: View { var body: some View { EmptyView() } }
struct SignUpView: View { var body: some View { EmptyView() } }
struct LogInView: View { var body: some View { EmptyView() } }
struct FilterView: View { var body: some View { EmptyView() } }
struct AboutSheet: View { var body: some View { EmptyView() } }

struct ThreadView: View {
    let id: Int

    var body: some View { EmptyView() }
}

struct MemberView: View {
    let id: Int

    var body: some View { EmptyView() }
}

struct SavedView: View {
    let kind: Int

    var body: some View { EmptyView() }
}

struct ComposeSheet: View {
    let id: Int

    var body: some View { EmptyView() }
}

@main
struct ForumApp: App {
    var body: some Scene {
        WindowGroup { NavigationHost() }
    }
}
