public struct Author: Codable, Identifiable {
    public var id: Int
    public var name: String
    public init(id: Int, name: String) { self.id = id; self.name = name }
}
public protocol Bookmark { var key: String { get } }
public protocol Analytics { func track() }
public final class Session { public var user = ""; public init() {} }
public enum Level: String, Hashable, Codable { case low, high }
