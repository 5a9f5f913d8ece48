import ScreenSpecDiagnostics

/// What an expression surely is, whatever its names mean in the app: as far as the tokens outside of its brackets tell. That an
/// app's own `==` gives something else than a `Bool` is left out of account.
package enum ExpressionKind: Sendable {
    case unknown
    case integer, decimal, string, bool, nothing
    case array, dictionary, unit, tuple, range
    case metatype, keyPath
    /// A closure, or `Book.init`.
    case function
    /// `self` alone, which is whatever the code stands in.
    case itself
    /// A member of the type that is wanted: `.red`, `.init(1)`.
    case member

    /// - Parameter expression: one that has no faults.
    package init(of expression: ByteText) {
        var reader = ExpressionKindReader(expression)
        self = reader.read()
    }

    var isNumber: Bool { self == .integer || self == .decimal }

    /// What is one or the other.
    func or(_ other: ExpressionKind) -> ExpressionKind {
        if self == other { return self }
        return isNumber && other.isNumber ? .decimal : .unknown
    }

    /// What Swift's operator makes of both.
    func joined(to other: ExpressionKind, by infix: ExpressionKindReader.Infix) -> ExpressionKind {
        switch infix {
        case .sum where self == .string && other == .string: .string
        case .sum, .arithmetic: isNumber && other.isNumber ? or(other) : .unknown
        case .range: isNumber && other.isNumber || self == .string && other == .string ? .range : .unknown
        case .comparison, .other: .unknown
        }
    }
}

extension ByteText {
    /// Whether a name ends so that it says a type, or how one is made, and no value: `Book.self`, `Book.init`.
    package var endsWithType: Bool {
        guard count > 5, self[count - 1] == 0x66 || self[count - 1] == 0x74 else { return false }
        let end = slice(count - 5, count)
        return end.equals(".self") || end.equals(".init")
    }
}
