import ScreenSpecDiagnostics

// JUnit's XML, as Jenkins, GitLab and others read it: a suite for each file, a failure for each finding.

extension Report {
    func writeJUnit(into buffer: inout ByteBuffer) {
        let groups = findingsByFile
        let tests = groups.reduce(0) { $0 + max($1.findings.count, 1) }
        buffer.append(xmlDeclaration)
        buffer.append("<testsuites")
        buffer.append(attribute: "name", "screenspec")
        appendCounts(tests: tests, failures: findings.count - count(.note), to: &buffer)
        buffer.append(">\n")
        for (path, findings) in groups { write(relative(path), findings, into: &buffer) }
        buffer.append("</testsuites>\n")
    }

    private func write(_ path: String, _ findings: ArraySlice<ReportedFinding>, into buffer: inout ByteBuffer) {
        buffer.append("  <testsuite")
        buffer.append(attribute: "name", path)
        let failures = findings.count { $0.diagnostic.severity != .note }
        appendCounts(tests: max(findings.count, 1), failures: failures, to: &buffer)
        buffer.append(">\n")
        if findings.isEmpty { appendCase("lint", path, end: "/>\n", to: &buffer) }
        for finding in findings { write(finding, into: &buffer) }
        buffer.append("  </testsuite>\n")
    }

    private func write(_ finding: ReportedFinding, into buffer: inout ByteBuffer) {
        let place = finding.region.map { ":\($0.start.line):\($0.start.column)" } ?? ""
        // What only tells fails nothing.
        let isNote = finding.diagnostic.severity == .note
        appendCase("\(finding.id)\(place)", finding.relativePath, end: isNote ? "/>\n" : ">\n", to: &buffer)
        if isNote { return }
        buffer.append("      <failure")
        buffer.append(attribute: "message", finding.message)
        buffer.append(attribute: "type", finding.diagnostic.severity.rawValue)
        buffer.append(">")
        buffer.append(xml: "\(printable(finding.relativePath))\(place): \(finding.message) [\(finding.id)]")
        if let help = finding.help {
            buffer.append(0x0A)
            buffer.append(xml: "help: \(help)")
        }
        buffer.append("</failure>\n    </testcase>\n")
    }

    private func appendCase(_ name: String, _ path: String, end: StaticString, to buffer: inout ByteBuffer) {
        buffer.append("    <testcase")
        buffer.append(attribute: "name", name)
        buffer.append(attribute: "classname", path)
        buffer.append(end)
    }

    private func appendCounts(tests: Int, failures: Int, to buffer: inout ByteBuffer) {
        buffer.append(attribute: "tests", tests)
        buffer.append(attribute: "failures", failures)
        buffer.append(attribute: "errors", 0)
    }
}
