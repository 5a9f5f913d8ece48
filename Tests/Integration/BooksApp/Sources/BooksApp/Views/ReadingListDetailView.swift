import SwiftUI

struct ReadingListDetailView: View {
    @Environment(Library.self) private var library
    let readingList: ReadingList

    var body: some View {
        Group {
            if books.isEmpty {
                ContentUnavailableView("No Books on This List", systemImage: "bookmark")
            } else {
                List(books) { book in
                    NavigationLink(value: NavigationItem.book(book)) { BookRow(book: book) }
                }
            }
        }
        .navigationTitle(readingList.name)
    }

    private var books: [Book] { library.books(on: readingList) }
}
