import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecYAML

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
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
    /// The included files so far, by their real paths: links are other names of a file.
    private var included: Set<String> = []
    /// The files that are being read, the main one first; the same.
    private var open: [String] = []
    /// The files that the build declared as inputs; nil where nobody did.
    private let declaredInputs: Set<String>?
    /// Texts to read in place of files, by their paths.
    private let replacements: [String: SourceFile]
    private let rules: InputRules
    private let path: String
    /// What lies outside of it is not read. It takes a look at some folders, so only a spec that names a file asks.
    private(set) lazy var boundary = rules.boundary(of: path)
    private(set) var suppressions: [SuppressionComment] = []

    /// More levels of includes than people keep apart; each takes part of the stack.
    private static let levelLimit = 64

    /// - Parameter path: the main file.
    init(_ path: String, _ rules: InputRules, replacing replacements: [String: SourceFile]) {
        self.path = absolutePath(path)
        self.rules = rules
        declaredInputs = rules.declared.map { Set($0.map(absolutePath)) }
        self.replacements = replacements
    }

    /// Reads the main file and all it includes.
    mutating func read() {
        do throws(FileError) {
            let main = try source(path, allowsPipe: rules.allowsPipe)
            guard main.text.namesTheLanguage || main.text.holdsNothing else { return reportNoSpec(main) }
            readFile(main)
            if !isIncomplete, let views = document.views { readScreens(of: views) }
        } catch {
            isIncomplete = true
            let hint = error.kind == .folderAsFile ? "; a spec is a file, `NAME.screens.yaml`" : ""
            diagnostics.append(Diagnostic(error.kind, error.message + hint, place: .path(path)))
        }
    }

    /// Reports a file that may be anything, and prints nothing of it.
    private mutating func reportNoSpec(_ main: SourceFile) {
        isIncomplete = true
        if let zero = main.text.firstIndex(of: 0) {
            let place = main.position(at: zero)
            let message =
                "the file has the character U+0000 in line \(place.line), column \(place.column), which no text has"
            return diagnostics.append(
                Diagnostic(
                    .invalidCharacter, message, place: .path(path),
                    help: "save the file as UTF-8: what is UTF-16 or UTF-32 without a mark looks so"))
        }
        let missing = "the spec has no `screenspec`, which it needs"
        let (kind, message, place) = faultOfNoMap(main) ?? (.missingKey, missing, .path(path))
        diagnostics.append(Diagnostic(kind, message, place: place, help: "begin with `screenspec: 1`"))
    }

    /// What is said of a file that is nothing at all, a list or a text; nil where it is a map, or no YAML.
    private mutating func faultOfNoMap(_ main: SourceFile) -> (DiagnosticKind, String, Diagnostic.Place)? {
        var found: [Diagnostic] = []
        guard let tree = readYAML(main, file: 0, into: &found) else {
            guard found.contains(where: { $0.kind.id == DiagnosticKind.emptyFile.id }) else { return nil }
            return (.emptyFile, "the file holds no spec", hiddenPlace(in: main, at: 0))
        }
        if tree.nodes[0].kind == .mapping { return nil }
        let form = tree.nodes[0].kind == .sequence ? "a list" : "text"
        let message = "a spec is a map of keys and values, found \(form)"
        return (.wrongKind, message, hiddenPlace(in: main, at: Int(tree.nodes[0].start)))
    }

    /// A place in a file of which nothing is printed: it is one in a copy that has blanks for all but line breaks.
    private mutating func hiddenPlace(in main: SourceFile, at offset: Int) -> Diagnostic.Place {
        var blanks = ByteBuffer(capacity: offset)
        for index in 0..<offset {
            let byte = main.text[index]
            blanks.append(byte == 0x0A || byte == 0x0D ? byte : 0x20)
        }
        let file = sources.add(SourceFile(path: main.path, text: blanks.text))
        return .range(SourceRange(file: file, start: offset, end: offset))
    }

    /// Has what is generated seen by others than the spec says.
    mutating func show(as access: App.Access) { document.show(as: access) }

    /// Reads the spec whose views this one makes, in the place of its own document, which says no more than that.
    private mutating func readScreens(of views: ViewsSection) {
        isIncomplete = true
        guard let spec = views.spec, views.givenModule != nil, isAlone(views) else { return }
        document = SpecDocument()
        open.append(place(of: path))
        let folder = folderPath(path)
        if spec.string.hasPrefix("/") {
            return report(
                .absoluteInclude, "`\(spec.string)` is an absolute path; `of` is relative to its file", spec)
        }
        guard boundary.holds(pattern: spec.string, in: folder) else { return reportOutside(spec.string, spec) }
        isIncomplete = false
        follow(absolutePath("\(folder)/\(spec.string)"), spec)
        let leavesViews = document.app?.viewPlace != nil && document.views == nil
        document.views = views
        if !isIncomplete, !leavesViews {
            isIncomplete = true
            report(
                .separateViews, "`\(fileName(spec.string))` does not leave its views to another target", spec,
                help: "in that file, write `views: separate` under `app`")
        }
    }

    /// Whether a spec says whose views it makes, and no more.
    private mutating func isAlone(_ views: ViewsSection) -> Bool {
        guard case .map(let entries, _) = document.shown else { return true }
        let others = entries.filter { !["screenspec", "views"].contains($0.key.string) }.map { "`\($0.key.string)`" }
        if others.isEmpty { return true }
        diagnostics.append(
            Diagnostic(
                .separateViews,
                "this spec makes the views of another one, which says all else, and it has \(others.joined(separator: ", "))",
                at: views.range, help: "say it in `\(views.spec?.string ?? "")`, and nothing here"))
        return false
    }

    private func source(_ path: String, allowsPipe: Bool) throws(FileError) -> SourceFile {
        if let replacement = replacements[path] { return replacement }
        if let snapshot = rules.snapshot { return try snapshot.read(path) }
        return try readSource(path, allowsPipe: allowsPipe)
    }

    private mutating func readFile(_ source: SourceFile) {
        let file = sources.add(source)
        let errors = diagnostics.count
        guard let tree = readYAML(source, file: file, into: &diagnostics) else {
            isIncomplete = true
            let starts = diagnostics[errors...].map {
                if case .range(let range) = $0.place { Int(range.start) } else { 0 }
            }
            return followIncludes(ofBroken: source, file, before: starts.min() ?? 0)
        }
        sources.keep(tree)
        readSuppressions(tree)
        let includesBefore = document.includes.count
        decode(tree, into: &document, &diagnostics)
        if !document.unreadSections.isDisjoint(with: ["include", "destinations"]) { isIncomplete = true }
        open.append(place(of: source.path))
        // Not over a slice, which would have the array copied when a file below adds to it.
        for index in includesBefore..<document.includes.count { follow(document.includes[index], from: source.path) }
        open.removeLast()
    }

    /// A file that is broken still says which files are parts of it, where that stands above the key that is broken.
    ///
    /// - Parameter end: where the first error is.
    private mutating func followIncludes(ofBroken source: SourceFile, _ file: UInt32, before end: Int) {
        var end = min(end, max(source.text.count - 1, 0))
        while end > 0, source.text[end - 1] != 0x0A || source.text[end] | 0x20 &- 0x61 >= 26 { end -= 1 }
        let whole = SourceFile(path: source.path, text: source.text.slice(0, end))
        var (document, ignored): (SpecDocument, [Diagnostic]) = (SpecDocument(), [])
        guard let tree = readYAML(whole, file: file, into: &ignored) else { return }
        decode(tree, into: &document, &ignored)
        open.append(place(of: source.path))
        for include in document.includes { follow(include, from: source.path) }
        open.removeLast()
        withExtendedLifetime((whole, tree)) {}
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
        let (folder, boundary) = (folderPath(path), boundary)
        guard boundary.holds(pattern: pattern, in: folder) else { return reportOutside(pattern, include) }
        let whole = absolutePath("\(escaped(folder))/\(pattern)")
        let matches =
            pattern.isEmpty
            ? [] : rules.snapshot?.paths(matching: whole) ?? files(matching: whole, where: { boundary.holds($0) })
        if matches.isEmpty { return reportUnmatched(include, folder) }
        if open.count > Self.levelLimit {
            return report(
                .deepInclude, "includes go no more than \(Self.levelLimit) levels deep, and this is one more", include)
        }
        let hasWildcard = pattern.utf8.contains(where: isWildcard)
        for match in matches where !(hasWildcard && open.contains(place(of: match))) { follow(match, include) }
    }

    /// Where the file at `path` lies, without links.
    private func place(of path: String) -> String { rules.snapshot?.place(path) ?? realPath(path) }

    private mutating func follow(_ path: String, _ include: SourceText) {
        let place = place(of: path)
        if open.contains(place) {
            let way = (open.drop { $0 != place } + [place]).map { "`\(fileName($0))`" }.joined(
                separator: " includes ")
            return report(.includeCycle, "this include leads back to a file that is being read: \(way)", include)
        }
        if included.contains(place) { return }
        guard boundary.holds(path) else { return reportOutside(fileName(path), include) }
        if let declaredInputs, !declaredInputs.contains(path) {
            report(
                .undeclaredInclude, "the build did not know that this includes `\(fileName(path))`; build again",
                include,
                help: "if this stays, write `include` as a plain list, or `views`, at the left margin")
        }
        included.insert(place)
        do throws(FileError) {
            let source = try source(path, allowsPipe: false)
            if source.text.namesTheLanguage { return readFile(source) }
            throw FileError(kind: .noSpec, message: "this is no spec, for no line of it begins with `screenspec:`")
        } catch {
            isIncomplete = true
            report(
                error.kind, "`\(fileName(path))`: \(error.message)", include,
                help: error.kind == .noSpec ? "begin that file with `screenspec: 1`" : nil)
        }
    }

    private mutating func reportOutside(_ name: String, _ include: SourceText) {
        isIncomplete = true
        report(.outsideFile, "`\(name)` leads out of the package", include, help: insideHelp)
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

/// What to do about a file outside of the package.
let insideHelp = "move the file into the package; on a command line, `--allow-outside` lets it be read"
