struct Book: Hashable, Codable, Sendable {
    var id: Int
    var title = ""
}

enum Scope: String, Hashable, Codable, Sendable { case all, mine }

struct Token: Hashable, Sendable {}

protocol Listener: Sendable {}
