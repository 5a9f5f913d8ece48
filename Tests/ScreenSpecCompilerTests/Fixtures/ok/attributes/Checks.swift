@main
enum Checks {
    static func main() {
        let items: [NavigationItem] = [.home, .list, .other]
        Expect.equal(items.map(\.canShowToasts), [false, true, true])
        Expect.equal(items.map(\.limit), [10, -1, 16])
        Expect.equal(items.map(\.weight), [2.5, .infinity, -1000])
        Expect.equal(items.map(\.group), ["a \"b\"", "yes", "no"])
        Expect.equal(items.map(\.note), ["", nil, nil])
        Expect.equal(items.map(\.count), [0, 3, 3])
        Expect.equal(items.map(\.style), [.loud(2), .plain, .plain])
        Expect.equal(items.map(\.sizes), [[:], ["a": [1, 2]], [:]])
        Expect.equal(items.map(\.range), [1...3, 2...2, 1...3])
        Expect.equal(items.map(\.parent), [nil, .home, nil])
        Expect.equal(items.map(\.default), [false, true, false])
        Expect.end()
    }
}
