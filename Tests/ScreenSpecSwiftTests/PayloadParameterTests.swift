import ScreenSpecDiagnostics
import ScreenSpecSwift
import Testing

@Suite struct PayloadParameterTests {
    /// label|name|type|default of each parameter.
    private func describe(_ parameters: [PayloadParameter]) -> [String] {
        parameters.map { parameter in
            let label = parameter.label?.string ?? "_"
            #expect(parameter.labelText.string == (parameter.label?.string ?? ""))
            #expect(parameter.nameText.string == parameter.name.string)
            #expect(parameter.typeText.string == parameter.type.string)
            #expect(parameter.defaultText.string == (parameter.defaultValue?.string ?? ""))
            let value = parameter.defaultValue.map { "|" + $0.string } ?? ""
            return "\(label)|\(parameter.name.string)|\(parameter.type.string)\(value)"
        }
    }

    @Test(
        arguments: [
            ("_ book: Book", ["_|book|Book"]),
            ("book: Book", ["book|book|Book"]),
            (
                "_ book: Book, scrollTo page: Int? = nil, ids: [UUID] = []",
                ["_|book|Book", "scrollTo|page|Int?|nil", "ids|ids|[UUID]|[]"]
            ),
            ("  book :Book  ,\n  _  other  :  Book  ", ["book|book|Book", "_|other|Book"]),
            ("a: Int=1,b: Int? =nil", ["a|a|Int|1", "b|b|Int?|nil"]),
            (
                "map: [String: [Int: (Int, String)]] = [:], n: Int = max(1, 2)",
                ["map|map|[String: [Int: (Int, String)]]|[:]", "n|n|Int|max(1, 2)"]
            ),
            ("onSave: ((Post) -> Void)? = nil, next: Int", ["onSave|onSave|((Post) -> Void)?|nil", "next|next|Int"]),
            (
                "f: @MainActor @Sendable (Post, Int) async throws -> Void, g: Int",
                ["f|f|@MainActor @Sendable (Post, Int) async throws -> Void", "g|g|Int"]
            ),
            ("x: Result<[A: B], D> = .success([a: b]), y: Int", ["x|x|Result<[A: B], D>|.success([a: b])", "y|y|Int"]),
            (
                "d: Foo = Foo<Int, String>(a, b), e: Int = 1 < 2 ? 3 : 4",
                ["d|d|Foo|Foo<Int, String>(a, b)", "e|e|Int|1 < 2 ? 3 : 4"]
            ),
            ("in class: Default, for default: Int", ["in|class|Default", "for|default|Int"]),
            ("`in` `class`: A, _ `default`: B, `self1`: C", ["in|class|A", "_|default|B", "self1|self1|C"]),
            ("größe: Größe, 🎉: Int", ["größe|größe|Größe", "🎉|🎉|Int"]),
            (
                "text: String = \"a, b: \\(f(\",\")), }\", n: Int",
                ["text|text|String|\"a, b: \\(f(\",\")), }\"", "n|n|Int"]
            ),
            (
                "make: () -> Item = { Item(a: 1, b: 2) }, n: Int",
                ["make|make|() -> Item|{ Item(a: 1, b: 2) }", "n|n|Int"]
            ),
            (
                "wide: Bool = true, size: Double = 1.5, kind: Kind = .wide",
                ["wide|wide|Bool|true", "size|size|Double|1.5", "kind|kind|Kind|.wide"]
            ),
        ])
    func reads(clause: String, expected: [String]) {
        var diagnostics: [Diagnostic] = []
        let parameters = parseParameterClause(text(clause), into: &diagnostics)
        #expect(diagnostics.summary == "")
        #expect(describe(parameters) == expected)
    }

    @Test(arguments: [
        ("_ book", "Book", "_|book|Book"),
        ("scrollTo page", "Int? = nil", "scrollTo|page|Int?|nil"),
        ("onSave", "((Post) -> Void)? = nil", "onSave|onSave|((Post) -> Void)?|nil"),
        (" _   book ", " Book ", "_|book|Book"),
        ("`in`", "[ String : Int ]", "in|in|[ String : Int ]"),
        ("handler", "(\n  Post\n) -> Void", "handler|handler|(\n  Post\n) -> Void"),
    ])
    func readsEntry(key: String, value: String, expected: String) {
        var diagnostics: [Diagnostic] = []
        let parameter = parseParameter(key: text(key), value: text(value), into: &diagnostics)
        #expect(diagnostics.summary == "")
        #expect(parameter.map { describe([$0]) } == [expected])
    }

    @Test(arguments: [
        ("1️⃣Book", "`Book` has no type"),
        ("a: Int, 1️⃣Book, c: Int", "`Book` has no type"),
        ("book:1️⃣", "`book` has no type"),
        ("book: 1️⃣, b: Int", "`book` has no type"),
        ("book: 1️⃣= nil", "`book` has no type"),
        ("1️⃣: Book", "has no name"),
        ("1️⃣_: Book", "`_` can only stand in front"),
        ("a 1️⃣_: Book", "`_` can only stand in front"),
        ("1️⃣[String: Int]", "has no name"),
        ("1️⃣(Int) -> Void, b: Int", "has no name"),
        ("1️⃣@Sendable () -> Void", "has no name"),
        ("a b 1️⃣c: Book", "third word, `c`"),
        ("a1️⃣-b: Int", "has `-` in it"),
        ("1️⃣1a: Int", "begins with a digit"),
        ("1️⃣self: Int, _ 1️⃣Type: Int, 1️⃣init x: Int", "Swift reserves it"),
        ("1️⃣1a 1️⃣2b: Int", "begins with a digit"),
        ("a: Int 1️⃣=", "default of `a` is empty"),
        ("a: Int 1️⃣= , b: Int", "default of `a` is empty"),
        ("a: Int = 1️⃣}", "closes nothing"),
        ("a: Int = f1️⃣(1, b: Int", "`(` that is never closed"),
        ("a: Int1️⃣,", "end with a comma"),
        ("a: Int1️⃣,  \n", "end with a comma"),
        ("a: Int, 1️⃣, b: Int", "has no name"),
        ("1️⃣, b: Int", "has no name"),
        ("a: Int 1️⃣Int, b: Int", "goes on with `Int` behind a complete type"),
        ("a: Int, b: Int, 1️⃣a: Int", "two parameters are named `a`"),
        ("a x: Int, 1️⃣a y: Int", "two parameters have the label `a`"),
        ("é: Int, 1️⃣e\u{301}: Int", "two parameters are named"),
        ("1️⃣(_ book: Book)", "in parentheses"),
        ("1️⃣", "names no parameter"),
        ("a: 1️⃣[Int, b: Int", "`[` that is never closed"),
        ("a: Foo1️⃣<Int, b", "`<` that is never closed"),
        ("a: [Int1️⃣), b: Int", "`)` where `]` is expected"),
        ("a: Int1️⃣!, b: 1️⃣inout X, c: 1️⃣@escaping () -> Void", "has"),
        ("a: (Int, String1️⃣,), b: X1️⃣...", "has"),
        ("a: Int = 1 1️⃣= 2", "assignment"),
        ("a: Int 1️⃣/* x */, b: Int", "comment"),
        ("x: Result<[A1️⃣, B].C, D> = .success(a), y: Int", "behind a complete type"),
    ])
    func reports(clause: String, message: String) {
        let marked = MarkedText(clause)
        var diagnostics: [Diagnostic] = []
        _ = parseParameterClause(marked.text, into: &diagnostics)
        #expect(diagnostics.places == marked.places, "\(clause)\n\(diagnostics.summary)")
        #expect(diagnostics.contains { $0.message.contains(message) }, "\(clause)\n\(diagnostics.summary)")
    }

    @Test func whatIsFineStaysWhenSomethingIsWrong() {
        var diagnostics: [Diagnostic] = []
        let clause = text("a: Int, b: some P, c: Map<A, B> = f(1, 2), d: Int = , e: Int")
        #expect(
            describe(parseParameterClause(clause, into: &diagnostics)) == [
                "a|a|Int", "c|c|Map<A, B>|f(1, 2)", "e|e|Int",
            ])
        #expect(diagnostics.count == 2)
    }

    @Test func aCommaEndsNoEntryOfTheMapForm() {
        var diagnostics: [Diagnostic] = []
        #expect(parseParameter(key: text("a"), value: text("Int, b: Int"), into: &diagnostics) == nil)
        #expect(parseParameter(key: text("a"), value: text("Int = 1, b"), into: &diagnostics) == nil)
        #expect(parseParameter(key: text("a:"), value: text("Int"), into: &diagnostics) == nil)
        #expect(diagnostics.places == [3, 7, 1], "\(diagnostics.summary)")
    }

    @Test func factsComeWithTheParameter() {
        var diagnostics: [Diagnostic] = []
        let clause = text("a: Int? = nil, b: [(any P)?], c: (() -> Void)?, d: (A, B), e: Optional<Int>, f: A.B")
        let facts = parseParameterClause(clause, into: &diagnostics).map(\.typeFacts)
        #expect(facts.map(\.isOptional) == [true, false, true, false, true, false])
        #expect(facts.map(\.containsExistential) == [false, true, false, false, false, false])
        #expect(facts.map(\.containsClosure) == [false, false, true, false, false, false])
        #expect(facts.map { $0.outermost == .tuple } == [false, false, false, true, false, false])
        #expect(facts.map(\.isPlainName) == [false, false, false, false, false, true])
    }

    @Test func escapedTextIsReportedAsAWhole() {
        let source = text("a: Int!")
        let range = SourceRange(file: 0, start: 10, end: 30)
        var diagnostics: [Diagnostic] = []
        let unescaped = SourceText(bytes: source.bytes, range: range, verbatimStart: nil)
        _ = parseParameterClause(unescaped, into: &diagnostics)
        #expect(diagnostics.map(\.place) == [.range(range)])
    }
}
