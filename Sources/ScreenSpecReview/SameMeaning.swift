import ScreenSpecDiagnostics
import ScreenSpecSwift

/// Whether two expressions are the same. White space in a string counts.
func isSameExpression(_ first: ByteText, _ second: ByteText) -> Bool {
    if first.trimmed.equals(second.trimmed) { return true }
    let isPlain = ![first, second].contains { $0.firstIndex(of: UInt8(ascii: "\"")) != nil }
    return isPlain && canonicalSpelling(first) == canonicalSpelling(second)
}

/// Whether whatever is saved as a value of one type is read as the same value of another.
func reads(_ type: String, savedAs saved: String) -> Bool {
    if type == saved { return true }
    if type.first == "[", saved.first == "[", type.last == "]", saved.last == "]" {
        return reads(String(type.dropFirst().dropLast()), savedAs: String(saved.dropFirst().dropLast()))
    }
    guard let wide = IntegerType(type), let narrow = IntegerType(saved) else { return false }
    return wide.holds(narrow)
}

/// A type of integers.
private struct IntegerType {
    private let isSigned: Bool
    /// Its bits where it has the fewest, and the most: those of `Int` depend on the system.
    private let (fewest, most): (Int, Int)

    init?(_ name: String) {
        isSigned = name.hasPrefix("Int")
        guard isSigned || name.hasPrefix("UInt") else { return nil }
        let digits = name.dropFirst(isSigned ? 3 : 4)
        guard let bits = ["": 64, "8": 8, "16": 16, "32": 32, "64": 64][digits] else { return nil }
        (fewest, most) = (digits.isEmpty ? 32 : bits, bits)
    }

    func holds(_ other: IntegerType) -> Bool {
        isSigned == other.isSigned ? fewest >= other.most : isSigned && fewest > other.most
    }
}
