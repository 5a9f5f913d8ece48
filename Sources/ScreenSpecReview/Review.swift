import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecModel

/// What changed from one version of a spec to another, and what that breaks.
package struct Review: Sendable {
    /// In the order of the comparison; a report orders them by their places.
    package let changes: [Change]
    /// The files of the new version, and behind them those of the old one.
    package let sources: SourceMap

    /// A change and its rule.
    package struct Change: Sendable {
        /// The kind of change.
        package let rule: ChangeRule
        /// Where it stands: in the new version, or in the old one for what is gone.
        package let diagnostic: Diagnostic
    }

    /// - Parameters:
    ///   - old: the version before, without errors.
    ///   - new: the version of which it is asked what it breaks, without errors.
    package init(from old: ReviewedSpec, to new: ReviewedSpec) {
        var sources = SourceMap()
        for file in new.files + old.files { _ = sources.add(file) }
        self.sources = sources
        var comparison = Comparison(old, new)
        comparison.compare()
        changes = comparison.changes
    }

    /// Compares what two specs say, key by key, also where they have errors; nil where one could not be read.
    package init?(documentsOf old: Compilation, _ new: Compilation) {
        guard let first = ReviewedSpec(documentOf: old), let second = ReviewedSpec(documentOf: new) else { return nil }
        sources = new.sources
        var comparison = Comparison(first, second)
        comparison.compareKeys()
        changes = comparison.changes
    }

    /// Whether a change breaks something of that sort.
    package func breaks(_ impact: Impact) -> Bool { changes.contains { $0.rule.breaks.contains(impact) } }

    /// What it found, with what breaks one of `failing` as errors.
    package func diagnostics(failing: Set<Impact>) -> [Diagnostic] {
        changes.map { change in
            var diagnostic = change.diagnostic
            if change.rule.breaks.contains(where: failing.contains) { diagnostic.severity = .error }
            return diagnostic
        }
    }
}

/// A version of a spec, with all that a review looks at.
package struct ReviewedSpec: Sendable {
    let graph: NavigationGraph
    let document: SpecValue
    let api: GeneratedAPI
    let files: [SourceFile]
    private let owners: [Compilation]

    /// Nil for one with errors, which the compilation tells.
    ///
    /// - Parameters:
    ///   - published: the same, compiled as a public API, which tells what is offered from what helps.
    ///   - name: what a file is called, by its path.
    package init?(
        _ compilation: Compilation, published: Compilation, calling name: (String) -> String = { $0 }
    ) {
        guard let graph = compilation.graph, let document = compilation.document else { return nil }
        self.graph = graph
        self.document = document
        api = GeneratedAPI(published.generatedFiles())
        files = compilation.sources.files.map { SourceFile(path: name($0.path), text: $0.text) }
        owners = [compilation, published]
    }
}

extension ReviewedSpec {
    /// What a spec says, and nothing that is made of it.
    fileprivate init?(documentOf compilation: Compilation) {
        guard let graph = compilation.resolved, let document = compilation.document else { return nil }
        self.graph = graph
        self.document = document
        api = GeneratedAPI([])
        files = compilation.sources.files
        owners = [compilation]
    }
}

/// Compares two versions, part by part.
struct Comparison {
    let old: NavigationGraph
    let new: NavigationGraph
    let documents: (old: SpecValue, new: SpecValue)
    let apis: (old: GeneratedAPI, new: GeneratedAPI)
    /// What the old version's destinations are now.
    let destinations: CaseMatches
    private let firstOldFile: UInt32
    private(set) var changes: [Review.Change] = []
    /// What was told to break, as paths of the document. A change below one is not told again.
    var told: Set<String> = []
    /// The members of generated types of which it was told that they are gone: `NavigationItem.person`.
    var toldMembers: Set<String> = []

    init(_ old: ReviewedSpec, _ new: ReviewedSpec) {
        self.old = old.graph
        self.new = new.graph
        documents = (old.document, new.document)
        apis = (old.api, new.api)
        firstOldFile = UInt32(new.files.count)
        destinations = CaseMatches(
            old.graph.destinations.caseNames, new.graph.destinations.caseNames,
            retired: new.graph.retired(\.destination).numbers, reserved: new.document.reservedNames.map(\.string))
    }

    mutating func compare() {
        compareApp()
        compareCases()
        compareTabs()
        compareSections()
        compareAttributes()
        compareState()
        compareReserved()
        compareLinks()
        compareAPI()
        compareKeys()
    }

    /// Where something stood in the old version.
    func inOld(_ range: SourceRange) -> SourceRange {
        SourceRange(file: range.file + firstOldFile, start: Int(range.start), end: Int(range.end))
    }

    /// - Parameters:
    ///   - path: what changed, as a path of the document: `destinations.author`.
    ///   - before: where it stood in the old version.
    mutating func tell(
        _ rule: ChangeRule, _ message: String, at range: SourceRange, path: String = "", before: SourceRange? = nil,
        help: String? = nil
    ) {
        if !path.isEmpty, !rule.breaks.isEmpty || rule.kind != ChangeRule.harmlessChange.kind { told.insert(path) }
        let notes = before.map { [Diagnostic.Note("the old version is here", at: inOld($0))] } ?? []
        changes.append(
            Review.Change(rule: rule, diagnostic: Diagnostic(rule.kind, message, at: range, notes: notes, help: help)))
    }
}
