import ScreenSpecCompiler
import ScreenSpecDiagnostics

/// Findings that were there before and are not told again: a JSON file, which people can read and compare.
package struct Baseline {
    private struct Entry {
        let path: String
        let fingerprint: String
        let range: SourceRange
    }

    /// The file, for what is said about it.
    package private(set) var sources = SourceMap()
    private var entries: [Entry] = []

    /// - Throws: `BaselineError` where the file cannot be read or is no baseline of this version.
    package init(_ path: String) throws(BaselineError) {
        let source: SourceFile
        do throws(FileError) {
            source = try readSource(path)
        } catch {
            let hint = error.kind == .folderAsFile ? "; a baseline is a file" : ""
            throw BaselineError(
                diagnostic: Diagnostic(.unusableBaseline, error.message + hint, place: .path(absolutePath(path))),
                sources: sources)
        }
        let file = sources.add(source)
        do throws(JSONFault) {
            var reader = JSONReader(source.text)
            try read(try reader.read(), file)
        } catch {
            let range = SourceRange(file: file, start: error.offset, end: error.offset)
            throw BaselineError(
                diagnostic: Diagnostic(.unusableBaseline, error.message, at: range), sources: sources)
        }
    }

    private mutating func read(_ root: JSONNode, _ file: UInt32) throws(JSONFault) {
        guard let version = root["version"]?.number, let findings = root["findings"]?.elements else {
            throw JSONFault(message: "this is no baseline: expected an object with `version` and `findings`", offset: 0)
        }
        guard version == "1" else {
            let message = "this is a baseline of version \(version); this `screenspec` reads version 1"
            throw JSONFault(message: message, offset: root["version"]?.start ?? 0)
        }
        for node in findings {
            guard let path = node["path"]?.string, let fingerprint = node["fingerprint"]?.string else {
                throw JSONFault(message: "expected an object with `path` and `fingerprint`", offset: node.start)
            }
            let range = SourceRange(file: file, start: node.start, end: node.end)
            entries.append(Entry(path: path, fingerprint: fingerprint, range: range))
        }
    }

    /// Takes what it holds out of `report`. Returns a finding about entries that match nothing though their file was
    /// looked at, or is no longer there.
    package func hide(in report: inout Report, fileExists: (String) -> Bool) -> Diagnostic? {
        let known = Set(entries.map(\.fingerprint))
        let found = Set(report.findings.lazy.filter(\.canBeHidden).map(\.fingerprint))
        let read = Set(report.files.map(report.relative))
        report.keep { !$0.canBeHidden || !known.contains($0.fingerprint) }
        let stale = entries.filter {
            !found.contains($0.fingerprint) && (read.contains($0.path) || !fileExists($0.path))
        }
        guard let first = stale.first else { return nil }
        // Paths in a baseline begin where it was written.
        if report.findings.count > 0, !entries.contains(where: { fileExists($0.path) }) {
            return Diagnostic(
                .staleBaseline, "none of the files that the baseline names is here", at: first.range,
                help: "run `screenspec lint` in the folder where the baseline was written")
        }
        let message =
            stale.count == 1
            ? "one entry of the baseline matches no finding any more"
            : "\(stale.count) entries of the baseline match no finding any more; this is the first"
        return Diagnostic(
            .staleBaseline, message, at: first.range,
            help: "write it anew with `screenspec lint --write-baseline FILE PATH…`"
        )
    }
}

/// Why a file is no baseline.
package struct BaselineError: Error {
    /// What is wrong with it.
    package let diagnostic: Diagnostic
    /// The file, where it could be read.
    package let sources: SourceMap
}

extension ReportedFinding {
    /// Errors that stop the compiler are always told: a baseline keeps no build going.
    fileprivate var canBeHidden: Bool { diagnostic.severity == .warning || diagnostic.kind.severity == .warning }
}

extension Report {
    /// Takes out what a baseline can hide and writes it as one, by path, id and message. Returns how many findings.
    package mutating func moveToBaseline(into buffer: inout ByteBuffer) -> Int {
        let hidden = findings.filter(\.canBeHidden).sorted {
            ($0.relativePath, $0.id, $0.message, $0.fingerprint) < ($1.relativePath, $1.id, $1.message, $1.fingerprint)
        }
        keep { !$0.canBeHidden }
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.array("findings") { array in
                for finding in hidden { array.object(isInline: true) { finding.writeEntry(&$0) } }
            }
        }
        writer.end()
        buffer.append(writer.buffer.text)
        return hidden.count
    }
}

extension ReportedFinding {
    fileprivate func writeEntry(_ entry: inout JSONWriter) {
        entry.member("id", id)
        entry.member("path", relativePath)
        entry.member("message", message)
        entry.member("fingerprint", fingerprint)
    }
}
