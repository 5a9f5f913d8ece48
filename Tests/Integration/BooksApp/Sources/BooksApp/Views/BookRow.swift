import SwiftUI

struct BookRow: View {
    @Environment(Library.self) private var library
    let book: Book

    var body: some View {
        VStack(alignment: .leading) {
            Text(book.title)
            if library.showsAuthorsInLists, let author = library.author(of: book) { Text(author.name) }
        }
    }
}
