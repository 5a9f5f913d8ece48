enum Kind: String, Codable, Sendable {
    case films, books, games

    var name: String { rawValue }
}

struct User: Identifiable {
    var id: Int
    var name: String
}
