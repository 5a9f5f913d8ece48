import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecLint
import ScreenSpecReporters
import ScreenSpecSymbols

/// What a run of the linter over some specs came to.
struct LintRun {
    /// The specs that no other one includes.
    let specs: [LintedSpec]
    let report: Report
    /// Every file that was named or read, included ones and lists of symbols too.
    let files: [String]

    /// Compiles and lints the specs that `paths` mean, on several threads.
    init(_ paths: [String], _ rules: InputRules, threads: Int) {
        let search = SpecSearch(paths, rules)
        let places = Dictionary(grouping: search.specs, by: placeOfCode)
        let linted = concurrentMap(search.specs, threads: threads) { path in
            let twins = places[placeOfCode(of: path)]?.filter { $0 != path } ?? []
            let compilation = Compilation(path, rules: rules, symbols: { builtInSymbols }, beside: twins)
            // The files, and not what was made of them: a thousand specs are held at once.
            var sources = SourceMap()
            for file in compilation.sources.files { _ = sources.add(file) }
            let spec = LintedSpec(path: path, diagnostics: compilation.diagnostics, sources: sources)
            return (spec: spec, makesOthersViews: compilation.makesOthersViews)
        }
        files = search.specs + linted.flatMap { $0.spec.sources.files.map(\.path) }
        specs = roots(of: linted.map(\.spec), Set(linted.lazy.filter(\.makesOthersViews).map(\.spec.path)))
        let complaints = LintedSpec(path: "", diagnostics: search.diagnostics, sources: SourceMap())
        report = Report(specs + [complaints], folder: absolutePath("."))
    }
}

/// The same for specs whose generated files have the same names, where case is not told.
private func placeOfCode(of spec: String) -> String { "\(folderPath(spec))/\(specName(spec).lowercased())" }

/// The SF Symbols that come with the tool, spelled out when a spec first needs them.
let builtInSymbols = SymbolList.builtIn()

/// The specs that no other one includes. Where two include each other, the first stays.
///
/// - Parameter views: the specs that read another one to make its views, which does not make that one a part of them.
private func roots(of specs: [LintedSpec], _ views: Set<String>) -> [LintedSpec] {
    let paths = specs.map { realPath($0.path) }
    let numbers = Dictionary(paths.enumerated().map { ($1, $0) }) { first, _ in first }
    let included = specs.enumerated().map { number, spec in
        views.contains(spec.path)
            ? [] : Set(spec.sources.files.dropFirst().compactMap { numbers[realPath($0.path)] }).subtracting([number])
    }
    var isPart = [Bool](repeating: false, count: specs.count)
    for (number, parts) in included.enumerated() {
        for part in parts where !included[part].contains(number) || number < part { isPart[part] = true }
    }
    return zip(specs, isPart).filter { !$1 }.map(\.0)
}
