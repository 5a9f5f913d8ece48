import ScreenSpecDiagnostics

// Workflow commands of GitHub Actions, which become annotations of a pull request:
// https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions

extension Report {
    func writeGitHub(into buffer: inout ByteBuffer) {
        var shown = ShownFindings()
        for finding in findings where shown.shows(finding.diagnostic.kind) {
            buffer.append("::")
            buffer.append(finding.diagnostic.severity == .note ? "notice" : finding.diagnostic.severity.rawValue)
            buffer.append(" file=")
            buffer.append(property: finding.relativePath)
            if let region = finding.region { buffer.append(region) }
            buffer.append(",title=")
            buffer.append(property: finding.id)
            buffer.append("::")
            buffer.append(data: finding.message)
            if let help = finding.help {
                buffer.append("%0Ahelp: ")
                buffer.append(data: help)
            }
            buffer.append(0x0A)
        }
        for remark in shown.remarks { buffer.append("::notice::\(remark)\n") }
    }
}

extension ByteBuffer {
    /// Columns count on one line only; GitHub refuses them for several.
    fileprivate mutating func append(_ region: Region) {
        append(",line=", region.start.line)
        append(",endLine=", region.end.line)
        if region.start.line != region.end.line { return }
        append(",col=", region.start.column)
        append(",endColumn=", region.end.column)
    }

    private mutating func append(_ name: StaticString, _ number: Int) {
        append(name)
        append(decimal: number)
    }

    /// As the runner unescapes the data of a command: `%`, CR and LF.
    fileprivate mutating func append(data: String) { append(escaping: data, isProperty: false) }

    /// As it unescapes a property: also `:` and `,`.
    fileprivate mutating func append(property: String) { append(escaping: property, isProperty: true) }

    private mutating func append(escaping text: String, isProperty: Bool) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": append("%25")
            case "\r": append("%0D")
            case "\n": append("%0A")
            case ":" where isProperty: append("%3A")
            case "," where isProperty: append("%2C")
            case _ where scalar.isUnseen: append(scalar.escaped)
            default: append(String(scalar))
            }
        }
    }
}
