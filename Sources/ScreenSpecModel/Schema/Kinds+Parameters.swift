import ScreenSpecDiagnostics
import ScreenSpecSwift

extension Kind where Value == IndexSpan {
    /// A payload: one text with the whole parameter clause, or a map from each parameter's label and name to its type and
    /// default. The parameters are added to those of the document.
    static var parameters: Kind {
        Kind(description: .parameters) { decoder, node in
            let start = decoder.document.parameters.count
            switch decoder.nodes[Int(node)].kind {
            case .mapping: decoder.parameterMap(node)
            default:
                guard let clause = decoder.text(node, .parameters) else { return nil }
                var found: [Diagnostic] = []
                for parameter in parseParameterClause(clause, into: &found) {
                    decoder.document.parameters.append(parameter)
                }
                decoder.report(found)
            }
            return IndexSpan(start: start, count: decoder.document.parameters.count - start)
        }
    }
}

extension SpecDecoder {
    fileprivate mutating func parameterMap(_ node: UInt32) {
        let start = document.parameters.count
        entries(node, .parameters) { decoder, key, value in
            let type = decoder.following(value) { $0.sourceText($1, .type) }
            guard let type else { return }
            var found: [Diagnostic] = []
            if let parameter = parseParameter(key: key, value: type, into: &found) {
                decoder.document.parameters.append(parameter)
            }
            if found.count > 0, !decoder.reportComma(in: value) { decoder.report(found) }
        }
        if document.parameters.count < start + 2 { return }
        var found: [Diagnostic] = []
        checkParameterNames(Array(document.parameters[start...]), into: &found)
        report(found)
    }
}

/// Whether `text` is a Swift name; what keeps it from being one is added to `diagnostics`.
func checkName(_ text: SourceText, _ diagnostics: inout [Diagnostic]) -> Bool {
    checkIdentifier(text, as: "name", into: &diagnostics)
}
