import SwiftUI

struct BookListView: View {
    @Environment(NavigationRouter.self) private var router
    @Environment(Library.self) private var library

    var body: some View {
        @Bindable var router = router
        List(selection: $router.detailSelection) {
            ForEach(library.books) { book in
                BookRow(book: book).tag(NavigationItem.book(book))
            }
        }
        .navigationTitle("Books")
    }
}
