import ScreenSpecDiagnostics

/// `# screenspec:ignore RULE[, RULE] [-- reason]`, or `ignore-file`.
struct SuppressionComment {
    /// From its `#` to the end of the line.
    let range: SourceRange
    /// The line whose findings it suppresses, by its first byte; nil for those of the whole file.
    let line: Int?
    var rules: [Rule] = []
    /// The edit that takes the comment away, and the line with it where it stands alone.
    let removal: Fix.Edit

    struct Rule {
        let name: String
        let range: SourceRange
        /// Whether there is such a rule, and one that can be suppressed.
        var isKnown = true
    }

    /// The edit that takes one of several rules away.
    func removal(of index: Int) -> Fix.Edit {
        let isLast = index == rules.count - 1
        let start = isLast ? Int(rules[index - 1].range.end) : Int(rules[index].range.start)
        let end = isLast ? Int(rules[index].range.end) : Int(rules[index + 1].range.start)
        return Fix.Edit(SourceRange(file: range.file, start: start, end: end), "")
    }
}

extension DiagnosticKind {
    package static let unusedSuppression = DiagnosticKind(
        "unused-suppression", severity: .warning, "A comment suppresses what is not there.",
        """
        `# screenspec:ignore RULE` at the end of a line, or on the line above, suppresses what that rule finds on the line; \
        `# screenspec:ignore-file RULE` what it finds in the file. A comment that outlives its reason would hide the next \
        finding: remove it, or let `screenspec lint --fix` do so.
        """)
    package static let malformedSuppression = DiagnosticKind(
        "malformed-suppression", severity: .warning, "A comment begins like a suppression and is none.",
        """
        There are `# screenspec:ignore RULE, RULE -- reason`, at the end of a line or on the line above it, and \
        `# screenspec:ignore-file RULE -- reason`, anywhere in a file. Each names the rules that it means, and only \
        warnings can be suppressed: an error of the language is wrong in any spec.
        """)

    /// All that can be said of a comment that speaks to this tool.
    package static let suppressionKinds: [DiagnosticKind] = [.unusedSuppression, .malformedSuppression]
}
