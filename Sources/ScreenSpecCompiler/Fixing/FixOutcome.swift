import ScreenSpecDiagnostics
import ScreenSpecLint

/// What came of fixing a spec. Nothing is on disk before `write`.
package struct FixOutcome {
    /// A file whose text changes.
    package struct File {
        /// Absolute.
        package let path: String
        /// As it was read.
        package let old: SourceFile
        /// With the fixes.
        package let new: SourceFile
    }

    /// In the order of their paths.
    package let files: [File]
    /// How many findings were mended.
    package let fixCount: Int
    /// The spec as it is with the new texts: what remains to be said of it.
    package let compilation: Compilation
    /// Findings whose fix would have broken the spec, or changed what it means, and was not made.
    package let refused: [Diagnostic]
}

/// Mends what can be mended in the spec at `path`, in as many passes as it takes: the next fix may become possible by the
/// last one. After each pass the spec is compiled anew, and the pass counts only where nothing else changed by it.
///
/// - Parameters:
///   - unsafe: whether to make the fixes too that may not be what was meant.
///   - rules: which files the spec may read.
///   - systemSymbols: the symbols of this system, as for a `Compilation`.
package func applyFixes(
    to path: String, unsafe: Bool, rules: InputRules = InputRules(),
    systemSymbols: @escaping () -> SymbolList? = { nil }
) -> FixOutcome {
    var fixer = Fixer(path, unsafe: unsafe, rules, systemSymbols)
    let original = fixer.compilation.sources.files
    fixer.run()
    let files = fixer.texts.keys.sorted().compactMap { path -> FixOutcome.File? in
        guard let new = fixer.texts[path], let old = original.first(where: { $0.path == path }),
            !old.text.equals(new.text)
        else { return nil }
        return FixOutcome.File(path: path, old: old, new: new)
    }
    return FixOutcome(
        files: files, fixCount: files.isEmpty ? 0 : fixer.fixCount, compilation: fixer.compilation,
        refused: fixer.refused)
}
