import ScreenSpecCodegen
import ScreenSpecDiagnostics
import ScreenSpecModel

/// One run over one spec: from its files to a graph, with every mistake that was found, in order and each once.
package struct Compilation {
    package let sources: SourceMap
    /// Nil where a file could not be read, for then what is missing says nothing about the spec.
    package let graph: NavigationGraph?
    package let diagnostics: [Diagnostic]

    /// - Parameters:
    ///   - path: the main file.
    ///   - declaredInputs: the files that the build watches, where a build runs the compiler; an include of any other
    ///     file is an error.
    package init(_ path: String, declaredInputs: [String]? = nil) {
        var reader = SpecReader(declaredInputs: declaredInputs)
        reader.read(path)
        var found = reader.diagnostics
        var graph: NavigationGraph?
        if !reader.isIncomplete {
            graph = resolve(
                reader.document, specName: specName(path), sources: reader.sources, into: &found)
        }
        sources = reader.sources
        diagnostics = inOrder(found)
        self.graph = graph
    }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The generated files, under their fixed names. To be asked only where there are no errors.
    package func generate() -> [GeneratedFile] { graph.map(ScreenSpecCodegen.generate) ?? [] }
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
    let sorted = diagnostics.enumerated().sorted { isBefore($0, $1) }.map(\.element)
    var result: [Diagnostic] = []
    for diagnostic in sorted {
        if let last = result.last, last.place == diagnostic.place, last.kind == diagnostic.kind,
            case .range = diagnostic.place
        {
            let new = diagnostic.notes.filter { !last.notes.contains($0) }
            result[result.count - 1].notes += new
        } else {
            result.append(diagnostic)
        }
    }
    return result
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
