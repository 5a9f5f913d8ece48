import ScreenSpecCodegen
import ScreenSpecDiagnostics
import ScreenSpecModel

extension NavigationGraph {
    /// The first file, type, or modifier of views, that this spec and another one of the same target make, as an error of this
    /// one; nil where there is none.
    ///
    /// - Parameters:
    ///   - others: the other specs' paths. What is wrong in them is not said here, and one that cannot be read says nothing of
    ///     types.
    ///   - sources: this one's files, none of which is another one.
    ///   - isWhole: whether nothing is wrong in this one. Modifiers are known of such specs only.
    func clash(with others: [String], _ sources: SourceMap, _ rules: InputRules, isWhole: Bool) -> Diagnostic? {
        if others.isEmpty { return nil }
        let parts = FilesInUse(sources.files.map(\.path))
        for path in others where !parts.contains(path) {
            // Many file systems do not tell case.
            if ScreenSpecCompiler.specName(path).lowercased() == specName.lowercased() { return sameName(as: path) }
            var reader = SpecReader(path, rules, replacing: [:])
            reader.read()
            if reader.isIncomplete { continue }
            var ignored: [Diagnostic] = []
            let other = resolve(reader.document, specName: specName, sources: reader.sources, into: &ignored)
            let types = Set(other.generatedTypes.map(\.name))
            if let type = generatedTypes.first(where: { types.contains($0.name) }) {
                return clash("type `\(type.name)`", at: type.range, with: fileName(path))
            }
            if !isWhole || ignored.contains(where: { $0.severity == .error }) { continue }
            let modifiers = Set(other.questionModifiers.map(\.name))
            if let modifier = questionModifiers.first(where: { modifiers.contains($0.name) }) {
                return clash("modifier `\(modifier.name)` of views", at: modifier.range, with: fileName(path))
            }
        }
        return nil
    }

    private func sameName(as other: String) -> Diagnostic {
        Diagnostic(
            .clashingSpecs,
            "this spec and `\(other)` are of one target, and what is generated of both goes into files of the same names",
            at: start, help: "give this file, or the other one, a name that differs in more than case")
    }

    private func clash(_ what: String, at range: SourceRange?, with other: String) -> Diagnostic {
        let words = specName.split { !$0.isLetter && !$0.isNumber }
        let prefix = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return Diagnostic(
            .clashingSpecs, "this spec and `\(other)` are of one target, and both make a \(what)",
            at: range ?? app.prefix?.range ?? start,
            help: range != nil || app.prefix != nil
                ? "give it another name, here or there"
                : "give the types of this one names of their own: under `app`, write `prefix: \(prefix)`")
    }
}

/// The other specs of a spec's folder whose generated files have the names of its own: `App.yml` beside `App.screens.yaml`.
package func specsOfSameName(as spec: String) -> [String] {
    let path = absolutePath(spec)
    let (folder, file, name) = (folderPath(path), fileName(path), specName(path).lowercased())
    return (namesInFolder(folder) ?? []).sorted().map { "\(folder)/\($0)" }.filter { other in
        // A file of no ending is not found by anybody.
        guard fileName(other) != file, fileName(other).lowercased() != name else { return false }
        guard specName(other).lowercased() == name, let source = try? readSource(other) else { return false }
        return source.text.namesTheLanguage
    }
}
