import ScreenSpecDiagnostics
import ScreenSpecYAML
import Testing

/// Input that would grow or nest without bound is refused early, at the place where it passes the limit.
@Suite struct LimitTests {
    private func flow(levels: Int, around inner: String = "") -> String {
        String(repeating: "[", count: levels) + inner + String(repeating: "]", count: levels)
    }

    @Test func sixtyFourLevelsOfNesting() throws {
        _ = try Marked(flow(levels: 64)).tree()
        _ = try Marked("a: " + flow(levels: 63)).tree()
        var block = ""
        for level in 0..<64 { block += String(repeating: " ", count: level) + "a:" + (level == 63 ? " b\n" : "\n") }
        _ = try Marked(block).tree()
    }

    @Test(arguments: [65, 1_000, 100_000])
    func moreLevelsOfNesting(_ levels: Int) {
        expect(
            Marked(flow(levels: 64, around: "1️⃣[2️⃣" + flow(levels: levels - 65) + "]")), .nestingTooDeep,
            "this is nested more than 64 levels deep; a spec may nest 64")
        // Never closed, and never looked at that far.
        expect(
            Marked(String(repeating: "[", count: 64) + "1️⃣[2️⃣" + String(repeating: "[", count: levels)), .nestingTooDeep,
            "this is nested more than 64 levels deep; a spec may nest 64")
    }

    @Test func levelsThroughAliasesCount() throws {
        let half = "a: &a \(flow(levels: 32))\n"
        _ = try Marked(half + "b: \(flow(levels: 31, around: "*a"))\n").tree()
        expect(
            Marked(half + "b: \(flow(levels: 32, around: "1️⃣*a2️⃣"))\n"), .nestingTooDeep,
            "this is nested more than 64 levels deep; a spec may nest 64")
        // Through an alias of an alias.
        expect(
            Marked("\(half)b: &b \(flow(levels: 31, around: "*a"))\nc: [1️⃣*b2️⃣]\n"), .nestingTooDeep,
            "this is nested more than 64 levels deep; a spec may nest 64")
    }

    @Test func aMillionNodes() {
        // The root, its key and the list are three.
        let (tree, diagnostics) = Self.read("a:\n" + String(repeating: "-\n", count: 999_997))
        #expect(diagnostics == [])
        #expect(tree?.count == 1_000_000)
        let more = Self.read("a:\n" + String(repeating: "-\n", count: 999_998))
        #expect(more.tree == nil)
        #expect(more.diagnostics.map(\.kind) == [.tooManyNodes])
    }

    @Test func aBillionLaughs() {
        var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
        for level in 1...60 {
            let alias = "*a\(level - 1)"
            let eighth = level == 5 ? "1️⃣\(alias)2️⃣" : alias
            let list = (0..<10).map { $0 == 7 ? eighth : alias }.joined(separator: ", ")
            text += "a\(level): &a\(level) [\(list)]\n"
        }
        expect(
            Marked(text), .tooManyNodes,
            "the file holds more than 1,000,000 nodes, its aliases expanded; a spec may hold 1,000,000")
    }

    @Test func aliasesThatRepeatScalarsAreFree() throws {
        let tree = try Marked("a: &a x\nb: [\(Array(repeating: "*a", count: 1_000).joined(separator: ", "))]\n").tree()
        #expect(tree.nodes[4].count == 1_000)
    }

    /// A file of 16 MiB, the most that is read, in one scalar.
    @Test func sixteenMebibytesInOneScalar() {
        let (tree, diagnostics) = Self.read("a: " + String(repeating: "x", count: YAMLLimits.bytes - 3))
        #expect(diagnostics == [])
        #expect(tree?.nodes[2].textCount == UInt32(YAMLLimits.bytes - 3))
    }

    private static func read(_ text: String) -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let tree = readYAML(SourceFile(path: "/spec.yaml", string: text), file: 0, into: &diagnostics)
        return (tree, diagnostics)
    }
}

private func expect(
    _ spec: Marked, _ kind: DiagnosticKind, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let (tree, diagnostics) = spec.read()
    #expect(tree == nil, sourceLocation: sourceLocation)
    #expect(diagnostics == [Diagnostic(kind, message, at: spec.range("1️⃣", "2️⃣"))], sourceLocation: sourceLocation)
}
