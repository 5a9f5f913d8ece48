import ScreenSpecCompiler
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
///   - symbols: the SF Symbols that there are, as for a `Compilation`.
package func applyFixes(
    to path: String, unsafe: Bool, rules: InputRules = InputRules(),
    symbols: @escaping () -> SymbolList? = { nil }
) -> FixOutcome {
    var fixer = Fixer(path, unsafe: unsafe, rules, symbols)
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

extension FixOutcome {
    /// Writes the new texts in the place of the old ones, each in its file's encoding and with its permissions.
    ///
    /// - Throws: `OutputError` where a file cannot be written, is a link, or was changed by somebody else in between. Then
    ///   none was changed, as far as `OutputSet.swift` promises.
    package func write() throws(OutputError) {
        do throws(OutputError) {
            var folders: [String: OutputFolder] = [:]
            for path in files.map({ folderPath($0.path) }) where folders[realPath(path)] == nil {
                folders[realPath(path)] = try OutputFolder(path, creating: false)
            }
            // In one order, so that no two runs wait for each other.
            for (_, folder) in folders.sorted(by: { $0.key < $1.key }) {
                folder.removeLeftovers(isAlone: folder.lock())
            }
            try withoutInterruption { (_) throws(OutputError) in
                var staged: [OutputFile] = []
                for file in files {
                    guard let folder = folders[realPath(folderPath(file.path))] else { continue }
                    staged.append(try stage(file, in: folder))
                }
                try moveIntoPlace(staged)
            }
        } catch {
            throw OutputError(.unwritableSpec, error.diagnostic.message, error.path)
        }
    }

    private func stage(_ file: File, in folder: OutputFolder) throws(OutputError) -> OutputFile {
        let output = try OutputFile(fileName(file.path), in: folder)
        guard let current = try folder.current(output.name), let new = replacement(for: current, file) else {
            throw OutputError(.unwritableSpec, "somebody else changed the file meanwhile", file.path)
        }
        try output.append(new.text)
        _ = try output.finish()
        return withExtendedLifetime(new) { output }
    }
}

/// The bytes that are to stand in the place of those on disk; nil where those are not what was fixed.
private func replacement(for current: SourceFile, _ file: FixOutcome.File) -> SourceFile? {
    let encoding = FileEncoding(current.text)
    let old = encoding.bytes(of: file.old.text)
    return withExtendedLifetime((old, current)) {
        old.text.equals(current.text) ? encoding.bytes(of: file.new.text) : nil
    }
}
