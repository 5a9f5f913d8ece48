import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecLint
import ScreenSpecYAML

/// Fixes a spec pass by pass. Texts stay in memory.
struct Fixer {
    private let path: String
    private let unsafe: Bool
    private let rules: InputRules
    private let symbols: () -> SymbolList?
    private(set) var compilation: Compilation
    /// The new texts so far, by path.
    private(set) var texts: [String: SourceFile] = [:]
    private(set) var fixCount = 0
    private(set) var refused: [Diagnostic] = []
    private var refusedNames: [String: FixGroup] = [:]
    /// How many fixes had been made when the first was refused.
    private var countAtRefusal = 0

    /// More than any spec needs, unless two fixes undo each other.
    private static let passLimit = 50

    init(_ path: String, unsafe: Bool, _ rules: InputRules, _ symbols: @escaping () -> SymbolList?) {
        self.path = path
        self.unsafe = unsafe
        self.rules = rules
        self.symbols = symbols
        compilation = Compilation(path, rules: rules, symbols: symbols)
    }

    mutating func run() {
        for _ in 0..<Self.passLimit where !runPass() {
            // What was refused may be possible by what was made since.
            if refused.isEmpty || fixCount == countAtRefusal { return }
            (refused, refusedNames) = ([], [:])
        }
    }

    /// False where nothing is left to do.
    private mutating func runPass() -> Bool {
        for group in FixGroup.allCases where unsafe || group != .unsafe {
            // What a spec means that cannot be read nobody can compare.
            if compilation.resolved == nil, group != .quotes, group != .unsafe { continue }
            let fixable = compilation.diagnostics.filter {
                FixGroup($0) == group && refusedNames[name($0)] == nil
            }
            let chosen = withoutOverlaps(fixable)
            if chosen.isEmpty { continue }
            if make(chosen, group) { return true }
            // One of them is in the way of the others.
            for diagnostic in chosen {
                if chosen.count > 1, make([diagnostic], group) { return true }
                if refused.isEmpty { countAtRefusal = fixCount }
                refused.append(diagnostic)
                refusedNames[name(diagnostic)] = group
            }
            return true
        }
        return false
    }

    /// Makes the fixes of these findings, if the spec then still is what it should be.
    private mutating func make(_ diagnostics: [Diagnostic], _ group: FixGroup) -> Bool {
        var new = texts
        for (file, edits) in editsByFile(diagnostics) {
            let source = compilation.sources[file]
            new[source.path] = SourceFile(path: source.path, source.text, applying: edits)
        }
        let result = Compilation(path, rules: rules, symbols: symbols, replacing: new)
        let check = FixCheck(before: compilation, after: result, fixed: diagnostics)
        guard group == .quotes || group == .unsafe ? check.isProgress : check.keepsMeaning else { return false }
        texts = new
        compilation = result
        fixCount += diagnostics.count
        // Where YAML ends what must be quoted is another place now.
        refused.removeAll { FixGroup($0) == .quotes }
        refusedNames = refusedNames.filter { $0.value != .quotes }
        return true
    }

    /// The same for the same finding in the next pass, where it may stand at another place.
    private func name(_ diagnostic: Diagnostic) -> String {
        guard case .range(let range) = diagnostic.place else { return "" }
        let file = compilation.sources[range.file]
        return
            "\(diagnostic.kind.id) \(file.path) \(diagnostic.message) \(file.text.slice(Int(range.start), Int(range.end)).string)"
    }
}

/// What is fixed together, for it is checked in the same way.
enum FixGroup: CaseIterable {
    /// Swift and text that YAML reads as something else, so that there is no meaning yet that quotes could change.
    case quotes
    case text, symbols, unsafe

    /// Nil where there is no fix.
    init?(_ diagnostic: Diagnostic) {
        guard let fix = diagnostic.fix, !fix.edits.isEmpty else { return nil }
        self =
            switch diagnostic.kind {
            case _ where !fix.isSafe: .unsafe
            case .unquotedSwift, .textComma: .quotes
            case let kind: rulesAboutSymbols.contains(kind.id) ? .symbols : .text
            }
    }
}
