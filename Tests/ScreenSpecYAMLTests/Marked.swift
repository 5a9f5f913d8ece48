import ScreenSpecDiagnostics
import ScreenSpecYAML
import Testing

/// A spec with its marks (`1️⃣`, `2️⃣`, …) taken out, and where they stood, as byte offsets.
struct Marked {
    let source: SourceFile
    private let marks: [Character: Int]

    init(_ marked: String) {
        var text = ""
        var marks: [Character: Int] = [:]
        for character in marked {
            if character.unicodeScalars.last == "\u{20E3}" {
                marks[character] = text.utf8.count
            } else {
                text.append(character)
            }
        }
        source = SourceFile(path: "/spec.yaml", string: text)
        self.marks = marks
    }

    /// Where `mark` stood.
    subscript(mark: Character) -> UInt32 {
        guard let offset = marks[mark] else { fatalError("the text has no \(mark)") }
        return UInt32(offset)
    }

    func range(_ start: Character, _ end: Character) -> SourceRange {
        SourceRange(file: 0, start: Int(self[start]), end: Int(self[end]))
    }

    /// Line and column of `mark`, as diagnostics print them.
    func position(_ mark: Character) -> String {
        let position = source.position(at: Int(self[mark]))
        return "\(position.line):\(position.column)"
    }

    func read() -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let tree = readYAML(source, file: 0, into: &diagnostics)
        #expect(tree?.flaw == nil)
        return (tree, diagnostics)
    }

    /// The tree of a text without mistakes.
    func tree(sourceLocation: SourceLocation = #_sourceLocation) throws -> YAMLTree {
        let (tree, diagnostics) = read()
        #expect(diagnostics == [], sourceLocation: sourceLocation)
        return try #require(tree, sourceLocation: sourceLocation)
    }
}

extension YAMLTree {
    /// What is wrong with a tree that any tree has right: nodes stand inside their parents, in order, and a verbatim
    /// text is what stands there.
    var flaw: String? {
        Int(nodes[0].next) == count
            ? flaw(of: 0, in: SourceRange(file: file, start: 0, end: source.text.count)) : "count"
    }

    private func flaw(of node: UInt32, in space: SourceRange) -> String? {
        let found = nodes[Int(node)]
        var rest = range(node)
        if rest.start < space.start || rest.end < rest.start || space.end < rest.end {
            return "node \(node): \(rest) in \(space)"
        }
        let text = text(node)
        if let start = text.verbatimStart {
            let there = source.text.slice(Int(start), Int(start) + text.bytes.count)
            if !there.equals(text.bytes) { return "node \(node): \(text.string) is not \(there.string)" }
        }
        var child = node + 1
        guard found.kind == .sequence || found.kind == .mapping else {
            return found.next == child ? nil : "node \(node): next"
        }
        var children: UInt32 = 0
        while child < found.next {
            if let flaw = flaw(of: child, in: rest) { return flaw }
            rest.start = nodes[Int(child)].end
            child = nodes[Int(child)].next
            children += 1
        }
        return children == found.count && child == found.next ? nil : "node \(node): \(children) children"
    }
}
