import ArgumentParser
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecPreview

/// `screenspec preview SPEC`
struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview",
        abstract: "Writes a page in which the app can be tried out before it exists.",
        discussion: """
            One HTML file that needs no network and no other file: phone, tablet, desktop and TV with the sidebar, columns, tabs, sheets, \
            windows and dialogs of the spec, and stand-in data made of the payload types. It goes where the generated code goes, takes \
            the app's URLs, and shows the state and each transition. The page's own URL says where one is, and can be shared.

            With --serve the page is shown at http://127.0.0.1 to this machine only, and loads again, at the same place, as soon as the \
            spec or a file that it includes is saved. A spec with errors shows them over the last page that had none.
            """)

    @Argument(help: "The spec, NAME.screens.yaml.", completion: .file(extensions: ["yaml", "yml"]))
    var spec: String

    @Option(
        name: [.short, .long],
        help: .init("Write to this file instead of NAME.preview.html; - is standard output.", valueName: "file"),
        completion: .file())
    var output: String?

    @Flag(help: "Write nothing; show the page in a browser, and follow the spec until Control-C.")
    var serve = false

    @Option(help: .init("With --serve: the port; 0 for one that is free.", valueName: "port"))
    var port: UInt16?

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if output?.isEmpty == true { throw ValidationError("--output names no file.") }
        if serve, output != nil { throw ValidationError("--serve writes no file; leave --output out.") }
        if port != nil, !serve { throw ValidationError("--port says where --serve shows the page; add --serve.") }
    }

    func run() throws {
        if serve { return try serve(at: port ?? 8010) }
        let compilation = Compilation(spec, rules: reading.rules())
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        Console.report(errors, compilation.sources)
        guard let graph = compilation.graph else { ExitStatus(errors).exit() }
        let page = PreviewPage(graph).html()
        if output == "-" { return Console.write(page) }
        let path = output ?? specName(spec) + ".preview.html"
        orEnd { () throws(OutputError) in try FilesInUse(compilation.sources.files.map(\.path)).checkOutput(path) }
        page.withBytes { save($0, to: path) }
        // A name that begins so would be a command to GitHub's runner.
        let isCommand = path.drop { $0 == " " }.hasPrefix("::")
        Console.write("\(isCommand ? "./" : "")\(printable(path))\n")
    }

    private func serve(at port: UInt16) throws {
        var served = ServedSpec(spec, reading.rules())
        do {
            let server = try LoopbackServer(port: port)
            Console.write("http://127.0.0.1:\(server.port)/\n")
            server.answer { path in
                switch path {
                case "/": .init("text/html; charset=utf-8", served.page)
                case "/version": .init("application/json", served.version)
                default: nil
                }
            }
        } catch {
            Console.complain("screenspec: error: \(error.message)\n")
            ExitStatus.failed.exit()
        }
    }
}
