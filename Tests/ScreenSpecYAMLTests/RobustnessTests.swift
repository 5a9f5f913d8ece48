import ScreenSpecDiagnostics
import ScreenSpecYAML
import Testing

/// Whatever the bytes, there is a sound tree or something to say, and all of it can be printed.
@Suite struct RobustnessTests {
    private static let specs: [[UInt8]] = [
        """
        screenspec: 1
        app: {name: Bücher, imports: [A, "B"]} # 😀
        defaults: &defaults !!map
          icon: doc
          ? columns
          : 3
        destinations:
          authors: {<<: *defaults, title: 'It''s', view: "A(\\"x\\", y: \\u00e9)"}
          author:
            <<: [*defaults]
            payload:
            - _ author: Author
            - &none
            view: |-
              AuthorDetailView(
                author: author
              )
            summary: >+2
                folded
              text
            opens: [a: b, ? c, {d}, [], *none]
        """,
        "- &a [&b x, *b]\r\n- *a\r- !<tag:yaml.org,2002:str> ü\n- ''\r- \t- z\n",
        "%YAML 1.1\n%TAG ! tag:x,2000:\n---\n!a {\"k\\\n  l\": v, ? [x] : |\n\n}\n...\n# end\n",
    ].map { Array($0.utf8) }

    private static let insertions: [[UInt8]] =
        [
            "\n", "\r", "\t", " ", "  ", ": ", ":", "- ", "? ", "{", "}", "[", "]", ",", "#", " #", "&a ", "*a",
            "*defaults", "!", "!!str ",
            "|\n", ">-\n", "'", "\"", "\\", "%", "@", "`", "---\n", "...\n", "\0", "\u{FEFF}", "\u{85}", "\u{2029}",
            "é", "😀", "<<: ",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x80], [0xF0, 0x9F]]

    @Test func truncatedAtEveryByte() {
        for spec in Self.specs {
            for length in 0...spec.count { read(spec.prefix(length)) }
            for start in 0...spec.count { read(spec.suffix(from: start)) }
        }
    }

    @Test func everythingInsertedEverywhere() {
        for spec in Self.specs {
            for place in 0...spec.count {
                for insertion in Self.insertions { read(spec[..<place] + insertion + spec[place...]) }
            }
        }
    }

    @Test func randomMutations() {
        var random = SplitMix(state: 0x5EED)
        for _ in 0..<20_000 {
            var bytes = Self.specs.randomElement(using: &random)!
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<5, using: &random) {
                case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
                case 1: bytes[place] = UInt8.random(in: 0x20..<0x7F, using: &random)
                case 2: bytes.insert(contentsOf: Self.insertions.randomElement(using: &random)!, at: place)
                case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...9, using: &random)))
                default:
                    let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
                    bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
                }
                if bytes.isEmpty { break }
            }
            read(bytes[...])
        }
    }

    private func read(_ bytes: ArraySlice<UInt8>, sourceLocation: SourceLocation = #_sourceLocation) {
        let source = bytes.withUnsafeBufferPointer {
            SourceFile(path: "/spec.yaml", text: ByteText($0.baseAddress ?? UnsafePointer(bitPattern: 1)!, $0.count))
        }
        var diagnostics: [Diagnostic] = []
        let tree = readYAML(source, file: 0, into: &diagnostics)
        var flaw = tree == nil && diagnostics.isEmpty ? "neither a tree nor a diagnostic" : tree?.flaw
        for diagnostic in diagnostics {
            for case .range(let range) in [diagnostic.place] + diagnostic.notes.compactMap(\.range).map({ .range($0) })
            {
                if range.end < range.start || range.end > source.text.count { flaw = "\(diagnostic)" }
            }
        }
        if let tree {
            for node in 0..<UInt32(tree.count) { _ = quotedSwift(in: source, at: Int(tree.nodes[Int(node)].start)) }
        }
        var sources = SourceMap()
        _ = sources.add(source)
        let printed = DiagnosticRenderer(sources: sources).render(diagnostics)
        if diagnostics.count != printed.split(separator: "\n").count(where: { $0.contains(": error: ") }) {
            flaw = printed
        }
        if let flaw { Issue.record("\(flaw)\n\(bytes.map { String($0, radix: 16) })", sourceLocation: sourceLocation) }
    }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
