import ScreenSpecDiagnostics
import ScreenSpecSwift
import Testing

/// Text as a spec holds it. `1️⃣` marks the places where findings are expected and is no part of it.
struct MarkedText {
    let text: SourceText
    let places: [Int]

    init(_ marked: String) {
        var plain = ""
        var places: [Int] = []
        for character in marked {
            if character == "1️⃣" { places.append(plain.utf8.count) } else { plain.append(character) }
        }
        self.init(plain, places: places)
    }

    init(_ plain: String, places: [Int] = []) {
        let file = SourceFile(path: "/Test.screens.yaml", string: plain)
        // Texts refer to their file's bytes, and the tests keep them beyond any one scope.
        _ = Unmanaged.passRetained(file)
        let range = SourceRange(file: 0, start: 0, end: file.text.count)
        text = SourceText(bytes: file.text, range: range, verbatimStart: 0)
        self.places = places
    }
}

extension [Diagnostic] {
    /// Where each stands, in bytes.
    var places: [Int] {
        map { diagnostic in
            if case .range(let range) = diagnostic.place { Int(range.start) } else { -1 }
        }
    }

    var summary: String { map { "[\($0.kind.id)] \($0.message)" }.joined(separator: "\n") }
}

func text(_ string: String) -> SourceText { MarkedText(string, places: []).text }
func bytes(_ string: String) -> ByteText { text(string).bytes }

func expectAccepted(_ expression: String) {
    var diagnostics: [Diagnostic] = []
    #expect(checkExpression(text(expression), into: &diagnostics), "\(expression)\n\(diagnostics.summary)")
}

func expectRejected(_ expression: String, _ message: String? = nil) {
    let marked = MarkedText(expression)
    var diagnostics: [Diagnostic] = []
    #expect(!checkExpression(marked.text, into: &diagnostics), "\(expression)")
    #expect(diagnostics.places == marked.places, "\(expression)\n\(diagnostics.summary)")
    if let message { #expect(diagnostics.summary.contains(message), "\(expression)\n\(diagnostics.summary)") }
}
