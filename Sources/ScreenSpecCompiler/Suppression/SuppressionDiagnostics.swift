import ScreenSpecDiagnostics

extension DiagnosticKind {
    package static let unusedSuppression = DiagnosticKind(
        "unused-suppression", severity: .warning, "A comment suppresses what is not there.",
        """
        `# screenspec:ignore RULE` at the end of a line, or on the line above, suppresses what that rule finds on the line; \
        `# screenspec:ignore-file RULE` what it finds in the file. A comment that outlives its reason would hide the next \
        finding: remove it, or let `screenspec lint --fix` do so.
        """)
    package static let malformedSuppression = DiagnosticKind(
        "malformed-suppression", severity: .warning, "A comment begins like a suppression and is none.",
        """
        There are `# screenspec:ignore RULE, RULE -- reason`, at the end of a line or on the line above it, and \
        `# screenspec:ignore-file RULE -- reason`, anywhere in a file. Each names the rules that it means, and only \
        warnings can be suppressed: an error of the language is wrong in any spec.
        """)

    /// All that can be said of a comment that speaks to this tool.
    package static let suppressionKinds: [DiagnosticKind] = [.unusedSuppression, .malformedSuppression]
}
