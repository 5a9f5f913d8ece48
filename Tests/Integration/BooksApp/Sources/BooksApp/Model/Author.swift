struct Author: Identifiable, Hashable, Codable, Sendable {
    let id: Int
    var name: String
}
