import ScreenSpecDiagnostics
import ScreenSpecSwift

/// The pattern of a route's URLs, taken apart: `/users/{id: Int}?tab={tab: String?}`.
package struct RoutePattern: Sendable {
    /// How many segments a path can have at most.
    package static let limit = 64

    /// As the spec has it.
    package let written: SourceText
    /// What the path is made of, from the left.
    package internal(set) var segments: [Segment] = []
    /// What it takes from URLs: first those of the path, then those of the query.
    package internal(set) var parameters: [Parameter] = []

    /// A part of a path between two slashes.
    package enum Segment: Sendable {
        /// Text that stands there, without percent-encoding.
        case literal(SourceText)
        /// Any text that is a value of a parameter, by its number.
        case parameter(Int)
    }

    /// A value that a URL carries.
    package struct Parameter: Sendable {
        /// Its name, its type and whatever stands around that, as a payload's parameter: `tag: [String]`.
        package let declared: PayloadParameter
        /// The type of one value: `String`.
        package let type: SourceText
        /// What values of that type look like in a URL.
        package let form: ValueForm
        /// Where it stands.
        package let place: Place
        /// Whether it is typed, and its values may be what another route has in their place as text.
        package internal(set) var isBesideText = false

        /// Its name.
        package var name: SourceText { declared.name }
        /// Whether it is a segment of the path.
        package var isInPath: Bool { if case .path = place { true } else { false } }
    }

    /// Where a parameter stands, and how often.
    package enum Place: Sendable {
        case path
        /// In the query, under a key.
        case query(key: SourceText, Presence)
    }

    /// How often a query has a key.
    package enum Presence: Sendable { case required, optional, repeated }
}

/// What the values of a type look like in a URL.
package enum ValueForm: Sendable, Hashable {
    case string, int, uuid, bool, double, date
    /// A type of the app's own, by its name: RawRepresentable or LosslessStringConvertible.
    case own(String)

    init(_ type: ByteText) {
        let name = comparableSpelling(type)
        self = Self.known.first { name == $0.name }?.form ?? .own(name)
    }

    private static let known: [(name: String, form: ValueForm)] = [
        ("String", .string), ("Int", .int), ("UUID", .uuid), ("Bool", .bool), ("Double", .double), ("Date", .date),
    ]

    /// Whether a type is known, and neither RawRepresentable nor LosslessStringConvertible.
    static func isUnreadable(_ type: ByteText) -> Bool {
        unreadable.contains(comparableSpelling(type))
    }

    private static let unreadable = [
        "URL", "Data", "Decimal", "Locale", "TimeZone", "Calendar", "DateComponents", "DateInterval", "IndexPath",
        "IndexSet", "CharacterSet", "AttributedString", "URLRequest", "CGFloat", "CGPoint", "CGSize", "CGRect", "Any",
        "AnyHashable", "Void", "Never", "Error", "Duration",
    ]

    /// A text that is a value.
    var sample: String {
        switch self {
        case .string, .own: "x"
        case .int: "1"
        case .uuid: "00000000-0000-0000-0000-000000000000"
        case .bool: "true"
        case .double: "1.5"
        case .date: "2026-01-31T09:00:00Z"
        }
    }

    /// Whether a text may be a value. Of the app's own types anything may be.
    package func accepts(_ text: String) -> Bool {
        switch self {
        case .string, .own: true
        case .int: Int(text) != nil
        case .uuid: isUUID(text)
        case .bool: Bool(text) != nil
        case .double: Double(text)?.isFinite == true
        case .date: isDate(text)
        }
    }

    /// A text that may be a value of both; nil where there is none.
    package func overlap(_ other: ValueForm) -> String? {
        if accepts(other.sample) { return other.sample }
        if other.accepts(sample) { return sample }
        return nil
    }
}

/// `8-4-4-4-12` hexadecimal digits.
private func isUUID(_ text: String) -> Bool {
    let groups = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    return groups.map(\.count) == [8, 4, 4, 4, 12]
        && groups.joined().allSatisfy { $0.isDigit || ($0 | 0x20) &- 0x61 < 6 }
}

/// `2026-01-31` and more behind it.
private func isDate(_ text: String) -> Bool {
    let groups = text.utf8.prefix(10).split(separator: 0x2D, omittingEmptySubsequences: false)
    return groups.map(\.count) == [4, 2, 2] && groups.joined().allSatisfy(\.isDigit)
}
