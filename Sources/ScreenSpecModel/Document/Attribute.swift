import ScreenSpecDiagnostics

/// Metadata of the app's own, declared under `attributes`.
package struct Attribute: Sendable, NamedObject {
    /// The name of the property.
    package let name: SourceText
    /// The property's Swift type.
    package var type: SourceText?
    /// The value for destinations that give none.
    package var defaultValue: Scalar?
    /// The property's doc comment.
    package var summary: SourceText?

    init(_ name: SourceText) { self.name = name }

    static let schema = Schema<Attribute>(
        "attribute", "Metadata of your own: a property of the enum, with a value for every destination.",
        [
            Key("type", .type, \.type, required: true, "The property's type."),
            Key(
                "default", .scalar, \.defaultValue,
                """
                The value for destinations that give none; required unless the type is optional. Data for `Bool`, `Int`, \
                `Double` and `String`, a Swift expression for any other type.
                """),
            Key("summary", .text, \.summary, "What it means; becomes the property's doc comment."),
        ])
}

/// The value that one destination gives an attribute.
package struct AttributeValue: BitwiseCopyable, Sendable {
    /// The attribute's name.
    package let name: SourceText
    /// What was written behind it.
    package let scalar: Scalar
}

/// A scalar whose kind another part of the spec decides.
package struct Scalar: BitwiseCopyable, Sendable {
    /// As written.
    package let text: SourceText
    /// Whether YAML may read it as something other than text.
    package let isPlain: Bool
    /// The comma or `#` at which YAML ended it, though its brackets are open there; else 0.
    var endMark: UInt8 = 0

    /// Text as it stands; what may be data and not text, as a word.
    var shown: SpecValue { isPlain ? .word(text.string, at: text.range) : .text(text) }
}

extension Kind where Value == Scalar {
    fileprivate static var scalar: Kind {
        Kind(
            description: .attributeValue,
            read: { decoder, node in
                decoder.text(node, .attributeValue).map { decoder.scalar(node, $0) }
            },
            show: { scalar, _ in scalar.shown })
    }
}

extension SpecDecoder {
    /// What stands at `node`, up to the end of its brackets.
    fileprivate mutating func scalar(_ node: UInt32, _ text: SourceText) -> Scalar {
        guard let swift = takeSwift(at: node) else { return Scalar(text: text, isPlain: plainScalar(node) != nil) }
        return Scalar(text: swift.text, isPlain: true, endMark: swift.mark)
    }

    mutating func scalar(_ node: UInt32, named name: SourceText) -> Scalar? {
        switch nodes[Int(node)].kind {
        case .scalar where nodes[Int(node)].textCount > 0 || nodes[Int(node)].style != .plain:
            return isEllipsis(node, .attributeValue) ? nil : scalar(node, tree.text(node))
        case .scalar: report(.missingValue, "attribute `\(name.string)` has no value", at: name.range)
        default:
            report(
                .wrongKind, "attribute `\(name.string)` takes one value, found \(describe(node))", at: tree.range(node),
                help: nodes[Int(node)].kind == .sequence
                    ? helpForSwift(node).map { "where its type is an array of Swift's, \($0)" } : nil)
        }
        return nil
    }
}
