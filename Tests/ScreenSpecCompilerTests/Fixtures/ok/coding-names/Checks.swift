@main
enum Checks {
    static func main() throws {
        let items: [NavigationItem] = [
            .types(a: values(), b: name(), c: decoder(), d: encoder(), e: container(), f: hasher(), g: key(), h: item()),
            .defaults(page: 1, title: "", ownValues()), .parameters(values: 1, ownValues: 2, name: "3", decoder: 4),
            .choices(), .compared(lhs(rhs: 2, title: "a")),
        ]
        for item in items { Expect.equal(try decode(NavigationItem.self, json(item)), item) }
        Expect.equal(.compared(lhs(title: "a")), NavigationItem.compared(lhs(title: "b")))
        // What is missing is its default, and all of it.
        Expect.equal(
            try decode(NavigationItem.self, #"{"defaults": {}}"#), .defaults(page: 7, title: "text", ownValues()))
        Expect.equal(
            try decode(NavigationItem.self, #"{"choices": {}}"#), .choices(size: 2, shift: -1, isLarge: false))
        Expect.end()
    }
}
