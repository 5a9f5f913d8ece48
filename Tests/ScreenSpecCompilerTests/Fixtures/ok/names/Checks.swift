@main
enum Checks {
    static func main() throws {
        let items: [NavigationItem] = [
            .decode, .encodeValues, .placeholderView, .view1, .displayName2, .codingKey2, .items,
            .name(localized: "l", item: 1, name: 2, values: 3),
            .label(label: "l", systemImage: "s", container: 1, decoder: 2, encoder: 3, lhs: 4),
            .hasher(hasher: 1, key: 2, view: 3, items: 4), .values(equalityKey: 1, codingKey: 2, displayName: "d", id: 3),
        ]
        for item in items { Expect.same(try decode(NavigationItem.self, json(item)), item) }
        Expect.equal(items.suffix(4).map(\.displayName), ["a l1", "l", "2 3", "d 3"])
        Expect.end()
    }
}
