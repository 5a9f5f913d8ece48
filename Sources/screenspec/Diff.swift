import ArgumentParser
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecReporters
import ScreenSpecReview

/// `screenspec diff OLD NEW`
struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Tells what changed from one version of a spec to another, and what that breaks.",
        usage: """
            screenspec diff <old> <new> [<options>]
            screenspec diff --against <ref> [<spec>] [<options>]
            """,
        discussion: """
            A change can break code of the app that uses what is generated (source), navigation state that was saved (state), \
            URLs that were published (url), and what guards keep people from (guards). `screenspec explain ID` tells of each kind how to make it without that.

            OLD and NEW are specs, or specs as they were at some commit: main:Specs/Books.screens.yaml. With --against, SPEC \
            is compared with what it was there; a folder stands for all *.screens.yaml in it, and the current one for none.

            Ends with 0, with 1 where a spec has errors or something breaks that --fail-on names, and with 2 when the tool \
            could not do its work.
            """)

    @Argument(
        help: .init("OLD and NEW, or with --against a spec or a folder of specs.", valueName: "spec"),
        completion: .file(extensions: ["yaml", "yml"]))
    var paths: [String] = []

    @Option(help: .init("A commit, branch or tag of git, of which the old version is.", valueName: "ref"))
    var against: String?

    @Option(
        help: .init(
            "What must not break: source, state, url, guards, with commas and no spaces between them.",
            valueName: "list"))
    var failOn: Impacts?

    @Option(
        help: .init("How to write what was found: the formats of screenspec lint.", valueName: "format"))
    var format = ReportFormat.text

    @Option(
        name: [.short, .long],
        help: .init("Write to this file; - is standard output, as without it.", valueName: "file"), completion: .file())
    var output: String?

    @OptionGroup var reading: ReadingOptions

    mutating func validate() throws {
        if output == "-" { output = nil }
        if paths.contains("") { throw ValidationError("A path is empty.") }
        if output?.isEmpty == true { throw ValidationError("--output names no file.") }
        switch (against, paths.count) {
        case (nil, 2), (.some, 0...1): break
        case (nil, _): throw ValidationError("Name an old and a new spec, or use --against with a commit of git.")
        case (.some, _): throw ValidationError("--against takes one spec, or a folder of specs.")
        }
        if let against { try Repository.check(ref: against) }
    }

    func run() throws {
        do {
            let reviewed = try against.map(reviews(against:)) ?? [review(version(paths[0]), version(paths[1]))]
            let report = Report(reviewed, folder: absolutePath("."))
            if let output {
                orEnd { () throws(OutputError) in try FilesInUse(report.files).checkOutput(output) }
            }
            deliver(report)
            ExitStatus(report.findings.map(\.diagnostic)).exit()
        } catch let error as GitError {
            Console.complain("screenspec: error: \(printable(error.message))\n")
            let help = error.help ?? (error.lacksGit ? "compare two files: `screenspec diff OLD NEW`" : nil)
            if let help { Console.complain("help: \(printable(help))\n") }
            ExitStatus.failed.exit()
        }
    }

    private func deliver(_ report: Report) {
        var buffer = ByteBuffer()
        report.write(format, color: output == nil && Console.isColorWanted(on: 1), into: &buffer)
        if let output { save(buffer.text, to: output) } else { Console.write(buffer.text) }
    }

    /// What a path on the command line means: a file, or what `main:Specs/Books.screens.yaml` is at a commit.
    private func version(_ path: String) throws -> SpecVersion {
        if !exists(path), !path.contains(":"), (try? Repository(".").commit(path)) != nil {
            throw GitError(
                message: "`\(path)` is a commit of git, and no spec",
                help:
                    "name the spec behind it, as in `\(path):Specs/Books.screens.yaml`; or compare all specs with it: `screenspec diff --against \(path)`"
            )
        }
        guard !exists(path), let colon = path.firstIndex(of: ":"), colon != path.startIndex else {
            return SpecVersion(path: absolutePath(path), commit: nil)
        }
        let ref = String(path[..<colon])
        try Repository.check(ref: ref)
        let commit = try Repository(".").commit(ref)
        return try commit.version(named: String(path[path.index(after: colon)...]))
    }

    /// Compares specs with what they were at a commit.
    private func reviews(against ref: String) throws -> [LintedSpec] {
        let path = paths.first ?? "."
        let commit = try Repository(isFolder(path) ? path : folderPath(absolutePath(path))).commit(ref)
        if !isFolder(path) {
            return [review(try commit.version(of: path), SpecVersion(path: absolutePath(path), commit: nil))]
        }
        let found = LintRun([path], reading.rules(alsoIn: [path]), threads: coreCount)
        let specs = found.specs.map(\.path)
        var reviewed = try specs.compactMap { spec -> LintedSpec? in
            if try commit.isNew(spec) {
                Console.complain("\(printable(spec)) is new since \(printable(ref))\n")
                return nil
            }
            return review(try commit.version(of: spec), SpecVersion(path: spec, commit: nil))
        }
        let missing = specs.isEmpty ? found.report.findings.map(\.diagnostic) : []
        reviewed += commit.removedSpecs(in: path, butNot: reviewed.flatMap { $0.sources.files.map(\.path) }).map(
            removed)
        if reviewed.isEmpty { return [LintedSpec(path: "", diagnostics: missing, sources: SourceMap())] }
        return reviewed
    }

    private func removed(_ name: String) -> LintedSpec {
        let rule = ChangeRule.specRemoved
        var diagnostic = Diagnostic(rule.kind, "the whole spec is gone", place: .path(name))
        if failOn != nil { diagnostic.severity = .error }
        return LintedSpec(path: name, diagnostics: [diagnostic], sources: SourceMap())
    }

    /// What changed, or what keeps a version from being compared.
    private func review(_ old: SpecVersion, _ new: SpecVersion) -> LintedSpec {
        let (before, after) = (old.read(reading.rules()), new.read(reading.rules()))
        guard let first = before.spec, let second = after.spec else {
            let broken = after.spec == nil ? after : before
            return LintedSpec(path: new.path, diagnostics: broken.errors, sources: broken.sources)
        }
        let review = Review(from: first, to: second)
        return LintedSpec(
            path: new.path, diagnostics: review.diagnostics(failing: failOn?.all ?? []), sources: review.sources)
    }
}

/// What must not break: `state,url`.
struct Impacts: ExpressibleByArgument {
    let all: Set<Impact>

    init?(argument: String) {
        let words = argument.split(separator: ",", omittingEmptySubsequences: false).map {
            Impact(rawValue: String($0))
        }
        all = Set(words.compactMap { $0 })
        if words.contains(nil) { return nil }
    }

    static var allValueStrings: [String] { Impact.allCases.map(\.rawValue) }
}

/// A spec on disk, or as it was at a commit.
struct SpecVersion {
    /// Absolute.
    let path: String
    /// Nil for what is on disk.
    let commit: Commit?

    /// The spec, or the errors that keep it from being compared; and the files with which both are told.
    func read(_ rules: InputRules) -> (spec: ReviewedSpec?, errors: [Diagnostic], sources: SourceMap) {
        var rules = rules
        rules.snapshot = commit?.snapshot
        let compilation = Compilation(path, rules: rules)
        let published = Compilation(path, rules: rules, as: .public)
        let name = { (path: String) in commit.map { "\(path)@\($0.ref)" } ?? path }
        var sources = SourceMap()
        for file in compilation.sources.files { _ = sources.add(SourceFile(path: name(file.path), text: file.text)) }
        let errors = compilation.diagnostics.filter { $0.severity == .error }.map { error -> Diagnostic in
            guard case .path(let path) = error.place else { return error }
            return Diagnostic(error.kind, error.message, place: .path(name(path)), help: error.help)
        }
        return (ReviewedSpec(compilation, published: published, calling: name), errors, sources)
    }
}
