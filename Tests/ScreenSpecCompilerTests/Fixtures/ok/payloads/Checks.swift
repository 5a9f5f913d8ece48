@main
enum Checks {
    static func main() {
        Expect.same(NavigationItem.map(1), .map(1, scrollTo: nil, name: "a, b: c"))
        Expect.same(NavigationItem.clause(1), .clause(1, scrollTo: nil, name: "a, b: c"))
        Expect.differ(NavigationItem.map(1), .map(1, scrollTo: 2))
        Expect.same(
            NavigationItem.collections(ids: [1], names: [:], nested: [["a": nil]]),
            .collections(ids: [1], names: [:], nested: [["a": nil]], sets: [], defaults: [1, 2], lookup: ["a": 1]))
        Expect.differ(
            NavigationItem.collections(ids: [1], names: [:], nested: []), .collections(ids: [], names: [:], nested: []))
        Expect.same(NavigationItem.tuples((1, "a")), .tuples((1, "a"), named: (1, 2), deep: []))
        Expect.differ(NavigationItem.tuples((1, "a")), .tuples((1, "b")))
        Expect.differ(NavigationItem.tuples((1, "a"), named: (1, 3)), .tuples((1, "a")))
        Expect.differ(NavigationItem.tuples((1, "a"), deep: [(1, (2, 3))]), .tuples((1, "a"), deep: [(1, (2, 4))]))
        Expect.differ(NavigationItem.tuples((1, "a"), deep: [(1, nil)]), .tuples((1, "a"), deep: [(1, (2, 4))]))
        Expect.same(NavigationItem.closures(onSave: { _ in }), .closures(onSave: { _ in print("other") }))
        Expect.same(NavigationItem.optionals(a: 1), .optionals(a: 1, b: nil, c: nil, d: 1))
        Expect.differ(NavigationItem.optionals(a: 1, c: .some(nil)), .optionals(a: 1))
        Expect.same(NavigationItem.nested("a", swift: 1, pages: Page()), .nested("a", swift: 1, pages: Page()))
        Expect.same(NavigationItem.existentials(), .existentials(shape: "other"))
        Expect.differ(NavigationItem.metatypes(type: Int.self), .metatypes(type: Int.self, any: Int.self))
        if case .defaults(let text, let raw, let computed, let ternary, let block) = NavigationItem.defaults() {
            Expect.equal(text, "\"}) // no comment")
            Expect.equal(raw, "\\(")
            Expect.equal(computed, 6)
            Expect.equal(ternary, true)
            Expect.equal(block(), 1)
        }
        Expect.end()
    }
}
