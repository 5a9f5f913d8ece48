import Foundation

/// The same enum as Swift's own conformance codes it, as far as it can.
enum Synthesised: Hashable, Codable {
    case home
    case book(_ book: Book)
    case page(_ book: Book, at: Int, zoom: Double)
    case search(_ query: String?, scope: Scope? = nil, limit: Int? = 20, tags: [String])
    case added(_ id: Int, page: Int = 1, tags: [String] = ["new"], mark: Int? = nil)
    case optionals(a: Optional<Int>, b: Int??, c: [Int?], d: (Int)? = nil)
    case größe(maß: Int, _ zweck: String)
}

@main
enum Checks {
    static func main() throws {
        let book = Book(id: 1, title: "a \"b\"")
        let pairs: [(NavigationItem, Synthesised)] = [
            (.home, .home), (.book(book), .book(book)), (.page(book, at: 3, zoom: 1.5), .page(book, at: 3, zoom: 1.5)),
            (.search(nil, tags: []), .search(nil, tags: [])),
            (.search("q", scope: .mine, limit: 5, tags: ["x"]), .search("q", scope: .mine, limit: 5, tags: ["x"])),
            (.added(1), .added(1)), (.added(1, page: 2, tags: [], mark: 4), .added(1, page: 2, tags: [], mark: 4)),
            (.optionals(a: nil, b: nil, c: [nil, 1]), .optionals(a: nil, b: nil, c: [nil, 1])),
            (.optionals(a: 1, b: 2, c: [], d: 3), .optionals(a: 1, b: 2, c: [], d: 3)),
            (.größe(maß: 1, "z"), .größe(maß: 1, "z")),
        ]
        for (item, synthesised) in pairs {
            Expect.equal(try json(item), try json(synthesised))
            Expect.same(try decode(NavigationItem.self, json(synthesised)), item)
            Expect.equal(try decode(Synthesised.self, json(item)), synthesised)
            let data = try PropertyListEncoder().encode([item])
            Expect.same(try PropertyListDecoder().decode([NavigationItem].self, from: data), [item])
        }
        try retiredAndAdded(book)
        try notEncoded()
        errors()
        try paths(book)
        Expect.end()
    }

    static func retiredAndAdded(_ book: Book) throws {
        Expect.equal(try decode(NavigationItem.self, #"{"start":{}}"#), .home)
        Expect.equal(try decode(NavigationItem.self, #"{"volume":{"_0":{"id":1,"title":"t"}}}"#), .book(Book(id: 1, title: "t")))
        Expect.equal(try decode(NavigationItem.self, #"{"sizes":{"maß":2,"_1":"z"}}"#), .größe(maß: 2, "z"))
        Expect.equal(try decode(NavigationItem.self, #"{"added":{"_0":7}}"#), .added(7))
        Expect.equal(try decode(NavigationItem.self, #"{"added":{"_0":7,"mark":null,"more":1}}"#), .added(7))
        Expect.equal(try decode(NavigationItem.self, #"{"search":{"tags":[]}}"#), .search(nil, tags: []))
        // A `nil` that was meant is no missing key.
        Expect.equal(try decode(NavigationItem.self, json(NavigationItem.search("a", limit: nil, tags: []))), .search("a", limit: nil, tags: []))
        Expect.equal(try json(NavigationItem.home), #"{"home":{}}"#)
    }

    static func notEncoded() throws {
        let closure = NavigationItem.closure(id: 1, onSave: { _ in }, steps: [{}])
        Expect.equal(try json(closure), #"{"closure":{"id":1}}"#)
        if case .closure(_, let onSave, let steps, _, _) = try decode(NavigationItem.self, json(closure)) {
            Expect.isTrue(onSave == nil && steps.isEmpty)
        }
        Expect.equal(try json(NavigationItem.token()), #"{"token":{"id":1}}"#)
        Expect.equal(try decode(NavigationItem.self, #"{"token":{}}"#), .token())
        Expect.equal(try json(NavigationItem.listener()), #"{"listener":{}}"#)
        Expect.equal(try decode(NavigationItem.self, #"{"tuple":{"id":3}}"#), .tuple(id: 3))
    }

    static func errors() {
        for text in [
            #"{"nothing":{}}"#, #"{"legacy":{}}"#, #"{}"#, #"{"home":{},"book":{}}"#, #"[]"#, #""home""#, #"{"home":1}"#,
            #"{"book":{}}"#, #"{"book":{"_0":null}}"#, #"{"page":{"_0":{"id":1,"title":""},"at":"x","zoom":1}}"#,
            #"{"added":{"_0":1,"page":"x"}}"#,
        ] {
            do {
                let item = try decode(NavigationItem.self, text)
                Expect.isTrue(false, "\(text) decoded as \(item)")
            } catch is DecodingError {
            } catch { Expect.isTrue(false, "\(text): \(error)") }
        }
        do { _ = try decode(NavigationItem.self, #"{"nothing":{}}"#) } catch DecodingError.dataCorrupted(let context) {
            Expect.equal(context.debugDescription, #"There is no NavigationItem named "nothing"."#)
            Expect.equal(context.codingPath.map(\.stringValue), ["nothing"])
        } catch { Expect.isTrue(false, "\(error)") }
    }

    static func paths(_ book: Book) throws {
        let unknown = #"{"later":{"a":[1,2.5,-3,null,true,"x\n\"",{}],"b":18446744073709551615,"c":9007199254740993,"d":{"e":[]}}}"#
        // As what they are, numbers come back digit by digit.
        for number in ["-9223372036854775808", "9223372036854775807", "0.1", "1e+300", "-2.5", "0"] {
            let text = #"[{"later":{"_0":\#(number)}}]"#
            Expect.equal(try json(decode(NavigationItem.SavedPath.self, text)), text)
        }
        Expect.equal(try json(decode(NavigationItem.SavedPath.self, #"[{"later":{"_0":1.0}}]"#)), #"[{"later":{"_0":1}}]"#)
        let text = #"[{"home":{}},"# + unknown + #",{"start":{}},17]"#
        var path = try decode(NavigationItem.SavedPath.self, text)
        Expect.equal(path.items, [.home, .home])
        Expect.equal(try json(path), #"[{"home":{}},"# + unknown + #",{"home":{}},17]"#)
        Expect.same(path, try decode(NavigationItem.SavedPath.self, json(path)))
        path.items.append(.book(book))
        Expect.equal(path.items, [.home, .home, .book(book)])
        Expect.isTrue(try json(path).contains("later"))
        path.items.removeLast(2)
        Expect.equal(path.items, [.home])
        Expect.equal(try json(path), #"[{"home":{}},"# + unknown + "]")
        path.items = []
        Expect.equal(path.items, [])
        // A parameter that a newer build has is kept with its item.
        let added = #"{"added":{"_0":7,"mark":1,"more":[1],"page":1,"tags":[]}}"#
        path = try decode(NavigationItem.SavedPath.self, #"[{"home":{}},"# + added + "]")
        Expect.equal(path.items, [.home, .added(7, tags: [], mark: 1)])
        path.items.append(.home)
        Expect.equal(try json(path), #"[{"home":{}},"# + added + #",{"home":{}}]"#)
        path.items = [.home, .added(8, tags: [], mark: 1)]
        Expect.isTrue(try !json(path).contains("more"))
        path = .init([.home, .book(book)])
        Expect.equal(try decode(NavigationItem.SavedPath.self, json(path)), path)
        Expect.equal(try decode(NavigationItem.SavedPath.self, json([NavigationItem.home])).items, [.home])
        Expect.equal(try json(NavigationItem.SavedPath()), "[]")
        // What is nested as deep as a reader goes takes no time, and what is no list has no items.
        for (open, close) in [("[", "]"), (#"{"a":"#, "}")] {
            let wrap = { String(repeating: open, count: $0) + $1 + String(repeating: close, count: $0) }
            let start = ContinuousClock.now
            let path = try decode(NavigationItem.SavedPath.self, #"[{"home":{}},"# + wrap(400, "1") + #",{"home":{}}]"#)
            Expect.isTrue(start.duration(to: .now) < .milliseconds(400), "\(start.duration(to: .now))")
            Expect.equal(path.items, [.home, .home])
            Expect.equal(try json(path), #"[{"home":{}},"# + wrap(100, "null") + #",{"home":{}}]"#)
            let shallow = "[" + wrap(90, "1") + "]"
            Expect.equal(try json(decode(NavigationItem.SavedPath.self, shallow)), shallow)
        }
        let number = try decode(NavigationItem.SavedPath.self, "7")
        Expect.equal(number.items, [])
        Expect.equal(try json(number), "7")
    }
}
