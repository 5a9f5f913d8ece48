public struct Book: Identifiable, Hashable, Codable, Sendable {
    public var id: Int
    public var title: String
    public init(id: Int, title: String) { (self.id, self.title) = (id, title) }
}

public enum Level: Sendable { case low, high }
