@main
enum Checks {
    static func main() {
        func list<Item: CaseIterable>(_ type: Item.Type) -> [Item] { Array(type.allCases) }
        Expect.equal(list(NavigationItem.self), [.home, .default(), .inbox, .closure()])
        Expect.end()
    }
}
