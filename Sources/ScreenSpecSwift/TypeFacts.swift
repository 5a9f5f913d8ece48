import ScreenSpecDiagnostics

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
    /// `any P`, `Any`, `AnyObject`, `P & Q`.
    package internal(set) var containsExistential = false
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
