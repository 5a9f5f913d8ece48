import CLibYAML
import ScreenSpecDiagnostics

/// Reads the one YAML document of `source` as a tree of located nodes, or reports why there is none. What libyaml cannot
/// read ends the reading; what is well-formed and still not allowed in a spec (YAML 1.1, chapter 3) is all reported.
///
/// - Parameter file: the file's number in the compilation's `SourceMap`.
package func readYAML(_ source: SourceFile, file: UInt32, into diagnostics: inout [Diagnostic]) -> YAMLTree? {
    var parser = LibYAMLParser(source.text)
    var builder = TreeBuilder(source, file: file)
    var documents = 0
    var isGivenUp = false
    while parser.next() {
        if parser.event.pointee.type == YAML_DOCUMENT_START_EVENT {
            documents += 1
            if documents == 2 {
                diagnostics.append(secondDocument(source, file: file, at: parser.event.pointee.start_mark))
                isGivenUp = true
                break
            }
        } else if !builder.consume(parser.event) {
            isGivenUp = true
            break
        }
    }
    if let failure = parser.failure { diagnostics.append(explain(failure, in: source, file: file)) }
    if !isGivenUp, parser.failure == nil { builder.reportUnusedAnchors() }
    diagnostics += builder.diagnostics
    if documents == 0, parser.failure == nil {
        diagnostics.append(
            Diagnostic(
                .emptyFile, "the file holds no spec", at: SourceRange(file: file, start: 0, end: 0),
                help: "begin with `screenspec: 1`"))
    }
    let tree = YAMLTree(builder: builder, source: source, file: file)
    return isGivenUp || parser.failure != nil || documents == 0 ? nil : tree
}

private func secondDocument(_ source: SourceFile, file: UInt32, at mark: yaml_mark_t) -> Diagnostic {
    let start = OffsetMap(source).byteOffset(Int(mark.index))
    return Diagnostic(
        .secondDocument, "a second document begins here; a spec is one document",
        at: SourceRange(file: file, start: start, end: min(start + 3, source.text.count)))
}
