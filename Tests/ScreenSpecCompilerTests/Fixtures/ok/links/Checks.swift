import Foundation

@main
@MainActor
enum Checks {
    private static let one = UUID(uuidString: "00000000-0000-0000-0000-00000000000A")!
    fileprivate static let two = UUID(uuidString: "00000000-0000-0000-0000-00000000000B")!

    static func main() async throws {
        reading()
        order()
        addresses()
        values()
        query()
        hostile()
        roundTrips()
        try await screens()
        await router()
        Expect.end()
    }

    private static func target(_ url: String) -> NavigationTarget? { URL(string: url).flatMap(NavigationTarget.init) }

    private static func reading() {
        Expect.equal(target("library://shelves"), .shelves)
        Expect.equal(target("library:///shelves"), .shelves)
        Expect.equal(target("library:shelves"), .shelves)
        Expect.equal(target("library://books/\(one)"), .book(id: one))
        Expect.equal(target("library-beta://books/\(one)"), .book(id: one))
        Expect.equal(target("https://library.example.com/books/\(one)"), .book(id: one))
        Expect.equal(
            target("https://library.example.com/books/\(one)/chapters/in%20the%20end/3"),
            .chapter(book: one, slug: Slug(rawValue: "in the end")!, part: 3))
        Expect.equal(target("https://library.example.com"), .home)
        Expect.equal(target("https://library.example.com/"), .home)
        // What was published once.
        Expect.equal(target("library://racks"), .shelves)
        Expect.equal(target("https://library.example.com/old%20shelves/all"), .shelves)
        Expect.equal(target("library://titles/\(one)/info"), .book(id: one))
        // What they need not carry, patterns of the past read as well.
        Expect.equal(target("library://sieve")?.url, target("library://filter")?.url)
        Expect.equal(target("library://sieve?author=a&tag=b")?.url, target("library://filter?author=a&tag=b")?.url)
        Expect.equal(target("library://strainer?year=7")?.url, target("library://filter?year=7")?.url)
    }

    /// Text goes before a typed parameter, and that before free text.
    private static func order() {
        Expect.equal(target("library://users/new"), .newUser)
        Expect.equal(target("library://users/7"), .user(id: 7, tab: nil))
        Expect.equal(target("library://users/seven"), .named(name: "seven"))
        Expect.equal(target("library://users/notes/7"), .note(class: "users", note: "7"))
        Expect.equal(target("library://shelves/notes/x"), .note(class: "shelves", note: "x"))
    }

    /// Slashes at the end, fragments, and capitals in scheme and host say nothing.
    private static func addresses() {
        Expect.equal(target("LIBRARY://shelves/"), .shelves)
        Expect.equal(target("https://WWW.Library.Example.COM/shelves/?#top"), .shelves)
        Expect.equal(target("library://shelves#top"), .shelves)
        Expect.equal(target("library://Shelves"), .shelves)
        for other in [
            "https://example.com/shelves", "https://library.example.com.evil.com/shelves", "ftp://library.example.com/shelves",
            "https://me@library.example.com/shelves", "https://library.example.com:8080/shelves", "books://shelves",
            "library:///Shelves", "library://shelves//", "library://shelves/novels/2", "library://nothing", "shelves", "",
        ] {
            Expect.isTrue(target(other) == nil, other)
        }
    }

    private static func values() {
        Expect.equal(target("library://shelves/comics"), .shelf(kind: .comics, page: nil, text: nil))
        Expect.equal(target("library://shelves/records"), nil)
        Expect.equal(target("library://loans/\(two)"), .loan(id: two))
        Expect.equal(target("library://loans/7"), nil)
        // Who writes URLs may encode all that is neither a letter nor a digit.
        let encoded = two.uuidString.replacingOccurrences(of: "-", with: "%2D")
        for base in ["library://", "library:///", "https://www.library.example.com/"] {
            Expect.equal(target("\(base)loans/\(encoded)"), .loan(id: two))
            Expect.equal(target("\(base)users/%2D7"), .user(id: -7, tab: nil))
            Expect.equal(target("\(base)days/2001%2D01%2D01/%2D0%2E5/true"), .day(day: Date(timeIntervalSinceReferenceDate: 0), ratio: -0.5, isWhole: true))
        }
        let day = Date(timeIntervalSinceReferenceDate: 0)
        let whole = NavigationTarget.day(day: day, ratio: 0.5, isWhole: true)
        Expect.equal(target("library://days/2001-01-01T00:00:00Z/0.5/true"), whole)
        Expect.equal(target("library://days/2001-01-01/0.5/true"), whole)
        Expect.equal(target("library://days/2001-01-01T01:00:00%2B01:00/5e-1/true"), whole)
        Expect.equal(
            target("library://days/2001-01-01T00:00:00.25Z/0.5/true"),
            .day(day: day + 0.25, ratio: 0.5, isWhole: true))
        for wrong in [
            "2026-02-31", "2026-06-31T00:00:00Z", "2001-13-01", "2001-01-01T", "x", "2001-01-01T00:00:00.Z", "2001-01-01T00:00:00.x5Z",
            "2001-01-01T24:00:00Z", "2001-01-01T25:00:00Z", "2001-01-01T00:60:00Z", "2001-01-01T00:00:00", "2001-01-01T00:00:00Zx",
            "2001-01-01T00:00:00.5", "9999-12-31T23:59:59-02:00",
            "0000-06-01", "0001-01-01T00:00:00%2B02:00", "2001-01-01T00:00:00%2B0:00", "20010101", "%EF%BC%92001-01-01", "2001-01-01%CC%81",
        ] {
            Expect.isTrue(target("library://days/\(wrong)/0.5/true") == nil, wrong)
        }
        for wrong in ["nan", "inf", "-infinity", "1,5", ""] {
            Expect.isTrue(target("library://days/2001-01-01/\(wrong)/true") == nil, wrong)
        }
        Expect.equal(target("library://days/2001-01-01/1/yes"), nil)
    }

    private static func query() {
        let found = NavigationTarget.search(text: "a b", tags: ["x", "y"], limit: 3)
        Expect.equal(target("library://search?q=a%20b&tag=x&limit=3&tag=y&utm=1"), found)
        Expect.equal(target("library://search?q=a+b"), .search(text: "a+b", tags: [], limit: nil))
        Expect.equal(target("library://search?q="), .search(text: "", tags: [], limit: nil))
        Expect.equal(target("library://search"), nil)
        Expect.equal(target("library://search?q=a&limit=many"), .search(text: "a", tags: [], limit: nil))
        Expect.equal(target("library://users/7?tab"), .user(id: 7, tab: ""))
    }

    private static func hostile() {
        let long = String(repeating: "a/", count: 100_000)
        Expect.equal(target("library://%73helves"), .shelves)
        Expect.equal(target("https://library.example.com/shelves?page=1#//me@evil.com"), .shelves)
        // Of a key that is there twice and is one value, the first counts.
        Expect.equal(target("library://search?q=a&q=b&limit=x&limit=3&tag=&tag"), .search(text: "a", tags: ["", ""], limit: nil))
        for elsewhere in [
            "library://me@shelves", "library://:@shelves", "library://shelves:1", "library://users:80/7", "https://library.example.com:443/shelves",
            "https://:x@library.example.com/shelves", "https://library.example.com@evil.com/shelves", "https://evil.com/library://shelves",
            "https://library.example.com.:/shelves", "https://l\u{456}brary.example.com/shelves", "https://xn--lbrary-i1g.example.com/shelves",
            "library:/\\shelves", "library:////shelves", "library://shelves//", "library:///%2Fshelves",
            "library://%FF/shelves", "library://%2F/shelves", "library://%EF%BB%BFshelves", "library://[::1]/shelves", "library://%00/shelves",
            "library:///shel%C2%ADves", "library:///\u{455}helves", "library://.", "library:///./shelves", "library:///../shelves",
            "library:///users%2F7", "https://library.example.com//shelves", "javascript:library://shelves", "library\u{2060}://shelves",
        ] { Expect.isTrue(target(elsewhere) == nil, elsewhere) }
        for text in [
            long, "%", "%zz", "%ff%fe", "%00", "..", "../..", "%2e%2e/x", "//", "?", "?&&&=", "#", "users/%F0%9F%92%A9",
            "users/99999999999999999999", "books/00000000-0000-0000-0000-00000000000", "search?q=%C3%28",
        ] {
            for base in ["library://", "library:///", "https://library.example.com/"] {
                guard let url = URL(string: base + text), let target = NavigationTarget(url: url) else { continue }
                Expect.equal(NavigationTarget(url: target.url), target)
            }
        }
    }

    /// What a target's URL leads to is that target.
    private static func roundTrips() {
        var random = SystemRandomNumberGenerator()
        let texts = [
            "", "a", "a b", "a/b", "ä", "👩‍👩‍👧", ".", "..", "new", "7", "%41", "?q", "#", "a+b", "&=", "\u{0}", "\n", "e\u{301}", ":", "@",
            "A", "users", "-", "~_", "café/ñ", "é", "\u{FEFF}", "\u{FEFF}a", "-7", "-", "é-", "--é.", "~",
        ]
        for _ in 0..<2_000 {
            func text() -> String { texts.randomElement(using: &random)! }
            let seconds = Double.random(in: -6e10...6e10, using: &random)
            let targets: [NavigationTarget] = [
                .home, .shelves, .newUser, .book(id: UUID()), .loan(id: UUID()),
                .shelf(kind: .comics, page: Int.random(in: .min ... .max, using: &random), text: text()),
                .chapter(book: UUID(), slug: Slug(rawValue: text() + "x")!, part: Int.random(in: -9...9, using: &random)),
                .user(id: Int.random(in: .min ... .max, using: &random), tab: Bool.random() ? text() : nil),
                .search(text: text(), tags: (0..<Int.random(in: 0...3)).map { _ in text() }, limit: 3),
                .day(day: Date(timeIntervalSinceReferenceDate: seconds), ratio: .random(in: -1e300...1e300), isWhole: .random()),
                .day(day: Date(timeIntervalSinceReferenceDate: seconds.rounded()), ratio: -0.1, isWhole: true),
                .note(class: text(), note: text()), .named(name: text()), .corner, .newTag,
                .tag(slug: Slug(rawValue: text() + "x")!), .ticket(code: Ticket(rawValue: UUID())), .lastPage, .page(page: .random(in: -9...9)),
            ]
            for target in targets { Expect.equal(NavigationTarget(url: target.url), target) }
        }
        let fine = (1...300).map { _ in -Double.random(in: 0..<1) * pow(10, Double.random(in: -20...0)) }
        for seconds in fine + [
            0.1, 1e-5, 1e-300, 4_194_303.123456789, -3_333_333.3, 800_000_000.000001, -0.1, -1e-10, -0.5, -0.49999999999999994, -0.75,
            -1, -1.0000000000000002, -1e-300, -.leastNonzeroMagnitude, -63_113_904_000.5, 252_423_993_599.25,
        ] {
            let target = NavigationTarget.day(
                day: Date(timeIntervalSinceReferenceDate: seconds), ratio: seconds, isWhole: false)
            Expect.equal(NavigationTarget(url: target.url), target)
        }
        // Also where it has neither a letter nor a digit that needs no percent-encoding.
        Expect.equal(NavigationTarget(url: NavigationTarget.named(name: "é").url), .named(name: "é"))
        for corner in ["é", "%C3%A9", "%c3%a9"] { Expect.equal(target("library://users/\(corner)"), .corner) }
        // A value that is another route's text is marked, and stays the value that it is.
        for target in [NavigationTarget.tag(slug: Slug(rawValue: "new")!), .page(page: 7), .newTag, .lastPage] {
            Expect.equal(NavigationTarget(url: target.url), target)
        }
        Expect.equal(
            NavigationTarget.page(page: 7).url.absoluteString, "https://library.example.com/pages/%37")
        // Text that is a number or a text of another route stays text.
        for name in ["7", "new", "-3", "+5"] {
            Expect.equal(NavigationTarget(url: NavigationTarget.named(name: name).url), .named(name: name))
        }
        Expect.equal(
            NavigationTarget.named(name: "new").url.absoluteString, "https://library.example.com/users/%6Eew")
        Expect.equal(
            NavigationTarget.named(name: "nils").url.absoluteString, "https://library.example.com/users/nils")
        Expect.equal(NavigationTarget.home.url.absoluteString, "https://library.example.com/")
        Expect.equal(
            NavigationTarget.search(text: "a b", tags: ["x", "ü"], limit: nil).url.absoluteString,
            "https://library.example.com/search?q=a%20b&tag=x&tag=%C3%BC")
    }

    private static func screens() async throws {
        let library = Library()
        Expect.equal(NavigationTarget.user(id: 7, tab: "x").screens, [.user(7, tab: "x")])
        Expect.equal(NavigationTarget.shelf(kind: .comics, page: nil, text: "x").screens, [.shelves, .shelf(kind: .comics)])
        Expect.isTrue(NavigationTarget.book(id: one).needsResolver && !NavigationTarget.home.needsResolver)
        Expect.equal(NavigationTarget.book(id: one).screens, [.shelves, .shelf(kind: .novels, 2)])
        Expect.equal(
            try await NavigationTarget.book(id: one).screens(foundBy: library),
            [.shelves, .shelf(kind: .novels, 2), .book(Book(id: one))])
        let slug = Slug(rawValue: "end")!
        Expect.equal(
            try await NavigationTarget.chapter(book: two, slug: slug, part: 3).screens(foundBy: library),
            [.shelves, .book(Book(id: two)), .chapter(Chapter(slug: slug, part: 3), of: Book(id: two))])
        Expect.equal(try await NavigationTarget.newUser.screens(foundBy: library), [.newUser])
        var state = NavigationState()
        state.follow([.preview(Book(id: one))])
        state.push(.page(1), in: .layer(0))
        state.follow([.preview(Book(id: one))])
        Expect.equal(state.layers.map(\.stack), [[]])
        // Two models of one name, and a value that is called as what finds them.
        Expect.equal(try await NavigationTarget.order(id: 4).screens(foundBy: library), [.order(Order.Line(id: 4))])
        Expect.equal(
            try await NavigationTarget.cart(id: 4, resolver: 2).screens(foundBy: library),
            [.cart(Cart.Line(id: -4), resolver: 2)])
        // What lies under a screen is known once that is found.
        Expect.equal(NavigationTarget.review(id: one).screens, [.shelves])
        let review = Review(id: one, book: Book(id: two), author: 7)
        Expect.equal(
            try await NavigationTarget.review(id: one).screens(foundBy: library),
            [.shelves, .book(Book(id: two)), .user(7, tab: nil), .review(review)])
        Expect.equal(NavigationTarget.draft(id: nil).screens, [.draft(nil)])
        library.isBroken = true
        do {
            _ = try await NavigationTarget.book(id: one).screens(foundBy: library)
            Expect.isTrue(false, "nothing was thrown")
        } catch { Expect.isTrue(error is NotFound) }
    }
}

extension Checks {
    private static func router() async {
        let (router, library) = (NavigationRouter(), Library())
        var failures: [NavigationTarget] = []
        var swallowed: [NavigationTransition.Reason?] = []
        router.onLinkFailure = { failures.append($0); Expect.isTrue($1 is NotFound) }
        router.onTransition = { swallowed.append($0.swallowed) }
        Expect.isTrue(!router.open(url: URL(string: "https://example.com")!))
        Expect.isTrue(router.open(url: URL(string: "library://users/7?tab=x")!))
        Expect.equal(router.detailRoot, .user(7, tab: "x"))
        Expect.equal(router.linkOnShow, .user(id: 7, tab: "x"))
        let before = router.state

        // One that came too early waits.
        let book = NavigationTarget.book(id: one)
        router.open(link: book)
        Expect.equal(router.state, before)
        router.resolver = library
        // Until it is found, what lies under it is shown.
        Expect.equal(router.linkUnderWay, book)
        Expect.equal(router.contentRoot, .shelves)
        await settled(router)
        Expect.equal([router.contentRoot, router.detailRoot], [.shelves, .shelf(kind: .novels, 2)])
        Expect.equal(router.detailStack, [.book(Book(id: one))])
        Expect.equal(router.linkOnShow, book)
        // Where it leads is where the person is.
        let there = router.state
        router.open(link: .shelf(kind: .novels, page: 2, text: nil))
        router.open(link: book)
        await settled(router)
        Expect.equal(router.state, there)

        // What a URL does not fill has its default, also where it has no label, and what the URL fills stands behind it.
        router.open(link: .loan(id: two))
        Expect.equal(router.detailStack.last ?? router.detailRoot, .loan(1, two))

        // Nothing is found: back to where they were, also by way of a second link.
        library.isBroken = true
        router.open(link: .home)
        let home = router.state
        router.open(link: book)
        router.open(link: .book(id: two))
        await settled(router)
        Expect.equal(failures, [.book(id: two)])
        Expect.equal(router.state, home)
        // Who goes elsewhere meanwhile stays there.
        library.isBroken = false
        router.open(link: book)
        router.setContentRoot(.shelves)
        router.push(.newUser)
        let elsewhere = router.state
        await settled(router)
        Expect.equal(router.state, elsewhere)
        Expect.equal(swallowed.last, .isElsewhere)
        // The next link takes the place of the one under way.
        router.open(link: book)
        router.open(link: .newUser)
        await settled(router)
        Expect.equal(router.detailRoot, .newUser)
        Expect.equal(router.linkUnderWay, nil)
        // One that never answers holds no window that was closed.
        var closed: NavigationRouter? = NavigationRouter()
        weak let gone = closed
        let silence = Silence()
        closed?.resolver = silence
        closed?.open(link: book)
        for _ in 0..<50 where silence.asked.isEmpty { await Task.yield() }
        closed = nil
        Expect.isTrue(gone == nil)
        for asked in silence.asked { asked.resume(throwing: NotFound()) }
    }

    private static func settled(_ router: NavigationRouter) async {
        for _ in 0..<50 where router.linkUnderWay != nil { await Task.yield() }
        await Task.yield()
    }
}

struct NotFound: Error {}

/// Answers when it is told to.
@MainActor
private final class Silence: NavigationResolver {
    var asked: [CheckedContinuation<Book, any Error>] = []

    func book(id: UUID) async throws -> Book { try await withCheckedThrowingContinuation { asked.append($0) } }

    func chapter(slug: Slug, part: Int) async throws -> Chapter { throw NotFound() }

    func review(id: UUID) async throws -> Review { throw NotFound() }

    func line(id: Int) async throws -> Order.Line { throw NotFound() }

    func line(id: Int) async throws -> Cart.Line { throw NotFound() }
}

@MainActor
final class Library: NavigationResolver {
    var isBroken = false

    func book(id: UUID) async throws -> Book {
        if isBroken { throw NotFound() }
        return Book(id: id)
    }

    func chapter(slug: Slug, part: Int) async throws -> Chapter { Chapter(slug: slug, part: part) }

    func review(id: UUID) async throws -> Review { Review(id: id, book: Book(id: Checks.two), author: 7) }

    func line(id: Int) async throws -> Order.Line { Order.Line(id: id) }

    func line(id: Int) async throws -> Cart.Line { Cart.Line(id: -id) }
}
