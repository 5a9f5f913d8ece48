import ScreenSpecDiagnostics
import ScreenSpecLint
import ScreenSpecModel

/// Says that symbols could not be checked, where there is something to check.
let uncheckedSymbols =
    "SF Symbols were not checked, for no list of them is here; `screenspec symbols export` on a Mac writes one for `lint.symbols`"

/// The rules that say nothing without a list.
let rulesAboutSymbols = Set(lintRules.filter { $0.checkSymbols != nil }.map(\.kind.id))

/// The list that a spec names under `lint.symbols`. It stands where the spec says, relative to the file that says so.
func namedSymbolList(
    _ name: SourceText, _ sources: inout SourceMap, into diagnostics: inout [Diagnostic]
) -> SymbolList? {
    let path = sources[name.range.file].path
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let given = name.string
    do {
        let source = try readSource(given.hasPrefix("/") ? given : folder + given)
        return SymbolList.read(source, file: sources.add(source), into: &diagnostics)
    } catch {
        let error = error as! FileError
        diagnostics.append(Diagnostic(error.kind, "`\(given)`: \(error.message)", at: name.range))
        return nil
    }
}
