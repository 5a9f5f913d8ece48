import ScreenSpecDiagnostics

extension DiagnosticKind {
    package static let staleBaseline = DiagnosticKind(
        "stale-baseline", severity: .warning, "A baseline holds findings that are no longer there.",
        """
        What it names was mended, or its line, message or file changed. This fails nothing. Write the baseline anew, with \
        `screenspec lint --write-baseline FILE`, so that it hides no such finding when it comes back.
        """)
    package static let unusableBaseline = DiagnosticKind(
        "unusable-baseline", "A file cannot be read as a baseline.",
        """
        A baseline is a JSON file that `screenspec lint --write-baseline FILE` writes, of version 1. Write it anew with the \
        version of `screenspec` that reads it.
        """)

    /// All that can be said of a baseline.
    package static let baselineKinds: [DiagnosticKind] = [.staleBaseline, .unusableBaseline]
}
