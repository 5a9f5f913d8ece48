import ScreenSpecDiagnostics
import ScreenSpecYAML

/// Reads a file's tree by the schema. It reports every mistake it meets and goes on.
///
/// All its methods are mutating: to call another one, a debug build copies the decoder and retains what it holds.
package struct SpecDecoder {
    let tree: YAMLTree
    let nodes: UnsafePointer<Node>
    /// What all files of the spec add to.
    let rows: SpecRows
    var unread: Set<UnreadKey> = []
    var unorderedMaps: [UnorderedMap] = []
    /// Those of the document, while its next file is read.
    var presentations: [WrittenPresentation] = []
    /// Where the keys stand that only one file of a spec can have.
    var sectionKeys: [String: SourceRange]
    var diagnostics: [Diagnostic] = []
    /// The thing whose keys are being read, as messages name it.
    var subject: Subject
    /// The key whose value is being read; empty for the spec as a whole.
    var key = ByteText("")
    /// Where Swift ends that should have been quoted: keys before this place are part of it.
    var endOfQuotedSwift = 0
    /// Where the aliases stand through which the current node was reached.
    var aliasUses: [SourceRange] = []
    /// The node that can be of several kinds, and those.
    var union: (node: UInt32, kind: KindDescription)?

    struct Subject {
        let noun: StaticString
        let name: ByteText?
        let range: SourceRange

        /// "destination `authors`".
        var words: String { name.map { "\(noun) `\($0.string)`" } ?? "\(noun)" }
    }

    init(_ tree: YAMLTree, into rows: SpecRows, _ sectionKeys: [String: SourceRange]) {
        self.tree = tree
        self.rows = rows
        self.sectionKeys = sectionKeys
        nodes = tree.nodes
        subject = Subject(noun: "spec", name: nil, range: SourceRange(file: tree.file, start: 0, end: 0))
    }

    mutating func report(
        _ kind: DiagnosticKind, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [],
        help: String? = nil, fix: Fix? = nil
    ) {
        let uses = aliasUses.map { Diagnostic.Note("used through this alias", at: $0) }
        var diagnostic = Diagnostic(kind, message, at: range, notes: notes + uses, help: help)
        diagnostic.fix = fix
        append(diagnostic)
        if diagnostic.severity == .error { markUnread() }
    }

    /// Adds what a parser of Swift fragments found.
    mutating func report(_ found: [Diagnostic]) {
        for var diagnostic in found {
            diagnostic.notes += aliasUses.map { Diagnostic.Note("used through this alias", at: $0) }
            append(diagnostic)
        }
        if hasErrors(since: diagnostics.count - found.count) { markUnread() }
    }

    private mutating func append(_ diagnostic: Diagnostic) {
        guard var stray = strayCharacter(in: diagnostic) else { return diagnostics.append(diagnostic) }
        stray.notes = diagnostic.notes
        // What nobody sees may be in the way twice.
        if diagnostics.last?.kind.id != stray.kind.id || diagnostics.last?.place != stray.place {
            diagnostics.append(stray)
        }
    }

    /// Whether something was read since then that is wrong, and of which nothing could be made.
    func hasErrors(since count: Int) -> Bool { diagnostics[count...].contains { $0.severity == .error } }

    /// Notes that the current key was given, though nothing could be made of it.
    mutating func markUnread() { unread.insert(UnreadKey(owner: subject.range, name: key.string)) }

    mutating func isUnread(_ name: String) -> Bool {
        !unread.isEmpty && unread.contains(UnreadKey(owner: subject.range, name: name))
    }

    /// Reads `node`, or what it stands for if it is an alias.
    mutating func following<Value>(
        _ node: UInt32, _ read: (inout SpecDecoder, UInt32) -> Value
    ) -> Value {
        switch nodes[Int(node)].kind {
        case .alias:
            aliasUses.append(tree.range(node))
            defer { aliasUses.removeLast() }
            return read(&self, nodes[Int(node)].count)
        default: return read(&self, node)
        }
    }

    /// Reports that `node` is not what the current key takes.
    mutating func reportWrongKind(_ node: UInt32, _ kind: KindDescription) {
        var kind = kind
        if let union, union.node == node { kind = union.kind }
        let range = tree.range(node)
        let found = nodes[Int(node)]
        if key.isEmpty { return reportNoSpec(node) }
        if case .list = kind, isMissingSpaceAfterDash(node) { return }
        if found.kind == .scalar, found.textCount == 0, found.style == .plain {
            return report(.missingValue, "`\(key.string)` has no value; it takes \(kind.words)", at: afterKey(range))
        }
        report(
            .wrongKind, "`\(key.string)` takes \(kind.words), found \(describe(node))", at: range,
            help: help(node, kind))
    }

    private mutating func reportNoSpec(_ node: UInt32) {
        let isEmpty = nodes[Int(node)].kind == .scalar && nodes[Int(node)].textCount == 0
        report(
            isEmpty ? .emptyFile : .wrongKind,
            isEmpty ? "the file holds no spec" : "a spec is a map of keys and values, found \(describe(node))",
            at: tree.range(node), help: "begin with `screenspec: 1`")
    }

    /// The edit that makes `node` be of `kind`, where only brackets or quotes are in the way.
    private mutating func help(_ node: UInt32, _ kind: KindDescription) -> String? {
        let found = nodes[Int(node)]
        let text = tree.text(node)
        switch (found.kind, kind) {
        case (.scalar, .list), (.mapping, .list): return helpForList(node, kind)
        case (.scalar, .integer(let range)):
            guard found.style != .plain, let value = coreInteger(text.bytes), range.contains(value) else { return nil }
            return "write `\(value)` without quotes"
        case (.scalar, .boolean):
            if found.style == .plain { return looseBoolean(text.bytes).map { "write `\($0)`" } }
            return coreBoolean(text.bytes) == nil ? nil : "write `\(text.string)` without quotes"
        case (.sequence, .expression) where found.count == 1 && nodes[Int(node) + 1].kind == .scalar:
            return "write it without brackets: `\(key.string): \(tree.text(node + 1).string)`"
        case (.sequence, .either(.destinationCall, _)) where found.count == 1 && nodes[Int(node) + 1].kind == .scalar:
            return "write it without brackets: `\(tree.text(node + 1).string)`"
        case (.sequence, .expression), (.mapping, .expression), (.sequence, .condition), (.mapping, .condition):
            return nil
        case (.sequence, .object(let object)):
            return object().onlyCollection.flatMap { if case .list = $0.kind { $0.name } else { nil } }
                .map { "the list stands below `\($0)`: `\(key.string): {\($0): …}`" }
        case (.sequence, .map(_, .object(let object))): return named(texts(in: node), object())
        case (.sequence, .map(.destination, _)):
            return "write each behind the name of its destination, without a dash: `home: /home`"
        case (.sequence, .parameters): return helpForParameters(node)
        case (.sequence, .map(.choice(let type), .version)): return systems(texts(in: node), type)
        case (.scalar, .map(.choice(let type), .version)): return systems([text.bytes], type)
        case (.scalar, .object(let object)) where found.style != .plain && !isSwift(text.bytes):
            return object().titled(text.bytes, under: key)
        case (.sequence, .either(.route, _)):
            let paths = texts(in: node).map { quoted($0) }
            if paths.isEmpty { return nil }
            if paths.count == 1 { return "write it without brackets: `\(key.string): \(paths[0])`" }
            let former = paths.dropFirst().joined(separator: ", ")
            return
                "write `\(key.string): {path: \(paths[0]), formerly: [\(former)]}`: the first is written, and all are read"
        case (.sequence, _), (.mapping, _):
            guard kind.isText, let swift = quotedSwift(in: tree.source, at: Int(found.start)),
                swift.start == Int(found.start), swift.end == Int(found.end)
            else { return nil }
            return swift.help
        default: return nil
        }
    }

    /// Names of systems as the map that they were meant to be, each with a version.
    private func systems(_ names: [ByteText], _ type: any SpecWord.Type) -> String? {
        let entries = names.compactMap { name in
            Platform.allCases.first { $0.rawValue.lowercased() == name.string.lowercased() }
        }.map { "\($0): \(API.observation.availability[$0]?.description ?? "…")" }
        return entries.isEmpty || entries.count < names.count
            ? nil : "write each with its lowest version: `\(key.string): {\(entries.joined(separator: ", "))}`"
    }

    /// The elements of a list, where all are text.
    mutating func texts(in list: UInt32) -> [ByteText] {
        var texts: [ByteText] = []
        var child = list + 1
        while child < nodes[Int(list)].next {
            if nodes[Int(child)].kind != .scalar { return [] }
            texts.append(tree.text(child).bytes)
            child = nodes[Int(child)].next
        }
        return texts
    }

    /// A list of names as the map that it was meant to be, where an object says what a text in its place means.
    private mutating func named(_ names: [ByteText], _ object: ObjectDescription) -> String? {
        let entries = names.compactMap { name in object.meant(by: "…", under: name).map { "\(name.string): \($0)" } }
        return entries.isEmpty ? nil : "give each its own: `\(key.string): {\(entries.joined(separator: ", "))}`"
    }

    /// "a list", "a map" or the scalar as written.
    mutating func describe(_ node: UInt32) -> String {
        let found = nodes[Int(node)]
        switch found.kind {
        case .sequence: return "a list"
        case .mapping: return "a map"
        case .alias: return "an alias"
        case .scalar:
            let text = tree.text(node).string
            return plainScalar(node) != nil ? text.asCode : "the text \"\(text)\""
        }
    }

    /// An empty value has no extent of its own: the place right behind the `:`.
    private mutating func afterKey(_ range: SourceRange) -> SourceRange {
        SourceRange(file: range.file, start: max(Int(range.start) - 1, 0), end: Int(range.start))
    }
}
