/// Edits of a spec's text that mend one finding.
package struct Fix: Hashable, Sendable {
    /// A stretch of text and what takes its place.
    package struct Edit: Hashable, Sendable {
        /// The bytes that go.
        package let range: SourceRange
        /// The text that comes.
        package let replacement: String

        /// Replaces a stretch of a file.
        package init(_ range: SourceRange, _ replacement: String) {
            self.range = range
            self.replacement = replacement
        }
    }

    /// In file order, none overlapping another.
    package let edits: [Edit]
    /// Whether the edited spec means the same to the app. Other fixes are made only when they are asked for.
    package let isSafe: Bool

    /// Edits that are made together.
    package init(_ edits: [Edit], isSafe: Bool) {
        self.edits = edits
        self.isSafe = isSafe
    }
}
