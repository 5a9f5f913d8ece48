import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecLint

extension DiagnosticKind {
    /// What `screenspec explain ID` prints: Markdown.
    package var page: String { section(level: 1) }

    fileprivate func section(level: Int) -> String {
        """
        \(String(repeating: "#", count: level)) \(id)

        \(severity == .error ? "Error" : "Warning"): \(summary)

        \(explanation)

        \(lintRules.first { $0.kind == self }?.examples ?? "")
        """
    }
}

extension LintRule {
    /// The rule's options, and specs in which it finds something and nothing.
    fileprivate var examples: String {
        var text = ""
        if isOptIn { text += "It says nothing until a spec asks for it.\n\n" }
        for option in options {
            text += "Option `\(option.name)`, \(option.defaultValue) by default: \(option.documentation)\n\n"
        }
        text += "It finds something here, where the arrow points:\n\n"
        for example in failing { text += "```yaml\nscreenspec: 1\n\(example)\n```\n\n" }
        text += "And nothing here:\n\n"
        for example in passing { text += "```yaml\nscreenspec: 1\n\(example)\n```\n\n" }
        text.removeLast()
        return text
    }
}

/// All kinds of findings on one Markdown page, by stage.
package func diagnosticsPage() -> String {
    var page = """
        # Diagnostics

        Every message of `screenspec` ends with the id of its kind in brackets. `screenspec explain ID` prints what stands
        here about one of them, `screenspec explain --all` this page.

        """
    for group in diagnosticGroups {
        page += "\n- \(group.title): " + group.kinds.map { "[\($0.id)](#\($0.id))" }.joined(separator: ", ")
    }
    page += "\n"
    for group in diagnosticGroups {
        page += "\n## \(group.title)\n"
        for kind in group.kinds { page += "\n" + kind.section(level: 3) }
    }
    return page
}
