import ArgumentParser
import ScreenSpecCodegen
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecReference

/// `screenspec generate SPEC`
struct Generate: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Generates the Swift of a spec.",
        discussion: """
            The files go into the folder Generated beside the spec, unless --output or --stdout says otherwise. Files whose \
            content would not change are not touched, and either all of the others are written or none.
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
            "Render a Mustache template of your own, and nothing else. Its output is named like it, without .mustache.",
            valueName: "file"),
        completion: .file(extensions: ["mustache"]))
    var template: String?

    func validate() throws {
        if output?.isEmpty == true { throw ValidationError("--output names no folder.") }
        if stdout, output != nil { throw ValidationError("--stdout writes no files; leave out --output.") }
        if stdout, check { throw ValidationError("--check compares files, and --stdout has none.") }
    }

    func run() throws {
        var compilation = Compilation(spec)
        var rendered: GeneratedFile?
        if let template, !compilation.hasErrors { rendered = compilation.render(template: template) }
        Console.report(compilation.diagnostics, compilation.sources)
        let status = ExitStatus(compilation.diagnostics)
        if status != .clean { status.exit() }
        do throws(OutputError) {
            try deliver { emit throws(OutputError) in
                if let rendered { return try emit(rendered.name, rendered.contents) }
                try compilation.generate(emit)
            }
        } catch {
            Console.report([error.diagnostic], compilation.sources)
            ExitStatus.failed.exit()
        }
    }

    private typealias Emit = (String, ByteText) throws(OutputError) -> Void

    private func deliver(_ produce: (Emit) throws(OutputError) -> Void) throws(OutputError) {
        if stdout { return try produce { _, contents in Console.write(contents) } }
        let folder = try OutputFolder(outputPath, creating: !check)
        if check { return try compare(produce, in: folder) }
        for name in try folder.write(produce) { Console.write("wrote \(path(name))\n") }
    }

    /// The folder as a person would name it, for messages.
    private var outputPath: String {
        if let output { return output }
        return spec.lastIndex(of: "/").map { spec[...$0] + "Generated" } ?? "Generated"
    }

    private func compare(
        _ produce: (Emit) throws(OutputError) -> Void, in folder: borrowing OutputFolder
    ) throws(OutputError) {
        var staleCount = 0
        try produce { (name, contents) throws(OutputError) in
            let current = try folder.current(name)
            if current?.text.equals(contents) == true { return }
            staleCount += 1
            let oldName = current == nil ? "/dev/null" : path(name)
            Console.write(unifiedDiff(current?.text ?? ByteText(""), contents, oldName: oldName, newName: path(name)))
        }
        if staleCount == 0 { return }
        let files = staleCount == 1 ? "1 file is" : "\(staleCount) files are"
        Console.complain("\(files) stale; `screenspec generate` brings \(staleCount == 1 ? "it" : "them") up to date\n")
        ExitStatus.findings.exit()
    }

    private func path(_ name: String) -> String {
        outputPath.hasSuffix("/") ? outputPath + name : "\(outputPath)/\(name)"
    }
}
