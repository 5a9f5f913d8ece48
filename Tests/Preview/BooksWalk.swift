extension Finder: NavigationResolver {
    func author(id: Int) async throws -> Author {
        try await wait()
        return Author(id: id, name: "Found")
    }

    func book(id: Int) async throws -> Book {
        try await wait()
        return Book(id: id, title: "Found", authorID: 1)
    }

    func readingList(id: String) async throws -> ReadingList {
        try await wait()
        return ReadingList(id: id, name: "Found", bookIDs: [])
    }
}
