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

extension SourceFile {
    /// `text` with its stretches replaced; everything else stays byte for byte.
    ///
    /// - Parameter edits: in file order, none over another.
    package convenience init(path: String, _ text: ByteText, applying edits: [Fix.Edit]) {
        var buffer = ByteBuffer(capacity: text.count + 256)
        var place = 0
        for edit in edits {
            buffer.append(text.slice(place, Int(edit.range.start)))
            buffer.append(edit.replacement)
            place = Int(edit.range.end)
        }
        buffer.append(text.slice(place, text.count))
        self.init(path: path, text: buffer.text)
    }
}
