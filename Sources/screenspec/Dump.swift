import ArgumentParser
import ScreenSpecCodegen
import ScreenSpecCompiler
import ScreenSpecModel
import ScreenSpecReference

/// `screenspec dump --stage STAGE SPEC`
struct Dump: ParsableCommand {
    enum Stage: String, CaseIterable, ExpressibleByArgument { case events, document, graph, context }

    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Shows what a stage of the compiler made of a spec.",
        discussion: """
            events: the YAML events of the one file, in the notation of the YAML test suite.
            document: what the files of the spec say, with the place of every value.
            graph: the same with its names resolved.
            context: what templates can use; of a spec with errors, nothing.
            """)

    @Option(help: "The stage.")
    var stage: Stage

    @Argument(help: "The spec, NAME.screens.yaml.", completion: .file(extensions: ["yaml", "yml"]))
    var spec: String

    @OptionGroup var reading: ReadingOptions

    func run() throws {
        if stage == .events { return dumpEvents() }
        let compilation = Compilation(spec, rules: reading.rules())
        switch stage {
        case .events, .document:
            if let document = compilation.document { Console.show(dumpDocument(document, compilation.sources)) }
        case .graph: if let graph = compilation.resolved { Console.show(dumpGraph(graph)) }
        case .context: if let graph = compilation.graph { Console.show(describeContext(graph)) }
        }
        Console.report(compilation.diagnostics, compilation.sources)
        ExitStatus(compilation.diagnostics).exit()
    }

    private func dumpEvents() {
        let dump = EventDump(spec)
        Console.show(dump.text)
        Console.report(dump.diagnostics, dump.sources)
        ExitStatus(dump.diagnostics).exit()
    }
}
