import CLibYAML
import ScreenSpecDiagnostics

extension TreeBuilder {
    /// Makes an empty node the text that YAML took for its tag or anchor, to be reported once. False if not empty.
    mutating func takeAsText(_ node: UInt32, _ range: SourceRange) -> Bool {
        let node = nodes + Int(node)
        guard node.pointee.kind == .scalar, node.pointee.style == .plain, node.pointee.textCount == 0 else {
            return false
        }
        node.pointee.start = range.start
        node.pointee.end = range.end
        node.pointee.text = source.text.base + Int(range.start)
        node.pointee.textCount = range.end - range.start
        node.pointee.isVerbatim = true
        return true
    }

    /// What was read when reading ended.
    struct Reached {
        /// Where the last scalar or alias stands, and whether it is quoted.
        let start: Int
        let end: Int
        let isQuoted: Bool
        let rootStart: Int
        /// The innermost bracket that is open.
        let openBracket: Int?
    }

    var reached: Reached? {
        if count == 0 { return nil }
        let last = nodes[count - 1]
        var level = depth
        while level > 0, !open[level].hasBrackets { level -= 1 }
        return Reached(
            start: Int(last.start), end: Int(last.end),
            isQuoted: last.style == .doubleQuoted || last.style == .singleQuoted, rootStart: Int(nodes[0].start),
            openBracket: level > 0 ? Int(nodes[open[level].node].start) : nil)
    }

    /// To be asked once, when all was read.
    mutating func finish() {
        if count == 0 || isEmptyRoot {
            isBroken = true
            report(
                .emptyFile, "the file holds no spec", at: SourceRange(file: file, start: 0, end: 0),
                help: "begin with `screenspec: 1`")
        }
        for entry in properties where entry.hasUnknownTag { _ = takeAsText(entry.node, entry.tagRange) }
        // A misspelled alias leaves its anchor unused: one mistake.
        if !isBroken { reportUnusedAnchors() }
    }

    private var isEmptyRoot: Bool {
        nodes[0].kind == .scalar && nodes[0].style == .plain && nodes[0].textCount == 0 && !nodes[0].hasProperties
    }

    mutating func reportSecondDocument(at event: UnsafeMutablePointer<yaml_event_t>) {
        let start = cursor.byteOffset(Int(event.pointee.start_mark.index))
        report(
            .secondDocument, "a second document begins here; a spec is one document",
            at: SourceRange(file: file, start: start, end: min(start + 3, source.text.count)))
    }

    mutating func tooDeep(at start: Int, _ end: Int) -> Bool {
        report(ScreenSpecYAML.tooDeep(at: SourceRange(file: file, start: start, end: end)))
        return false
    }

    mutating func tooManyNodes() -> Bool {
        let last = nodes[count - 1]
        report(
            .tooManyNodes, "the file holds more than 1,000,000 nodes, its aliases expanded; a spec may hold 1,000,000",
            at: SourceRange(file: file, start: Int(last.start), end: Int(last.end)))
        return false
    }

    /// Adds what ended the reading. What was said of a part of the same value falls away: one mistake is one error.
    mutating func report(_ failure: Diagnostic) {
        if case .range(let whole) = failure.place, failure.kind == .unquotedSwift {
            diagnostics.removeAll {
                if case .range(let part) = $0.place {
                    whole.start <= part.start && part.end <= whole.end
                } else {
                    false
                }
            }
        }
        diagnostics.append(failure)
    }

    mutating func report(
        _ kind: DiagnosticKind, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [],
        help: String? = nil, fix: Fix? = nil
    ) {
        var diagnostic = Diagnostic(kind, message, at: range, notes: notes, help: help)
        diagnostic.fix = fix
        diagnostics.append(diagnostic)
    }
}

/// What is said of the first collection below all that a spec may nest.
func tooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
        .nestingTooDeep,
        "this is nested more than \(YAMLLimits.depth) levels deep; a spec may nest \(YAMLLimits.depth)", at: range)
}
