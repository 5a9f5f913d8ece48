import ScreenSpecDiagnostics

/// A retired name and what it is now.
package typealias Formerly = Entry<SourceText>

/// The `state` section.
struct StateSection: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    var formerly: [Formerly] = []
    var reserved: [SourceText] = []

    static let schema = Schema<StateSection>(
        "state", "What holds for navigation state that was saved.",
        [
            Key(
                "formerly", .entries(.identifier, .identifier), adding: \.formerly,
                "Retired names of destinations, tabs, sheets and windows that must still decode, and what they are now."),
            Key(
                "reserved", .list(of: .identifier), adding: \.reserved,
                "Names that are retired for good and may never be used again."),
        ])
}

extension Formerly {
    /// The name that saved data has.
    package var oldName: SourceText { name }
    /// What it is now.
    package var newName: SourceText { value }
}
