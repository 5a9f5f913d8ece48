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
