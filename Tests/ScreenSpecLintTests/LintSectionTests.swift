import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecLint
import ScreenSpecTestSupport
import Testing

/// What a spec says of the rules counts.
struct LintSectionTests {
    private let tabs = """
        screenspec: 1
        destinations: {home: {view: HomeView}, more: {view: MoreView}}
        tabs:
          items:
            - {id: one, title: One, icon: a, root: home}
            - {id: two, title: Two, icon: b, root: more}

        """

    @Test("a rule is as loud as the spec wants it")
    func severity() throws {
        let spec = "screenspec: 1\ndestinations: {Home: {view: HomeView}}\n"
        #expect(try found(spec) == ["warning case-name"])
        #expect(try found(spec + "lint: {rules: {case-name: error}}") == ["error case-name"])
        #expect(try found(spec + "lint: {rules: {case-name: warning}}") == ["warning case-name"])
        #expect(try found(spec + "lint: {rules: {case-name: off}}") == [])
        #expect(try found(spec + "lint: {rules: {case-name: {severity: error}}}") == ["error case-name"])
    }

    @Test("a rule of style speaks when it is asked")
    func optIn() throws {
        let spec = "screenspec: 1\ndestinations: {home: {view: Home}}\n"
        #expect(try found(spec) == [])
        #expect(try found(spec + "lint: {rules: {view-name: error}}") == ["error view-name"])
        #expect(try found(spec + "lint: {rules: {view-name: {}}}") == ["warning view-name"])
    }

    @Test("options have their defaults and what the spec says")
    func options() throws {
        #expect(try found(tabs) == [])
        #expect(try found(tabs + "lint: {rules: {too-many-tabs: {maximum: 1}}}") == ["warning too-many-tabs"])
        #expect(
            try found(tabs + "lint: {rules: {too-many-tabs: {maximum: 1, severity: error}}}") == ["error too-many-tabs"]
        )
        #expect(try found(tabs + "lint: {rules: {too-many-tabs: {maximum: 0}}}") == ["warning too-many-tabs"])
    }

    @Test("keys are put in order, each with its comments, and mean the same")
    func keyOrder() throws {
        let spec = """
            screenspec: 1
            lint: {rules: {key-order: error}}
            destinations:
              home:
                # What it shows.
                # All of it.
                view: |-
                  HomeView {
                  }

                icon: house   # as on the tab
                title: Home

            """
        let fixed = """
            screenspec: 1
            destinations:
              home:
                title: Home

                icon: house   # as on the tab
                # What it shows.
                # All of it.
                view: |-
                  HomeView {
                  }
            lint: {rules: {key-order: error}}

            """
        var text = spec
        // The whole file and the destination in it: one at a time, for their edits overlap.
        for _ in 0..<2 { text = try applyingFirstFix(text) }
        #expect(text == fixed)
        #expect(try found(text) == [])
    }

    @Test(
        "keys are left alone where moving them may change something",
        arguments: [
            "{view: HomeView, title: Home}",
            "\n    view: HomeView\n    # about neither\n\n    title: Home",
            "\n    icon: house\n    title: &t Home\n    summary: *t\n    view: HomeView",
        ])
    func keyOrderWithoutFix(_ home: String) throws {
        let spec = "screenspec: 1\ndestinations:\n  home: \(home)\nlint: {rules: {key-order: error}}\n"
        let diagnostics = try compile(spec).diagnostics.filter { $0.kind.id == "key-order" }
        #expect(diagnostics.count == 1 && diagnostics[0].fix == nil)
    }

    @Test("specs of any size take their time only once")
    func linear() throws {
        // A list, a ring and a ladder of 100,000 screens.
        let count = 100_000
        let ring = (0..<count).map { "  s\($0): {view: V, opens: [s\(($0 + 1) % count), s\($0 * 7 % count)]}\n" }
        let start = ContinuousClock.now
        #expect(try found("screenspec: 1\ndestinations:\n\(ring.joined())layout: {host: stack}\n") == [])
        let chain = (0..<count).map { "  s\($0): {view: V, opens: [s\(min($0 + 1, count - 1))]}\n" }.reversed()
        #expect(
            try found("screenspec: 1\ndestinations:\n\(chain.joined())layout: {host: stack}\n")
                == ["warning unreachable-destination"])
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    /// `SEVERITY ID` of each finding.
    private func found(_ spec: String) throws -> [String] {
        try compile(spec).diagnostics.map { "\($0.severity) \($0.kind.id)" }
    }

    private func compile(_ spec: String) throws -> Compilation {
        let folder = TemporaryFolder(spec: spec)
        return Compilation(folder["App.screens.yaml"].path)
    }

    private func applyingFirstFix(_ spec: String) throws -> String {
        let fix = try #require(try compile(spec).diagnostics.compactMap(\.fix).first)
        var bytes = Array(spec.utf8)
        for edit in fix.edits.reversed() {
            bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.replacement.utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
