import ScreenSpecDiagnostics
import ScreenSpecYAML

/// The YAML events of one file, in the notation of the public YAML test suite.
package struct EventDump {
    package private(set) var text = ""
    package private(set) var sources = SourceMap()
    package private(set) var diagnostics: [Diagnostic] = []

    package init(_ path: String) {
        do throws(FileError) {
            let source = try readSource(path, allowsPipe: true)
            text = eventNotation(source, file: sources.add(source), into: &diagnostics)
        } catch {
            diagnostics = [Diagnostic(error.kind, error.message, place: .path(absolutePath(path)))]
        }
    }
}
