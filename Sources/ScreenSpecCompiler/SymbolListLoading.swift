import ScreenSpecDiagnostics
import ScreenSpecLint
import ScreenSpecModel

/// The rules that say nothing without a list.
package let rulesAboutSymbols = Set(lintRules.filter { $0.checkSymbols != nil }.map(\.kind.id))

/// The list that a spec names under `lint.symbols`. It stands where the spec says, relative to the file that says so. Of a
/// file that is no such list nothing is printed.
func namedSymbolList(
    _ name: SourceText, within boundary: Boundary, _ sources: inout SourceMap, into diagnostics: inout [Diagnostic]
) -> SymbolList? {
    let given = name.string
    let path = given.hasPrefix("/") ? given : "\(folderPath(sources[name.range.file].path))/\(given)"
    do throws(FileError) {
        guard boundary.holds(absolutePath(path)) else {
            throw FileError(kind: .outsideFile, message: "this file lies outside of the package")
        }
        let source = try readSource(path)
        if !source.text.slice(0, min(source.text.count, 18)).equals("screenspec-symbols") {
            throw FileError(kind: .brokenSymbolList, message: "a list of symbols begins with `screenspec-symbols 1`")
        }
        return SymbolList.read(source, file: sources.add(source), into: &diagnostics)
    } catch {
        let help = error.kind == .outsideFile ? insideHelp : nil
        diagnostics.append(Diagnostic(error.kind, "`\(given)`: \(error.message)", at: name.range, help: help))
        return nil
    }
}
