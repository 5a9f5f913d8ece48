import ScreenSpecCodegen
import ScreenSpecDiagnostics
import ScreenSpecLint
import ScreenSpecModel

/// One run over one spec: from its files to a graph, with every mistake that was found, in order and each once.
package struct Compilation {
    package private(set) var sources: SourceMap
    /// What the files say. Nil where one could not be read, for then what is missing says nothing about the spec.
    package let document: SpecDocument?
    /// What could be resolved of the document, also where the spec has errors: for people to look at.
    package let resolved: NavigationGraph?
    /// What code is generated from. Nil where there are errors.
    package var graph: NavigationGraph? { hasErrors ? nil : resolved }
    package private(set) var diagnostics: [Diagnostic]

    /// What people should know and what is not about the spec.
    package private(set) var remarks: [String] = []

    /// - Parameters:
    ///   - path: the main file.
    ///   - declaredInputs: the files that the build watches, where a build runs the compiler; an include of any other
    ///     file is an error.
    ///   - systemSymbols: the symbols of this system, for a spec that names no list of them. A build asks for none, so
    ///     that it says the same everywhere.
    ///   - replacements: texts to read in place of files, by their absolute paths.
    package init(
        _ path: String, declaredInputs: [String]? = nil, systemSymbols: () -> SymbolList? = { nil },
        replacing replacements: [String: SourceFile] = [:]
    ) {
        var reader = SpecReader(declaredInputs: declaredInputs, replacing: replacements)
        reader.read(path)
        sources = reader.sources
        var found = reader.diagnostics
        var resolved: NavigationGraph?
        var symbols: SymbolList?
        if !reader.isIncomplete {
            let graph = resolve(reader.document, specName: specName(path), sources: sources, into: &found)
            resolved = graph
            if let name = graph.lint?.symbols {
                symbols = namedSymbolList(name, &sources, into: &found)
            } else if graph.hasSymbols {
                symbols = systemSymbols()
                if symbols == nil { remarks.append(uncheckedSymbols) }
            }
            // What is wrong in a spec with errors may follow from them.
            if !found.contains(where: { $0.severity == .error }) {
                found += lint(graph, symbols: symbols)
                var suppressions = Suppressions(reader.suppressions, sources)
                suppressions.apply(to: &found, unchecked: symbols == nil ? rulesAboutSymbols : [])
            }
        }
        self.resolved = resolved
        document = reader.isIncomplete ? nil : reader.document
        diagnostics = inOrder(found)
    }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Hands on the generated files one after the other, each by its fixed name and piece by piece; a piece is valid until
    /// the next one. To be asked only where there are no errors.
    package func generate<Failure: Error>(_ emit: (String, ByteText) throws(Failure) -> Void) throws(Failure) {
        if let graph { try ScreenSpecCodegen.generate(graph, emit) }
    }

    /// The generated files, all at once.
    package func generatedFiles() -> [GeneratedFile] {
        guard let graph else { return [] }
        return ScreenSpecCodegen.generatedFiles(graph)
    }

    /// Renders the template in the file at `path` over the spec: a file named like it, without `.mustache`. Mistakes in
    /// the template are reported beside those of the spec.
    package mutating func render(template path: String) -> GeneratedFile? {
        guard let graph else { return nil }
        do {
            let source = try readSource(path)
            let file = sources.add(source)
            let firstPartial = UInt32(sources.files.count)
            for partial in partialSources() { _ = sources.add(partial) }
            var found: [Diagnostic] = []
            let rendered = ScreenSpecCodegen.render(
                source.text, named: templateOutputName(path), file: file, partialFiles: firstPartial, over: graph,
                into: &found)
            diagnostics += inOrder(found)
            return rendered
        } catch {
            let error = error as! FileError
            diagnostics.append(Diagnostic(error.kind, error.message, place: .path(absolutePath(path))))
            return nil
        }
    }
}

private func templateOutputName(_ path: String) -> String {
    let name = fileName(path)
    return name.hasSuffix(".mustache") && name != ".mustache" ? String(name.dropLast(9)) : name + ".swift"
}

/// The spec's name: the file's, without `.screens.yaml`.
package func specName(_ path: String) -> String {
    let name = fileName(path)
    for suffix in [".screens.yaml", ".screens.yml", ".yaml", ".yml"] where name.hasSuffix(suffix) && name != suffix {
        return String(name.dropLast(suffix.count))
    }
    return name
}

/// Sorted by place. What was found twice at one place, as through an alias, is said once with the notes of both.
private func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if diagnostics.count < 2 { return diagnostics }
    let sorted = diagnostics.enumerated().sorted { isBefore($0, $1) }.map(\.element)
    var result: [Diagnostic] = []
    for diagnostic in sorted {
        if let index = placeOfSame(diagnostic, in: result) {
            result[index].notes += diagnostic.notes.filter { !result[index].notes.contains($0) }
        } else {
            result.append(diagnostic)
        }
    }
    return result
}

/// Where the same mistake stands among the last of `found`. Two of a kind at one place are the same unless they are mended
/// differently: their messages may differ in the name through which the place was reached.
private func placeOfSame(_ diagnostic: Diagnostic, in found: [Diagnostic]) -> Int? {
    guard case .range = diagnostic.place else { return nil }
    var index = found.count - 1
    while index >= 0, found[index].place == diagnostic.place, found[index].kind == diagnostic.kind {
        if found[index].help == diagnostic.help { return index }
        index -= 1
    }
    return nil
}

private func isBefore(
    _ left: EnumeratedSequence<[Diagnostic]>.Element, _ right: EnumeratedSequence<[Diagnostic]>.Element
) -> Bool {
    switch (left.element.place, right.element.place) {
    case (.range(let first), .range(let second)):
        if first.file != second.file || first.start != second.start { return first < second }
        if left.element.kind != right.element.kind { return left.element.kind.id < right.element.kind.id }
        return left.offset < right.offset
    case (.path, .range): return true
    case (.range, .path): return false
    case (.path, .path): return left.offset < right.offset
    }
}
