import ScreenSpecDiagnostics
import ScreenSpecSwift
import ScreenSpecYAML

/// Whether a text is the Swift or the word that it should be.
extension SpecDecoder {
    /// Reports a key of a map that is not the Swift that it should be.
    ///
    /// - Parameter owner: the key under which the map stands.
    @discardableResult mutating func check(
        _ name: SourceText, isKey kind: KindDescription, of owner: ByteText
    ) -> Bool {
        if hasStrayCharacter(name) { return false }
        if case .identifier = kind, checkIdentifier(name.bytes) == nil, name.bytes[0] != 0x60 { return true }
        var found: [Diagnostic] = []
        switch kind {
        case .identifier:
            if checkName(name, &found) { return true }
            if owner.equals("formerly"), checkIdentifier(name.bytes) == .reserved { found = found.map(\.ofRetiredName) }
        case .type: if checkType(name, as: "the type", into: &found) { return true }
        case .choice(let type): return isWord(name, type, of: owner)
        default: return true
        }
        report(found)
        return false
    }

    private mutating func isWord(_ name: SourceText, _ type: any SpecWord.Type, of owner: ByteText) -> Bool {
        let words = type.choices.map(\.word)
        if words.contains(where: { name.bytes.equals($0) }) { return true }
        let guess = nearestName(to: name.bytes, among: words)
        report(
            .unknownKey, "`\(owner.string)` has no key \(name.string.asCode)", at: name.range,
            help: guess.map { "the key is spelled `\($0)`" }
                ?? "its keys are \(words.map { "`\($0)`" }.joined(separator: ", ", last: " and "))")
        return false
    }

    mutating func checked(
        _ text: SourceText, _ node: UInt32, by check: (SourceText, inout [Diagnostic]) -> Bool
    ) -> SourceText? {
        var found: [Diagnostic] = []
        if check(text, &found) { return text }
        if !reportComma(in: node) { report(inBlock(node, text) { _ = check($0, &$1) } ?? found) }
        return nil
    }

    /// What is wrong with the text of a literal or folded block, each at its place in there; nil for any other text.
    mutating func inBlock(
        _ node: UInt32, _ text: SourceText, _ check: (SourceText, inout [Diagnostic]) -> Void
    ) -> [Diagnostic]? {
        let isFolded = nodes[Int(node)].style == .folded
        guard nodes[Int(node)].style == .literal || isFolded, text.verbatimStart == nil else { return nil }
        let block = tree.source.text.slice(Int(nodes[Int(node)].start), Int(nodes[Int(node)].end))
        func place(_ offset: Int) -> Int {
            isFolded ? block.place(inFolded: offset, of: text.bytes) : block.place(inLiteral: offset)
        }
        var found: [Diagnostic] = []
        check(SourceText(bytes: text.bytes, range: text.range, verbatimStart: 0), &found)
        return found.map { diagnostic in
            diagnostic.moved { range in
                let first = Int(text.range.start)
                let start = first + place(Int(range.start))
                let end = range.end > range.start ? first + place(Int(range.end) - 1) + 1 : start
                return SourceRange(file: range.file, start: start, end: max(start, end))
            }
        }
    }

    /// Where an object without a name begins: its first key.
    mutating func head(of node: UInt32) -> SourceRange {
        let range = tree.range(node)
        return nodes[Int(node)].count > 0 && nodes[Int(node)].kind == .mapping ? tree.range(node + 1) : range
    }
}

extension Diagnostic {
    /// The same of a name that something had once: it cannot be given another now.
    fileprivate var ofRetiredName: Diagnostic {
        Diagnostic(kind, message, place: place, help: "remove it: nothing can have had that name")
    }
}
