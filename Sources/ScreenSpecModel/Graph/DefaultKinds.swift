import ScreenSpecDiagnostics
import ScreenSpecSwift

// Which types a default surely is none of.

extension ExpressionKind {
    /// Whether a default of that kind may be a value of a type. What types of the app's own take, nobody knows here.
    func fits(_ type: ByteText, _ facts: TypeFacts) -> Bool {
        switch (facts.outermost, self) {
        case (_, .unknown), (_, .member), (.optional, .nothing): true
        // There is no value around a case that its default could be.
        case (_, .itself): false
        case (.optional, _): fits(plain: type.wrapped)
        case (.array, _): self == .array
        case (.dictionary, _): self == .dictionary
        case (.tuple, _): self == .tuple || self == .unit
        case (.function, _): self == .function || self == .keyPath
        case (.metatype, _): self == .metatype
        case (.existential, _): self != .nothing
        case (.named, _): fits(plain: type) && !isNever(of: type)
        }
    }

    /// Whether it may be a value of a type that is no more than a name.
    private func fits(plain type: ByteText) -> Bool {
        let name = type.withoutModule
        if name.equals("Bool") { return self == .bool }
        if name.equals("String") || name.equals("Character") { return self == .string }
        if name.wholeNumberBits != nil { return self == .integer }
        if name.equals("Double") || name.equals("Float") { return self == .integer || self == .decimal }
        // What of Swift's and Foundation's is written as a collection, and nothing else.
        let outer = name.withoutArguments
        if outer.count < name.count {
            if outer.equals("Set") || outer.equals("Array") { return self == .array }
            if outer.equals("Dictionary") { return self == .dictionary }
        }
        return true
    }

    /// Whether no value of Swift's or Foundation's type is that. Whether one of the app's is, as an alias, only the compiler knows.
    private func isNever(of type: ByteText) -> Bool {
        switch self {
        case .nothing, .unit, .tuple, .metatype, .keyPath, .function: type.isValueType
        default: false
        }
    }
}

extension ByteText {
    /// What is optional in `Book?`; all of `Optional<Book>`.
    fileprivate var wrapped: ByteText { self[count - 1] == 0x3F ? slice(0, count - 1) : self }

    /// `Set` of `Set<Int>`, and all of `Set<Int>.Index`, which is no set.
    fileprivate var withoutArguments: ByteText {
        self[count - 1] == 0x3E ? slice(0, firstIndex(of: 0x3C) ?? count) : self
    }

    var withoutModule: ByteText {
        count > 6 && slice(0, 6).equals("Swift.") ? slice(6, count) : self
    }

    /// Whether Swift or Foundation has a type of that name, which is no protocol and no optional.
    fileprivate var isValueType: Bool {
        let bare = withoutArguments
        let name = bare.withoutModule
        let isRange = bare.count < count && (name.equals("Range") || name.equals("ClosedRange"))
        return isRange || ReservedNames.isNoProtocol(name)
    }
}
