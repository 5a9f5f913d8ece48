import ArgumentParser
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecPreview

/// `screenspec preview SPEC`
struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Writes a page in which the app can be tried out before it exists.",
        discussion: """
            One HTML file that needs nothing else: phone, tablet, desktop and TV, with the sidebar, columns, tabs, sheets and dialogs of \
            the spec, and stand-in data for what its screens show. It goes where the generated code would go.
            """)

    @Argument(help: "The spec, NAME.screens.yaml.", completion: .file(extensions: ["yaml", "yml"]))
    var spec: String

    @Option(
        name: [.short, .long],
        help: .init("Write to this file instead of NAME.preview.html; - is standard output.", valueName: "file"),
        completion: .file())
    var output: String?

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if output?.isEmpty == true { throw ValidationError("--output names no file.") }
    }

    func run() throws {
        let compilation = Compilation(absolutePath(spec), rules: reading.rules())
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        Console.report(errors, compilation.sources)
        guard let graph = compilation.graph else { ExitStatus(errors).exit() }
        let page = PreviewPage(graph).html()
        if output == "-" { return Console.write(page) }
        let path = output ?? specName(spec) + ".preview.html"
        page.withBytes { save($0, to: path) }
        Console.write("\(printable(path))\n")
    }
}
