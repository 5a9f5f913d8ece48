@main
enum Checks {
    static func main() throws {
        for item in [NavigationItem.none, .some(1)] { Expect.equal(try decode(NavigationItem.self, json(item)), item) }
        Expect.fails { _ = try decode(NavigationItem.self, #"{"nil":{}}"#) }
        Expect.end()
    }
}
