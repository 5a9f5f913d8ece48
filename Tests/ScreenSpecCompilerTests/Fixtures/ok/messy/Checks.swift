import Foundation
import Models

struct Mark: Bookmark {
    var key: String
    var other = 0
}

struct Tracker: Analytics { func track() {} }

@main
enum Checks {
    static func main() throws {
        let (a, b, c) = (Author(id: 1, name: "A"), Author(id: 1, name: "B"), Author(id: 2, name: "A"))
        Expect.same(Route.repeat(count: 1, in: [a]), .repeat(count: 1, in: [b]))
        Expect.differ(Route.repeat(count: 1, in: [a]), .repeat(count: 1, in: [c]))
        Expect.same(Route.bookmark(Mark(key: "k")), .bookmark(Mark(key: "k", other: 1)))
        Expect.same(Route.track(), .track(Tracker()))
        Expect.same(Route.points(pair: (a, {})), .points(pair: (b, {})))
        Expect.differ(Route.points([(1, 2)]), .points([(1, 3)]))
        let items: [Route] = [
            .home, .default("x"), .default(), .in(), .repeat(count: 2, in: [a]), .class(for: "q"),
            .compare([a], byName: ["k": a], favourite: nil, groups: [nil, [c]]), .session(), .bookmark(), .track(),
            .callbacks(), .points(), .level(.high, depth: nil, id: UUID()), .level(id: UUID()), .pictures,
            .selectSomething(label: "a", systemImage: "b"),
        ]
        for item in items { Expect.same(try decode(Route.self, json(item)), item) }
        Expect.equal(try decode(Route.self, #"{"standard":{"_0":"n"}}"#), .default("n"))
        Expect.equal(Route.mainCases, [.home, .default()])
        Expect.equal(Route.home.displayName, #"Home "\(x)" */ 100%"#)
        Expect.end()
    }
}
