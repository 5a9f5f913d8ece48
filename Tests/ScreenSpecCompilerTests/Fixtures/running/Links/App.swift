struct User: Identifiable, Hashable, Codable, Sendable { let id: Int }
struct Team: Identifiable, Hashable, Codable, Sendable { let id: Int }
