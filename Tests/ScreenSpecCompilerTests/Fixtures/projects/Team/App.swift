public struct User: Identifiable, Hashable, Codable, Sendable {
    public let id: Int
    public var name: String
}
