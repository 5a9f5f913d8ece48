import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecLint
import ScreenSpecReview

extension DiagnosticKind {
    /// What `screenspec explain ID` prints: Markdown.
    package var page: String { section(level: 1) }

    fileprivate func section(level: Int) -> String {
        """
        \(String(repeating: "#", count: level)) \(id)

        \(word): \(summary)

        \(explanation)

        \(lintRules.first { $0.kind == self }?.examples ?? "")\
        \(change?.examples ?? "")
        """
    }

    private var change: ChangeRule? { changeRules.first { $0.kind == self } }

    /// "Error", and of a change what it breaks.
    private var word: String {
        guard let change else { return severity == .error ? "Error" : "Warning" }
        let broken = change.breaks.map { $0 == .url ? "URLs" : $0.rawValue }
        return broken.isEmpty ? "Breaks nothing" : "Breaks \(broken.joined(separator: ", ", last: " and "))"
    }
}

extension ChangeRule {
    /// A change of the kind, and how to make it without that.
    fileprivate var examples: String {
        var text = "The change, from\n\n\(block(example.old))to\n\n\(block(example.new))"
        if let compatible { text += "And without breaking that:\n\n\(block(compatible))" }
        text.removeLast()
        return text
    }

    private func block(_ spec: String) -> String { "```yaml\nscreenspec: 1\n\(spec)\n```\n\n" }
}

/// All that the tool can say: what the compiler finds, and what changes break.
package let explainedGroups = diagnosticGroups + [DiagnosticGroup(title: "Changes", kinds: changeRules.map(\.kind))]

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
    for group in explainedGroups {
        let links = group.kinds.map { "[\($0.id)](#\($0.id.lowercased()))" }
        page += "\n- \(group.title): " + links.joined(separator: ", ")
    }
    page += "\n"
    for group in explainedGroups {
        page += "\n## \(group.title)\n"
        for kind in group.kinds { page += "\n" + kind.section(level: 3) }
    }
    return page
}
