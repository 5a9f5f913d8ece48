import ScreenSpecDiagnostics
import ScreenSpecSwift

/// A type, or a declaration with types in it, in the spelling by which versions are compared: without the white space that means
/// nothing, and as short as Swift can say it, `[String]` for `Array<String>`.
func comparableSpelling(_ text: ByteText) -> String { shortened(canonicalSpelling(text)[...]) }

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

/// With types that Swift has a shorter spelling for in that.
private func shortened(_ text: Substring) -> String {
    var (result, word, rest) = ("", "", text)
    while let character = rest.popFirst() {
        if character.isLetter || character.isNumber || "_.".contains(character) {
            word.append(character)
            continue
        }
        if character == "<", let end = endOfArguments(rest) {
            result += shortened(word, of: rest[..<end].splitOutside(",").map(shortened))
            rest = rest[rest.index(after: end)...]
        } else {
            result += aliased(word) + String(character)
        }
        word = ""
    }
    return result + aliased(word)
}

private func shortened(_ name: String, of arguments: [String]) -> String {
    switch (aliased(name), arguments.count) {
    case ("Array", 1): "[\(arguments[0])]"
    case ("Dictionary", 2): "[\(arguments[0]):\(arguments[1])]"
    case ("Optional", 1): isOfOnePart(arguments[0]) ? "\(arguments[0])?" : "(\(arguments[0]))?"
    default: "\(name)<\(arguments.joined(separator: ","))>"
    }
}

/// A name without the module that it is known to be of, and what stands behind an alias.
private func aliased(_ word: String) -> String {
    let module = ["Swift.", "Foundation."].first(where: word.hasPrefix)
    let name = String(word.dropFirst(module?.count ?? 0))
    return name == "TimeInterval" ? "Double" : name
}

/// Whether a question mark behind a type belongs to all of it: not so in `any P` and `() -> Void`.
private func isOfOnePart(_ type: String) -> Bool {
    [" ", "&", "-"].allSatisfy { type[...].splitOutside($0).count == 1 }
}

/// Where the bracket stands that closes generic arguments; nil where none does.
private func endOfArguments(_ text: Substring) -> String.Index? {
    var (depth, last) = (0, Character(" "))
    for index in text.indices {
        defer { last = text[index] }
        switch text[index] {
        case "<": depth += 1
        case ">" where last != "-" && depth == 0: return index
        case ">" where last != "-": depth -= 1
        default: break
        }
    }
    return nil
}
