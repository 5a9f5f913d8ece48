@main
enum Checks {
    static func main() throws {
        Expect.same(NavigationItem.beta(Author(id: 1)), .beta(Author(id: 1, name: "x")))
        Expect.equal([NavigationItem.home, .alpha, .beta(Author(id: 1)), .gamma].map(\.isWide), [false, false, true, false])
        Expect.equal(try decode(NavigationItem.self, #"{"first":{}}"#), .alpha)
        Expect.equal(try decode(NavigationItem.self, #"{"third":{}}"#), .gamma)
        Expect.end()
    }
}
