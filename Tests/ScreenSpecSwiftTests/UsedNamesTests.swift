import ScreenSpecDiagnostics
import ScreenSpecSwift
import Testing

@Suite struct UsedNamesTests {
    /// Of `book` and `page`.
    @Test(arguments: [
        ("SomeView", ""), ("BookView(book: book)", "book"), ("BookView(book: other)", ""), ("f(book)", "book"),
        ("self.book", ""),
        ("x.book", ""), ("x\n  .book", ""), ("book.title", "book"), ("`book`", "book"), ("x.`book`", ""), ("books", ""),
        ("Book", ""),
        ("f(a ? book : page)", "book page"), ("f(book ? a : b)", "book"), ("a ? book : b", "book"),
        ("a ? b ? 1 : book : page", "book page"),
        ("f(x: a ? b : book)", "book"), ("[book: page]", "book page"), ("[1: 2, book: page]", "book page"),
        ("x[book: page]", "page"), ("x[book]", "book"),
        ("(book: 1, page: page)", "page"), ("update(from:book:)", ""), ("f(book :page)", "page"), ("f(a, book: 1)", ""),
        ("0...book", "book"),
        ("\"\\(book)\"", "book"), ("\"book\"", ""), ("#\"\\(book) \\#(page)\"#", "page"), ("\"\\\\(book)\"", ""),
        ("\"\\(f(\"\\(page)\"))\"", "page"),
        ("\"\"\"\n\\(book.title)\n\"\"\"", "book"), ("\\Book.book", ""), ("\\book", ""), ("$book", ""), ("#book", ""),
        ("@book", ""),
        ("{ book in book.title }", ""), ("{ book in page }", "page"),
        ("{ (book: Book, at page: Int) -> Int in book + page }", ""),
        ("{ (book, page) in book }", ""), ("{ [book] in book }", "book"), ("{ [weak page] book in book }", "page"),
        ("{ x in book }", "book"),
        ("{ book, x async throws -> [Int] in book }", ""), ("f(book, { book in book })", "book"),
        ("f({ book in book }, book)", "book"),
        ("{ let book = page; return book }", "book page"), ("{ let book = 1 }", ""), ("{ if let book { } }", "book"),
        ("{ for book in page { } }", "page"),
        ("f { } book: { page }", "page"), ("{ if a { }\n book }", "book"), ("{ @MainActor book in book }", ""),
        ("{ (x: (book: Int)) in book }", "book"),
        ("foo(page)(book)", "book page"), ("x?[book]", "book"), ("!book", "book"), ("a+book", "book"),
        ("x is book", "book"),
    ])
    func finds(expression: String, expected: String) {
        let names = ["book", "page"]
        let used = usedNames(in: bytes(expression), of: names.map { bytes($0) })
        #expect(
            names.indices.filter { used >> UInt64($0) & 1 != 0 }.map { names[$0] }.joined(separator: " ") == expected,
            "\(expression)")
    }

    @Test(
        "what a `$` binds, unless the expression declares it itself",
        arguments: [
            ("Editor($book.title, page)", "book"), ("{ $0 + $book }", "book"), ("a.$book", ""),
            ("\"\\($page.a)\"", "page"),
            ("ForEach($book.pages) { $page in Row($page) }", "book"), ("{ ($page, a) in $page + $book }", "book"),
            ("{ @Bindable var book = book\n f($book) }", ""), ("f($other)", "other"),
        ])
    func binds(expression: String, expected: String) {
        let text = bytes(expression)
        #expect(Set(boundNames(in: text).map(\.string)) == Set(expected.split(separator: " ").map(String.init)))
        let names = [bytes("book"), bytes("page")]
        let bound = names.withUnsafeBufferPointer { nameUse(in: text, of: $0.baseAddress!, count: 2).bound }
        #expect((bound & 1 != 0) == (expected == "book") && (bound & 2 != 0) == (expected == "page"))
        var diagnostics: [Diagnostic] = []
        #expect(checkExpression(SourceText(bytes: text, range: .nowhere, verbatimStart: nil), into: &diagnostics))
    }

    @Test func keywordsCountInBackticks() {
        let names = [bytes("in"), bytes("some"), bytes("default")]
        let used = usedNames(in: bytes("f { x in some }.g(`default`)"), of: names)
        #expect(used == 0b110)
    }

    @Test func only64NamesCount() {
        let names = (0..<200).map { bytes("p\($0)") }
        let used = usedNames(in: bytes("f(p0, p63, p64, p199) + { p63, p1 in p63 + p1 + p2 }()"), of: names)
        #expect(used == UInt64(1) | 1 << 2 | 1 << 63)
        #expect(usedNames(in: bytes("a"), of: []) == 0)
    }
}
