import SwiftUI

struct AuthorView: View {
    let id: Int

    var body: some View { NavigationLink("a", value: "b") }
}

struct BookView: View {
    let title: String

    var body: some View { EmptyView() }
}

struct ContentView: View {
    let content: Content

    var body: some View { EmptyView() }
}
