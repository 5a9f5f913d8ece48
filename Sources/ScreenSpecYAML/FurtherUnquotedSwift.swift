import CLibYAML
import ScreenSpecDiagnostics

/// What else must be quoted behind the Swift of `first`, at which libyaml stopped: it is quoted in a copy of the text, and
/// that is read on, until libyaml stops for another reason. Reading begins anew each time, so that there is an end to it.
func unquotedSwift(after first: Diagnostic, in source: SourceFile, file: UInt32) -> [Diagnostic] {
    var (last, text) = (first, source)
    var found: [Diagnostic] = []
    var added = 0
    let limit = min(99, (32 << 20) / max(source.text.count, 1))
    while found.count < limit, last.kind == .unquotedSwift, let edit = last.fix?.edits.first {
        let length = Int(edit.range.end - edit.range.start)
        text = SourceFile(path: text.path, text.text, applying: [edit])
        let end = Int(edit.range.start) + edit.replacement.utf8.count
        guard let next = failure(in: text, file: file), next.kind == .unquotedSwift,
            case .range(let range) = next.place, Int(range.start) >= end
        else { break }
        added += edit.replacement.utf8.count - length
        found.append(
            next.moved { SourceRange(file: file, start: Int($0.start) - added, end: Int($0.end) - added) })
        last = next
    }
    return found
}

/// Why libyaml cannot read `source` to its end, if it is that.
private func failure(in source: SourceFile, file: UInt32) -> Diagnostic? {
    var parser = LibYAMLParser(source.text)
    var builder = TreeBuilder(source, file: file)
    var isComplete = true
    while isComplete, parser.next() {
        if parser.event.pointee.type.rawValue != YAML_DOCUMENT_START_EVENT.rawValue {
            isComplete = builder.consume(parser.event)
        }
    }
    let diagnostic = parser.failure.map {
        FailureExplanation($0, in: source, file: file, reached: builder.reached).diagnostic
    }
    // It frees the nodes.
    _ = YAMLTree(builder: builder, source: source, file: file)
    return diagnostic
}
