import ScreenSpecDiagnostics
import ScreenSpecSwift

extension Kind where Value == IndexSpan {
    /// A payload: one text with the whole parameter clause, or a map from each parameter's label and name to its type and
    /// default. The parameters are added to those of the document.
    static var parameters: Kind {
        Kind(
            description: .parameters,
            read: { decoder, node in
                let start = decoder.rows.parameters.count
                switch decoder.nodes[Int(node)].kind {
                case .mapping: decoder.parameterMap(node)
                default:
                    guard let clause = decoder.text(node, .parameters) else { return nil }
                    var found: [Diagnostic] = []
                    for parameter in parseParameterClause(clause, into: &found) {
                        decoder.rows.parameters.append(parameter)
                    }
                    if found.count > 0 {
                        let placed = decoder.inBlock(node, clause) { _ = parseParameterClause($0, into: &$1) }
                        decoder.report(placed ?? found)
                    }
                }
                return IndexSpan(start: start, count: decoder.rows.parameters.count - start)
            },
            show: { span, document in .list(document.rows.parameters[span.indices].map(SpecValue.init)) })
    }
}

extension SpecValue {
    /// However it was written: in a map, or in a parameter clause.
    fileprivate init(_ parameter: PayloadParameter) {
        let parts: [(StaticString, SourceText?)] = [
            ("label", parameter.label), ("name", parameter.name), ("type", parameter.type),
            ("default", parameter.defaultValue),
        ]
        self = .map(
            parts.compactMap { key, text in
                text.map { Entry(key, .text($0)) }
            }, at: nil)
    }
}

extension SpecDecoder {
    fileprivate mutating func parameterMap(_ node: UInt32) {
        let start = rows.parameters.count
        entries(node, .parameters) { decoder, key, value in
            if decoder.rows.parameters.count - start > PayloadParameter.limit { return }
            if decoder.hasStrayCharacter(key) || decoder.reportMissingColon(in: key, value) { return }
            let type = decoder.following(value) { $0.sourceText($1, .type) }
            guard let type else { return }
            var found: [Diagnostic] = []
            if let parameter = parseParameter(key: key, value: type, into: &found) {
                decoder.rows.parameters.append(parameter)
            }
            if found.count > 0, !decoder.reportComma(in: value) { decoder.report(found) }
        }
        if rows.parameters.count < start + 2 { return }
        var found: [Diagnostic] = []
        checkParameterNames(Array(rows.parameters[start...]), into: &found)
        report(found)
    }
}

extension SpecDecoder {
    /// Reports `_ plant Plant.ID` between braces, which YAML takes for a key without a value.
    fileprivate mutating func reportMissingColon(in parameter: SourceText, _ value: UInt32) -> Bool {
        let found = nodes[Int(value)]
        guard found.kind == .scalar, found.textCount == 0, found.style == .plain,
            let space = parameter.bytes.lastSpace, space + 1 < parameter.bytes.count,
            parameter.bytes[space + 1] &- 0x41 < 26 || parameter.bytes[space + 1] == 0x5B
        else { return false }
        let names = parameter.bytes.slice(0, space).trimmed.string
        let type = parameter.slice(space + 1, parameter.bytes.count)
        report(
            .invalidParameter, "a `:` is missing between `\(names)` and the type \(type.string.asCode)",
            at: type.range, help: "write `\(names): \(type.string)`")
        return true
    }
}

extension ByteText {
    fileprivate var lastSpace: Int? { (0..<count).last { self[$0] == 0x20 } }
}

/// Whether `text` is a Swift name; what keeps it from being one is added to `diagnostics`.
func checkName(_ text: SourceText, _ diagnostics: inout [Diagnostic]) -> Bool {
    checkIdentifier(text, as: "name", into: &diagnostics)
}
