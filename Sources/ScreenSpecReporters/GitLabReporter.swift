import ScreenSpecDiagnostics

// A Code Quality report of GitLab: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format

extension Report {
    func writeGitLab(into buffer: inout ByteBuffer) {
        var writer = JSONWriter()
        writer.array { array in
            for finding in findings { array.object { write(finding, &$0) } }
        }
        writer.end()
        buffer.append(writer.buffer.text)
    }

    private func write(_ finding: ReportedFinding, _ writer: inout JSONWriter) {
        writer.member("description", finding.message)
        writer.member("check_name", finding.id)
        writer.member("fingerprint", finding.fingerprint)
        writer.member("severity", finding.diagnostic.severity.ofGitLab)
        writer.object("location") { location in
            location.member("path", finding.relativePath)
            location.object("lines", isInline: true) { $0.member("begin", finding.region?.start.line ?? 1) }
        }
    }
}

extension Diagnostic.Severity {
    fileprivate var ofGitLab: String {
        switch self {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
