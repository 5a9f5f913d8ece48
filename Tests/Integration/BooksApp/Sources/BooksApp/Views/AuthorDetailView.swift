import SwiftUI

struct AuthorDetailView: View {
    @Environment(NavigationRouter.self) private var router
    @Environment(Library.self) private var library
    let author: Author

    var body: some View {
        List(library.books(by: author)) { book in
            Button(book.title, systemImage: "book") { router.push(.bookByAuthor(book, author)) }
        }
        .navigationTitle(author.name)
    }
}
