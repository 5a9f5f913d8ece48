import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecTestSupport
import Testing

@Suite("The order of diagnostics")
struct DiagnosticOrderTests {
    private func found(_ end: Int, _ note: String, help: String? = nil) -> Diagnostic {
        let range = SourceRange(file: 0, start: 3, end: end)
        return Diagnostic(.missingFile, "m", at: range, notes: [.init(note, at: nil)], help: help)
    }

    @Test("one mistake is one error, also where others lie between and over it")
    func interleaved() {
        let told = inOrder([found(9, "a"), found(7, "b"), found(9, "c"), found(7, "b"), found(9, "d", help: "h")])
        #expect(told.map(\.place) == [7, 9, 9].map { .range(SourceRange(file: 0, start: 3, end: $0)) })
        #expect(told.map { $0.notes.map(\.message) } == [["b"], ["a", "c"], ["d"]])
    }

    @Test("a run prints 100 of a kind and says how many more there are")
    func many() {
        var sources = SourceMap()
        let file = sources.add(SourceFile(path: "/App.yaml", string: "abc"))
        func render(_ count: Int) -> [Substring] {
            let range = SourceRange(file: file, start: 0, end: 1)
            let all = (0..<count).map { Diagnostic(.missingFile, "m\($0)", at: range) }
            let one = Diagnostic(.folderAsFile, "other", at: range)
            return DiagnosticRenderer(sources: sources).render(all + [one]).split(separator: "\n")
        }
        #expect(render(100).count == 303 && !render(100).contains { $0.hasPrefix("note:") })
        #expect(render(101).last == "note: 1 more of `missing-file` is not shown")
        #expect(render(1_100).last == "note: 1000 more of `missing-file` are not shown" && render(1_100).count == 304)
    }

    /// Each took as long as all before it.
    @Test("columns of many findings on one long line")
    func oneLine() {
        let keys = (0..<10_000).map { "ä\($0): 1" }.joined(separator: ", ")
        let folder = TemporaryFolder(spec: "screenspec: 1\ndestinations: {home: {view: Home, \(keys)}}\n")
        let compilation = Compilation(folder["App.screens.yaml"].path)
        let last = compilation.diagnostics.last
        #expect(compilation.diagnostics.count == 10_000)
        guard case .range(let range)? = last?.place else { return #expect(Bool(false)) }
        let position = compilation.sources[0].position(at: Int(range.start))
        #expect(position.line == 2 && position.column == position.offset - 14 - 9_999 + 1)
    }
}
