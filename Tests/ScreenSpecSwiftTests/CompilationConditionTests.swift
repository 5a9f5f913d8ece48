import ScreenSpecDiagnostics
import ScreenSpecSwift
import Testing

@Suite struct CompilationConditionTests {
    @Test(
        arguments: [
            ("DEBUG", "DEBUG"), ("! A", "!A"), ("A\n&& B", "A"), ("true", "true"), ("!Type", "!Type"),
            ("A||B && C", "A || B && C"), ("(A) || (B)", "A || B"),
            ("(A && B) || (C && D)", "(A && B) || (C && D)"),
            ("(A || B)", "A || B"), ("(A || B) && C", "A || B"), ("!(!A)", "!(!A)"), ("!((A))", "!A"),
            ("os( iOS )", "os(iOS)"), ("swift(>= 6.1)", "swift(>=6.1)"),
            ("canImport(A . B)", "canImport(A.B)"), ("canImport(A\n.B)", "canImport(A.B)"),
            ("canImport(A ,_version:1.2)", "canImport(A, _version: 1.2)"),
            ("canImport(A, _version: \"1.2\")", "canImport(A, _version: \"1.2\")"),
            ("canImport(A, _underlyingVersion: 3)", "canImport(A, _underlyingVersion: 3)"),
            ("hasFeature(some)", "hasFeature(some)"), ("_endian(little)", "_endian(little)"),
        ])
    func accepts(condition: String, first: String) {
        var diagnostics: [Diagnostic] = []
        #expect(checkCondition(text(condition), as: "`condition`", into: &diagnostics), "\(diagnostics.summary)")
        #expect(CompilationCondition(bytes(condition))?.parts.first == first)
    }

    @Test(arguments: [
        "1️⃣class", "A && 1️⃣let", "!1️⃣var", "A || 1️⃣if", "(1️⃣func)", "1️⃣try && A", "1️⃣nil", "1️⃣self", "1️⃣Any", "1️⃣init", "1️⃣_",
        "canImport(1️⃣class)", "canImport(1️⃣_)", "canImport(1️⃣A, )", "canImport(1️⃣A, 1 2)", "canImport(1️⃣A, _version: )",
        "canImport(1️⃣A, _version: if)", "hasFeature(1️⃣where)", "arch(1️⃣in)", "_endian(1️⃣repeat)",
        "1️⃣!!A", "A && 1️⃣! !B", "1️⃣_hasAttribute(a)", "swift(1️⃣>=99999999999)",
    ])
    func rejects(condition: String) {
        let marked = MarkedText(condition)
        var diagnostics: [Diagnostic] = []
        #expect(!checkCondition(marked.text, as: "`condition`", into: &diagnostics))
        #expect(diagnostics.places == marked.places, "\(diagnostics.summary)")
        #expect(CompilationCondition(marked.text.bytes) == nil)
    }

    @Test("however much of a thing there is, it is told")
    func depth() {
        for condition in [String(repeating: "!", count: 200_000), String(repeating: "(", count: 200_000)] {
            var diagnostics: [Diagnostic] = []
            #expect(!checkCondition(text("\(condition)A"), as: "`condition`", into: &diagnostics))
            #expect(diagnostics.count == 1)
        }
    }
}
