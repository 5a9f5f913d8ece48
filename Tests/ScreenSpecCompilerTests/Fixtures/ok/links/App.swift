#if hasFeature(InternalImportsByDefault)
    public import Foundation
#else
    import Foundation
#endif

public struct Shelf { public enum Kind: String, Hashable { case novels, comics } }
public struct Book: Hashable { let id: UUID }
public struct Chapter: Hashable { let slug: Slug, part: Int }
public struct User { public typealias ID = Int }
public struct Loan { public typealias ID = UUID }
public struct Order {
    public typealias ID = Int
    public struct Line: Hashable { let id: Int }
}
public struct Review: Hashable {
    let id: UUID, book: Book, author: User.ID
    var text: String { "By \(author)" }
}
public struct Cart { public struct Line: Hashable { let id: Int } }

public struct Ticket: RawRepresentable, Hashable {
    public let rawValue: UUID
    public init(rawValue: UUID) { self.rawValue = rawValue }
}

/// It has a raw value and a description, which differ: the raw value stands in URLs.
public struct Slug: RawRepresentable, LosslessStringConvertible, Hashable {
    public let rawValue: String
    public init?(rawValue: String) {
        if rawValue.isEmpty { return nil }
        self.rawValue = rawValue
    }
    public init?(_ description: String) { self.init(rawValue: description) }
    public var description: String { "slug \(rawValue)" }
}

let text = "Home"
