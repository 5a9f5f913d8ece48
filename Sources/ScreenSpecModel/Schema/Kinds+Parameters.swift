import ScreenSpecDiagnostics
import ScreenSpecSwift
import ScreenSpecYAML

extension Kind where Value == IndexSpan {
    /// A payload: one text with the whole parameter clause, or a map from each parameter's label and name to its type and
    /// default. The parameters are added to those of the document.
    static var parameters: Kind {
        Kind(
            description: .parameters,
            read: { decoder, node in
                let (start, errors) = (decoder.rows.parameters.count, decoder.diagnostics.count)
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
                if decoder.hasErrors(since: errors) { decoder.markUnread() }
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
            if decoder.hasStrayCharacter(key) || decoder.reportWholeInQuotes(key, value) { return }
            if decoder.reportMissingColon(in: key, value) { return }
            if decoder.reportMissingSpace(in: key, value) || decoder.reportTypeAlone(key, value) { return }
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
    /// Reports `"ids: [UUID]"` between braces, where the quotes make a key without a value of names and type.
    fileprivate mutating func reportWholeInQuotes(_ parameter: SourceText, _ value: UInt32) -> Bool {
        let found = nodes[Int(value)]
        guard found.kind == .scalar, found.textCount == 0, found.style == .plain, nodes[Int(value) - 1].style != .plain,
            parameter.bytes.firstIndex(of: 0x3A) != nil
        else { return false }
        var faults: [Diagnostic] = []
        let entries = parseParameterClause(parameter, into: &faults).map(\.entry)
        guard faults.isEmpty, !entries.isEmpty else { return false }
        report(
            .invalidParameter,
            "a parameter's name is a key and its type the value, and the quotes stand around both",
            at: parameter.range, help: "write \(entries.joined(separator: ", ").asCode)")
        return true
    }

    /// Reports `_ plant Plant.ID` between braces, which YAML takes for a key without a value.
    fileprivate mutating func reportMissingColon(in parameter: SourceText, _ value: UInt32) -> Bool {
        let found = nodes[Int(value)]
        guard found.kind == .scalar, found.textCount == 0, found.style == .plain,
            let space = parameter.bytes.spaceBeforeType
        else { return false }
        var words = parameter.bytes.slice(0, space).trimmed
        if words.count > 0, words[words.count - 1] == UInt8(ascii: "=") {
            words = words.slice(0, words.count - 1).trimmed
        }
        if words.count == 0 { return false }
        let names = words.string
        let type = parameter.slice(space + 1, parameter.bytes.count)
        report(
            .invalidParameter, "a `:` is missing between `\(names)` and the type \(type.string.asCode)",
            at: type.range, help: "write `\(names): \(type.string)`")
        return true
    }
}

extension SpecDecoder {
    /// Reports `id:Plant.ID` between braces, which YAML takes for a key without a value as well.
    fileprivate mutating func reportMissingSpace(in parameter: SourceText, _ value: UInt32) -> Bool {
        let found = nodes[Int(value)]
        // Between quotes a colon is meant as it stands.
        guard found.kind == .scalar, found.textCount == 0, found.style == .plain, nodes[Int(value) - 1].style == .plain,
            let colon = parameter.bytes.firstIndex(of: 0x3A), colon > 0, colon + 1 < parameter.bytes.count
        else { return false }
        reportMissingSpace(behind: colon, of: parameter)
        return true
    }

    /// Reports `{Plant.ID}`, a type of which YAML makes a name without a type.
    fileprivate mutating func reportTypeAlone(_ type: SourceText, _ value: UInt32) -> Bool {
        let found = nodes[Int(value)]
        guard found.kind == .scalar, found.textCount == 0, found.style == .plain, nodes[Int(value) - 1].style == .plain,
            type.bytes.count > 0, type.bytes[0] &- 0x41 < 26, SwiftType(type.bytes) != nil
        else { return false }
        report(
            .invalidParameter, "\(type.string.asCode) is a type, and its parameter has no name", at: type.range,
            help: "write \(ScreenSpecSwift.parameter(ofType: type.string).asCode)")
        return true
    }

    /// What makes a map of a list of parameters.
    mutating func helpForParameters(_ list: UInt32) -> String? {
        var parameters: [String] = []
        var haveTypes = true
        var child = list + 1
        while child < nodes[Int(list)].next {
            switch nodes[Int(child)].kind {
            case .scalar:
                if nodes[Int(child)].textCount == 0 { return nil }
                haveTypes = false
                parameters.append(parameter(tree.text(child).bytes))
            case .mapping:
                var key = child + 1
                while key < nodes[Int(child)].next {
                    guard nodes[Int(key)].kind == .scalar, nodes[Int(key) + 1].kind == .scalar else { return nil }
                    let type = tree.text(key + 1).string
                    parameters.append("\(tree.text(key).string): \(type.isEmpty ? "…" : type)")
                    key += 2
                }
            default: return nil
            }
            child = nodes[Int(child)].next
        }
        if parameters.isEmpty { return nil }
        let map = "\(key.string): {\(parameters.joined(separator: ", "))}".asCode
        return "\(haveTypes ? "write a map" : "write each with its type"): \(map)"
    }

    /// A parameter of which only the name is there, or the type.
    private func parameter(_ word: ByteText) -> String {
        word[0] &- 0x41 < 26 ? ScreenSpecSwift.parameter(ofType: word.string) : "\(word.string): …"
    }
}

extension PayloadParameter {
    /// As it stands between braces: `ids: "[UUID] = []"`.
    fileprivate var entry: String {
        let names =
            !hasLabel
            ? "_ \(name.string)" : labelText.equals(nameText) ? name.string : "\(labelText.string) \(name.string)"
        let value = type.string + (hasDefault ? " = \(defaultText.string)" : "")
        let isPlain = !value.contains { ",[]{}:?#&*!|>'\"%@`".contains($0) }
        return "\(names): \(isPlain ? value : value.withBytes { quoted($0) })"
    }
}

extension ByteText {
    /// The space before the first word that is no name: it begins with a capital, or is a list or a dictionary.
    fileprivate var spaceBeforeType: Int? {
        (1..<max(count, 1)).first {
            self[$0] == 0x20 && $0 + 1 < count && (self[$0 + 1] &- 0x41 < 26 || self[$0 + 1] == 0x5B)
        }
    }
}

/// Whether `text` is a Swift name; what keeps it from being one is added to `diagnostics`.
func checkName(_ text: SourceText, _ diagnostics: inout [Diagnostic]) -> Bool {
    checkIdentifier(text, as: "name", into: &diagnostics)
}
