import Foundation

@main
enum Checks {
    static func main() throws {
        let note = NavigationItem.note(1, _0: 2, _1_: 3)
        Expect.equal([NavigationItem.home, note].map(\.iconName), ["house", nil])
        Expect.equal([NavigationItem.home, note].map(\.limit), [nil, 5])
        Expect.equal([NavigationItem.home, note].map(\.isOpen), [nil, true])
        Expect.equal(AppTab.start.displayName, "Home")
        Expect.equal(AppTab.start.iconName, "house")
        let saved = try JSONEncoder().encode(note)
        let text = String(decoding: saved, as: UTF8.self)
        for part in ["\"_0\":1", "\"_0_\":2", "\"_1__\":3"] { Expect.equal(text.contains(part), true) }
        Expect.equal(try JSONDecoder().decode(NavigationItem.self, from: saved), note)
        Expect.end()
    }
}
