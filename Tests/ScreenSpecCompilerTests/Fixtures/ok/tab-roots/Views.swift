import Models
import SwiftUI

struct ShelfView: View {
    let kind: Kind
    let title: String

    var body: some View { Text(title) }
}

struct TitleListView: View { var body: some View { EmptyView() } }

struct TitleView: View {
    let id: Int

    var body: some View { EmptyView() }
}

struct LogInView: View { var body: some View { EmptyView() } }
struct FilterView: View { var body: some View { EmptyView() } }
struct ShareView: View { var body: some View { EmptyView() } }

@main
struct ShelvesApp: App {
    var body: some Scene {
        WindowGroup { NavigationHost() }
    }
}
