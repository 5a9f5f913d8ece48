import ScreenSpecDiagnostics
import ScreenSpecModel

/// Finds what compiles and may still be wrong.
package struct LintRule: Sendable {
    /// What the rule finds, with the page that `screenspec explain ID` prints.
    package let kind: DiagnosticKind
    /// Whether it speaks only where a spec asks for it: a rule of style.
    package let isOptIn: Bool
    /// The numbers that it goes by.
    package let options: [Option]
    /// Specs in which it finds nothing, without their first line: `screenspec: 1`.
    package let passing: [String]
    /// Specs in which it finds one thing each, without that line too. `↓` stands where the finding must stand, on the line above it.
    package let failing: [String]
    /// What it finds in a spec without errors, in any order.
    package let check: @Sendable (NavigationGraph, Options) -> [Finding]
    /// What a rule about symbols finds; such a rule is silent where there is no list of them.
    package let checkSymbols: (@Sendable (SymbolUses) -> [Finding])?

    /// A number that a spec can set: `too-many-tabs: {maximum: 4}`.
    package struct Option: Sendable {
        /// The key, below the rule's id.
        package let name: StaticString
        /// What holds where a spec does not set it.
        package let defaultValue: Int
        /// Becomes part of the rule's page.
        package let documentation: StaticString
    }

    /// The values that a rule's options have in a spec.
    package struct Options: Sendable {
        let values: [(name: StaticString, value: Int)]

        subscript(name: StaticString) -> Int {
            guard let option = values.first(where: { "\($0.name)" == "\(name)" }) else {
                preconditionFailure("no option \(name)")
            }
            return option.value
        }
    }

    /// What a rule says of one place.
    package struct Finding: Sendable {
        var message: String
        var range: SourceRange
        var notes: [Diagnostic.Note] = []
        var help: String?
        var fix: Fix?
    }

    init(
        _ id: String, _ summary: String, _ explanation: String, isOptIn: Bool = false, options: [Option] = [],
        passing: [String], failing: [String],
        check: @escaping @Sendable (NavigationGraph, Options) -> [Finding] = { _, _ in [] },
        checkSymbols: (@Sendable (SymbolUses) -> [Finding])? = nil
    ) {
        kind = DiagnosticKind(id, severity: .warning, summary, explanation)
        self.isOptIn = isOptIn
        self.options = options
        self.passing = passing
        self.failing = failing
        self.check = check
        self.checkSymbols = checkSymbols
    }
}

/// What the rules find in `graph`, in the rules' order, each as loud as the spec wants it.
///
/// - Parameter symbols: the SF Symbols that there are, where somebody knows them.
package func lint(_ graph: NavigationGraph, symbols: SymbolList? = nil) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let settings = RuleSettings(graph.lint, reportingInto: &diagnostics)
    let uses = symbols.map { SymbolUses(graph, $0) }
    for rule in lintRules {
        guard let severity = settings.severity(of: rule) else { continue }
        var findings = rule.check(graph, settings.options(of: rule))
        if let uses, let checkSymbols = rule.checkSymbols { findings += checkSymbols(uses) }
        for finding in findings {
            var diagnostic = Diagnostic(
                rule.kind, finding.message, at: finding.range, notes: finding.notes, help: finding.help)
            diagnostic.severity = severity
            diagnostic.fix = finding.fix
            diagnostics.append(diagnostic)
        }
    }
    return diagnostics
}
