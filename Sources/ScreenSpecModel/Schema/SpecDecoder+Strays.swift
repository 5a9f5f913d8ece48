import ScreenSpecDiagnostics
import ScreenSpecSwift
import ScreenSpecYAML

// Characters that look like a space or like nothing, and an ellipsis that stands for something.

extension SpecDecoder {
    /// What is said in the place of `diagnostic`, where a character that nobody sees is what is wrong.
    func strayCharacter(in diagnostic: Diagnostic) -> Diagnostic? {
        guard !tree.source.isASCII, diagnostic.severity == .error, case .range(let range) = diagnostic.place,
            range.file == tree.file, range.end > range.start, diagnostic.kind.id != DiagnosticKind.invalidCondition.id
        else { return nil }
        let kinds: [DiagnosticKind] = [.unknownKey, .unknownWord, .wrongKind, .yamlSyntax]
        let first = tree.source.text[Int(range.start)]
        let isWhole = !kinds.contains { $0.id == diagnostic.kind.id }
        if !isWhole, first == 0x5B || first == 0x7B || first == 0x22 || first == 0x27 { return nil }
        return ScreenSpecYAML.strayCharacter(in: tree.source, range, isWhole: isWhole)
    }

    /// Reports a character in a name or a key that nobody sees.
    mutating func hasStrayCharacter(_ text: SourceText) -> Bool {
        if tree.source.isASCII { return false }
        guard let found = ScreenSpecYAML.strayCharacter(in: tree.source, text.range) else { return false }
        report([found])
        return true
    }

    /// Reports the `…` of an example that stands in the place of a value. Text in quotes is meant as it is.
    mutating func isEllipsis(_ node: UInt32, _ kind: KindDescription) -> Bool {
        guard tree.text(node).bytes.equals("…"), nodes[Int(node)].style == .plain || !kind.mayBeText else {
            return false
        }
        report(
            .missingValue, "`\(key.string)` has only the `…` of an example; it takes \(kind.words)",
            at: tree.range(node),
            help: kind.mayBeText
                ? "write your own text; a `…` that people are to read stands in quotes" : "write your own in its place")
        return true
    }
}

extension KindDescription {
    fileprivate var mayBeText: Bool { if case .attributeValue = self { true } else { isPlainText } }

    /// Whether nothing unseen can stand in `text`: in a name, and in Swift without strings.
    func isSeen(_ text: ByteText) -> Bool {
        switch self {
        case .identifier, .typeName, .destination, .tab, .opened, .guardName, .symbol: true
        case .type, .expression, .destinationCall: text.firstIndex(of: 0x22) == nil
        default: false
        }
    }
}
