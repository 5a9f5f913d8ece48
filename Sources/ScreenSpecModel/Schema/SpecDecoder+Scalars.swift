import ScreenSpecDiagnostics
import ScreenSpecSwift
import ScreenSpecYAML

/// Texts, and what else stands in one scalar.
extension SpecDecoder {
    /// Whether the node is of the kind's form, so that it is read as that kind and not as another that stands beside it.
    mutating func canBe(_ kind: KindDescription, _ node: UInt32) -> Bool {
        let form = nodes[Int(node)].kind
        return switch kind {
        case .integer: plainScalar(node).flatMap { coreInteger($0) } != nil
        case .boolean: plainScalar(node).flatMap { coreBoolean($0) } != nil
        case .choice(let type): form == .scalar && type.choices.contains { tree.text(node).bytes.equals($0.word) }
        case .list: form == .sequence
        case .map, .object, .ruleSettings: form == .mapping
        case .either(let first, let second): canBe(first, node) || canBe(second, node)
        default: form == .scalar
        }
    }

    /// The scalar at `node`, whatever its style; a plain one with nothing in it is a missing value.
    mutating func text(_ node: UInt32, _ kind: KindDescription) -> SourceText? {
        if kind.isPlainText, reportComment(in: node) { return nil }
        switch nodes[Int(node)].kind {
        case .scalar:
            let count = nodes[Int(node)].textCount
            if count == 3, isEllipsis(node, kind) { return nil }
            if count != 0 || nodes[Int(node)].style != .plain {
                let text = tree.text(node)
                return kind.isSeen(text.bytes) && hasStrayCharacter(text) ? nil : text
            }
        default: break
        }
        reportWrongKind(node, kind)
        return nil
    }

    /// Reports an expression in the braces that texts have: they make a closure of it.
    mutating func isBraced(_ text: SourceText) -> Bool {
        var scanner = SwiftScanner(text.bytes)
        scanner.advance()
        guard case .openBrace = scanner.kind else { return false }
        let start = scanner.index
        guard scanner.skipGroup() else { return false }
        let inside = text.slice(start, scanner.index - 1)
        scanner.advance()
        guard case .end = scanner.kind else { return false }
        var faults: [Diagnostic] = []
        let isExpression = !inside.bytes.trimmed.isEmpty && checkExpression(inside, as: "it", into: &faults)
        report(
            .invalidExpression, "`\(key.string)` takes a Swift expression, of which braces make a closure",
            at: text.range, help: isExpression ? "write \(inside.bytes.trimmed.string.asCode)" : nil)
        return true
    }

    /// The same, or a flow collection as the source text that it is.
    mutating func sourceText(_ node: UInt32, _ kind: KindDescription) -> SourceText? {
        let found = nodes[Int(node)]
        guard found.kind != .scalar, found.style == .flow else { return text(node, kind) }
        let bytes = tree.source.text.slice(Int(found.start), Int(found.end))
        return SourceText(bytes: bytes, range: tree.range(node), verbatimStart: found.start)
    }

    /// Titles are read by the graph; but where in a block something is wrong can be told only here.
    mutating func title(_ node: UInt32) -> SourceText? {
        guard let text = text(node, .title) else { return nil }
        reportInterpolation(text)
        if text.verbatimStart != nil || isPlainTitle(text.bytes) { return text }
        return checked(text, node) {
            _ = parseTitle($0, into: &$1)
            return $1.isEmpty
        }
    }

    /// `\(name)`, which Swift would read in a string, outside of braces.
    private mutating func reportInterpolation(_ text: SourceText) {
        let bytes = text.bytes
        var (end, braces) = (0, 0)
        while let start = bytes.firstIndex(of: 0x5C, from: end) {
            for index in end..<start { braces += bytes[index] == 0x7B ? 1 : bytes[index] == 0x7D ? -1 : 0 }
            end = start + 1
            guard braces == 0, let close = bytes.endOfInterpolation(from: end) else { continue }
            let name = bytes.slice(start + 2, close).string
            diagnostics.append(
                Diagnostic(
                    .titleInterpolation, "`\\(\(name))` is text in a title, and people read it so",
                    at: text.range(start, close + 1), help: "write `{\(name)}`"))
            end = close
        }
    }

    /// A scalar that YAML may read as something other than text.
    mutating func plainScalar(_ node: UInt32) -> ByteText? {
        let found = nodes + Int(node)
        guard found.pointee.kind == .scalar, found.pointee.style == .plain,
            !found.pointee.hasProperties || !isTaggedText(node)
        else { return nil }
        return ByteText(found.pointee.text, Int(found.pointee.textCount))
    }

    private mutating func isTaggedText(_ node: UInt32) -> Bool {
        let tag = tree.properties(node)?.tag
        return tag == "!" || tag == "tag:yaml.org,2002:str"
    }

    mutating func items(_ node: UInt32, _ kind: KindDescription, _ item: (inout SpecDecoder, UInt32) -> Void) {
        switch nodes[Int(node)].kind {
        case .sequence: break
        default: return reportWrongKind(node, kind)
        }
        let end = nodes[Int(node)].next
        var child = node + 1
        while child < end {
            switch nodes[Int(child)].kind {
            case .alias: following(child, item)
            default: item(&self, child)
            }
            child = nodes[Int(child)].next
        }
    }
}

extension ByteText {
    /// Where the parenthesis closes that an interpolation opens at `start`; nil where none does, or no name stands in it.
    fileprivate func endOfInterpolation(from start: Int) -> Int? {
        guard start + 1 < count, self[start] == 0x28, self[start + 1] | 0x20 &- 0x61 < 26 || self[start + 1] == 0x5F
        else {
            return nil
        }
        var depth = 0
        for index in start..<count {
            if self[index] == 0x5C { return nil }
            if self[index] == 0x28 { depth += 1 }
            if self[index] == 0x29 { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
