import ScreenSpecCodegen
import ScreenSpecDiagnostics
import ScreenSpecLint
import ScreenSpecModel
import ScreenSpecSwift
import ScreenSpecYAML

/// Kinds of findings that belong together, under a heading for people.
package struct DiagnosticGroup: Sendable {
    /// The heading.
    package let title: String
    /// In the order of their page.
    package let kinds: [DiagnosticKind]

    /// Some kinds under a heading.
    package init(title: String, kinds: [DiagnosticKind]) {
        self.title = title
        self.kinds = kinds
    }
}

/// All that the compiler can find, in the order of its stages.
package let diagnosticGroups = [
    DiagnosticGroup(title: "Files", kinds: DiagnosticKind.fileKinds),
    DiagnosticGroup(title: "YAML", kinds: DiagnosticKind.yamlKinds),
    DiagnosticGroup(title: "Swift in a spec", kinds: DiagnosticKind.swiftTextKinds),
    DiagnosticGroup(title: "The spec", kinds: DiagnosticKind.modelKinds),
    DiagnosticGroup(title: "What views need", kinds: DiagnosticKind.dependencyKinds),
    DiagnosticGroup(title: "Guards and results", kinds: DiagnosticKind.guardKinds),
    DiagnosticGroup(title: "Links", kinds: DiagnosticKind.linkKinds),
    DiagnosticGroup(title: "How screens are held together", kinds: DiagnosticKind.layoutKinds),
    DiagnosticGroup(title: "Lint", kinds: DiagnosticKind.lintKinds + DiagnosticKind.suppressionKinds),
    DiagnosticGroup(title: "Baselines", kinds: DiagnosticKind.baselineKinds),
    DiagnosticGroup(title: "Templates", kinds: DiagnosticKind.templateKinds),
]

/// The same as one list.
package let allDiagnosticKinds = diagnosticGroups.flatMap(\.kinds)

/// The id of a kind that `word` was probably meant to be.
package func nearestDiagnosticID(
    to word: String, among kinds: [DiagnosticKind] = allDiagnosticKinds
) -> String? {
    word.withBytes { nearestName(to: $0, among: kinds.map(\.id)) }
}
