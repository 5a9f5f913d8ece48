import ScreenSpecDiagnostics
import ScreenSpecSwift
import ScreenSpecYAML

extension Kind where Value == SourceText {
    /// Text that decoding looks at in one way or another.
    init(_ description: KindDescription, _ read: @escaping (inout SpecDecoder, UInt32) -> SourceText?) {
        self.init(description: description, read: read, show: { text, _ in .text(text) })
    }

    /// Any scalar, as written.
    static var text: Kind { Kind(.text) { $0.text($1, .text) } }
    /// Text in which `{expression}` stands for a value; looked at when it is known over what.
    static var title: Kind { Kind(.title) { $0.title($1) } }
    /// The name of a destination; whether there is one, the graph knows.
    static var destination: Kind { Kind(.destination) { $0.text($1, .destination) } }
    /// The name of a destination or a sheet; whether there is one, the graph knows.
    static var opened: Kind { Kind(.opened) { $0.text($1, .opened) } }
    /// The id of a tab; whether there is one, the graph knows.
    static var tab: Kind { Kind(.tab) { $0.text($1, .tab) } }

    /// A destination's name, which may be any keyword, and behind it what Swift calls with.
    static var destinationCall: Kind {
        Kind(.destinationCall) { decoder, node in
            decoder.text(node, .destinationCall).flatMap { [key = decoder.key] text in
                var end = 0
                while end < text.bytes.count, text.bytes[end].isIdentifierByte { end += 1 }
                if end == text.bytes.count { return text }
                if decoder.hasSeveralNames(text) { return nil }
                return decoder.checked(text, node) { text, found in
                    checkCall(text.slice(end, text.bytes.count), as: "`\(key.string)`", into: &found)
                }
            }
        }
    }

    /// The name of an SF Symbol.
    static var symbol: Kind {
        Kind(description: .symbol, read: { $0.text($1, .symbol) }, show: { text, _ in .symbol(text) })
    }

    /// A scalar that must be a Swift name.
    static var identifier: Kind { .name(checkedBy: checkName) }
    /// A scalar that must be a name for an enum.
    static var enumName: Kind { .name { checkTypeName($0, as: "type name", into: &$1) } }

    static func name(checkedBy check: @escaping (SourceText, inout [Diagnostic]) -> Bool) -> Kind {
        Kind(.identifier) { decoder, node in
            guard let text = decoder.text(node, .identifier) else { return nil }
            return decoder.checked(text, node, by: check)
        }
    }

    /// A Swift type. A flow list or map that YAML made of it is taken as the source text that it is.
    static var type: Kind {
        Kind(.type) { decoder, node in
            decoder.sourceText(node, .type).flatMap { [key = decoder.key] text in
                decoder.checked(text, node) { checkType($0, as: "`\(key.string)`", into: &$1) }
            }
        }
    }

    /// One balanced Swift expression.
    static var expression: Kind {
        Kind(.expression) { decoder, node in
            guard let text = decoder.text(node, .expression) else { return nil }
            if isPlainExpression(text.bytes) { return text }
            // What YAML took for an anchor was reported as that.
            if text.bytes[0] == 0x26, decoder.nodes[Int(node)].style == .plain { return nil }
            if decoder.isBraced(text) { return nil }
            let key = decoder.key
            return decoder.checked(text, node) { checkExpression($0, as: "`\(key.string)`", into: &$1) }
        }
    }

    /// Digits, with up to two more groups of digits behind dots.
    static var version: Kind {
        Kind(.version) { decoder, node in
            guard let text = decoder.text(node, .version) else { return nil }
            let groups = text.string.split(separator: ".", omittingEmptySubsequences: false)
            // Swift takes no larger number for a part of a version.
            let isNumber = { (group: Substring) in group.utf8.allSatisfy(\.isDigit) && UInt32(group) != nil }
            if groups.count <= 3, groups.allSatisfy(isNumber) { return text }
            decoder.reportWrongKind(node, .version)
            return nil
        }
    }
}

extension Kind where Value == Located<Bool> {
    /// A plain scalar of the YAML 1.2 core schema's booleans.
    static var boolean: Kind {
        Kind(
            description: .boolean,
            read: { decoder, node in
                if let scalar = decoder.plainScalar(node), let value = coreBoolean(scalar) {
                    return Located(value, at: decoder.tree.range(node))
                }
                decoder.reportWrongKind(node, .boolean)
                return nil
            },
            show: { value, _ in .word(value.value ? "true" : "false", at: value.range) })
    }
}

extension Kind where Value == LocatedInteger {
    /// A plain scalar of the YAML 1.2 core schema's integers, within `range`.
    static func integer(_ range: ClosedRange<Int>) -> Kind {
        Kind(
            description: .integer(range),
            read: { decoder, node in
                if let scalar = decoder.plainScalar(node), let value = coreInteger(scalar),
                    value >= range.lowerBound, value <= range.upperBound
                {
                    return LocatedInteger(value, at: decoder.tree.range(node))
                }
                decoder.reportWrongKind(node, .integer(range))
                return nil
            },
            show: { value, _ in .word(String(value.value), at: value.range) })
    }
}

extension Kind where Value == Located<Double> {
    /// A plain number of the YAML 1.2 core schema, more than 0 and up to 1.
    static var fraction: Kind {
        Kind(
            description: .fraction,
            read: { decoder, node in
                if let scalar = decoder.plainScalar(node),
                    let value = coreInteger(scalar).map(Double.init) ?? coreFloat(scalar), value > 0, value <= 1
                {
                    return Located(value, at: decoder.tree.range(node))
                }
                decoder.reportWrongKind(node, .fraction)
                return nil
            },
            show: { value, _ in .word("\(value.value)", at: value.range) })
    }
}

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
    fileprivate mutating func isBraced(_ text: SourceText) -> Bool {
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
    fileprivate mutating func title(_ node: UInt32) -> SourceText? {
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

/// A whole number with its place.
package struct LocatedInteger: BitwiseCopyable, Sendable {
    private let number: Int32
    /// Where it stands.
    package let range: SourceRange

    init(_ value: Int, at range: SourceRange) {
        number = Int32(truncatingIfNeeded: value)
        self.range = range
    }

    /// The number.
    package var value: Int { Int(number) }
}

extension Diagnostic {
    /// The same of a name that something had once: it cannot be given another now.
    fileprivate var ofRetiredName: Diagnostic {
        Diagnostic(kind, message, place: place, help: "remove it: nothing can have had that name")
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
