import ArgumentParser
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecReference

/// `screenspec explain ID`
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Explains the message with that id.")

    @Argument(help: "What stands in brackets behind a message, such as unknown-key.")
    var id: String?

    @Flag(help: "Explain all of them, on one Markdown page.")
    var all = false

    private var kinds: [DiagnosticKind] { explainedGroups.flatMap(\.kinds) }

    func validate() throws {
        if all == (id != nil) { throw ValidationError("Name one id, or use --all.") }
        guard let id, !kinds.contains(where: { $0.id == id }) else { return }
        let advice =
            nearestDiagnosticID(to: id, among: kinds).map { "Did you mean `\($0)`?" }
            ?? "See `screenspec explain --all`."
        throw ValidationError("There is no message with the id `\(id)`. \(advice)")
    }

    func run() { Console.write(kinds.first { $0.id == id }?.page ?? diagnosticsPage()) }
}
