@main
enum Checks {
    static func main() {
        let items: [NavigationItem] = [
            .home, .format("A", count: 1), .plain("%@"), .percent,
            .filled(title: "A", author: "B", page: 1, of: 2), .first(name: "A"),
        ]
        let titles = [
            "Home", "100% of A: 2", "%@", "50 % off %@ %d", "Page 1 of 2 of A, which B wrote, and which is A ",
            "A comes first, and what stands behind it is so long that it is over the line however it is put, be it on one or two ",
        ]
        Expect.equal(items.map(\.displayName), titles)
        Expect.end()
    }
}
