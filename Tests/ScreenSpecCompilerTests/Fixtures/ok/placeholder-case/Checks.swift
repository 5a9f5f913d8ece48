@main
enum Checks {
    static func main() throws {
        let none = NavigationItem.none(label: "No Message", systemImage: "envelope")
        Expect.equal(NavigationItem.inbox.placeholder, none)
        Expect.equal(NavigationItem.some.placeholder == nil, true)
        for item in [none, .inbox, .some] { Expect.equal(try decode(NavigationItem.self, json(item)), item) }
        Expect.equal(try json(none), #"{"none":{"label":"No Message","systemImage":"envelope"}}"#)
        Expect.end()
    }
}
