import ScreenSpecDiagnostics
import ScreenSpecLint

extension SymbolList {
    /// The list that comes with the tool, for specs that name none under `lint.symbols`. Each call spells it out anew.
    package static func builtIn() -> SymbolList {
        var reader = CompactSymbolReader(ByteText(compactSymbols))
        let text = reader.spelledOut()
        var diagnostics: [Diagnostic] = []
        let source = SourceFile(path: "SF Symbols", text: text.text)
        guard let list = SymbolList.read(source, file: 0, into: &diagnostics) else {
            preconditionFailure(diagnostics.map(\.message).joined())
        }
        return list
    }
}
