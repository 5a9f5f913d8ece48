import CLibYAML
import ScreenSpecDiagnostics

/// What else must be quoted behind the Swift of `first`, at which libyaml stopped: it is quoted in a copy of the text, and
/// that is read on, until libyaml stops for another reason. Reading begins anew each time, so that there is an end to it.
/// Where all of the copy can be read, what YAML took for a tag, an anchor or an alias is said, too.
func unquotedSwift(after first: Diagnostic, in source: SourceFile, file: UInt32) -> [Diagnostic] {
    var (last, text) = (first, source)
    var found: [Diagnostic] = []
    var edits: [(end: Int, added: Int)] = []
    let limit = min(99, (32 << 20) / max(source.text.count, 1))
    while found.count < limit, last.kind == .unquotedSwift, let edit = last.fix?.edits.first {
        text = SourceFile(path: text.path, text.text, applying: [edit])
        let end = Int(edit.range.start) + edit.replacement.utf8.count
        edits.append((end, edit.replacement.utf8.count - Int(edit.range.end - edit.range.start)))
        let next = problems(in: text, file: file)
        for one in next where one.kind == .unquotedSwift || propertyKinds.contains(one.kind) {
            // What is quoted already in what is found now was a mistake of its own, or none.
            guard case .range(let range) = one.place, Int(range.start) >= edits[0].end,
                edits.allSatisfy({ $0.end <= Int(range.start) || $0.end > Int(range.end) })
            else { continue }
            found.append(one.moved { back($0, through: edits) })
        }
        guard next.count == 1, next[0].kind == .unquotedSwift, case .range(let range) = next[0].place,
            Int(range.start) >= end
        else { break }
        last = next[0]
    }
    return found
}

private let propertyKinds: [DiagnosticKind] = [.unknownTag, .undefinedAlias, .unusedAnchor]

/// Where a stretch of the copy stands in the source.
private func back(_ range: SourceRange, through edits: [(end: Int, added: Int)]) -> SourceRange {
    let added = edits.reduce(0) { $1.end <= Int(range.start) ? $0 + $1.added : $0 }
    return SourceRange(file: range.file, start: Int(range.start) - added, end: Int(range.end) - added)
}

/// Why libyaml cannot read `source` to its end, or what is said of one that it can read.
private func problems(in source: SourceFile, file: UInt32) -> [Diagnostic] {
    var parser = LibYAMLParser(source)
    var builder = TreeBuilder(source, file: file)
    var isComplete = true
    while isComplete, parser.next() {
        if parser.event.pointee.type.rawValue != YAML_DOCUMENT_START_EVENT.rawValue {
            isComplete = builder.consume(parser.event)
        }
    }
    let failure = parser.failure.map {
        FailureExplanation($0, in: source, file: file, reached: builder.reached).diagnostic
    }
    if isComplete, failure == nil { builder.finish() }
    let diagnostics = failure.map { [$0] } ?? builder.diagnostics
    // It frees the nodes.
    _ = YAMLTree(builder: builder, source: source, file: file)
    return diagnostics
}
