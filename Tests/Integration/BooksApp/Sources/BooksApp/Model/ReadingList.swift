struct ReadingList: Identifiable, Hashable, Codable, Sendable {
    let id: String
    var name: String
    var bookIDs: [Book.ID]
}
