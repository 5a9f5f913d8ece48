import ScreenSpecDiagnostics
import ScreenSpecLint
import ScreenSpecYAML

/// Reads the suppressions of one file.
struct SuppressionReader {
    private let tree: YAMLTree
    private(set) var suppressions: [SuppressionComment] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The comments that stand above one line so far.
    private var block = 0..<0
    /// What rules are, by their names.
    private static let kinds = Dictionary(uniqueKeysWithValues: allDiagnosticKinds.map { ($0.id, $0) })
    /// The names of those that can be suppressed.
    private static let names = allDiagnosticKinds.filter(\.isSuppressible).map { SourceFile(path: "", string: $0.id) }
    /// What is said of unknown rules, by their names.
    private var advice: [String: String] = [:]
    private var suggestions = Suggestions()

    init(_ tree: YAMLTree) { self.tree = tree }

    mutating func read() {
        for comment in Comments(tree).all { read(comment) }
    }

    private mutating func read(_ comment: Comments.Comment) {
        let text = tree.source.text
        var end = comment.directive
        while end < comment.end, !text[end].isSpaceOrBreak { end += 1 }
        let directive = text.slice(comment.directive, end)
        let isForFile = directive.equals("ignore-file")
        guard isForFile || directive.equals("ignore") else { return reportDirective(directive, comment) }
        var suppression = SuppressionComment(
            range: range(comment.start, comment.end), line: isForFile ? nil : line(of: comment),
            removal: Fix.Edit(removal(of: comment), ""))
        readRules(from: end, to: endOfRules(from: end, to: comment.end), into: &suppression)
        if suppression.rules.isEmpty {
            return report(
                "this suppression names no rule", suppression.range,
                help: "name what it is to suppress: `# screenspec:\(directive.string) RULE, RULE -- reason`")
        }
        suppressions.append(suppression)
    }

    /// Where the rules end: before ` --`, or with the comment.
    private func endOfRules(from start: Int, to end: Int) -> Int {
        let text = tree.source.text
        var index = start
        while index + 2 < end {
            if text[index].isSpaceOrBreak, text[index + 1] == 0x2D, text[index + 2] == 0x2D { return index }
            index += 1
        }
        return end
    }

    private mutating func readRules(from start: Int, to end: Int, into suppression: inout SuppressionComment) {
        let text = tree.source.text.slice(0, end)
        var itemStart = start
        while itemStart < end {
            let comma = text.firstIndex(of: 0x2C, from: itemStart) ?? end
            let item = text.slice(itemStart, comma).trimmed
            itemStart = comma + 1
            if item.isEmpty { continue }
            let place = item.base - text.base
            let word = item.firstIndex(of: 0x20) ?? item.count
            let wordRange = range(place, place + word)
            if word < item.count {
                report(
                    "rules are separated by commas, and a reason stands behind `--`",
                    range(place + word + 1, place + item.count),
                    help: "write `\(item.slice(0, word).string) -- \(item.slice(word, item.count).trimmed.string)`")
            }
            suppression.rules.append(.init(name: item.slice(0, word).string, range: wordRange))
        }
        for index in suppression.rules.indices { check(&suppression.rules[index]) }
    }

    private mutating func check(_ rule: inout SuppressionComment.Rule) {
        let kind = Self.kinds[rule.name]
        if let kind, kind.isSuppressible { return }
        rule.isKnown = false
        if kind != nil {
            return report(
                "`\(rule.name)` is an error of the language and cannot be suppressed", rule.range,
                help: "mend what it is about")
        }
        var diagnostic = Diagnostic(
            .unknownRule, "there is no rule `\(rule.name)`", at: rule.range,
            help: advice(on: rule.name))
        diagnostic.severity = .warning
        diagnostics.append(diagnostic)
    }

    private mutating func advice(on name: String) -> String {
        if let known = advice[name] { return known }
        let guess = name.withBytes { suggestions.nearest(to: $0, among: Self.names.map(\.text))?.string }
        let text = guess.map { "the rule is spelled `\($0)`" } ?? "`screenspec explain --all` lists the rules"
        advice[name] = text
        return text
    }

    private mutating func reportDirective(_ directive: ByteText, _ comment: Comments.Comment) {
        report(
            "there is no comment `screenspec:\(directive.string)`", range(comment.start, comment.end),
            help: "there are `# screenspec:ignore RULE` for a line and `# screenspec:ignore-file RULE` for a file")
    }

    private mutating func report(_ message: String, _ range: SourceRange, help: String) {
        diagnostics.append(Diagnostic(.malformedSuppression, message, at: range, help: help))
    }

    private func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: tree.file, start: start, end: end)
    }
}

/// Where a comment stands.
extension SuppressionReader {
    private func isAlone(_ place: Int) -> Bool {
        let text = tree.source.text
        let line = tree.source.lineBounds(at: place)
        var index = line.start
        while index < line.end, text[index].isSpaceOrBreak { index += 1 }
        return index < line.end && text[index] == 0x23
    }

    /// The first byte of the line that a comment is about: its own or, where it stands alone, the next one that is no
    /// comment. Those of a block are all about the same.
    private mutating func line(of comment: Comments.Comment) -> Int {
        if block.contains(comment.start) { return block.upperBound }
        var place = comment.start
        while isAlone(place), let next = lineBelow(place) { place = next }
        let line = tree.source.lineBounds(at: place).start
        if line > comment.start { block = comment.start..<line }
        return line
    }

    private func lineBelow(_ place: Int) -> Int? {
        let text = tree.source.text
        var next = tree.source.lineBounds(at: place).end
        if next >= text.count { return nil }
        next += text[next] == 0x0D && next + 1 < text.count && text[next + 1] == 0x0A ? 2 : 1
        return next
    }

    private func removal(of comment: Comments.Comment) -> SourceRange {
        let line = tree.source.lineBounds(at: comment.start)
        if isAlone(comment.start) { return range(line.start, lineBelow(comment.start) ?? tree.source.text.count) }
        var start = comment.start
        while start > line.start, tree.source.text[start - 1].isSpaceOrBreak { start -= 1 }
        return range(start, line.end)
    }
}

extension DiagnosticKind {
    /// Whether what it finds is a matter of judgement.
    var isSuppressible: Bool { severity == .warning || lintRules.contains { $0.kind == self } }
}
