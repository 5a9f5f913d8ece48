struct Shelf: Identifiable, Hashable, Codable, Sendable { let id: String }
