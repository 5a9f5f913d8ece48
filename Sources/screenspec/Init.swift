import ArgumentParser
import ScreenSpecCompiler
import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// `screenspec init [PATH]`
struct Init: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a spec to begin with.",
        discussion: """
            It compiles as it is, and its comments say what to change. A file that is there is left alone; nothing else is \
            written.
            """)

    @Option(
        help: .init(
            "What holds the screens: split, a sidebar and columns; tabs, a tab bar; stack, one stack.",
            valueName: "layout"))
    var layout = StarterLayout.split

    @Argument(
        help: .init(
            "The file, NAME.screens.yaml, or a folder, which the file is then named after; the current folder by default.",
            valueName: "path"),
        completion: .file(extensions: ["yaml", "yml"]))
    var path = "."

    func validate() throws {
        if path.isEmpty { throw ValidationError("The path is empty.") }
        let isYAML = path.hasSuffix(".yaml") || path.hasSuffix(".yml")
        guard isYAML, !path.hasSuffix(".screens.yaml") else { return }
        let name = path.split(separator: ".").dropLast().joined(separator: ".")
        throw ValidationError(
            "No build and no `screenspec lint FOLDER` would find \(printable(path)): a spec is called NAME.screens.yaml, as in \((path.hasPrefix(".") ? "." : "") + name).screens.yaml."
        )
    }

    func run() throws {
        let file = filePath
        guard access(file, F_OK) != 0 else {
            Console.complain("screenspec: error: `\(printable(file))` is there already, and is left as it is\n")
            ExitStatus.failed.exit()
        }
        let text = SourceFile(path: file, string: starterSpec(layout))
        save(text.text, to: file)
        Console.write("wrote \(printable(file))\n")
    }

    /// The path itself where it is one of a YAML file; else a file in that folder, named after it.
    private var filePath: String {
        if path.hasSuffix(".screens.yaml") { return path }
        let folder = path.last == "/" && path != "/" ? String(path.dropLast()) : path
        let name = pathParts(absolutePath(path)).last ?? "App"
        let file = "\(name).screens.yaml"
        return folder == "." ? file : "\(folder == "/" ? "" : folder)/\(file)"
    }
}

extension StarterLayout: ExpressibleByArgument {}
