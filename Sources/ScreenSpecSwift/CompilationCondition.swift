import ScreenSpecDiagnostics

/// A compilation condition, as `#if` takes it: flags, platform conditions, `!`, `&&`, `||` and parentheses.
package struct CompilationCondition: Sendable {
    /// What has to hold, all of it; each is written as Swift formats it.
    package let parts: [String]

    /// Nil for text that is none.
    package init?(_ text: ByteText) {
        var parser = ConditionParser(SourceText(bytes: text, range: .nowhere, verbatimStart: nil))
        guard parser.parse() else { return nil }
        parts = parser.parts
    }
}

/// Whether `text` is a compilation condition; what is wrong with it is reported.
package func checkCondition(_ text: SourceText, as subject: String, into diagnostics: inout [Diagnostic]) -> Bool {
    var parser = ConditionParser(text, subject: subject)
    if parser.parse() { return true }
    if let fault = parser.fault { diagnostics.append(fault) }
    return false
}

/// Reads a condition from the left; after the first fault it only fails.
private struct ConditionParser {
    private let text: SourceText
    private let bytes: ByteText
    private let subject: String
    private var index = 0
    private var depth = 0
    /// The operands of the outermost `&&`.
    private(set) var parts: [String] = []
    private(set) var fault: Diagnostic?

    init(_ text: SourceText, subject: String = "") {
        self.text = text
        self.subject = subject
        bytes = text.bytes
    }

    /// Whether all of the text is a condition.
    mutating func parse() -> Bool {
        skipBlanks()
        if starts(with: "#if") {
            fail("begins with `#if`", index, index + 3, help: "leave out `#if`")
            return false
        }
        guard let whole = alternatives() else { return false }
        if parts.isEmpty { parts = [whole] }
        guard index == bytes.count else {
            reportRest()
            return false
        }
        return true
    }

    /// `DEBUG || os(iOS) && BETA`
    private mutating func alternatives() -> String? {
        guard let (first, all) = conjunction() else { return nil }
        var (result, isAlternative) = (first, false)
        while take("||") {
            guard let (next, _) = conjunction() else { return nil }
            result += " || " + next
            isAlternative = true
        }
        // An operand that begins with a parenthesis ends with it.
        let operands = all.map { $0.hasPrefix("(") ? String($0.dropFirst().dropLast()) : $0 }
        if depth == 0 { parts = isAlternative ? [result] : operands }
        return result
    }

    private mutating func conjunction() -> (String, [String])? {
        guard let first = operand() else { return nil }
        var all = [first]
        while take("&&") {
            guard let next = operand() else { return nil }
            all.append(next)
        }
        return (all.joined(separator: " && "), all)
    }

    private mutating func operand() -> String? {
        skipBlanks()
        let start = index
        if index < bytes.count, bytes[index] == 0x21 {
            index += 1
            skipBlanks()
            if index < bytes.count, bytes[index] == 0x21 {
                fail(
                    "has `!` twice in a row, which Swift takes for one operator", start, index + 1,
                    help: "leave out both")
                return nil
            }
            return operand().map { "!\($0)" }
        }
        if index < bytes.count, bytes[index] == 0x28 { return group() }
        skipName()
        if index == start || bytes[start].isDigit {
            reportNoOperand(start)
            return nil
        }
        let name = bytes.slice(start, index)
        if index < bytes.count, bytes[index] == 0x28 { return call(name, start) }
        return flag(name.string, start)
    }

    private mutating func group() -> String? {
        let opener = index
        guard depth < SwiftScanner.maximumDepth else {
            fail("has parentheses more than \(SwiftScanner.maximumDepth) levels deep", opener, opener + 1)
            return nil
        }
        index += 1
        depth += 1
        defer { depth -= 1 }
        guard let inner = alternatives() else { return nil }
        guard take(")") else {
            if index < bytes.count {
                reportRest()
            } else {
                fail("has a `(` that is never closed", opener, opener + 1)
            }
            return nil
        }
        // One flag or platform needs none.
        return inner.contains(" ") || inner.hasPrefix("!") ? "(\(inner))" : inner
    }

    private mutating func flag(_ name: String, _ start: Int) -> String? {
        if index < bytes.count, bytes[index] == 0x2E {
            while index < bytes.count, !bytes[index].isSpaceOrBreak { index += 1 }
            let found = clipped(bytes.slice(start, index)).asCode
            fail(
                "has \(found), which is known only while the app runs; expected a flag or a platform", start, index,
                help: "what is there only sometimes is `visible`, on rows, tabs and sections")
            return nil
        }
        if platforms.contains(name), name != "none" {
            fail("has `\(name)`, which is a platform and no flag", start, index, help: "write `os(\(name))`")
            return nil
        }
        if let word = ["and": "&&", "or": "||", "not": "!"][name] {
            fail("has `\(name)`, which is no operator of Swift's", start, index, help: "write `\(word)`")
            return nil
        }
        guard name.withBytes(canBeFlag) else {
            fail("has `\(name)`, a word of Swift's own that is no flag", start, index)
            return nil
        }
        return name
    }
}

/// Platform conditions, such as `os(iOS)`.
extension ConditionParser {
    private mutating func call(_ name: ByteText, _ start: Int) -> String? {
        let opener = index
        var end = opener + 1
        while end < bytes.count, bytes[end] != 0x29 { end += 1 }
        guard end < bytes.count else {
            fail("has a `(` that is never closed", opener, opener + 1)
            return nil
        }
        index = end + 1
        let argument = bytes.slice(opener + 1, end).trimmed
        let place = argument.base - bytes.base
        guard let known = check(name.string, argument) else {
            if fault == nil { reportUnknown(name.string, start, opener) }
            return nil
        }
        if !known { reportArgument(name.string, argument.string, place, place + argument.count) }
        return known ? "\(name.string)(\(written(argument)))" : nil
    }

    /// As Swift has it: a space behind a comma or colon, and no other.
    private func written(_ argument: ByteText) -> String {
        let words = argument.string.filter { !$0.isWhitespace }
        return words.reduce(into: "") { $0 += $1 == "," || $1 == ":" ? "\($1) " : "\($1)" }
    }

    /// Whether the argument is one that the condition takes; nil for a condition that Swift does not have.
    private func check(_ name: String, _ argument: ByteText) -> Bool? {
        switch name {
        case "os": platforms.contains(argument.string)
        case "targetEnvironment": environments.contains(argument.string)
        case "swift", "compiler": isVersionBound(argument)
        case "canImport": isModule(argument)
        case "arch", "hasFeature", "hasAttribute": isName(argument)
        default: ownConditions.contains(name) ? isName(argument) : nil
        }
    }

    private func isName(_ text: ByteText) -> Bool {
        if text.isEmpty || text[0].isDigit || !canBeFlag(text) { return false }
        if case .invalidCharacter = checkIdentifier(text) { return false }
        return (0..<text.count).allSatisfy { text[$0].isIdentifierByte }
    }

    /// Whether Swift has no other use for the word in a condition.
    private func canBeFlag(_ word: ByteText) -> Bool {
        if word.equals("true") || word.equals("false") || word.equals("Type") || word.equals("Protocol") { return true }
        return !SwiftKeywords.isReserved(word) && !word.equals("_")
    }

    /// `CarPlay`, `UIKit.UIView`, or `CarPlay, _version: 1.2`.
    private func isModule(_ text: ByteText) -> Bool {
        let words = text.string.split(separator: ",", omittingEmptySubsequences: false)
        if words.count > 2 || words.count == 2 && !isModuleVersion(words[1]) { return false }
        let module = words[0].split(separator: ".", omittingEmptySubsequences: false)
        return module.allSatisfy { String($0).withBytes { isName($0.trimmed) } }
    }

    /// `_version: 1.2` or `_version: "1.2"`.
    private func isModuleVersion(_ text: Substring) -> Bool {
        let parts = text.filter { $0 != " " }.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == "_version" || parts[0] == "_underlyingVersion" else { return false }
        let isQuoted = parts[1].count > 1 && parts[1].hasPrefix("\"") && parts[1].hasSuffix("\"")
        return isVersion(isQuoted ? parts[1].dropFirst().dropLast() : parts[1])
    }

    /// `>=6.0` or `<6.2`.
    private func isVersionBound(_ text: ByteText) -> Bool {
        let text = text.string
        guard let bound = [">=", "<"].first(where: { text.hasPrefix($0) }) else { return false }
        return isVersion(text.dropFirst(bound.count).drop { $0 == " " })
    }

    private func isVersion(_ text: Substring) -> Bool {
        let numbers = text.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.allSatisfy { !$0.isEmpty && $0.utf8.count < 10 && $0.utf8.allSatisfy(\.isDigit) }
    }

    private mutating func reportArgument(_ name: String, _ argument: String, _ start: Int, _ end: Int) {
        let known = ["os": platforms, "targetEnvironment": environments][name] ?? []
        let guess = argument.withBytes { nearestName(to: $0, among: known) }
        let expected =
            switch name {
            case "os": "a platform such as `iOS`"
            case "targetEnvironment": "`simulator` or `macCatalyst`"
            case "swift", "compiler": "a version such as `>=6.0`"
            case "canImport": "a module"
            default: "a name"
            }
        let found = argument.isEmpty ? "nothing" : argument.asCode
        fail(
            "has `\(name)(…)` with \(found) in it; expected \(expected)", start, max(end, start + 1),
            help: guess.map { "did you mean `\($0)`?" })
    }

    private mutating func reportUnknown(_ name: String, _ start: Int, _ end: Int) {
        let help =
            name == "available"
            ? "write the key `available: {iOS: 18.0}`" : nearestCall(name).map { "did you mean `\($0)(…)`?" }
        fail("has `\(name)(…)`, which is no compilation condition of Swift's", start, end, help: help)
    }

    private func nearestCall(_ name: String) -> String? {
        name.withBytes {
            nearestName(to: $0, among: ["os", "arch", "canImport", "targetEnvironment", "swift", "compiler"])
        }
    }
}

/// What is wrong.
extension ConditionParser {
    private mutating func fail(_ predicate: String, _ start: Int, _ end: Int, help: String? = nil) {
        if fault != nil { return }
        fault = Diagnostic(.invalidCondition, "\(subject) \(predicate)", at: text.range(start, end), help: help)
    }

    private mutating func reportNoOperand(_ start: Int) {
        if bytes.trimmed.isEmpty {
            return fail("is empty; expected a flag such as `DEBUG`, or a platform such as `os(iOS)`", 0, bytes.count)
        }
        if start == bytes.count {
            return fail(
                "ends where a flag such as `DEBUG`, or a platform such as `os(iOS)`, is expected",
                max(start - 1, 0), start)
        }
        if starts(with: "#available") || starts(with: "#unavailable") {
            var end = start
            while end < bytes.count, bytes[end] != 0x28 { end += 1 }
            return fail(
                "has `\(bytes.slice(start, end).string)`, which is asked while the app runs", start, end,
                help: "write the key `available: {iOS: 18.0}`")
        }
        let end = start + bytes.scalar(at: start).length
        let found = describeCharacter(bytes.slice(start, end))
        fail("has \(found) where a flag such as `DEBUG`, or a platform such as `os(iOS)`, is expected", start, end)
    }

    /// What stands where only an operator can.
    private mutating func reportRest() {
        let start = index
        var end = index
        if bytes[start].isIdentifierByte {
            while end < bytes.count, bytes[end].isIdentifierByte { end += 1 }
        } else {
            while end < bytes.count, bytes[end].isOperatorByte { end += 1 }
            end = max(end, start + bytes.scalar(at: start).length)
        }
        let first = bytes.scalar(at: start)
        if isInvisible(first), let scalar = Unicode.Scalar(first.value) {
            return fail(
                "has the character \(scalar.codePoint) in it, which nobody sees", start, start + first.length,
                help: first.value == 0xA0 ? "write a space" : "remove it")
        }
        let found = bytes.slice(start, end)
        let meant = ["and": "&&", "or": "||", "&": "&&", "|": "||", ",": "&&"][found.string]
        let isClosing = found.string == ")"
        fail(
            isClosing ? "has a `)` that closes nothing" : "has \(clipped(found).asCode) where `&&` or `||` is expected",
            start, end, help: meant.map { "write `\($0)`" })
    }

    private mutating func skipName() {
        while index < bytes.count, bytes[index].isIdentifierByte {
            let character = bytes.scalar(at: index)
            if !character.canContinueIdentifier { return }
            // Swift would have it in a name, and nobody who sets the flag.
            if isInvisible(character) { return }
            index += character.length
        }
    }

    private func isInvisible(_ scalar: UTF8Scalar) -> Bool { scalar.value == 0xA0 || isUnseen(scalar.value) }

    private mutating func skipBlanks() {
        while index < bytes.count, bytes[index].isSpaceOrBreak { index += 1 }
    }

    private func starts(with word: StaticString) -> Bool {
        let word = ByteText(word)
        return index + word.count <= bytes.count && bytes.slice(index, index + word.count).equals(word)
    }

    private mutating func take(_ word: StaticString) -> Bool {
        skipBlanks()
        guard starts(with: word) else { return false }
        index += ByteText(word).count
        return true
    }
}

/// What `os()` knows.
private let platforms = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "xrOS", "OSX", "Linux", "Windows", "Android", "FreeBSD", "OpenBSD",
    "Cygwin", "Haiku", "WASI", "PS4", "none",
]

private let environments = ["simulator", "macCatalyst"]

/// Conditions of Swift's own libraries.
private let ownConditions = ["_endian", "_runtime", "_ptrauth", "_pointerBitWidth", "_hasAtomicBitWidth"]
