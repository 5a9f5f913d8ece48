import ScreenSpecDiagnostics
import ScreenSpecSwift
import Testing

@Suite struct SwiftTypeTests {
    @Test(arguments: [
        ("Int", "Int"),
        ("Books.Author.ID", "Books.Author.ID"),
        ("Int??", "?(?(Int))"),
        ("Optional<Int>", "?(Int)"),
        ("Swift.Optional<Int>", "?(Int)"),
        ("Array<Int>", "[Int]"),
        ("[Int]", "[Int]"),
        ("[[Int]?]", "[?([Int])]"),
        ("[String:[Int]]", "[String:[Int]]"),
        ("Dictionary<String, Int>", "[String:Int]"),
        ("Foo<A, B<C>>", "Foo<A,B<C>>"),
        ("Foo<A?>?", "?(Foo<?(A)>)"),
        ("Foo<(A) -> B>", "Foo<fn(A)B>"),
        ("Foo<A>.Bar<B>.Baz", "Foo<A>.Bar<B>.Baz"),
        ("Foo<3, Int>", "Foo<3,Int>"),
        ("[3 of Int]", "InlineArray<3,Int>"),
        ("()", "()"),
        ("(Int)", "Int"),
        ("(Int, name: String)", "(Int,name:String)"),
        ("(any Shape)?", "?(any(Shape))"),
        ("any Shape & Sendable", "any(&(Shape,Sendable))"),
        ("A & B&C", "&(A,B,C)"),
        ("any P.Type", "any(Type(P))"),
        ("(any P).Type", "Type(any(P))"),
        ("Int.Type", "Type(Int)"),
        ("P.Protocol", "Type(P)"),
        ("() -> Void", "fn()()"),
        ("(A) -> (B) -> C", "fn(A)fn(B)C"),
        ("(Int) -> Int?", "fn(Int)?(Int)"),
        ("((Int) -> Int)?", "?(fn(Int)Int)"),
        ("@MainActor @Sendable (Post) async throws -> Void", "fn(Post)()"),
        ("@convention(c) (Int) -> Void", "fn(Int)()"),
        ("@isolated(any) () -> Void", "fn()()"),
        ("@Models.DataActor () -> Void", "fn()()"),
        ("@concurrent () async -> () -> Void", "fn()fn()()"),
        ("(`inout`: A, let: B)", "(`inout`:A,let:B)"),
        ("nonisolated(nonsending) @Sendable () async -> Void", "fn()()"),
        (
            "(@escaping () -> Void, inout Int, Int..., _ label: Int) throws(E) -> sending A",
            "fn(fn()(),Int,Int,_ label:Int)A"
        ),
        ("(@autoclosure () -> Bool) -> Void", "fn(fn()Bool)()"),
        ("(@escaping (() -> Bool)) -> Void", "fn(fn()Bool)()"),
        ("(async: Int, throws: Int)", "(async:Int,throws:Int)"),
        ("`class`", "`class`"),
        ("A.`class`.`init`", "A.`class`.`init`"),
        ("[`some`]", "[`some`]"),
        ("A.each.some", "A.each.some"),
        ("any_thing", "any_thing"),
        ("Any", "Any"),
        ("Größe.🎉", "Größe.🎉"),
    ])
    func readsTree(type: String, expected: String) throws {
        let tree = try #require(SwiftType(bytes(type)), "\(type)")
        #expect(describe(tree) == expected)
        #expect(TypeFacts(bytes(type)) != nil)
    }

    private func describe(_ type: SwiftType) -> String {
        func list(_ types: [SwiftType]) -> String { types.map { describe($0) }.joined(separator: ",") }
        func list(_ elements: [SwiftType.Element]) -> String {
            elements.map { ($0.label.map { $0.string + ":" } ?? "") + describe($0.type) }.joined(separator: ",")
        }
        switch type.shape {
        case .named(let name, let arguments): return name.string + (arguments.isEmpty ? "" : "<\(list(arguments))>")
        case .member(let base, let name, let arguments):
            return "\(describe(base)).\(name.string)" + (arguments.isEmpty ? "" : "<\(list(arguments))>")
        case .optional(let type): return "?(\(describe(type)))"
        case .array(let type): return "[\(describe(type))]"
        case .dictionary(let key, let value): return "[\(describe(key)):\(describe(value))]"
        case .tuple(let elements): return "(\(list(elements)))"
        case .function(let function): return "fn(\(list(function.parameters)))\(describe(function.result))"
        case .existential(let type): return "any(\(describe(type)))"
        case .composition(let types): return "&(\(list(types)))"
        case .metatype(let type): return "Type(\(describe(type)))"
        case .value: return type.text.string
        }
    }

    @Test(arguments: [
        ("Order1️⃣. ID", "white space behind a `.`"), ("[Foo<A>1️⃣.\tB]", "white space behind a `.`"),
        ("Foo<1️⃣>", "empty generic"), ("Int 1️⃣?", "behind a complete type"), ("[1️⃣]", "`]` where a type"),
        ("[String: 1️⃣]", "`]` where a type"),
        ("(Int1️⃣,)", "comma with nothing"), ("(1️⃣, Int)", "`,` where a type"), ("(1️⃣a: Int)", "one element with a label"),
        ("(1️⃣a: Int) -> Void", "argument label `a`"), ("(1️⃣a b: Int, c: Int)", "two labels"),
        ("Post 1️⃣-> Void", "without parentheses"), ("() throws 1️⃣async -> Void", "behind `throws`"),
        ("() async1️⃣", "without `->`"), ("() ->1️⃣", "missing something"), ("1️⃣some P", "`some`"), ("[1️⃣some P]", "`some`"),
        ("(1️⃣some P) -> Void", "`some`"), ("any P1️⃣?", "protocol alone"), ("any A & B1️⃣?", "protocol alone"),
        ("A & B1️⃣?", "protocol alone"), ("A 1️⃣&B", "behind a complete type"), ("[Int1️⃣!]", "`!`"),
        ("1️⃣inout Int", "`inout`"), ("1️⃣sending Int", "`sending`"),
        ("1️⃣@escaping () -> Void", "always is"), ("(1️⃣@escaping () -> Void)?", "always is"),
        ("1️⃣@autoclosure () -> Int", "`@autoclosure`"), ("1️⃣@Sendable Int", "attribute"),
        ("1️⃣@MainActor (Int, Int)", "no function"), ("1️⃣@Sendable (() -> A)", "no function"),
        ("1️⃣@MainActor(Int) -> A", "no space"), ("(() -> A, 1️⃣@MainActor B)", "no function"),
        ("@Sendable 1️⃣nonisolated(nonsending) () async -> A", "keyword"),
        ("1️⃣Self", "another type in each place"), ("[1️⃣Self]", "another type"),
        ("(inout Int1️⃣...) -> Void", "behind an `inout`"), ("Int1️⃣...", "only a function's parameter"),
        ("1️⃣any", "no protocol"), ("1️⃣class", "keyword"), ("1️⃣_", "`_`"), ("Foo<1️⃣_>", "`_`"), ("1️⃣1a", "`1a`"),
        ("Int1️⃣)", "closes nothing"), ("Int 1️⃣Int", "behind a complete type"), ("Foo1️⃣<Int", "`<` that is never closed"),
        ("1️⃣[Int", "never closed"), ("1️⃣(Int", "never closed"), ("[Int1️⃣)", "where `]`"), ("Foo1️⃣<Int)", "never closed"),
        ("Foo<Int1️⃣), B>", "where `>`"),
        ("A.1️⃣", "missing something"), ("1️⃣~ A", "`~` where a type"), ("any 1️⃣~Copyable", "can be copied"),
        ("A.1️⃣1", "`1`"), ("A 1️⃣// x", "comment"),
        ("1️⃣\u{0}", "U+0000"),
        ("Foo<A1️⃣;>", "`;`"), ("1️⃣some", "keyword"), ("[1️⃣each]", "keyword"), ("(1️⃣async) -> Void", "keyword"),
        ("1️⃣sending?", "keyword"), ("1️⃣@init () -> Void", "no attribute of a function"), ("A.1️⃣class", "keyword"),
        ("A.1️⃣init", "keyword"),
        ("A.1️⃣Any", "keyword"),
        ("1️⃣@lazy () -> A", "no attribute of a function"), ("1️⃣@lazy(a) () -> A", "`@lazy`"),
        ("[1️⃣@final () -> A]", "`@final`"),
        ("1️⃣@dataActor () -> A", "`@dataActor`"), ("1️⃣@convention () -> A", "`@convention(…)`"),
        ("1️⃣@isolated(all) () -> A", "`@isolated(all)`"), ("1️⃣@concurrent () -> () async -> A", "not `async`"),
        ("1️⃣nonisolated(nonsending) () -> A", "not `async`"), ("(1️⃣inout: A) -> B", "argument label `inout`"),
        ("(_ 1️⃣inout: A) -> B", "label `inout`"), ("(1️⃣inout: A, b: B)", "label `inout`"),
        ("1️⃣Any<Int>", "no generic arguments"), ("[1️⃣AnyObject<A>]", "`AnyObject<A>`"),
        ("A<Int>.1️⃣Self", "another type"), ("nonisolated1️⃣(x) () -> A", "`(nonsending)`"),
        ("[String: A.1️⃣self]", "keyword"),
    ])
    func reports(type: String, message: String) {
        let marked = MarkedText(type)
        var diagnostics: [Diagnostic] = []
        #expect(parseParameter(key: text("x"), value: marked.text, into: &diagnostics) == nil, "\(type)")
        #expect(diagnostics.places == marked.places, "\(type)\n\(diagnostics.summary)")
        #expect(diagnostics.summary.contains(message), "\(type)\n\(diagnostics.summary)")
        #expect(TypeFacts(marked.text.bytes) == nil)
    }

    @Test(arguments: [
        ("[String : Int]", "[String:Int]", true), ("any  Shape", "any Shape", true), ("anyShape", "any Shape", false),
        (" Foo<A , B> ", "Foo<A,B>", true), ("(A)->B", "(A) -> B", true), ("A", "AB", false), ("A ?", "A?", true),
        ("", " ", true),
    ])
    func comparesSpellings(left: String, right: String, isSame: Bool) {
        #expect((canonicalSpelling(bytes(left)) == canonicalSpelling(bytes(right))) == isSame)
    }

    @Test func componentsAndNames() throws {
        let type = try #require(SwiftType(bytes("[String: (any Shape, Page<Author>)?]")))
        #expect(
            type.components.map(\.text.string) == [
                "[String: (any Shape, Page<Author>)?]", "String", "(any Shape, Page<Author>)?",
                "(any Shape, Page<Author>)", "any Shape", "Shape", "Page<Author>", "Author",
            ])
        #expect(type.namedTypes.map(\.string) == ["String", "Shape", "Page", "Author"])
    }

    @Test func existentialsAndMetatypes() {
        for type in ["any P", "Any", "[AnyObject]", "P & Q", "Foo<any P>", "(Any) -> Void", "any P.Type", "AnyView"] {
            #expect(TypeFacts(bytes(type))?.containsExistential == true, "\(type)")
        }
        for type in ["AnyHashable", "AnyViews", "Company", "[Any1]"] {
            #expect(TypeFacts(bytes(type))?.containsExistential == false, "\(type)")
        }
        #expect(TypeFacts(bytes("any P.Type"))?.containsMetatype == true)
        #expect(TypeFacts(bytes("Void"))?.outermost == .tuple)
        #expect(TypeFacts(bytes("[(A, B)]"))?.containsTuple == true)
        #expect(TypeFacts(bytes("((A, B))"))?.outermost == .tuple)
        #expect(TypeFacts(bytes("(A)"))?.isPlainName == false)
    }
}
