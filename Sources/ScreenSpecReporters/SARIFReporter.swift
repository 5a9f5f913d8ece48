import ScreenSpecCompiler
import ScreenSpecDiagnostics

// SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), which GitHub code scanning and editors read. Comments
// name its sections.

extension Report {
    func writeSARIF(into buffer: inout ByteBuffer) {
        var writer = JSONWriter()
        writer.object { log in
            log.member(
                "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
            log.member("version", "2.1.0")
            log.array("runs") { runs in runs.object { writeRun(&$0) } }
        }
        writer.end()
        buffer.append(writer.buffer.text)
    }

    /// 3.14. The base's own address is left out (3.14.14): it belongs to a machine.
    private func writeRun(_ run: inout JSONWriter) {
        let kinds = Set(findings.map(\.diagnostic.kind)).sorted { $0.id < $1.id }
        let indices = Dictionary(uniqueKeysWithValues: kinds.enumerated().map { ($1.id, $0) })
        run.object("tool") { tool in
            tool.object("driver") { driver in
                driver.member("name", "screenspec")
                driver.member("semanticVersion", screenSpecVersion)
                driver.array("rules") { rules in
                    for kind in kinds { rules.object { writeRule(kind, &$0) } }
                }
            }
        }
        run.object("originalUriBaseIds") { bases in
            bases.object("SRCROOT") { $0.text("description", "The folder that screenspec ran in.") }
        }
        run.member("columnKind", "unicodeCodePoints")
        run.array("newlineSequences", isInline: true) { for line in ["\r\n", "\n", "\r"] { $0.element(line) } }
        run.array("results") { results in
            for finding in findings { results.object { writeResult(finding, indices[finding.id] ?? 0, &$0) } }
        }
    }

    /// 3.49, reportingDescriptor.
    private func writeRule(_ kind: DiagnosticKind, _ rule: inout JSONWriter) {
        rule.member("id", kind.id)
        rule.message("shortDescription", kind.summary)
        rule.message("fullDescription", "\(kind.summary) \(kind.explanation)")
        rule.object("help") { help in
            help.member("text", escaped(kind.explanation))
            help.member("markdown", escaped(kind.explanation))
        }
        rule.object("defaultConfiguration", isInline: true) { $0.member("level", kind.severity.rawValue) }
    }

    /// 3.27, result.
    private func writeResult(_ finding: ReportedFinding, _ rule: Int, _ result: inout JSONWriter) {
        result.member("ruleId", finding.id)
        result.member("ruleIndex", rule)
        result.member("level", finding.diagnostic.severity.rawValue)
        result.message("message", finding.message)
        result.array("locations") { locations in
            locations.object { writePlace(finding.path, finding.region, &$0) }
        }
        if !finding.diagnostic.notes.isEmpty {
            result.array("relatedLocations") { locations in
                for note in finding.diagnostic.notes { locations.object { write(note, finding.sources, &$0) } }
            }
        }
        result.object("partialFingerprints", isInline: true) { $0.member("screenspec/v1", finding.fingerprint) }
        if let fix = finding.diagnostic.fix {
            result.array("fixes") { fixes in fixes.object { write(fix, finding, &$0) } }
        }
    }

    /// 3.28, location.
    private func write(_ note: Diagnostic.Note, _ sources: SourceMap, _ location: inout JSONWriter) {
        location.message("message", printable(note.message))
        guard let range = note.range else { return }
        writePlace(sources[range.file].path, Region(range, in: sources), &location)
    }

    private func writePlace(_ path: String, _ region: Region?, _ location: inout JSONWriter) {
        location.object("physicalLocation") { place in
            writeArtifact(path, &place)
            if let region { place.object("region", isInline: true) { $0.members(region) } }
        }
    }

    /// 3.4, artifactLocation: relative to the base where the file lies below it.
    private func writeArtifact(_ path: String, _ parent: inout JSONWriter) {
        let relative = relative(path)
        let isBelow = relative != ".." && !relative.hasPrefix("../")
        var uri = ByteBuffer(capacity: path.utf8.count + 8)
        if !isBelow { uri.append("file://") }
        uri.append(percentEncoded: isBelow ? relative : path)
        parent.object("artifactLocation", isInline: true) { artifact in
            artifact.member("uri", uri.text.string)
            if isBelow { artifact.member("uriBaseId", "SRCROOT") }
        }
    }

    /// 3.55, fix: one change for each file, its edits in order.
    private func write(_ fix: Fix, _ finding: ReportedFinding, _ writer: inout JSONWriter) {
        if let help = finding.help { writer.message("description", help) }
        writer.array("artifactChanges") { changes in
            for file in Set(fix.edits.map(\.range.file)).sorted() {
                changes.object { change in
                    writeArtifact(finding.sources[file].path, &change)
                    change.array("replacements") { replacements in
                        for edit in fix.edits where edit.range.file == file {
                            replacements.object { write(edit, finding.sources, &$0) }
                        }
                    }
                }
            }
        }
    }

    /// 3.57, replacement.
    private func write(_ edit: Fix.Edit, _ sources: SourceMap, _ replacement: inout JSONWriter) {
        let region = Region(edit.range, in: sources)
        replacement.object("deletedRegion", isInline: true) { $0.members(region) }
        replacement.object("insertedContent", isInline: true) { $0.member("text", edit.replacement) }
    }
}

/// The message in which nothing is a placeholder (3.11.5) and nothing a link (3.11.6).
private func escaped(_ message: String) -> String {
    let hasLinks = message.contains("](")
    var escaped = String.UnicodeScalarView()
    for scalar in message.unicodeScalars {
        switch scalar {
        case "{", "}": escaped.append(scalar)
        case "[", "]", "\\": if hasLinks { escaped.append("\\") }
        default: break
        }
        escaped.append(scalar)
    }
    return String(escaped)
}

extension JSONWriter {
    fileprivate mutating func text(_ key: String, _ text: String) {
        object(key, isInline: true) { $0.member("text", text) }
    }

    /// 3.11, message, and 3.12, multiformatMessageString.
    fileprivate mutating func message(_ key: String, _ message: String) { text(key, escaped(message)) }

    /// 3.30, region.
    fileprivate mutating func members(_ region: Region) {
        member("startLine", region.start.line)
        member("startColumn", region.start.column)
        member("endLine", region.end.line)
        member("endColumn", region.end.column)
    }
}
