import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecYAML

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads a spec's files, from the main one along its includes, into one document.
struct SpecReader {
    private(set) var sources = SourceMap()
    private(set) var document = SpecDocument()
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether a file could not be read at all, so that what is missing says nothing about the spec.
    private(set) var isIncomplete = false
    /// The included files so far.
    private var read: Set<String> = []
    /// The files that are being read, the main one first.
    private var open: [String] = []
    /// The files that the build declared as inputs; nil where nobody did.
    private let declaredInputs: Set<String>?
    /// Texts to read in place of files, by their paths.
    private let replacements: [String: SourceFile]
    private(set) var suppressions: [SuppressionComment] = []

    init(declaredInputs: [String]? = nil, replacing replacements: [String: SourceFile] = [:]) {
        self.declaredInputs = declaredInputs.map { Set($0.map(absolutePath)) }
        self.replacements = replacements
    }

    /// Reads the main file and all it includes.
    mutating func read(_ path: String) {
        do {
            try readFile(absolutePath(path))
        } catch {
            isIncomplete = true
            diagnostics.append(Diagnostic(error.kind, error.message, place: .path(absolutePath(path))))
        }
    }

    private mutating func readFile(_ path: String) throws(FileError) {
        let source: SourceFile
        do { source = try replacements[path] ?? readSource(path) } catch { throw error as! FileError }
        let file = sources.add(source)
        guard let tree = readYAML(source, file: file, into: &diagnostics) else {
            isIncomplete = true
            return
        }
        sources.keep(tree)
        readSuppressions(tree)
        let includesBefore = document.includes.count
        decode(tree, into: &document, &diagnostics)
        if !document.unreadSections.isDisjoint(with: ["include", "destinations"]) { isIncomplete = true }
        open.append(path)
        for include in document.includes[includesBefore...] { follow(include, from: path) }
        open.removeLast()
    }

    private mutating func readSuppressions(_ tree: YAMLTree) {
        var reader = SuppressionReader(tree)
        reader.read()
        suppressions += reader.suppressions
        diagnostics += reader.diagnostics
    }

    private mutating func follow(_ include: SourceText, from path: String) {
        let pattern = include.string
        if pattern.hasPrefix("/") {
            return report(
                .absoluteInclude, "`\(pattern)` is an absolute path; an include is relative to its file", include)
        }
        let folder = path.prefix(upTo: path.lastIndex(of: "/")!)
        let matches = pattern.isEmpty ? [] : paths(matching: absolutePath("\(escaped(String(folder)))/\(pattern)"))
        let hasWildcard = pattern.utf8.contains { $0 == 0x2A || $0 == 0x3F || $0 == 0x5B }
        if matches.isEmpty { return reportUnmatched(include, String(folder)) }
        for match in matches where !(hasWildcard && open.contains(match)) { follow(match, include) }
    }

    private mutating func follow(_ path: String, _ include: SourceText) {
        if open.contains(path) {
            let way = (open.drop { $0 != path } + [path]).map { "`\(fileName($0))`" }.joined(separator: " includes ")
            return report(.includeCycle, "this include leads back to a file that is being read: \(way)", include)
        }
        if read.contains(path) { return }
        if let declaredInputs, !declaredInputs.contains(path) {
            report(
                .undeclaredInclude, "the build did not know that this includes `\(fileName(path))`; build again",
                include,
                help: "if this stays, write `include` as a plain list at the left margin")
        }
        read.insert(path)
        do {
            try readFile(path)
        } catch {
            isIncomplete = true
            report(error.kind, "`\(fileName(path))`: \(error.message)", include)
        }
    }

    private mutating func reportUnmatched(_ include: SourceText, _ folder: String) {
        isIncomplete = true
        report(.unmatchedInclude, "`\(include.string)` matches no file in `\(folder)`", include)
    }

    private mutating func report(
        _ kind: DiagnosticKind, _ message: String, _ include: SourceText, help: String? = nil
    ) {
        diagnostics.append(Diagnostic(kind, message, at: include.range, help: help))
    }
}

/// The files that match a shell pattern (POSIX `glob`), in the order of their bytes.
private func paths(matching pattern: String) -> [String] {
    var matches = glob_t()
    defer { globfree(&matches) }
    guard glob(pattern, 0, nil, &matches) == 0 else { return [] }
    return (0..<Int(matches.gl_pathc)).compactMap { matches.gl_pathv[$0].map { String(cString: $0) } }
}

/// `path` as a pattern that matches only itself.
private func escaped(_ path: String) -> String {
    var result = ""
    for character in path {
        if "*?[\\".contains(character) { result.append("\\") }
        result.append(character)
    }
    return result
}

/// The last part of a path.
func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
