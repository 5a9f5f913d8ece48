import Foundation

struct Shelf { enum Kind: String, Hashable { case novels, comics } }
struct Book: Hashable { let id: UUID }
struct Chapter: Hashable { let slug: Slug, part: Int }
struct User { typealias ID = Int }
struct Loan { typealias ID = UUID }

/// It has a raw value and a description, which differ: the raw value stands in URLs.
struct Slug: RawRepresentable, LosslessStringConvertible, Hashable {
    let rawValue: String
    init?(rawValue: String) {
        if rawValue.isEmpty { return nil }
        self.rawValue = rawValue
    }
    init?(_ description: String) { self.init(rawValue: description) }
    var description: String { "slug \(rawValue)" }
}

let text = "Home"
