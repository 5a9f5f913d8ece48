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

    private static let specs: [(fixture: Fixture, text: String)] = fixtures.flatMap {
        name -> [(fixture: Fixture, text: String)] in
        let fixture = Fixture(kind: .ok, name: name)
        return fixture.specs.compactMap {
            guard let data = try? Data(contentsOf: $0) else { return nil }
            let text = String(decoding: data, as: UTF8.self)
            return text.utf8.count < 10_000 && !text.contains("include:") ? (fixture, text) : nil
        }
    }

    @Test("1,200 of them, twice", arguments: [1, 2])
    func mutations(seed: UInt64) throws {
        var dice = Dice(seed: seed)
        let folder = TemporaryFolder()
        var sources: [URL] = []
        for number in 0..<1_200 {
            let spec = mutate(Self.specs[dice.roll(Self.specs.count)].text, &dice)
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

    @Test("those that are accepted compile, but for what their app does not have", arguments: batches)
    func compiles(_ seeds: Range<Int>) throws {
        for seed in seeds {
            let folder = TemporaryFolder()
            guard let (fixture, spec) = accepted(seed, in: folder) else { continue }
            let app = try App(fixture, specs: [folder["App.screens.yaml"]])
            let result = try SwiftCompiler.check(app.viewSources, try app.optionsWithViews(), in: app.folder)
            if result.status == 0 || isOfApp(result.output) { continue }
            Issue.record("seed \(seed), of \(fixture):\n\(spec)\n\(result.output.prefix(4000))")
        }
    }

    /// `SCREENSPEC_MUTATIONS=2000` tries more of them.
    private static let count =
        ProcessInfo.processInfo.environment["SCREENSPEC_MUTATIONS"].flatMap { Int($0) } ?? 120
    static let batches = stride(from: 1, through: count, by: 20).map { $0..<min($0 + 20, count + 1) }

    /// The first of a seed's mutations that is accepted.
    private func accepted(_ seed: Int, in folder: TemporaryFolder) -> (Fixture, String)? {
        var dice = Dice(seed: UInt64(seed))
        for _ in 0..<100 {
            let (fixture, text) = Self.specs[dice.roll(Self.specs.count)]
            let spec = mutate(text, &dice)
            if spec == text { continue }
            folder.write(spec, to: "App.screens.yaml")
            if !Compilation(folder["App.screens.yaml"].path).hasErrors { return (fixture, spec) }
        }
        return nil
    }

    /// Whether nothing is wrong but what a spec says of its app: a view, a type or a function that the app does not have, or not
    /// as the spec uses it. What follows from a name that is missing may say anything.
    private func isOfApp(_ output: String) -> Bool {
        let errors = output.split(separator: "\n").filter { $0.contains(".swift:") && $0.contains(": error: ") }
        if errors.isEmpty { return false }
        return errors.contains { $0.contains("cannot find") }
            || errors.allSatisfy { error in Self.faultsOfApp.contains { error.contains($0) } }
    }

    private static let faultsOfApp = [
        "has no member", "has no subscripts", "is not a member type", "cannot convert value", "cannot call value",
        "conform to", "argument", "could not be inferred", "cannot be inferred", "cannot infer", "cannot be applied to",
        "unary operator", "mismatching types", "no exact matches", "unknown attribute",
        "cannot be used as an instance member",
        "must be unwrapped", "can only appear in a pattern", "type placeholder", "inout parameter",
        "failed to produce diagnostic", "cannot be resolved without", "unable to type-check",
    ]

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
