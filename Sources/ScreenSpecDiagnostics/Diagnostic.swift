/// One finding about a spec or a template: what was found, what was expected, and where.
package struct Diagnostic: Hashable, Sendable {
    /// How bad it is: an error keeps code from being generated, and a note only tells.
    package enum Severity: String, Sendable { case error, warning, note }

    /// A second place that explains the first, such as the first declaration of a duplicate.
    package struct Note: Hashable, Sendable {
        /// In plain words; names from the spec in backquotes.
        package let message: String
        /// Where it stands; nil where there is no such place.
        package let range: SourceRange?

        /// A note at a place, or at none.
        package init(_ message: String, at range: SourceRange?) {
            self.message = message
            self.range = range
        }
    }

    /// Where it stands: a stretch of a file that was read, or a path that could not be.
    package enum Place: Hashable, Sendable {
        case range(SourceRange)
        case path(String)
    }

    /// What people look up with `screenspec explain`.
    package let kind: DiagnosticKind
    /// The kind's own, unless the spec says otherwise.
    package var severity: Severity
    /// Stands alone, in plain words; names from the spec in backquotes.
    package let message: String
    /// Where it was found.
    package let place: Place
    /// Second places, in the order in which they are told.
    package var notes: [Note]
    /// The exact edit that mends it, or nothing.
    package let help: String?
    /// The same as edits that a tool can make, where there are some.
    package var fix: Fix?

    /// A diagnostic at a stretch of a file.
    package init(
        _ kind: DiagnosticKind, _ message: String, at range: SourceRange, notes: [Note] = [], help: String? = nil
    ) {
        self.init(kind, message, place: .range(range), notes: notes, help: help)
    }

    /// A diagnostic at any place.
    package init(
        _ kind: DiagnosticKind, _ message: String, place: Place, notes: [Note] = [], help: String? = nil
    ) {
        self.kind = kind
        severity = kind.severity
        self.message = message
        self.place = place
        self.notes = notes
        self.help = help
    }

    /// The same elsewhere: what it points at in the files, notes and fix included, is where `move` says.
    package func moved(_ move: (SourceRange) -> SourceRange) -> Diagnostic {
        guard case .range(let range) = place else { return self }
        let notes = notes.map { Note($0.message, at: $0.range.map(move)) }
        var moved = Diagnostic(kind, message, at: move(range), notes: notes, help: help)
        moved.severity = severity
        moved.fix = fix.map { fix in
            Fix(fix.edits.map { Fix.Edit(move($0.range), $0.replacement) }, isSafe: fix.isSafe)
        }
        return moved
    }
}

/// A kind of finding, with the page that `screenspec explain ID` prints.
package struct DiagnosticKind: Sendable {
    /// In brackets behind every message: lower case words joined by hyphens.
    package let id: String
    /// How bad it is where a spec says nothing else.
    package let severity: Diagnostic.Severity
    /// One sentence: what is wrong.
    package let summary: String
    /// Markdown: why it matters and what to do.
    package let explanation: String

    /// A kind and its page.
    package init(
        _ id: String, severity: Diagnostic.Severity = .error, _ summary: String, _ explanation: String
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.explanation = explanation
    }
}

extension DiagnosticKind: Hashable {
    package static func == (left: DiagnosticKind, right: DiagnosticKind) -> Bool { left.id == right.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension String {
    /// Code as messages quote it: in back-ticks, or in quotation marks where it has back-ticks itself.
    package var asCode: String { contains("`") ? "\"\(self)\"" : "`\(self)`" }
}
