import SwiftUI

// An app's code as people wrote it by hand before there was a generator. It compiles unchanged with what the spec becomes.

struct AuthorRow: View {
    @Environment(NavigationRouter.self) private var router
    let author: Author

    var body: some View {
        Button(author.name) { router.setDetailRoot(.author(author)) }
    }
}

struct AuthorsBookRow: View {
    @Environment(NavigationRouter.self) private var router
    let book: Book
    let author: Author

    var body: some View {
        Button(book.title) { router.push(.bookByAuthor(book, author)) }
    }
}

struct BrowseList: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        List(NavigationItem.browseCases) { item in
            NavigationLink(value: item) { Label(item.displayName, systemImage: item.iconName) }
        }
        .navigationDestination(for: NavigationItem.self) { router.view(for: $0) }
    }
}

struct ContentView: View {
    @State private var router = NavigationRouter()

    var body: some View {
        RegularContentView()
            .environment(router)
    }
}

struct SidebarOnly: View {
    @State private var router = NavigationRouter()

    var body: some View {
        SidebarView()
            .environment(router)
    }
}
