/// The app's own data: what its screens show. ScreenSpec knows these types by name only.
struct Author: Identifiable, Hashable, Codable, Sendable {
    let id: Int
    var name: String
}

struct Book: Identifiable, Hashable, Codable, Sendable {
    let id: Int
    var title: String
    var authorID: Author.ID
}

struct ReadingList: Identifiable, Hashable, Codable, Sendable {
    let id: String
    var name: String
    var bookIDs: [Book.ID]
}

/// A few shelves to walk along.
struct Library: Sendable {
    var authors = [
        Author(id: 1, name: "Ursula K. Le Guin"),
        Author(id: 2, name: "Italo Calvino"),
        Author(id: 3, name: "紫式部"),
    ]
    var books = [
        Book(id: 7, title: "The Dispossessed", authorID: 1),
        Book(id: 8, title: "The Left Hand of Darkness", authorID: 1),
        Book(id: 9, title: "If on a Winter’s Night a Traveller", authorID: 2),
        Book(id: 10, title: "Invisible Cities", authorID: 2),
        Book(id: 11, title: "源氏物語", authorID: 3),
    ]
    var readingLists = [
        ReadingList(id: "winter", name: "For Long Evenings", bookIDs: [8, 9, 11]),
        ReadingList(id: "again", name: "To Read Again", bookIDs: [7]),
    ]

    func author(of book: Book) -> Author? { authors.first { $0.id == book.authorID } }
    func books(by author: Author) -> [Book] { books.filter { $0.authorID == author.id } }
    func books(on list: ReadingList) -> [Book] { books.filter { list.bookIDs.contains($0.id) } }
}
