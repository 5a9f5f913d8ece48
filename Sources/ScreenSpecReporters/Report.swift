import ScreenSpecCompiler
import ScreenSpecDiagnostics

/// What linting one spec came to.
package struct LintedSpec: Sendable {
    /// Its main file, absolute.
    package let path: String
    /// What the compiler said, in its order.
    package let diagnostics: [Diagnostic]
    /// The files that places are in.
    package let sources: SourceMap

    /// What came of one compilation.
    package init(path: String, diagnostics: [Diagnostic], sources: SourceMap) {
        self.path = path
        self.diagnostics = diagnostics
        self.sources = sources
    }
}

/// What one run of the linter found, in the order in which every format tells it: by path, then from the top down.
package struct Report: Sendable {
    /// The current folder, absolute: what relative paths are relative to.
    package let folder: String
    /// Every file that was looked at, absolute, in order.
    package let files: [String]
    /// In the order of the report, each once.
    package private(set) var findings: [ReportedFinding]

    /// Puts together what was found in some specs.
    package init(_ specs: [LintedSpec], folder: String) {
        self.folder = folder
        findings = withoutRepetition(
            specs.flatMap { spec in spec.diagnostics.map { ReportedFinding($0, spec.sources, folder) } }.sorted {
                $0.order < $1.order
            })
        files = Set(specs.flatMap { $0.sources.files.map(\.path) } + findings.map(\.path)).sorted()
        addFingerprints(to: &findings)
    }

    /// Leaves out what does not fulfil the condition.
    package mutating func keep(where isKept: (ReportedFinding) -> Bool) { findings = findings.filter(isKept) }

    /// How many errors there are, or warnings.
    package func count(_ severity: Diagnostic.Severity) -> Int {
        findings.count { $0.diagnostic.severity == severity }
    }

    func relative(_ path: String) -> String { relativePath(path, to: folder) }

    /// The findings of each file, in the files' order; none for a file that is clean.
    var findingsByFile: [(path: String, findings: ArraySlice<ReportedFinding>)] {
        var rest = findings[...]
        return files.map { path in
            let own = rest.prefix { $0.path == path }
            rest = rest[own.endIndex...]
            return (path, own)
        }
    }
}

/// A finding in a report, with its place as people and other tools count it.
package struct ReportedFinding: Sendable {
    /// What was found.
    package let diagnostic: Diagnostic
    /// The files that places are in.
    package let sources: SourceMap
    /// The file's path, absolute.
    package let path: String
    /// The same as seen from the current folder.
    package let relativePath: String
    /// Nil where the file could not be read.
    package let region: Region?
    /// The same in the next run, also where lines above were added or removed.
    package internal(set) var fingerprint = ""

    init(_ diagnostic: Diagnostic, _ sources: SourceMap, _ folder: String) {
        self.diagnostic = diagnostic
        self.sources = sources
        switch diagnostic.place {
        case .path(let path):
            self.path = path
            region = nil
        case .range(let range):
            path = sources[range.file].path
            region = Region(range, in: sources)
        }
        relativePath = ScreenSpecReporters.relativePath(path, to: folder)
    }

    /// What happened, with nothing in it that could forge a line or turn the reading direction.
    var message: String { printable(diagnostic.message) }
    var help: String? { diagnostic.help.map { printable($0) } }
    var id: String { diagnostic.kind.id }
    /// What findings are ordered by.
    fileprivate var order: (String, Int, String, String, Int) {
        (path, region?.start.offset ?? -1, id, diagnostic.message, region?.end.offset ?? -1)
    }
}

/// A stretch of a file: lines and columns from 1, columns in Unicode scalars; the end is behind the last.
package struct Region: Hashable, Sendable {
    /// Its first character.
    package let start: SourcePosition
    /// Behind its last character.
    package let end: SourcePosition

    init(_ range: SourceRange, in sources: SourceMap) {
        let file = sources[range.file]
        start = file.position(at: Int(range.start))
        end = range.end > range.start ? file.position(at: Int(range.end)) : start
    }
}

/// What two specs that include one file both say of it is said once.
private func withoutRepetition(_ findings: [ReportedFinding]) -> [ReportedFinding] {
    var result: [ReportedFinding] = []
    for finding in findings {
        if let last = result.last, last.path == finding.path, last.region == finding.region, last.id == finding.id,
            last.diagnostic.message == finding.diagnostic.message
        {
            continue
        }
        result.append(finding)
    }
    return result
}
