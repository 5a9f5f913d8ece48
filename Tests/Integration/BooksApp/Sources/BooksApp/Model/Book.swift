struct Book: Identifiable, Hashable, Codable, Sendable {
    let id: Int
    var title: String
    var authorID: Author.ID
}
