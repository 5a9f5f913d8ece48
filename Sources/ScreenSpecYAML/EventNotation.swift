import CLibYAML
import ScreenSpecDiagnostics

/// libyaml's events of `source` in the notation of the public YAML test suite, one a line (`+MAP {}`, `=VAL &a :text`),
/// up to the end or the first error, of which one is nesting too deep: libyaml looks through all open collections for each
/// event.
package func eventNotation(_ source: SourceFile, file: UInt32, into diagnostics: inout [Diagnostic]) -> String {
    var parser = LibYAMLParser(source)
    var output = ""
    var depth = 0
    while parser.next() {
        append(parser.event.pointee, to: &output)
        switch parser.event.pointee.type {
        case YAML_SEQUENCE_START_EVENT, YAML_MAPPING_START_EVENT: depth += 1
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: depth -= 1
        default: break
        }
        if depth > YAMLLimits.depth {
            var cursor = OffsetCursor(source)
            let start = cursor.byteOffset(Int(parser.event.pointee.start_mark.index))
            diagnostics.append(tooDeep(at: SourceRange(file: file, start: start, end: start)))
            return output
        }
    }
    if let failure = parser.failure {
        diagnostics.append(FailureExplanation(failure, in: source, file: file).diagnostic)
    }
    return output
}

private func append(_ event: yaml_event_t, to output: inout String) {
    switch event.type {
    case YAML_STREAM_START_EVENT: output += "+STR"
    case YAML_STREAM_END_EVENT: output += "-STR"
    case YAML_DOCUMENT_START_EVENT: output += event.data.document_start.implicit == 0 ? "+DOC ---" : "+DOC"
    case YAML_DOCUMENT_END_EVENT: output += event.data.document_end.implicit == 0 ? "-DOC ..." : "-DOC"
    case YAML_SEQUENCE_START_EVENT:
        let start = event.data.sequence_start
        output += start.style == YAML_FLOW_SEQUENCE_STYLE ? "+SEQ []" : "+SEQ"
        appendProperties(start.anchor, start.tag, to: &output)
    case YAML_SEQUENCE_END_EVENT: output += "-SEQ"
    case YAML_MAPPING_START_EVENT:
        let start = event.data.mapping_start
        output += start.style == YAML_FLOW_MAPPING_STYLE ? "+MAP {}" : "+MAP"
        appendProperties(start.anchor, start.tag, to: &output)
    case YAML_MAPPING_END_EVENT: output += "-MAP"
    case YAML_ALIAS_EVENT: output += "=ALI *" + String(cString: event.data.alias.anchor)
    case YAML_SCALAR_EVENT: appendScalar(event.data.scalar, to: &output)
    default: return
    }
    output += "\n"
}

private func appendScalar(_ scalar: yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar, to output: inout String)
{
    output += "=VAL"
    appendProperties(scalar.anchor, scalar.tag, to: &output)
    switch scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: output += " '"
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: output += " \""
    case YAML_LITERAL_SCALAR_STYLE: output += " |"
    case YAML_FOLDED_SCALAR_STYLE: output += " >"
    default: output += " :"
    }
    for character in ByteText(scalar.value, scalar.length).string.unicodeScalars {
        switch character {
        case "\\": output += "\\\\"
        case "\n": output += "\\n"
        case "\r": output += "\\r"
        case "\t": output += "\\t"
        case "\u{8}": output += "\\b"
        default: output.unicodeScalars.append(character)
        }
    }
}

private func appendProperties(
    _ anchor: UnsafeMutablePointer<UInt8>?, _ tag: UnsafeMutablePointer<UInt8>?, to output: inout String
) {
    if let anchor { output += " &" + String(cString: anchor) }
    if let tag { output += " <" + String(cString: tag) + ">" }
}
