import ArgumentParser
import ScreenSpecCodegen
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecReference

/// `screenspec generate SPEC`
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generates the Swift of a spec.",
        discussion: """
            The files go into the folder Generated beside the spec, unless --output or --stdout says otherwise. Files whose \
            content would not change are not touched, and either all of the others are written or none. What a spec that was \
            renamed or taken away left in Generated is removed; a folder elsewhere, named by --output, keeps it.
            """)

    @Argument(
        help: .init("The spec, NAME.screens.yaml.", valueName: "spec"), completion: .file(extensions: ["yaml", "yml"]))
    var spec: String

    @Option(
        name: [.short, .long], help: .init("The folder of the generated files.", valueName: "dir"),
        completion: .directory)
    var output: String?

    @Flag(help: "Print the generated files and write none.")
    var stdout = false

    @Flag(help: "Write nothing; print how the files on disk differ from what the spec says now, and end with 1 if so.")
    var check = false

    @Option(
        help: .init(
            """
            Render a Mustache template of your own, and nothing else. A.swift.mustache makes A.swift.
            """,
            valueName: "file"),
        completion: .file(extensions: ["mustache"]))
    var template: String?

    @Option(
        help: .init(
            "Another spec whose code goes into the same module: types that both make are an error. Repeatable.",
            valueName: "spec"),
        completion: .file(extensions: ["yaml", "yml"]))
    var beside: [String] = []

    @Option(help: .hidden)
    var calledAs = "screenspec generate"

    /// The output folder is that of one target, and all specs that have code there are in its package.
    @Flag(help: .hidden)
    var ownsOutput = false

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if output?.isEmpty == true { throw ValidationError("--output names no folder.") }
        if let template { try checkName(ofTemplate: template) }
        if stdout, output != nil { throw ValidationError("--stdout writes no files; leave out --output.") }
        for other in beside where !exists(other) {
            throw ValidationError("--beside names no file: \(printable(other))")
        }
        if spec.hasPrefix("/dev/"), output == nil, !stdout {
            throw ValidationError("A pipe has no folder beside it; say --output or --stdout.")
        }
        if stdout, check { throw ValidationError("--check compares files, and --stdout has none.") }
    }

    private func checkName(ofTemplate path: String) throws {
        if path.isEmpty { throw ValidationError("--template names no file.") }
        let output = templateOutputName(path)
        if isNameOfGeneratedFile(output) {
            throw ValidationError(
                "--template would make \(printable(output)), a file of the code that ScreenSpec generates; give it another name."
            )
        }
    }

    func run() throws {
        let others = beside + (output == nil && template == nil ? specsOfSameName(as: spec) : [])
        var compilation = Compilation(spec, rules: reading.rules(), beside: others)
        var rendered: GeneratedFile?
        if let template, !compilation.hasErrors { rendered = compilation.render(template: template) }
        Console.report(compilation.diagnostics, compilation.sources)
        let status = ExitStatus(compilation.diagnostics)
        if status != .clean { status.exit() }
        orEnd(compilation.sources) { () throws(OutputError) in try deliver(compilation, rendered) }
    }

    /// - Parameter rendered: what a template of the user's own gave, in the place of the generated files.
    private func deliver(_ compilation: Compilation, _ rendered: GeneratedFile?) throws(OutputError) {
        if check { return try compare(rendered.map { [$0] } ?? compilation.generatedFiles()) }
        let produce = { (emit: (String, ByteText) throws(OutputError) -> Void) throws(OutputError) in
            if let rendered { return try emit(rendered.name, rendered.contents) }
            try compilation.generate(emit)
        }
        if stdout { return try produce { _, piece in Console.write(piece) } }
        let folder = try OutputFolder(outputPath, creating: true, followsLink: output != nil)
        let changes = try folder.write(
            from: compilation.sources, clearingBeside: specOfFolder, keepsOthers: true, produce)
        for name in changes.written { Console.write("wrote \(printable(path(name)))\n") }
        for name in changes.removed { Console.write("removed \(printable(path(name)))\n") }
    }

    /// The spec, where nobody else writes into the output folder: what specs that are no more left in it goes.
    private var specOfFolder: String? {
        if template != nil || spec.hasPrefix("/dev/") { return nil }
        return ownsOutput || realPath(absolutePath(outputPath)) == realPath(absolutePath(folderBeside)) ? spec : nil
    }

    /// The folder as a person would name it, for messages.
    private var outputPath: String { output ?? folderBeside }

    private var folderBeside: String { pathBeforeName(spec).map { $0 + "Generated" } ?? "Generated" }

    private func compare(_ files: [GeneratedFile]) throws(OutputError) {
        let folder = try OutputFolder(outputPath, creating: false, followsLink: output != nil)
        folder.lock(toRead: true)
        let current = try files.map { file throws(OutputError) in
            try folder.current(file.name, keepsOthers: true)
        }
        let former = specOfFolder.map { folder.filesOfFormerSpecs(beside: $0) } ?? []
        if former.isEmpty, current.allSatisfy({ $0 == nil }) { endWithNothing() }
        var staleCount = 0
        for (file, current) in zip(files, current) where current?.text.equals(file.contents) != true {
            staleCount += 1
            show(file.name, current, file.contents)
        }
        for name in former {
            staleCount += 1
            show(name, try folder.current(name), nil)
        }
        if staleCount == 0 { return }
        let files = staleCount == 1 ? "1 file is" : "\(staleCount) files are"
        Console.complain(
            "\(files) stale; `\(printable(calledAs))` brings \(staleCount == 1 ? "it" : "them") up to date\n")
        ExitStatus.findings.exit()
    }

    private func endWithNothing() -> Never {
        Console.complain(
            """
            nothing of this spec is in \(printable(outputPath)); `\(printable(calledAs))` writes it, and a target that has the \
            build plugin needs none of it\n
            """)
        ExitStatus.findings.exit()
    }

    /// Prints how a file changes; nil is one that is not there.
    private func show(_ name: String, _ old: SourceFile?, _ new: ByteText?) {
        let (oldName, newName) = (old == nil ? "/dev/null" : path(name), new == nil ? "/dev/null" : path(name))
        withExtendedLifetime(old) {
            Console.show(
                unifiedDiff(old?.text ?? ByteText(""), new ?? ByteText(""), oldName: oldName, newName: newName))
        }
    }

    private func path(_ name: String) -> String {
        outputPath.hasSuffix("/") ? outputPath + name : "\(outputPath)/\(name)"
    }
}
