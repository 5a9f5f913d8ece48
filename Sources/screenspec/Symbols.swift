import ArgumentParser
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecLint

/// `screenspec symbols`
struct Symbols: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "symbols", abstract: "Works with lists of SF Symbols.", subcommands: [Export.self])

    /// `screenspec symbols export`
    struct Export: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "export",
            abstract: "Writes the list of the system's SF Symbols, for `lint.symbols` of a spec.",
            discussion: """
                Commit the list beside the spec, and every machine checks the icons against the same names. macOS has the \
                symbols in a bundle; on another system, copy that bundle and name it with --bundle.
                """)

        @Option(
            help: .init("The CoreGlyphs.bundle to read, instead of the system's.", valueName: "dir"),
            completion: .directory)
        var bundle: String?

        @Option(
            name: [.short, .long], help: .init("The file to write, instead of standard output.", valueName: "file"),
            completion: .file(extensions: ["txt"]))
        var output: String?

        func validate() throws {
            if output?.isEmpty == true { throw ValidationError("--output names no file.") }
            if output?.hasSuffix("/") == true { throw ValidationError("--output names a folder.") }
            #if !os(macOS)
                if bundle == nil {
                    throw ValidationError(
                        "This system has no SF Symbols; name a copy of \(SymbolBundle.systemPath) with --bundle.")
                }
            #endif
        }

        func run() throws {
            do {
                try write(try SymbolBundle(bundle ?? SymbolBundle.systemPath).table.text)
            } catch {
                Console.complain("screenspec: error: \(printable("\(error)"))\n")
                ExitStatus.failed.exit()
            }
        }

        private func write(_ list: String) throws {
            guard let output else { return Console.write(list) }
            let source = SourceFile(path: output, string: list)
            withExtendedLifetime(source) { save(source.text, to: output) }
        }
    }
}
