import ScreenSpecDiagnostics

/// A type, or a declaration with types in it, in the spelling by which types are compared: without the white space that means
/// nothing, as short as Swift can say it, and without the modules of what everybody knows: `[String]` for
/// `Swift.Array<String>`, `Double` for `TimeInterval`.
package func comparableSpelling(_ text: ByteText) -> String { shortened(canonicalSpelling(text)[...]) }

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

extension Substring {
    /// The parts between a separator that stands in no brackets.
    package func splitOutside(_ separator: Character) -> [Substring] {
        var (parts, start, depth) = ([Substring](), startIndex, 0)
        for index in indices {
            switch self[index] {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}": depth -= 1
            case ">": if index > startIndex, self[self.index(before: index)] != "-" { depth -= 1 }
            case separator where depth == 0:
                parts.append(self[start..<index])
                start = self.index(after: index)
            default: break
            }
        }
        return parts + [self[start...]]
    }
}
