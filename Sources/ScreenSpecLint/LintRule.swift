import ScreenSpecDiagnostics
import ScreenSpecModel

/// Finds what compiles and is still wrong.
package struct LintRule: Sendable {
    /// What the rule finds, with the page that `screenspec explain ID` prints.
    package let kind: DiagnosticKind
    /// Specs in which it finds nothing.
    package let passing: [String]
    /// Specs in which it finds one thing each. `↓` stands where the finding must stand, on the line above it.
    package let failing: [String]
    package let check: @Sendable (NavigationGraph) -> [Finding]

    /// What a rule says of one place.
    package struct Finding: Sendable {
        let message: String
        let range: SourceRange
        let help: String?
    }
}

/// All rules.
package let lintRules: [LintRule] = [
    .unusedAttribute,
    .unusedPayloadType,
]

/// What all rules find in `graph`, in the rules' order.
package func lint(_ graph: NavigationGraph) -> [Diagnostic] {
    lintRules.flatMap { rule in
        rule.check(graph).map { Diagnostic(rule.kind, $0.message, at: $0.range, help: $0.help) }
    }
}
