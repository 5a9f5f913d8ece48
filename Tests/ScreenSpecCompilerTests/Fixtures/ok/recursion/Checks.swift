@main
enum Checks {
    static func main() throws {
        let sheet = SheetDestination.change(.parent(.home), after: .change(.home))
        let items: [NavigationItem] = [
            .home, .parent(.parent(.home)), .maybe(nil), .maybe(.maybe(.home)), .same(.same(.home)),
            .boxed(Box(value: .home)),
            .over(sheet), .path([.parent(.home), .path([])]),
        ]
        for item in items { Expect.equal(try decode(NavigationItem.self, json(item)), item) }
        Expect.equal(try decode(SheetDestination.self, json(sheet)), sheet)
        Expect.end()
    }
}
