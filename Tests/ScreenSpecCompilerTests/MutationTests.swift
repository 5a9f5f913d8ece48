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

    /// Specs whose every value is one that the tests compile.
    private static let specs: [(fixture: Fixture, spec: URL, text: String)] = Fixture.all(.ok).flatMap { fixture in
        fixture.specs.map { (fixture, $0, String(decoding: (try? Data(contentsOf: $0)) ?? Data(), as: UTF8.self)) }
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

    @Test("those that are accepted compile in Swift 5 and 6, but for what their app does not have", arguments: batches)
    func compiles(_ seeds: Range<Int>) throws {
        for seed in seeds {
            let folder = TemporaryFolder()
            guard let (fixture, old, spec) = accepted(seed, in: folder) else { continue }
            let text = try String(contentsOf: spec, encoding: .utf8)
            let code = try ChangedCode(of: fixture, old, spec: spec)
            for version in [5, 6] {
                let faults = try code.faults(version)
                if faults.isEmpty { continue }
                Issue.record("seed \(seed), of \(fixture.name), Swift \(version):\n\(text)\n\(faults.prefix(4000))")
            }
        }
    }

    /// `SCREENSPEC_MUTATIONS=2000` tries more of them, `SCREENSPEC_SEED=7` others.
    private static let count = number("SCREENSPEC_MUTATIONS", orElse: 60)
    private static let first = number("SCREENSPEC_SEED", orElse: 1)
    static let batches = stride(from: first, to: first + count, by: 20).map { $0..<min($0 + 20, first + count) }

    private static func number(_ name: String, orElse fallback: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? fallback
    }

    /// The first of a seed's mutations that is accepted.
    private func accepted(_ seed: Int, in folder: TemporaryFolder) -> (Fixture, old: URL, new: URL)? {
        var dice = Dice(seed: UInt64(seed))
        for _ in 0..<100 {
            let (fixture, old, text) = Self.specs[dice.roll(Self.specs.count)]
            let spec = mutate(text, &dice)
            if spec == text { continue }
            let file = folder[old.lastPathComponent]
            folder.write(spec, to: file.lastPathComponent)
            if !Compilation(file.path).hasErrors { return (fixture, old, file) }
        }
        return nil
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
}
