import ScreenSpecDiagnostics

// The XML of Checkstyle, which many servers read: a file for each file, an error for each finding.

extension Report {
    func writeCheckstyle(into buffer: inout ByteBuffer) {
        buffer.append(xmlDeclaration)
        buffer.append("<checkstyle version=\"4.3\">\n")
        for (path, findings) in findingsByFile {
            buffer.append("  <file")
            buffer.append(attribute: "name", relative(path))
            buffer.append(">\n")
            for finding in findings { write(finding, into: &buffer) }
            buffer.append("  </file>\n")
        }
        buffer.append("</checkstyle>\n")
    }

    private func write(_ finding: ReportedFinding, into buffer: inout ByteBuffer) {
        buffer.append("    <error")
        buffer.append(attribute: "line", finding.region?.start.line ?? 1)
        if let column = finding.region?.start.column { buffer.append(attribute: "column", column) }
        buffer.append(
            attribute: "severity", finding.diagnostic.severity == .note ? "info" : finding.diagnostic.severity.rawValue)
        buffer.append(attribute: "message", finding.message)
        buffer.append(attribute: "source", "screenspec.\(finding.id)")
        buffer.append("/>\n")
    }
}
