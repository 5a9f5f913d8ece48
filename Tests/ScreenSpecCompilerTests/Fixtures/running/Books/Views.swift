import SwiftUI

enum Sample {
    static let author = Author(id: 1, name: "Ada")
    static let books = ["Emma", "Ulysses", "Walden"].enumerated().map { Book(id: $0, title: $1, authorID: 1) }
    static let lists = ["Later", "Holidays"].map { ReadingList(id: $0, name: $0, bookIDs: [0]) }
}

/// Keeps what a person did here, for as long as it lives.
struct Draft: View {
    let name: String
    @State private var edits = 0

    var body: some View { Button("\(name) \(edits)") { edits += 1 } }
}

struct AuthorListView: View {
    var body: some View { List { NavigationLink("Ada", value: NavigationItem.author(Sample.author)) } }
}

struct BookListView: View {
    var body: some View {
        List(Sample.books) { book in NavigationLink("Open \(book.title)", value: NavigationItem.book(book)) }
    }
}

struct ReadingListsView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        @Bindable var router = router
        List(selection: $router.detailSelection) {
            ForEach(Sample.lists) { Text($0.name).tag(NavigationItem.readingList($0)) }
        }
    }
}

struct SearchView: View {
    @State private var text = ""
    var body: some View { List { Text("Nothing found") }.searchable(text: $text) }
}

struct AuthorDetailView: View {
    let author: Author

    var body: some View {
        VStack {
            Text(author.name)
            ForEach(Sample.books) { book in
                NavigationLink("By Ada: \(book.title)", value: NavigationItem.bookByAuthor(book, author))
            }
            Draft(name: "on the author")
        }
    }
}

struct BookDetailView: View {
    let book: Book

    var body: some View {
        VStack {
            Text(book.title)
            NavigationLink("Its author", value: NavigationItem.author(Sample.author))
            Draft(name: "in the book")
        }
    }
}

struct ReadingListDetailView: View {
    let readingList: ReadingList
    var body: some View { NavigationLink("First book", value: NavigationItem.book(Sample.books[0])) }
}

struct ChooseListView: View {
    let book: Book
    var body: some View { List { NavigationLink("Later", value: NavigationItem.readingList(Sample.lists[0])) } }
}

struct SettingsView: View {
    var body: some View { Draft(name: "in the settings") }
}

struct AboutView: View {
    var body: some View { Text("About this app") }
}

/// The sidebar with something of the app's own.
struct OwnSidebar: View {
    var body: some View {
        VStack {
            SidebarView()
            Draft(name: "in the sidebar")
            LastBook()
            ChosenRow()
        }
    }
}

/// A link where there are columns, and where there is room for one a button: no page says which column a link from there is for.
struct LastBook: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        let last = NavigationItem.book(Sample.books[1])
        if router.isCompact {
            Button("Read last") { router.open(last) }
        } else {
            NavigationLink("Read last", value: last)
        }
    }
}

/// Reads the sidebar's row and nothing else.
struct ChosenRow: View {
    @Environment(NavigationRouter.self) private var router
    var body: some View { Text(router.derivedMenuItem?.displayName ?? "no row") }
}

/// Notes what the first body believes.
@MainActor var beliefs: [Bool] = []

struct Believer: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        beliefs.append(router.isCompact)
        return SidebarView()
    }
}
