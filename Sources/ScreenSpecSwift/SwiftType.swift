import ScreenSpecDiagnostics

/// A Swift type as it is written, with what it is made of. Parsed on demand: the usual questions are answered by
/// `TypeFacts`, which reading a parameter gives for free.
package struct SwiftType: Sendable {
    /// As written, parentheses around it included.
    package let text: ByteText
    /// What it is made of.
    package let shape: Shape

    /// The kinds of types there are, by their outermost construct.
    package indirect enum Shape: Sendable {
        /// A name, with dots when it is nested or qualified, and its generic arguments.
        case named(ByteText, arguments: [SwiftType])
        /// A type inside a generic one: `Page<Item>.Index`.
        case member(of: SwiftType, name: ByteText, arguments: [SwiftType])
        case optional(SwiftType)
        case array(SwiftType)
        case dictionary(key: SwiftType, value: SwiftType)
        case tuple([Element])
        case function(Function)
        /// `any P`
        case existential(SwiftType)
        case composition([SwiftType])
        /// `T.Type` and `T.Protocol`
        case metatype(SwiftType)
        /// `~Copyable`
        case suppressed(SwiftType)
        /// A number as a generic argument.
        case value
    }

    /// An element of a tuple or a parameter of a function type.
    package struct Element: Sendable {
        /// `name`, or `_ name` in a function type.
        package let label: ByteText?
        /// Without the label.
        package let type: SwiftType
    }

    /// A function type, its attributes and effects left out.
    package struct Function: Sendable {
        /// What stands in its parentheses.
        package let parameters: [Element]
        /// What stands behind its arrow.
        package let result: SwiftType
    }

    /// `text` as a type, or nil when it is none.
    package init?(_ text: ByteText) {
        var parser = TypeParser(text, from: 0)
        parser.isRecording = true
        guard parser.parseWhole(), let type = parser.stack.last else { return nil }
        self = type
    }

    init(text: ByteText, shape: Shape) {
        self.text = text
        self.shape = shape
    }

    /// This type and every type in it, outermost first: `[Author]?`, `[Author]`, `Author`.
    package var components: [SwiftType] {
        var found: [SwiftType] = []
        collect(into: &found)
        return found
    }

    private func collect(into found: inout [SwiftType]) {
        found.append(self)
        switch shape {
        case .named(_, let arguments): arguments.forEach { $0.collect(into: &found) }
        case .member(let base, _, let arguments):
            base.collect(into: &found)
            arguments.forEach { $0.collect(into: &found) }
        case .optional(let type), .array(let type), .existential(let type), .metatype(let type), .suppressed(let type):
            type.collect(into: &found)
        case .dictionary(let key, let value):
            key.collect(into: &found)
            value.collect(into: &found)
        case .tuple(let elements): elements.forEach { $0.type.collect(into: &found) }
        case .function(let function):
            function.parameters.forEach { $0.type.collect(into: &found) }
            function.result.collect(into: &found)
        case .composition(let types): types.forEach { $0.collect(into: &found) }
        case .value: break
        }
    }

    /// The names of all types in it, in the order they are written, without their arguments.
    package var namedTypes: [ByteText] {
        components.compactMap { if case .named(let name, _) = $0.shape { name } else { nil } }
    }
}

/// Whether `text` is a Swift type; what keeps it from being one is added to `diagnostics`.
///
/// - Parameter subject: what messages call it.
package func checkType(
    _ text: SourceText, as subject: @autoclosure () -> String, into diagnostics: inout [Diagnostic]
) -> Bool {
    var parser = TypeParser(text.bytes, from: 0)
    if parser.parseWhole() { return true }
    if let fault = parser.fault { diagnostics.append(fault.diagnostic(.invalidType, subject(), in: text)) }
    return false
}
