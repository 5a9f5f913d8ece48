import CLibYAML
import ScreenSpecDiagnostics

/// Reads the one YAML document of `source` as a tree of located nodes, or reports why there is none. What libyaml cannot
/// read ends the reading; what is well-formed and still not allowed in a spec (YAML 1.1, chapter 3) is all reported.
///
/// - Parameter file: the file's number in the compilation's `SourceMap`.
package func readYAML(_ source: SourceFile, file: UInt32, into diagnostics: inout [Diagnostic]) -> YAMLTree? {
    var parser = LibYAMLParser(source)
    var builder = TreeBuilder(source, file: file)
    var documents = 0
    var isComplete = true
    while isComplete, parser.next() {
        if parser.event.pointee.type.rawValue == YAML_DOCUMENT_START_EVENT.rawValue {
            documents += 1
            if documents == 2 {
                builder.reportSecondDocument(at: parser.event)
                isComplete = false
            }
        } else {
            isComplete = builder.consume(parser.event)
        }
    }
    if let failure = parser.failure {
        isComplete = false
        let first = FailureExplanation(failure, in: source, file: file, reached: builder.reached).diagnostic
        builder.report(first)
        for further in unquotedSwift(after: first, in: source, file: file) { builder.report(further) }
    }
    if isComplete { builder.finish() }
    diagnostics += builder.diagnostics
    let tree = YAMLTree(builder: builder, source: source, file: file)
    return isComplete && !builder.isBroken ? tree : nil
}
