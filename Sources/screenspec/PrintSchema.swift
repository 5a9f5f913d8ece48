import ArgumentParser
import ScreenSpecCompiler
import ScreenSpecModel
import ScreenSpecReference

/// `screenspec schema`
struct PrintSchema: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the spec language as a JSON Schema, for editors.",
        discussion: """
            Name it in the first line of a spec, and editors that know YAML complete and explain:
            # yaml-language-server: $schema=screenspec.schema.json
            """)

    @Flag(help: "Print the language's reference page instead, as Markdown.")
    var reference = false

    func run() { Console.write(reference ? referencePage() : jsonSchema()) }
}
