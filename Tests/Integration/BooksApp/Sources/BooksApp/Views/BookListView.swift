import SwiftUI

struct BookListView: View {
    @Environment(NavigationRouter.self) private var router
    @Environment(Library.self) private var library

    var body: some View {
        List(selection: selection) {
            ForEach(library.books) { book in
                BookRow(book: book).tag(book)
            }
        }
        .navigationTitle("Books")
    }

    private var selection: Binding<Book?> {
        Binding {
            if case .book(let book) = router.detailRoot { book } else { nil }
        } set: { book in
            if let book { router.setDetailRoot(.book(book)) }
        }
    }
}
