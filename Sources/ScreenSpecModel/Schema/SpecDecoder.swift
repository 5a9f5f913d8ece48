import ScreenSpecDiagnostics
import ScreenSpecYAML

/// Reads a file's tree by the schema. It reports every mistake it meets and goes on.
package struct SpecDecoder {
    let tree: YAMLTree
    let nodes: UnsafePointer<Node>
    /// What all files of the spec have in common; each file adds to it.
    var document: SpecDocument
    private(set) var diagnostics: [Diagnostic] = []
    /// The thing whose keys are being read, as messages name it.
    var subject: Subject
    /// The key whose value is being read.
    var key: StaticString = ""
    /// Where the aliases stand through which the current node was reached.
    private var aliasUses: [SourceRange] = []

    struct Subject {
        let noun: StaticString
        let name: ByteText?
        let range: SourceRange

        /// "destination `authors`".
        var words: String { name.map { "\(noun) `\($0.string)`" } ?? "\(noun)" }
    }

    init(_ tree: YAMLTree, into document: SpecDocument) {
        self.tree = tree
        self.document = document
        nodes = tree.nodes
        subject = Subject(noun: "spec", name: nil, range: SourceRange(file: tree.file, start: 0, end: 0))
    }

    mutating func report(
        _ kind: DiagnosticKind, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [],
        help: String? = nil
    ) {
        let uses = aliasUses.map { Diagnostic.Note("used through this alias", at: $0) }
        diagnostics.append(Diagnostic(kind, message, at: range, notes: notes + uses, help: help))
    }

    /// Adds what a parser of Swift fragments found.
    mutating func report(_ found: [Diagnostic]) {
        for var diagnostic in found {
            diagnostic.notes += aliasUses.map { Diagnostic.Note("used through this alias", at: $0) }
            diagnostics.append(diagnostic)
        }
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
        let range = tree.range(node)
        let found = nodes[Int(node)]
        if found.kind == .scalar, found.textCount == 0, found.style == .plain {
            return report(.missingValue, "`\(key)` has no value; it takes \(kind.words)", at: afterKey(range))
        }
        let help =
            found.style == .flow || found.kind == .mapping
            ? quotedSwift(in: tree.source, at: Int(found.start))?.help : nil
        report(.wrongKind, "`\(key)` takes \(kind.words), found \(describe(node))", at: range, help: help)
    }

    /// "a list", "a map" or the scalar as written.
    private func describe(_ node: UInt32) -> String {
        let found = nodes[Int(node)]
        switch found.kind {
        case .sequence: return "a list"
        case .mapping: return "a map"
        case .alias: return "an alias"
        case .scalar:
            let text = tree.text(node).string
            return found.style == .plain ? "`\(text)`" : "the text \"\(text)\""
        }
    }

    /// An empty value has no extent of its own: the place right behind the `:`.
    private func afterKey(_ range: SourceRange) -> SourceRange {
        SourceRange(file: range.file, start: max(Int(range.start) - 1, 0), end: Int(range.start))
    }
}
