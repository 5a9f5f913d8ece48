import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecTestSupport
import Testing

/// People misspell, and tools damage: whatever becomes of a spec, it is refused or its code parses.
@Suite("Specs with something changed are refused, or what they generate parses")
struct MutationTests {
    /// What is put into specs: Swift's own words, operators and literals, whole and in parts.
    private static let pieces = [
        "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\\", "\\(", " ", ",", ": ", ";", ".", "?", "!", " -> ", " = ",
        "&",
        "~", "@", "`", "#", "_", "$", "é", "➕", "🎉", "\u{E0100}", "1", "0x", ".5", "1.5e3", "nil", "self", "Self",
        "some ", "any ", "inout ", "async ", "throws ", "try ", "await ", "each ", "let ", "if ", "class", "init",
        "Type",
        "in ", "is ", "as ", "as! ", "...", "..<", "||", "/", "*", "- ", "+", "%", "?? ", "$0", "'", "nonisolated",
        "@Sendable ", "@escaping ", "where ", "repeat", "sending ", "\"a\"", "\"\\(1)\"", "[:]", "{}", "()", "{ $0 }",
        "\\.x", "#if", "x:", "_:", "didSet", "a b", "0b2", "\\u{D800}",
    ]

    /// Specs whose every value is one that the tests compile: always the same ones, so that what is tried is the same.
    private static let fixtures = [
        "access-public", "apple-types", "attributes", "binding", "codable", "coding-names", "conditions",
        "dependencies",
        "dialogs", "each", "equality", "hostile", "icons", "imports", "iterable", "keywords",
        "localization", "messy", "metadata", "names", "navigation", "navigation-path", "older-systems", "payloads",
        "placeholder-case", "prefix", "rows", "stack", "tab-bar", "tab-roots", "tabs", "texts", "windows", "yaml",
    ]

    private static let specs: [String] = fixtures.flatMap { Fixture(kind: .ok, name: $0).specs }.compactMap {
        guard let data = try? Data(contentsOf: $0) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        return text.utf8.count < 10_000 && !text.contains("include:") ? text : nil
    }

    @Test("1,200 of them, twice", arguments: [1, 2])
    func mutations(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let folder = TemporaryFolder()
        var sources: [URL] = []
        for number in 0..<1_200 {
            let spec = mutate(Self.specs[dice.roll(Self.specs.count)], &dice)
            folder.write(spec, to: "App.screens.yaml")
            let compilation = Compilation(folder["App.screens.yaml"].path)
            if compilation.hasErrors { continue }
            let code = compilation.generatedFiles().map(\.contents.string).joined(separator: "\n")
            let shown = spec.split(whereSeparator: \.isNewline).map { "// \($0)\n" }.joined()
            folder.write("\(code)\n\(shown)", to: "\(number).swift")
            sources.append(folder["\(number).swift"])
        }
        #expect(sources.count > 50)
        let result = try SwiftCompiler.run(["-frontend", "-parse", "-swift-version", "6"] + sources.map(\.path))
        #expect(result.status == 0, "\(result.output)")
    }

    /// One or two changes: a token replaced, left out, doubled or swapped for another, or something put behind it.
    private func mutate(_ spec: String, _ dice: inout Dice) -> String {
        var tokens = tokens(of: spec)
        let values = tokens.indices.dropFirst(6).filter { !tokens[$0].allSatisfy(\.isWhitespace) }
        for _ in 0...dice.roll(2) {
            let place = values[dice.roll(values.count)]
            let piece = Self.pieces[dice.roll(Self.pieces.count)]
            switch dice.roll(10) {
            case 0...2: tokens[place] = piece
            case 3...5: tokens[place] += piece
            case 6: tokens[place] = ""
            case 7: tokens[place] += tokens[place]
            case 8: tokens[place] = tokens[values[dice.roll(values.count)]]
            default: tokens[place] = String(tokens[place].dropLast())
            }
        }
        return tokens.joined()
    }

    /// Words, runs of white space, and every other character by itself.
    private func tokens(of text: String) -> [String] {
        var tokens: [String] = []
        var last = 0
        for character in text {
            let kind = character.isLetter || character.isNumber || character == "_" ? 1 : character == " " ? 2 : 3
            if kind == last, kind < 3 {
                tokens[tokens.count - 1].append(character)
            } else {
                tokens.append(String(character))
            }
            last = kind
        }
        return tokens
    }
}
