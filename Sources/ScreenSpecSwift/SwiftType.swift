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
        case .optional(let type), .array(let type), .existential(let type), .metatype(let type):
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

/// `type` without the white space that means nothing, and one space where that stands between two words: the spelling by which
/// types are looked up, `[String:Int]` for `[String : Int]`.
package func canonicalSpelling(_ type: ByteText) -> String {
    let text = type.trimmed
    var buffer = ByteBuffer(capacity: text.count + 1)
    var wordEnd = -1
    for index in 0..<text.count where !text[index].isSpaceOrBreak {
        let isInWord = text[index].isIdentifierByte
        if isInWord, wordEnd >= 0, wordEnd < index { buffer.append(0x20) }
        wordEnd = isInWord ? index + 1 : -1
        buffer.append(text[index])
    }
    return buffer.text.string
}

/// What can be told about a type in passing, without looking at `payloads`.
package struct TypeFacts: BitwiseCopyable, Sendable {
    /// The type's outermost construct. `Optional<T>` is an optional.
    package enum Outermost: BitwiseCopyable, Sendable {
        case named, optional, array, dictionary, tuple, function, existential, metatype
    }

    /// What the type is, seen from outside.
    package internal(set) var outermost = Outermost.named
    /// A name with or without dots and nothing else.
    package internal(set) var isPlainName = true
    /// A function type, anywhere in it.
    package internal(set) var containsClosure = false
    /// `any P`, `Any`, `AnyObject`, `Swift.Error`, `P & Q`, and what has no `==` either: `InlineArray`, `AnyView`.
    package internal(set) var containsExistential = false
    /// `AnyHashable`, `Character`, key paths and the like, which are Hashable and cannot be encoded.
    package internal(set) var containsUncodable = false
    /// `()`, which is `Void`, is a tuple; `(T)` is none.
    package internal(set) var containsTuple = false
    /// `T.Type`, `T.Protocol`.
    package internal(set) var containsMetatype = false

    /// `T?` or `Optional<T>`.
    package var isOptional: Bool { if case .optional = outermost { true } else { false } }
    /// A function type, not one in a tuple or an array.
    package var isClosure: Bool { if case .function = outermost { true } else { false } }

    /// What there is to say about `type`, or nil when it is no type.
    package init?(_ type: ByteText) {
        self.init()
        if readPlainType(type.base, 0, type.count, &self) == type.count { return }
        var parser = TypeParser(type, from: 0)
        guard parser.parseWhole() else { return nil }
        self = parser.facts
    }

    init() {}

    private init(_ outermost: Outermost) {
        self.outermost = outermost
        isPlainName = false
    }

    static var plainArray: TypeFacts { TypeFacts(.array) }
    static var plainOptional: TypeFacts { TypeFacts(.optional) }
}
