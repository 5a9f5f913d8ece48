import ScreenSpecCodegen
import ScreenSpecDiagnostics
import ScreenSpecSwift

/// What generated code offers to an app: its public declarations, read from the code itself, so that none is forgotten.
struct GeneratedAPI: Sendable {
    /// A member of a type, as it is declared.
    struct Member: Hashable, Sendable {
        /// The type that it is a member of; empty for what stands outside of types.
        let type: String
        /// `func push(_ item: NavigationItem)`; of a conformance, `: Codable`.
        let text: String
        /// Whether code outside has to deal with it when it comes: a case, or what a protocol asks for.
        let isAskedFor: Bool
        /// The same text, as versions are compared.
        private let spelling: String

        init(type: String, text: String, isAskedFor: Bool) {
            (self.type, self.text, self.isAskedFor) = (type, text, isAskedFor)
            spelling = text.withBytes(comparableSpelling)
        }

        static func == (one: Member, other: Member) -> Bool {
            one.type == other.type && one.spelling == other.spelling && one.isAskedFor == other.isAskedFor
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(spelling)
        }

        /// `push`, `displayName`, `Codable`.
        var name: String {
            let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "`" && $0 != "." }
            let keywords = ["var", "func", "case", "typealias", "enum", "struct", "class", "protocol"]
            guard let place = words.firstIndex(where: { keywords.contains(String($0)) }), place + 1 < words.count else {
                return words.contains("init") ? "init" : words.first.map(String.init) ?? text
            }
            return String(words[place + 1].filter { $0 != "`" })
        }
    }

    /// In the order of the code, each once.
    private(set) var members: [Member] = []
    /// The types that it has.
    private(set) var types: Set<String> = [""]

    init(_ files: [GeneratedFile]) {
        for file in files {
            let plain = withoutComments(file.contents)
            var reader = APIReader(plain.text)
            reader.read()
            members += reader.members
            types.formUnion(reader.types)
        }
    }

    /// The same with types called as they are in another version.
    func renamed(_ names: [String: String]) -> GeneratedAPI {
        if names.isEmpty { return self }
        var renamed = self
        renamed.members = members.map {
            Member(type: replaceWords($0.type, names), text: replaceWords($0.text, names), isAskedFor: $0.isAskedFor)
        }
        renamed.types = Set(types.map { replaceWords($0, names) })
        return renamed
    }
}

private func replaceWords(_ text: String, _ names: [String: String]) -> String {
    var (result, word) = ("", "")
    func end() -> String { names[word] ?? word }
    for character in text {
        if character.isLetter || character.isNumber || character == "_" {
            word.append(character)
        } else {
            result += end() + String(character)
            word = ""
        }
    }
    return result + end()
}

/// Without the lines that are comments or conditions; what stands between those is all there.
private func withoutComments(_ text: ByteText) -> ByteBuffer {
    var buffer = ByteBuffer(capacity: text.count)
    var start = 0
    while start < text.count {
        let end = text.firstIndex(of: 0x0A, from: start) ?? text.count
        let line = text.slice(start, end).trimmed
        let isComment = line.count > 1 && line[0] == 0x2F && line[1] == 0x2F
        let isCondition = ["#if ", "#else", "#endif"].contains { line.string.hasPrefix($0) }
        if !isComment, !isCondition { buffer.append(text.slice(start, end)) }
        buffer.append(0x0A)
        start = end + 1
    }
    return buffer
}

/// Reads the public declarations of a file.
private struct APIReader {
    private(set) var members: [GeneratedAPI.Member] = []
    private(set) var types: Set<String> = []
    private var known: Set<GeneratedAPI.Member> = []
    private var scanner: SwiftScanner
    private let text: ByteText

    /// A declaration up to its body.
    private struct Head {
        var text: String
        var words: [String]
        var hasBody: Bool

        var isPublic: Bool { words.contains("public") }
        func has(_ word: String) -> Bool { words.contains(word) }
        var opensType: Bool {
            ["enum", "struct", "class", "protocol", "actor", "extension"].contains(where: words.contains)
                && !has("func")
        }
    }

    private static let keywords: Set<String> = [
        "case", "var", "let", "func", "init", "typealias", "enum", "struct", "class", "protocol", "actor", "extension",
        "import", "subscript", "associatedtype", "deinit",
    ]
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "private", "fileprivate", "static", "final", "mutating", "nonisolated",
        "indirect",
        "convenience", "required", "lazy", "weak", "unowned", "dynamic", "override", "prefix",
    ]

    init(_ text: ByteText) {
        self.text = text
        scanner = SwiftScanner(text)
    }

    mutating func read() {
        scanner.advance()
        readMembers(of: "", isOffered: false, areAskedFor: false)
        precondition(scanner.fault == nil, "generated code that is no Swift")
    }

    /// Reads up to the closing brace, or the end.
    private mutating func readMembers(of type: String, isOffered: Bool, areAskedFor: Bool) {
        while scanner.kind != .closeBrace, scanner.kind != .end, scanner.kind != .invalid {
            let head = readHead()
            let isCase = head.words.first == "case" || head.has("indirect")
            if head.opensType {
                read(head, in: type)
            } else if !head.has("import"), head.isPublic || isOffered && (isCase || areAskedFor) {
                let isSettable = head.hasBody && head.has("var") && bodySets()
                for text in isCase ? cases(head.text) : [head.text + (isSettable ? " { set }" : "")] {
                    add(text, to: type, isAskedFor: isCase || areAskedFor)
                }
            }
            if head.hasBody, !head.opensType { scanner.skipGroup() }
            if head.hasBody { scanner.advance() }
        }
    }

    /// A type or an extension; ends at its closing brace.
    private mutating func read(_ head: Head, in outer: String) {
        guard head.hasBody else { return }
        let isExtension = head.has("extension")
        let parts = head.text.split(separator: " where ", maxSplits: 1)[0].split(separator: ":", maxSplits: 1)
        let named = parts[0].split(separator: " ").last.map { $0.prefix { $0 != "<" } } ?? ""
        let name = isExtension || outer.isEmpty ? String(named) : "\(outer).\(named)"
        let isOffered = isExtension || head.isPublic
        if isOffered {
            if !isExtension {
                types.insert(name)
                add(String(parts[0]).trimmingSpaces, to: outer, isAskedFor: false)
            }
            for conformance in parts.count > 1 ? parts[1].split(separator: ",") : [] {
                add(": \(String(conformance).trimmingSpaces)", to: name, isAskedFor: false)
            }
        }
        scanner.advance()
        readMembers(of: name, isOffered: isOffered, areAskedFor: head.has("protocol") && head.isPublic)
    }

    private mutating func add(_ text: String, to type: String, isAskedFor: Bool) {
        let member = GeneratedAPI.Member(type: type, text: text, isAskedFor: isAskedFor)
        if known.insert(member).inserted { members.append(member) }
    }

    /// The cases of a declaration, which may be of several.
    private func cases(_ text: String) -> [String] {
        text[...].splitOutside(",").enumerated().map { number, part in
            (number == 0 ? "" : "case ") + String(part).trimmingSpaces
        }
    }

    /// Whether the body, at whose brace the scanner stands, has a setter.
    private func bodySets() -> Bool {
        var scanner = scanner
        scanner.advance()
        while scanner.kind != .closeBrace, scanner.kind != .end, scanner.kind != .invalid {
            if scanner.kind == .openBrace || scanner.kind == .openParenthesis || scanner.kind == .openBracket {
                scanner.skipGroup()
            } else if scanner.kind == .identifier, text.slice(scanner.start, scanner.index).equals("set") {
                return true
            }
            scanner.advance()
        }
        return false
    }

    /// Reads a declaration up to its body's brace, or up to the next declaration.
    private mutating func readHead() -> Head {
        var head = Head(text: "", words: [], hasBody: false)
        var isAttribute = false
        var valueStart: Int?
        let start = scanner.start
        var end = scanner.index
        repeat {
            switch scanner.kind {
            case .openBrace where valueStart == nil:
                head.hasBody = true
            case .openParenthesis, .openBracket, .openBrace: scanner.skipGroup()
            case .identifier where !isAttribute && valueStart == nil:
                head.words.append(text.slice(scanner.start, scanner.index).string)
            case .symbol where text.slice(scanner.start, scanner.index).equals("=") && valueStart == nil:
                valueStart = scanner.start
            default: break
            }
            if head.hasBody { break }
            isAttribute = scanner.kind == .at
            end = scanner.index
            scanner.advance()
        } while !endsHead(head.words)
        head.text = normalized(text.slice(start, valueStart ?? end), isCase: head.words.first == "case")
        if head.has("let") { head.text = head.text.replacing("let ", with: "var ", maxReplacements: 1) }
        return head
    }

    private func endsHead(_ words: [String]) -> Bool {
        switch scanner.kind {
        case .closeBrace, .end, .invalid: return true
        case .at: return scanner.newlineBefore && words.contains(where: Self.keywords.contains)
        case .identifier:
            guard scanner.newlineBefore, words.contains(where: Self.keywords.contains) else { return false }
            let word = text.slice(scanner.start, scanner.index).string
            return Self.keywords.contains(word) || Self.modifiers.contains(word)
        default: return false
        }
    }

    /// With one space in the place of each break, and a case without defaults and names that no code outside can see.
    private func normalized(_ text: ByteText, isCase: Bool) -> String {
        var words = text.string.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
        words = words.replacing("( ", with: "(").replacing(" )", with: ")").replacing("public ", with: "")
        return isCase ? withoutInnerParts(words) : words
    }

    /// A case with what code outside sees of its payload: labels and types.
    private func withoutInnerParts(_ declaration: String) -> String {
        guard let opening = declaration.firstIndex(of: "("), declaration.last == ")" else { return declaration }
        let (inside, start) = (declaration.index(after: opening), declaration[..<opening])
        let parameters = declaration[inside...].dropLast().splitOutside(",").map { parameter -> String in
            let text = String(parameter.splitOutside("=")[0]).trimmingSpaces
            guard text.hasPrefix("_ "), let colon = text.firstIndex(of: ":") else { return text }
            return "_\(text[colon...])"
        }
        return "\(start)(\(parameters.joined(separator: ", ")))"
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
