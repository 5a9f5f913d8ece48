import ArgumentParser
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecReference

/// `screenspec explain ID`
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explains the message with that id.")

    @Argument(help: "What stands in brackets behind a message, such as unknown-key.")
    var id: String?

    @Flag(help: "Explain all of them, on one Markdown page.")
    var all = false

    private var kinds: [DiagnosticKind] { explainedGroups.flatMap(\.kinds) }

    func validate() throws {
        if all == (id?.isEmpty == false) { throw ValidationError("Name one id, or use --all.") }
        guard let id, kind(id) == nil else { return }
        let begun = kinds.map(\.id).filter { plain($0).hasPrefix(plain(id)) }.map { "`\($0)`" }
        let advice =
            begun.isEmpty
            ? nearestDiagnosticID(to: id, among: kinds).map { "Did you mean `\($0)`?" }
                ?? "See `screenspec explain --all`; for a key of the language, `screenspec schema --reference`."
            : "With that begin \(begun.joined(separator: ", "))."
        throw ValidationError("There is no message with the id `\(id)`. \(advice)")
    }

    /// The one with that id, in whatever letters, and with `-` or `_` between its words.
    private func kind(_ id: String) -> DiagnosticKind? { kinds.first { plain($0.id) == plain(id) } }

    private func plain(_ id: String) -> String { id.lowercased().replacing("_", with: "-") }

    func run() { Console.write(id.flatMap(kind)?.page ?? diagnosticsPage()) }
}
