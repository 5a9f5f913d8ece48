public struct Author: Identifiable, Hashable, Codable, Sendable {
    public let id: Int
    public var name: String
}

public struct Book: Identifiable, Hashable, Codable, Sendable {
    public let id: Int
    public var title: String
    public var authorID: Author.ID
}

public struct ReadingList: Identifiable, Hashable, Codable, Sendable {
    public let id: String
    public var name: String
    public var bookIDs: [Book.ID]
}
