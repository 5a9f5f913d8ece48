struct Order: Hashable, Codable, Sendable {
    var id: Int
}
