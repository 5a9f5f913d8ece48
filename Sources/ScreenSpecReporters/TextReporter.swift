import ScreenSpecDiagnostics

// For people: each finding with its source line and carets, and what it comes to.

extension Report {
    func writeText(color: Bool, into buffer: inout ByteBuffer) {
        var text = ""
        var shown = ShownFindings()
        for finding in findings where shown.shows(finding.diagnostic.kind) {
            DiagnosticRenderer(sources: finding.sources, color: color).render(finding.diagnostic, into: &text)
        }
        buffer.append(text)
        for remark in shown.remarks { buffer.append("note: \(remark)\n") }
        buffer.append(summary)
        buffer.append(0x0A)
    }

    /// `2 errors, 1 warning in 3 files`.
    package var summary: String {
        let counts = [
            counted(count(.error), "error"), counted(count(.warning), "warning"), counted(count(.note), "note"),
        ].compactMap(\.self)
        let found = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
        return "\(found) in \(counted(files.count, "file") ?? "no files")"
    }
}

/// Nil for none.
private func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
}
