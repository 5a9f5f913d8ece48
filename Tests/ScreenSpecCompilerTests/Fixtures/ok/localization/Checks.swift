@main
enum Checks {
    static func main() {
        let items: [NavigationItem] = [.home, .format("A", count: 1), .plain("%@"), .percent]
        Expect.equal(items.map(\.displayName), ["Home", "100% of A: 2", "%@", "50 % off %@ %d"])
        Expect.end()
    }
}
