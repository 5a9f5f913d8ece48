import ScreenSpecCompiler
import ScreenSpecDiagnostics

// ScreenSpec's own shape, described in docs/lint.md. A new member is no new version; a changed one is.

extension Report {
    func writeJSON(into buffer: inout ByteBuffer) {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.object("tool", isInline: true) { tool in
                tool.member("name", "screenspec")
                tool.member("version", screenSpecVersion)
            }
            writer.object("summary", isInline: true) { counts in
                counts.member("errors", count(.error))
                counts.member("warnings", count(.warning))
                if count(.note) > 0 { counts.member("notes", count(.note)) }
                counts.member("files", files.count)
            }
            writer.array("files") { array in
                for file in files { array.element(relative(file)) }
            }
            writer.array("findings") { array in
                for finding in findings { array.object { write(finding, &$0) } }
            }
        }
        writer.end()
        buffer.append(writer.buffer.text)
    }

    private func write(_ finding: ReportedFinding, _ writer: inout JSONWriter) {
        writer.member("id", finding.id)
        writer.member("severity", finding.diagnostic.severity.rawValue)
        writer.member("message", finding.message)
        writer.member("path", finding.relativePath)
        if let region = finding.region { write(region, &writer) }
        if !finding.diagnostic.notes.isEmpty {
            writer.array("notes") { array in
                for note in finding.diagnostic.notes { array.object { write(note, finding.sources, &$0) } }
            }
        }
        writer.member("help", ifAny: finding.help)
        if let fix = finding.diagnostic.fix { write(fix, finding.sources, &writer) }
        writer.member("fingerprint", finding.fingerprint)
    }

    private func write(_ region: Region, _ writer: inout JSONWriter) {
        writer.object("start", isInline: true) { write(region.start, &$0) }
        writer.object("end", isInline: true) { write(region.end, &$0) }
    }

    private func write(_ position: SourcePosition, _ writer: inout JSONWriter) {
        writer.member("line", position.line)
        writer.member("column", position.column)
        writer.member("offset", position.offset)
    }

    private func write(_ note: Diagnostic.Note, _ sources: SourceMap, _ writer: inout JSONWriter) {
        writer.member("message", printable(note.message))
        guard let range = note.range else { return }
        writer.member("path", relative(sources[range.file].path))
        write(Region(range, in: sources), &writer)
    }

    private func write(_ fix: Fix, _ sources: SourceMap, _ writer: inout JSONWriter) {
        writer.object("fix") { writer in
            writer.member("isSafe", fix.isSafe)
            writer.array("edits") { array in
                for edit in fix.edits {
                    array.object { writer in
                        writer.member("path", relative(sources[edit.range.file].path))
                        write(Region(edit.range, in: sources), &writer)
                        writer.member("replacement", edit.replacement)
                    }
                }
            }
        }
    }
}
