/// What a screen shows in a terminal: some text, and the screens that it leads to.
///
/// This is what views are to an app: it knows the data, and nothing of where a person is.
struct Page {
    var text: [String] = []
    var links: [NavigationItem] = []
}

extension Library {
    func page(of item: NavigationItem) -> Page {
        switch item {
        case .authors: Page(links: authors.map { .author($0) })
        case .books: Page(links: books.map { .book($0) })
        case .readingLists: Page(links: readingLists.map { .readingList($0) })
        case .search: Page(text: ["Everything:"], links: authors.map { .author($0) } + books.map { .book($0) })
        case .author(let author):
            Page(text: ["Author of"], links: books(by: author).map { .bookByAuthor($0, author) })
        case .book(let book):
            Page(text: ["A book by"], links: author(of: book).map { [.author($0)] } ?? [] + [.chooseList(book)])
        case .bookByAuthor(let book, let author):
            Page(text: ["Reached from its author,"], links: [.author(author), .chooseList(book)])
        case .readingList(let list): Page(text: ["On this list:"], links: books(on: list).map { .book($0) })
        case .chooseList: Page(text: ["Which list?"], links: readingLists.map { .readingList($0) })
        case .settings: Page(text: ["s saves where you are to \(Saved.name),", "r goes back there."])
        case .about: Page(text: ["All of this comes from", "Specs/Books.screens.yaml."])
        // A screen that is added to the spec shows its title.
        default: Page()
        }
    }
}
