import ScreenSpecCompiler
import ScreenSpecDiagnostics

extension DiagnosticKind {
    /// What `screenspec explain ID` prints: Markdown.
    package var page: String { section(level: 1) }

    fileprivate func section(level: Int) -> String {
        """
        \(String(repeating: "#", count: level)) \(id)

        \(severity == .error ? "Error" : "Warning"): \(summary)

        \(explanation)

        """
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
