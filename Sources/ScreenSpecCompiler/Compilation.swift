import ScreenSpecCodegen
import ScreenSpecDiagnostics
import ScreenSpecLint
import ScreenSpecModel

/// One run over one spec: from its files to a graph, with every mistake that was found, in order and each once.
package struct Compilation {
    /// Every file that was read.
    package private(set) var sources: SourceMap
    /// What the files say. Nil where one could not be read, for then what is missing says nothing about the spec.
    package var document: SpecValue? { written?() }
    /// A closure, for a debug build copies a large struct with everything that holds it.
    private let written: (@Sendable () -> SpecValue)?
    /// What could be resolved of the document, also where the spec has errors: for people to look at.
    package let resolved: NavigationGraph?
    /// What code is generated from. Nil where there are errors.
    package var graph: NavigationGraph? { hasErrors ? nil : resolved }
    /// Whether the spec makes the views of another one, which is a spec of its own all the same.
    package let makesOthersViews: Bool
    /// In the order of their places, each once.
    package private(set) var diagnostics: [Diagnostic]

    /// - Parameters:
    ///   - path: the main file.
    ///   - rules: which files it may read.
    ///   - symbols: the SF Symbols that there are, for a spec that names no list of them. A build knows none, and
    ///     checks no icons of such a spec.
    ///   - others: further specs whose code goes into the same module; types of one name are an error of this one.
    ///   - replacements: texts to read in place of files, by their absolute paths.
    ///   - access: who sees what is generated, whatever the spec says of that.
    package init(
        _ path: String, rules: InputRules = InputRules(), symbols knownSymbols: () -> SymbolList? = { nil },
        beside others: [String] = [], replacing replacements: [String: SourceFile] = [:], as access: App.Access? = nil
    ) {
        var reader = SpecReader(path, rules, replacing: replacements)
        reader.read()
        if let access { reader.show(as: access) }
        sources = reader.sources
        var found = reader.diagnostics
        var resolved: NavigationGraph?
        var symbols: SymbolList?
        if !reader.isIncomplete {
            let graph = resolve(reader.document, specName: specName(path), sources: sources, into: &found)
            resolved = graph
            let isWhole = !found.contains { $0.severity == .error }
            if let clash = graph.clash(with: others, sources, rules, isWhole: isWhole) { found.append(clash) }
            if reader.document.views != nil {
                // Whatever else is to be said of the screens is said where they are.
            } else if let name = graph.lint?.symbols {
                symbols = namedSymbolList(name, within: reader.boundary, &sources, into: &found)
            } else if !graph.symbols.isEmpty {
                symbols = knownSymbols()
            }
            // What is wrong in a spec with errors may follow from them.
            if reader.document.views == nil, !found.contains(where: { $0.severity == .error }) {
                found += lint(graph, symbols: symbols)
                var suppressions = Suppressions(reader.suppressions, sources)
                suppressions.apply(to: &found, unchecked: symbols == nil ? rulesAboutSymbols : [])
            }
        }
        if found.contains(where: { $0.kind == .unknownVersion }) {
            // What else looks wrong may be what the newer version brought.
            found.removeAll { $0.kind != .unknownVersion }
        }
        self.resolved = resolved
        makesOthersViews = reader.document.views != nil
        let document = reader.document
        if reader.isIncomplete { written = nil } else { written = { document.shown } }
        diagnostics = inOrder(found)
    }

    /// Whether nothing is to be generated.
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
        do throws(FileError) {
            let source = try readSource(path)
            let file = sources.add(source)
            let firstPartial = UInt32(sources.files.count)
            for partial in partialSources(graph) { _ = sources.add(partial) }
            var found: [Diagnostic] = []
            let rendered = ScreenSpecCodegen.render(
                source.text, named: templateOutputName(path), file: file, partialFiles: firstPartial, over: graph,
                into: &found)
            diagnostics += inOrder(found)
            return rendered
        } catch {
            diagnostics.append(Diagnostic(error.kind, error.message, place: .path(absolutePath(path))))
            return nil
        }
    }
}

/// The file that a template makes.
package func templateOutputName(_ path: String) -> String {
    let name = fileName(path)
    return name.hasSuffix(".mustache") && name != ".mustache" ? String(name.dropLast(9)) : name + ".swift"
}

/// What the name of a spec's file ends in, after the name of the spec.
let specEndings = [".screens.yaml", ".screens.yml", ".yaml", ".yml"]

/// The spec's name: the file's, without `.screens.yaml`.
package func specName(_ path: String) -> String {
    let name = fileName(path)
    for suffix in specEndings where name.hasSuffix(suffix) && name != suffix {
        return String(name.dropLast(suffix.count))
    }
    return name
}
