import ArgumentParser
import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecMap

/// `screenspec graph SPEC`
struct Graph: ParsableCommand {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case svg, dot, mermaid, json
    }

    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draws the app as a map: its screens, and what leads where.",
        discussion: """
            Entrances are the sections of the sidebar, the tabs and the windows. An arrow is a screen that opens another, a dashed one \
            presents it, a diamond is a guard, and what nothing leads to is marked. Of a card, the words below the title are the \
            payload, the icon, the columns, and the URLs that lead there.

            svg is drawn by Graphviz (`dot`), which has to be installed; dot, mermaid and json need nothing.
            """)

    @Argument(help: "The spec, NAME.screens.yaml.", completion: .file(extensions: ["yaml", "yml"]))
    var spec: String

    @Option(help: "What is written.")
    var format = Format.svg

    @Option(
        help: .init(
            "Only what can be reached from a screen: its name, or a place such as tabs.home.", valueName: "screen"))
    var from: String?

    @Option(help: .init("With --from: how many steps from there.", valueName: "n"))
    var depth: Int?

    @Option(
        help: .init(
            "Only what can be reached from an entrance: tabs.home, sidebar.main, or tabs for all; or from a screen.",
            valueName: "place"))
    var only: String?

    @Option(
        help: .init(
            "What became of the map since a commit, branch or tag of git: added, removed, renamed, moved, changed.",
            valueName: "ref"))
    var changes: String?

    @Option(
        name: [.short, .long],
        help: .init("Write to this file; - is standard output, as without it.", valueName: "file"),
        completion: .file())
    var output: String?

    @OptionGroup var reading: ReadingOptions

    mutating func validate() throws {
        if output == "-" { output = nil }
        if depth != nil, from == nil { throw ValidationError("--depth counts from a screen; add --from.") }
        if from != nil, only != nil {
            throw ValidationError("--from and --only both say where the map begins; take one of them.")
        }
        if let depth, depth < 0 { throw ValidationError("--depth is a number of steps, and no less than 0.") }
        if output?.isEmpty == true { throw ValidationError("--output names no file.") }
        if let changes { try Repository.check(ref: changes) }
    }

    func run() throws {
        do {
            guard let map = try map() else { ExitStatus.findings.exit() }
            if changes != nil, map.places.isEmpty { Console.complain("nothing changed in the map\n") }
            let text = try text(part(of: map))
            if let output { text.withBytes { save($0, to: output) } } else { Console.write(text) }
        } catch let error as GitError {
            end(error.message, error.help ?? (error.lacksGit ? "leave out --changes" : nil))
        }
    }

    /// The whole map; nil where the spec has errors, which are reported.
    private func map() throws -> AppMap? {
        let current = SpecVersion(path: absolutePath(spec), commit: nil)
        guard let changes else { return map(current) }
        let commit = try Repository(folderPath(absolutePath(spec))).commit(changes)
        let old = try commit.formerVersion(of: spec)
        // What is gone is shown as gone, where it was there.
        if !exists(spec), let old { return map(old)?.removed }
        guard let now = map(current) else { return nil }
        guard let old else { return now.changes(since: nil) }
        return map(old).map { now.changes(since: $0) }
    }

    private func map(_ version: SpecVersion) -> AppMap? {
        var rules = reading.rules()
        rules.snapshot = version.commit?.snapshot
        let compilation = Compilation(version.path, rules: rules)
        let errors = compilation.diagnostics.filter { $0.severity == .error }
        Console.report(errors, compilation.sources)
        if ExitStatus(errors) == .failed { ExitStatus.failed.exit() }
        if let output, version.commit == nil {
            orEnd { () throws(OutputError) in
                try FilesInUse(compilation.sources.files.map(\.path)).checkOutput(output)
            }
        }
        return errors.isEmpty ? compilation.graph.map { AppMap($0) } : nil
    }

    private func part(of map: AppMap) throws -> AppMap {
        var map = map
        if let from {
            guard let place = map.place(called: from) else { refuse(from, in: map) }
            map = map.part(from: [place.id], depth: depth)
        }
        if let only {
            let part = map.part(only: only)
            if part.places.isEmpty { refuse(only, in: map) }
            map = part
        }
        return map
    }

    private func refuse(_ name: String, in map: AppMap) -> Never {
        let places = map.placeNames
        func last(_ name: String) -> Substring { name.split(separator: ".").last ?? "" }
        let namesake = places.first { last($0) == last(name) }
        let names = places + places.map { String(last($0)) }
        let near = namesake ?? name.withBytes { nearestName(to: $0, among: names) }
        let shown = places.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
        let rest = places.count > 8 ? " and \(places.count - 8) more" : ""
        end("there is no `\(name)` in this map", near.map { "did you mean `\($0)`?" } ?? "there are \(shown)\(rest)")
    }

    private func text(_ map: AppMap) throws -> String {
        switch format {
        case .dot: map.dot()
        case .mermaid: map.mermaid()
        case .json: map.json()
        case .svg: map.svg(try draw(map.dot()))
        }
    }

    /// What Graphviz makes of a map.
    private func draw(_ map: String) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["dot", "-Tsvg"]
        let (output, errors) = (Pipe(), Pipe())
        process.standardInput = fileToRead(map)
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let drawing = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: return String(decoding: drawing, as: UTF8.self)
        case 127:
            end(
                "svg is drawn by Graphviz, and `dot` is not installed, or not on the PATH",
                "`apt-get install graphviz` or `brew install graphviz`; --format mermaid, dot and json need nothing")
        default: end("Graphviz could not draw the map: \(String(decoding: complaint, as: UTF8.self))", nil)
        }
    }

    /// A file that holds a text and has no name any more, so that nothing of it stays, whatever becomes of this run.
    private func fileToRead(_ text: String) -> FileHandle {
        let file = FileManager.default.temporaryDirectory.appending(path: "screenspec-\(UUID().uuidString).dot")
        let handle = Result {
            try Data(text.utf8).write(to: file)
            return try FileHandle(forReadingFrom: file)
        }
        try? FileManager.default.removeItem(at: file)
        switch handle {
        case .success(let handle): return handle
        case .failure(let error):
            end("the map cannot be handed to Graphviz by way of \(file.path): \(error.localizedDescription)", nil)
        }
    }

    private func end(_ message: String, _ help: String?) -> Never {
        Console.complain("screenspec: error: \(printable(message))\n")
        if let help { Console.complain("help: \(printable(help))\n") }
        ExitStatus.failed.exit()
    }
}
