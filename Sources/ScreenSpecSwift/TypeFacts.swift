import ScreenSpecDiagnostics

/// What can be told about a type in passing, without looking at `payloads`. Two bytes wide: every parameter has one.
package struct TypeFacts: BitwiseCopyable, Sendable {
    /// The type's outermost construct. `Optional<T>` is an optional.
    package enum Outermost: BitwiseCopyable, Sendable {
        case named, optional, array, dictionary, tuple, function, existential, metatype
    }

    /// What the type is, seen from outside.
    package internal(set) var outermost = Outermost.named
    /// At first what a plain name has.
    private var bits: UInt8 = 1

    /// A name with or without dots and nothing else.
    package internal(set) var isPlainName: Bool {
        get { bits & 1 != 0 }
        set { bits = newValue ? bits | 1 : bits & ~1 }
    }

    /// A function type, anywhere in it.
    package internal(set) var containsClosure: Bool {
        get { bits & 2 != 0 }
        set { bits = newValue ? bits | 2 : bits & ~2 }
    }

    /// `any P`, `Any`, `AnyObject`, `P & Q`.
    package internal(set) var containsExistential: Bool {
        get { bits & 4 != 0 }
        set { bits = newValue ? bits | 4 : bits & ~4 }
    }

    /// `()`, which is `Void`, is a tuple; `(T)` is none.
    package internal(set) var containsTuple: Bool {
        get { bits & 8 != 0 }
        set { bits = newValue ? bits | 8 : bits & ~8 }
    }

    /// `T.Type`, `T.Protocol`.
    package internal(set) var containsMetatype: Bool {
        get { bits & 16 != 0 }
        set { bits = newValue ? bits | 16 : bits & ~16 }
    }

    /// `T?` or `Optional<T>`.
    package var isOptional: Bool { if case .optional = outermost { true } else { false } }
    /// A tuple, `()` among them.
    package var isTuple: Bool { if case .tuple = outermost { true } else { false } }
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

    private init(_ outermost: Outermost, _ bits: UInt8) {
        self.outermost = outermost
        self.bits = bits
    }

    static var plainArray: TypeFacts { TypeFacts(.array, 0) }
    static var plainOptional: TypeFacts { TypeFacts(.optional, 0) }
}
