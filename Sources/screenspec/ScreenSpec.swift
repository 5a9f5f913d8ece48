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

/// The command line for people. Each command is a file of its own, and says its name: to make one out of its type's takes a fifth of
/// the time that the program needs to start.
@main
struct ScreenSpec: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screenspec",
        abstract: "Compiles a YAML spec of an app's screens into SwiftUI navigation code.",
        discussion: """
            Ends with 0 when all is well, with 1 when a spec has errors (or warnings, under lint --strict) or its \
            generated code is stale, and with 2 when the tool could not do its work.
            """,
        version: screenSpecVersion,
        subcommands: [
            Init.self, Generate.self, Lint.self, Diff.self, Links.self, Graph.self, Preview.self, Symbols.self,
            Dump.self,
            PrintSchema.self, Explain.self,
        ])

    static func main() {
        widenHelp()
        do {
            var command = try parseAsRoot()
            // Its paths would be those of the whole disk.
            if currentFolder() == nil { throw ValidationError("The current folder does not exist any more.") }
            try command.run()
        } catch {
            if exitCode(for: error).isSuccess {
                Console.write(fullMessage(for: error) + "\n")
                ExitStatus.clean.exit()
            }
            if exitCode(for: error) != .validationFailure { exit(withError: error) }
            var message = fullMessage(for: error)
            // A line break of an argument's begins no line.
            for argument in CommandLine.arguments where argument.contains(where: \.isNewline) {
                message = message.replacing(argument, with: printable(argument))
            }
            var lines = message.split(separator: "\n", omittingEmptySubsequences: false)
            if let mistake = unknownCommand { lines[0] = mistake }
            Console.complain(lines.map { printable(String($0)) + "\n" }.joined())
            ExitStatus.failed.exit()
        }
    }

    /// What is said of a first argument that is no command.
    private static var unknownCommand: Substring? {
        let names = configuration.subcommands.map { $0._commandName }
        guard CommandLine.arguments.count > 1 else { return nil }
        let given = CommandLine.arguments[1]
        if given.isEmpty || given.hasPrefix("-") || given == "help" || names.contains(given) { return nil }
        let file = SourceFile(path: "", string: given)
        // Of names that are equally near, the first letter tells: `lnit` is `lint`, and not `init`.
        let candidates = names.filter { $0.first == given.first } + names
        let meant = withExtendedLifetime(file) { nearestName(to: file.text, among: candidates) }
        return "Error: There is no command \(given).\(meant.map { " Did you mean \($0)?" } ?? "")"
    }

    /// The parser of arguments has its help begin at column 27, and as a debug build does not end well without room for that.
    private static func widenHelp() {
        guard let columns = getenv("COLUMNS").flatMap({ Int(String(cString: $0)) }), columns < 40 else { return }
        setenv("COLUMNS", "40", 1)
    }
}
