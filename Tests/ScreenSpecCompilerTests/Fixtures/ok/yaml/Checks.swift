@main
enum Checks {
    static func main() throws {
        let items: [NavigationItem] = [.base, .same, .merged, .merged2, .block, .quoted, .explicit, .payload(1), .shared(2)]
        Expect.equal(
            items.map(\.displayName),
            ["Base", "Base", "Merged", "Merged Too", "Folded into one.", "tab\tandAä📚", "2", "Payload", "Shared"])
        Expect.equal(items.map(\.iconName), ["doc", "doc", "doc", "tray", "tray", "it's", "1", "a", "a"])
        Expect.equal(items.map(\.numberOfColumns), [2, 2, 2, 2, 3, 3, 3, 3, 3])
        for item in items { Expect.same(try decode(NavigationItem.self, json(item)), item) }
        Expect.end()
    }
}
