import ScreenSpecDiagnostics

/// How a report is written. Each format is a file of its own.
package enum ReportFormat: String, CaseIterable, Sendable {
    case text, xcode, github, sarif, json, junit, checkstyle, gitlab
}

extension Report {
    /// - Parameter color: whether text for people has ANSI colours.
    package func write(_ format: ReportFormat, color: Bool = false, into buffer: inout ByteBuffer) {
        switch format {
        case .text: writeText(color: color, into: &buffer)
        case .xcode: writeXcode(into: &buffer)
        case .github: writeGitHub(into: &buffer)
        case .sarif: writeSARIF(into: &buffer)
        case .json: writeJSON(into: &buffer)
        case .junit: writeJUnit(into: &buffer)
        case .checkstyle: writeCheckstyle(into: &buffer)
        case .gitlab: writeGitLab(into: &buffer)
        }
    }
}
