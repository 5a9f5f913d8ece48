import Observation

/// What the reader owns.
@MainActor
@Observable
final class Library {
    var authors = [
        Author(id: 1, name: "Ursula K. Le Guin"),
        Author(id: 2, name: "Italo Calvino"),
    ]
    var books = [
        Book(id: 7, title: "The Dispossessed", authorID: 1),
        Book(id: 8, title: "The Left Hand of Darkness", authorID: 1),
        Book(id: 10, title: "Invisible Cities", authorID: 2),
    ]
    var readingLists = [
        ReadingList(id: "winter", name: "For Long Evenings", bookIDs: [8, 10])
    ]
    var showsAuthorsInLists = true

    func author(of book: Book) -> Author? { authors.first { $0.id == book.authorID } }
    func books(by author: Author) -> [Book] { books.filter { $0.authorID == author.id } }
    func books(on list: ReadingList) -> [Book] { books.filter { list.bookIDs.contains($0.id) } }
    func add(_ book: Book, to list: ReadingList) {
        guard let index = readingLists.firstIndex(where: { $0.id == list.id && !$0.bookIDs.contains(book.id) }) else {
            return
        }
        readingLists[index].bookIDs.append(book.id)
    }

    func remove(_ book: Book) { books.removeAll { $0.id == book.id } }
}
