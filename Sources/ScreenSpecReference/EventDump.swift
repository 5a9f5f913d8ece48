import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecYAML

/// The YAML events of one file, in the notation of the public YAML test suite.
package struct EventDump {
    /// A line for each event, up to the first error. What a terminal would obey is written as `\u{1B}`.
    package private(set) var text = ""
    /// The file.
    package private(set) var sources = SourceMap()
    /// What ended the reading.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Reads the file, and none that it includes.
    package init(_ path: String) {
        do throws(FileError) {
            let source = try readSource(path, allowsPipe: true)
            let events = eventNotation(source, file: sources.add(source), into: &diagnostics)
            text = events.split(separator: "\n").map { printable(String($0)) + "\n" }.joined()
        } catch {
            diagnostics = [Diagnostic(error.kind, error.message, place: .path(absolutePath(path)))]
        }
    }
}
