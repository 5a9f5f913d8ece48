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
