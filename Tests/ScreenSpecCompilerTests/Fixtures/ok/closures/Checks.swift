@main
@MainActor
enum Checks {
    static func main() {
        let screens: [NavigationItem] = [
            .home, .limit, .each, .value(number: 5), .value(number: nil), .captured(count: 1), .cast, .other(count: 1, 6),
            .ranked, .called,
        ]
        Expect.equal(
            screens.map(\.displayName),
            ["Home 2", "Limit 4", "Each 5", "5, 5", "0, 7", "2", "8", "2 6", "9", "1"])
        Expect.equal(NavigationItem.named.rank.value, 5)
        Expect.end()
    }
}
