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
    var misplacedDestinations: Set<String> = []
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
    /// Where that ends of which one mistake was told, Swift without quotes or what belongs elsewhere: its keys are no others.
    var endOfTold = 0
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
}
