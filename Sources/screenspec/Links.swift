import ArgumentParser
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecReference

/// `screenspec links SPEC`
struct Links: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case table, aasa
        case infoPlist = "info-plist"
        case testVectors = "test-vectors"
    }

    static let configuration = CommandConfiguration(
        commandName: "links",
        abstract: "Shows which URLs lead where, and writes what the system needs to know of them.",
        discussion: """
            table: the routes with their patterns, and what lies under their screens.
            aasa: the file apple-app-site-association of the domains; it needs --app-id.
            info-plist: the entries of Info.plist and of the entitlements.
            test-vectors: URLs with the routes that they lead to, as JSON, for QA and for tests.
            """)

    @Argument(help: "The spec, NAME.screens.yaml.", completion: .file(extensions: ["yaml", "yml"]))
    var spec: String

    @Option(help: "What is written.")
    var format = Format.table

    @Option(
        name: .customLong("app-id"),
        help: "For aasa: team and bundle, ABCDE12345.com.example.books. Can be given again.")
    var appIDs: [String] = []

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if format == .aasa, appIDs.isEmpty {
            throw ValidationError("aasa needs the app's identifier: --app-id ABCDE12345.com.example.books")
        }
        if format != .aasa, !appIDs.isEmpty { throw ValidationError("--app-id is for --format aasa") }
        for id in appIDs where !isAppID(id) {
            throw ValidationError(
                "\(id) is no app's identifier: expected the team's ten letters and digits, and the bundle's behind a dot"
            )
        }
    }

    func run() throws {
        let compilation = Compilation(spec, rules: reading.rules())
        if let graph = compilation.graph {
            if graph.links.routes.isEmpty {
                Console.complain(
                    "there are no links in \(printable(spec)): they stand under `links`, with `schemes` or `domains`, and `routes`\n"
                )
            }
            if format == .aasa, graph.links.domains.isEmpty {
                Console.complain("there are no domains under `links` in \(printable(spec))\n")
            }
            Console.write(text(graph))
        }
        Console.report(compilation.diagnostics, compilation.sources)
        ExitStatus(compilation.diagnostics).exit()
    }

    private func text(_ graph: NavigationGraph) -> String {
        switch format {
        case .table: printableLines(graph.linkOverview())
        case .aasa: graph.associationFile(appIDs: appIDs)
        case .infoPlist: graph.linkPropertyList()
        case .testVectors: graph.linkVectors()
        }
    }

    private func printableLines(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { printable(String($0)) }.joined(separator: "\n")
    }

    private func isAppID(_ text: String) -> Bool {
        let parts = text.split(separator: ".", maxSplits: 1)
        return parts.count == 2 && parts[0].count == 10
            && parts[0].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
