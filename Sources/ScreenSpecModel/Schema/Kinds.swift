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
    /// The path of a file, relative to the one that it stands in.
    static var path: Kind {
        Kind(.text) { decoder, node in
            decoder.text(node, .text).flatMap { decoder.checked($0, node, by: checkPath) }
        }
    }
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
    static var enumName: Kind {
        .name(.typeName) { checkTypeName($0, as: "type name", into: &$1) && checkCapital($0, into: &$1) }
    }
    /// A scalar that the names of types begin with.
    static var typePrefix: Kind { .name(.typeName) { checkName($0, &$1) && checkCapital($0, into: &$1) } }

    static func name(
        _ description: KindDescription = .identifier,
        checkedBy check: @escaping (SourceText, inout [Diagnostic]) -> Bool
    ) -> Kind {
        Kind(description) { decoder, node in
            guard let text = decoder.text(node, description) else { return nil }
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
    static var expression: Kind { .expression(for: .anything) }
    /// One that is a view; a type's name alone is one, too.
    static var view: Kind { .expression(for: .view) }
    /// One that is a `Bool`.
    static var truth: Kind { .expression(for: .condition) }
    /// One that can stand on a tab or a row.
    static var badge: Kind { .expression(for: .badge) }

    static func expression(for use: ExpressionUse) -> Kind {
        Kind(.expression) { decoder, node in
            guard let text = decoder.text(node, .expression) else { return nil }
            if isPlainExpression(text.bytes), !text.bytes.endsWithType { return text }
            // What YAML took for an anchor was reported as that.
            if text.bytes[0] == 0x26, decoder.nodes[Int(node)].style == .plain { return nil }
            if decoder.isBraced(text) { return nil }
            let key = decoder.key
            return decoder.checked(text, node) {
                checkExpression($0, as: "`\(key.string)`", for: use, into: &$1)
            }
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

/// Of a path with U+0000 in it, systems see what stands before that.
private func checkPath(_ text: SourceText, into diagnostics: inout [Diagnostic]) -> Bool {
    guard let place = text.bytes.firstIndex(of: 0) else { return true }
    diagnostics.append(
        Diagnostic(
            .invalidCharacter, "a path cannot have the character U+0000 in it", at: text.range(place, place + 1),
            help: "remove it"))
    return false
}
