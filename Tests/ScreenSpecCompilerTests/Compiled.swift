import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecLint

/// What the compiler makes of the spec at a path, as text.
struct Compiled {
    let hasErrors: Bool
    /// As they are printed, with the folder replaced by `.`.
    let diagnostics: String
    /// The generated files by name, where the spec has no errors.
    let files: [String: String]
    /// The ids of what was found, in order.
    let ids: [String]

    /// - Parameter symbols: the SF Symbols that there are; a build knows none.
    init(_ spec: URL, in folder: URL? = nil, symbols: () -> SymbolList? = { nil }) {
        let compilation = Compilation(spec.path, symbols: symbols)
        let text = DiagnosticRenderer(sources: compilation.sources).render(compilation.diagnostics)
        let path = (folder ?? spec.deletingLastPathComponent()).path
        diagnostics = text.replacingOccurrences(of: path.hasSuffix("/") ? String(path.dropLast()) : path, with: ".")
        hasErrors = compilation.hasErrors
        ids = compilation.diagnostics.map(\.kind.id)
        let generated = compilation.hasErrors ? [] : compilation.generatedFiles()
        files = Dictionary(uniqueKeysWithValues: generated.map { ($0.name, $0.contents.string) })
    }
}
