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
            Button("Remove from Library", role: .destructive, action: remove)
        }
        .navigationTitle(book.title)
    }

    private func remove() {
        library.remove(book)
        router.remove { item in
            switch item {
            case .book(book), .bookByAuthor(book, _): true
            default: false
            }
        }
    }
}
