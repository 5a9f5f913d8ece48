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
        ("{ let book = page; return book }", "page"), ("{ let book = 1 }", ""), ("{ if let book { } }", "book"),
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
        "what a closure declares itself is its own up to where it ends",
        arguments: [
            ("{ let book = 1; return book }() + page", "page"), ("{ let book = book; return book }", "book"),
            ("{ let x = book, book = 2; return book + x }", "book"), ("{ let x = 1, book = 2; return book }", ""),
            ("{ let book = 1\n return book }", ""), ("{ let book = a\n  .b(book)\n f(book) }", "book"),
            ("{ let book: Int\n book = 1 }", ""), ("{ var book = 1; book += 1 }", ""),
            ("{ let (book, _) = page; return book }", "page"), ("{ let book = a ?? b\n  as Int\n f(book) }", ""),
            ("{ f { let book = 1; g(book) }; return book }", "book"), ("{ f(book); let book = 1 }", "book"),
            ("{ if let book = page { book } else { 1 } }", "page"), ("{ if let book = a { 1 } else { book } }", "book"),
            ("{ if let book = a, book > 1 { book } }", ""), ("{ if let book { book } }", "book"),
            ("{ if let book = a { 1 }; return book }", "book"), ("{ if a, let book = b { f(book) } }", ""),
            ("{ if let x = a { 1 } else if let book = b { book } }", ""), ("{ while let book = f() { book } }", ""),
            ("{ guard let book = a else { return 1 }; return book }", ""),
            ("{ guard let book = page else { return book }\n return book }", "book page"),
            ("{ guard let book = a, book > 1 else { return 1 }\n return book }", ""),
            ("{ guard let book else { return 1 }; return book }", "book"),
            ("{ for book in page { f(book) } }", "page"), ("{ for book in book { } }", "book"),
            ("{ for (x, book) in a where book > 1 { f(book) } }", ""), ("{ for book in a { }; f(book) }", "book"),
            ("{ for case let .a(x, book)? in b { f(book, x) } }", ""), ("{ for try await book in a { book } }", ""),
            ("{ if case .a(let x, let book) = b { book } }", ""), ("{ if case .a(book) = b { 1 } }", "book"),
            ("{ if case let .a(b: book) = c { book } }", ""), ("{ if case let .a(book: b) = c { book } }", "book"),
            ("{ switch a { case let .b(book) where book > 1: f(book); default: f(page) } }", "page"),
            ("{ switch a { case .b(let book): f(book)\n case .c: f(book) } }", "book"),
            ("{ switch a { case .b(let book): f(book)\n default: f(book) } }", "book"),
            ("{ switch book { case .b: page } }", "book page"), ("{ do { } catch let book { f(book) } }", ""),
            ("{ [book = a] in book }", ""), ("{ [weak book = page] x in book }", "page"),
            ("{ [a = book] book in book }", "book"), ("{ [a = 1, book = 2] in book }", ""),
            ("{ @MainActor [book = 1] in book }", ""), ("{ () -> [Int] in [book] }", "book"),
            ("{ func book() { }; book() }", ""), ("{ func f(_ book: Int) -> Int { book }; return f(page) }", "page"),
            ("{ func f(book: Int, of page: Int = book) { page + book }; f(page) }", "book page"),
            ("{ func f<A>(page book: [A: Int] = a ? book : b) { book }\n page }", "book page"),
            ("{ let x = 1\n func f(a: Int) { book } }", "book"),
            ("{ repeat { f() } while a\n let book = 1\n f(book) }", ""),
            ("{ repeat { f() } while book\n while let page = a { page } }", "book"),
            ("{ let x = if let book { book } else { 1 }\n f(x) }", "book"),
            ("{ let f = { book in book }; f(book) }", "book"), ("\"\\({ let book = 1; return book }())\"", ""),
        ])
    func scopes(expression: String, expected: String) { finds(expression: expression, expected: expected) }

    @Test(
        "what stands behind `self.`",
        arguments: [
            ("self.book", "book"), ("`self`.book", "book"), ("(self).book", "book"), ("f(((self) ).`book`.x)", "book"),
            ("self\n  .book", "book"), ("\"\\(self.page)\"", "page"), ("{ return (self).book }", "book"),
            ("f(self).book", ""), ("f (self).book", ""), ("x.self.book", ""), ("self.x.book", ""),
            ("(self, a).book", ""),
            ("self.books", ""), ("(a, self).book", ""), ("self[book]", ""), ("a + (self).book", "book"),
            ("book.self", ""), ("self[keyPath: \\.book]", "book"), ("(self)[keyPath: \\.page.x]", "page"),
            ("x[keyPath: \\.book]", ""), ("self[keyPath: \\Book.book]", ""), ("self [keyPath: \\.book]", ""),
            ("(x.self).book", ""), ("[self].book", ""), ("(f(self)).book", ""),
        ])
    func findsMembers(expression: String, expected: String) {
        let names = ["book", "page"]
        let used = propertyUse(in: bytes(expression), of: names.map { bytes($0) }).ofSelf
        #expect(
            names.indices.filter { used >> UInt64($0) & 1 != 0 }.map { names[$0] }.joined(separator: " ") == expected)
        for name in names {
            #expect(memberOfSelf(bytes(name), in: bytes(expression))?.string == (name == expected ? name : nil))
        }
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

    @Test func twoDotsAreNoMembers() {
        for expression in ["f(0...book)", "f(a..<b, book)", "x.map { 0 ... book }", "book.book"] {
            #expect(firstName(in: bytes(expression)) { $0.equals(bytes("book")) }?.string == "book", "\(expression)")
        }
        #expect(firstName(in: bytes("a.book + page.book()")) { $0.equals(bytes("book")) } == nil)
    }

    @Test func only64NamesCount() {
        let names = (0..<200).map { bytes("p\($0)") }
        let used = usedNames(in: bytes("f(p0, p63, p64, p199) + { p63, p1 in p63 + p1 + p2 }()"), of: names)
        #expect(used == UInt64(1) | 1 << 2 | 1 << 63)
        #expect(usedNames(in: bytes("a"), of: []) == 0)
    }
}
