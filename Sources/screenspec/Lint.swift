import ArgumentParser
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecReporters

/// `screenspec lint PATH…`
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Checks specs and what they say, and writes no code.",
        discussion: """
            A folder stands for all *.screens.yaml in it, at any depth; a spec that another one includes is linted as part of \
            that one. What is hidden is left out.

            Ends with 0 where there are no errors, with 1 where there are (or warnings, under --strict), and with 2 when \
            the tool could not do its work.
            """)

    @Argument(
        help: .init("Specs, and folders of specs.", valueName: "path"), completion: .file(extensions: ["yaml", "yml"]))
    var paths: [String]

    @Option(
        help: .init(
            """
            How to write what was found: text for people, xcode for Xcode's log, github for annotations on GitHub, sarif \
            for code scanning, json in ScreenSpec's own form, junit, checkstyle or gitlab for servers that read those.
            """, valueName: "format"))
    var format = ReportFormat.text

    @Option(
        name: [.short, .long],
        help: .init("Write to this file; - is standard output, as without it.", valueName: "file"), completion: .file())
    var output: String?

    @Flag(help: "Let warnings fail, too: end with 1.")
    var strict = false

    @Flag(help: "Tell errors only.")
    var quiet = false

    @Option(
        help: .init("Leave out the findings that stand in this file.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Option(
        help: .init("Write the warnings that there are now to this file, and leave them out.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var writeBaseline: String?

    @Flag(help: "Mend what can be mended without changing what a spec means, and tell the rest.")
    var fix = false

    @Flag(help: "With --fix or --diff: make the fixes too that may not be what was meant, such as of a misspelled key.")
    var unsafe = false

    @Flag(help: "Write nothing; print what --fix would change, and end with 1 if there is something.")
    var diff = false

    // Takes `-1` too, of which `validate` says more than that a value is missing.
    @Option(parsing: .unconditional, help: .init("How many threads to use; all cores by default.", valueName: "number"))
    var jobs: Int?

    @OptionGroup var reading: ReadingOptions

    mutating func validate() throws {
        if output == "-" { output = nil }
        if paths.contains("") { throw ValidationError("A path is empty.") }
        if strict, quiet { throw ValidationError("--strict fails for warnings, which --quiet does not tell.") }
        if unsafe, !fix, !diff { throw ValidationError("--unsafe says which fixes to make; add --fix or --diff.") }
        if diff { try validateDiff() }
        if fix || diff, let pipe = paths.first(where: isPipe) {
            throw ValidationError("`\(pipe)` is no file; what comes through a pipe cannot be fixed.")
        }
        if let jobs, jobs < 1 { throw ValidationError("--jobs needs at least one thread.") }
        for (name, file) in [("output", output), ("baseline", baseline), ("write-baseline", writeBaseline)]
        where file?.isEmpty == true {
            throw ValidationError("--\(name) names no file.")
        }
    }

    /// What says how findings are told has no meaning where fixes are shown.
    private func validateDiff() throws {
        if fix { throw ValidationError("--fix writes files, and --diff writes none; leave out one of them.") }
        let others = [
            ("strict", strict), ("quiet", quiet), ("format", format != .text), ("output", output != nil),
            ("baseline", baseline != nil), ("write-baseline", writeBaseline != nil),
        ]
        guard let (name, _) = others.first(where: \.1) else { return }
        throw ValidationError("--diff shows fixes and tells no findings; leave out --\(name).")
    }

    func run() throws {
        let known = writeBaseline == nil ? baseline.map(readBaseline) : nil
        let rules = reading.rules(alsoIn: paths.filter { isFolder($0) })
        var run = LintRun(paths, rules, threads: jobs ?? coreCount)
        if diff { show(run, rules) }
        checkOutputs(of: run)
        if fix {
            // What a run that was ended left may be the text that is to be fixed.
            if OutputFolder.removeLeftovers(beside: run.files) {
                run = LintRun(paths, rules, threads: jobs ?? coreCount)
            }
            fixSpecs(run.specs, rules, unsafe: unsafe)
            run = LintRun(paths, rules, threads: jobs ?? coreCount)
        }
        var report = run.report
        if let writeBaseline { replaceBaseline(writeBaseline, with: &report) }
        if let known { hide(known, in: &report, isQuiet: quiet) }
        let status = status(of: report)
        if quiet { report.keep { $0.diagnostic.severity == .error } }
        deliver(report)
        status.exit()
    }

    /// Ends the process where what is to be written would replace what was read, or something else that is written.
    private func checkOutputs(of run: LintRun) {
        orEnd { () throws(OutputError) in
            if let writeBaseline { try FilesInUse(run.files).checkOutput(writeBaseline) }
            guard let output else { return }
            try FilesInUse(run.files + [baseline, writeBaseline].compactMap(\.self)).checkOutput(output)
        }
    }

    /// Ends the process.
    private func show(_ run: LintRun, _ rules: InputRules) -> Never {
        let status = ExitStatus(run.report.findings.map(\.diagnostic))
        let count = showFixes(run.specs, rules, unsafe: unsafe, folder: run.report.folder)
        for finding in run.report.findings where finding.region == nil {
            Console.report([finding.diagnostic], SourceMap())
        }
        (status == .failed ? status : count > 0 ? .findings : .clean).exit()
    }

    private func status(of report: Report) -> ExitStatus {
        let status = ExitStatus(report.findings.map(\.diagnostic))
        return strict && status == .clean && !report.findings.isEmpty ? .findings : status
    }

    private func deliver(_ report: Report) {
        var buffer = ByteBuffer()
        report.write(format, color: output == nil && Console.isColorWanted(on: 1), into: &buffer)
        if let output { save(buffer.text, to: output) } else { Console.write(buffer.text) }
    }
}

extension ReportFormat: ExpressibleByArgument {}
