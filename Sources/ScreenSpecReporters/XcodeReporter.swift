import ScreenSpecDiagnostics

// What Xcode reads in the output of a build phase and of a plugin: one line each, with an absolute path.

extension Report {
    func writeXcode(into buffer: inout ByteBuffer) {
        var shown = ShownFindings()
        for finding in findings where shown.shows(finding.diagnostic.kind) {
            buffer.append(printable(finding.path))
            if let start = finding.region?.start {
                buffer.append(0x3A)
                buffer.append(decimal: start.line)
                buffer.append(0x3A)
                buffer.append(decimal: start.column)
            }
            buffer.append(": ")
            buffer.append(finding.diagnostic.severity.rawValue)
            buffer.append(": ")
            buffer.append(finding.message)
            buffer.append(" [")
            buffer.append(finding.id)
            buffer.append("]\n")
        }
        for remark in shown.remarks { buffer.append("note: \(remark)\n") }
    }
}
