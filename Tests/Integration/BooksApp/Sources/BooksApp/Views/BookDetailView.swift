import SwiftUI

struct BookDetailView: View {
    @Environment(NavigationRouter.self) private var router
    @Environment(Library.self) private var library
    let book: Book

    var body: some View {
        List {
            if let author = library.author(of: book) {
                Button(author.name, systemImage: "person") { router.push(.author(author)) }
            }
            Button("Add to a List…", systemImage: "text.badge.plus") { router.open(.chooseList(book)) }
            Button("Remove from Library", role: .destructive, action: remove)
        }
        .navigationTitle(book.title)
    }

    private func remove() {
        let siblings = library.books.map { NavigationItem.book($0) }
        library.remove(book)
        router.remove(among: siblings) { item in
            switch item {
            case .book(book), .bookByAuthor(book, _), .chooseList(book): true
            default: false
            }
        }
    }
}
