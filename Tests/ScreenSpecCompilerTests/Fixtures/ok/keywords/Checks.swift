@main
enum Checks {
    static func main() throws {
        let items: [Protocols] = [
            .default, .class(class: "c"), .in(1), .func(for: 1, `inout`: 2), .func(for: 1), .switch(), .switch(default: 1), .nil,
            .true, .import(where: false), .async(await: 1, set: 2, any: 3), .open(lazy: 1), .actor,
            .operator(super: 1, is: 2), .selectSomething(label: "a", systemImage: "b"),
        ]
        for item in items { Expect.same(try decode(Protocols.self, json(item)), item) }
        for (first, second) in zip(items, items.dropFirst()) { Expect.differ(first, second) }
        Expect.equal(try json(Protocols.switch(default: 1, while: {})), #"{"switch":{"default":1}}"#)
        Expect.equal(try json(items[13]), #"{"operator":{"is":2,"super":1}}"#)
        Expect.equal(try decode(Protocols.self, #"{"else":{}}"#), .nil)
        Expect.equal(try decode(Protocols.self, #"{"guard":{"class":"x"}}"#), .class(class: "x"))
        Expect.equal(Protocols.class(class: "c").displayName, "c")
        Expect.equal(Protocols.func(for: 1, `inout`: 2).displayName, "3")
        Expect.equal(Protocols.default.while, "is")
        Expect.equal(Protocols.nil.while, "-")
        Expect.equal(Protocols.defaultCases, [.default, .import()])
        Expect.equal(Protocols.caseCases(for: [1, 2]), [.in(1), .in(2)])
        Expect.end()
    }
}
