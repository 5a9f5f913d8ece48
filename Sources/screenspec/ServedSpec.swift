import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecPreview

/// A spec that is read anew whenever one of its files was saved.
struct ServedSpec {
    private let spec: String
    private let rules: InputRules
    /// The last one without errors; nil where there was none yet.
    private var lastPage: PreviewPage?
    /// What is wrong with the spec now; nil for nothing.
    private var problems: String?
    /// What was read, and the folders that it lies in, for includes that name no file: by path, as it was then.
    private var files: [(path: String, state: FileState?)] = []

    init(_ spec: String, _ rules: InputRules) {
        self.spec = spec
        self.rules = rules
        read()
    }

    /// The page as HTML, of the spec as it is now.
    var page: String {
        mutating get {
            refresh()
            return lastPage?.html(isServed: true) ?? PreviewPage.empty(named: specName(spec))
        }
    }

    /// What page that is, and what is wrong with the spec: `{"version": "…", "problems": "…"}`, with null for nothing.
    var version: String {
        mutating get {
            refresh()
            return PreviewPage.version(of: lastPage, problems: problems)
        }
    }

    private mutating func refresh() {
        if files.contains(where: { FileState(at: $0.path) != $0.state }) { read() }
    }

    private mutating func read() {
        let compilation = Compilation(spec, rules: rules)
        let paths = [absolutePath(spec)] + compilation.sources.files.map(\.path)
        let names = Set(paths + paths.map(folderPath))
        files = names.map { ($0, FileState(at: $0)) }
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        Console.report(errors, compilation.sources)
        problems = errors.isEmpty ? nil : DiagnosticRenderer(sources: compilation.sources).render(errors)
        if let graph = compilation.graph { lastPage = PreviewPage(graph) }
    }
}
