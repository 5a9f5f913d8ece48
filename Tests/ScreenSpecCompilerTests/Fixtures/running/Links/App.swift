struct User: Identifiable, Hashable, Codable, Sendable { let id: Int }
struct Team: Identifiable, Hashable, Codable, Sendable { let id: Int }

/// Two are equal where their numbers are.
struct Memo: Identifiable, Codable, Sendable {
    let id: Int
    let text: String
}
