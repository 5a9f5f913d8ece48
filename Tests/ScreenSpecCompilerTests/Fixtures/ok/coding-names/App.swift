struct values: Hashable, Codable, Sendable { static let first = 7 }
struct name: Hashable, Codable, Sendable { static let text = "text" }
struct decoder: Hashable, Codable, Sendable {}
struct encoder: Hashable, Codable, Sendable {}
struct container: Hashable, Codable, Sendable {}
struct hasher: Hashable, Codable, Sendable {}
struct key: Hashable, Codable, Sendable {}
struct item: Hashable, Codable, Sendable {}
struct ownValues: Hashable, Codable, Sendable {}

struct lhs: Codable, Sendable {
    var rhs = 1
    var title = ""
}

let isWide = false
