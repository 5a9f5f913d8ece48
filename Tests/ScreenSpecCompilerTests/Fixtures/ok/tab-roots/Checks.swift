import Foundation
import Models

@main
@MainActor
enum Checks {
    static func main() throws {
        Expect.equal(AppTab.allCases.map(\.root), [.shelf(kind: .books), .shelf(kind: .films, title: "Films: all of them"), .titles])
        Expect.equal(AppTab(root: .shelf(kind: .films, title: "Films: all of them")), .films)
        Expect.equal(AppTab(root: .shelf(kind: .films)), nil)
        let router = NavigationRouter()
        Expect.equal(router.selectedTab, .films)
        Expect.equal(router.stack, [])
        router.open(.shelf(kind: .books))
        Expect.equal(router.selectedTab, .books)
        // What a tab begins with is opened there, and others of its kind where they live.
        router.open(.shelf(kind: .films, title: "Films: all of them"))
        Expect.equal(router.selectedTab, .films)
        router.open(.shelf(kind: .films, title: "Old films"))
        Expect.equal(router.selectedTab, .books)
        Expect.equal(router.stack, [.shelf(kind: .films, title: "Old films")])
        try renamed()
        Expect.end()
    }

    /// What was saved under names that tabs, sheets and screens had before is theirs.
    static func renamed() throws {
        var state = NavigationState()
        state.select(.titles)
        state.push(.title(1))
        state.select(.films)
        state.open(.title(2))
        state.present(.share)
        let saved = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
        let old = saved.replacingOccurrences(of: "\"titles\"", with: "\"list\"")
            .replacingOccurrences(of: "\"share\"", with: "\"send\"")
        Expect.isTrue(old.contains("list") && old.contains("send") && !old.contains("titles") && !old.contains("share"))
        Expect.equal(try JSONDecoder().decode(NavigationState.self, from: Data(old.utf8)), state)
        Expect.equal(try JSONDecoder().decode([AppTab].self, from: Data(#"["movies", "books"]"#.utf8)), [.films, .books])
        // A sheet may have the former name of a tab: it is saved elsewhere.
        state.select(.films)
        state.present(.movies)
        let named = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
        let both = named.replacingOccurrences(of: "\"films\"", with: "\"movies\"")
        Expect.isTrue(named != both)
        Expect.equal(try JSONDecoder().decode(NavigationState.self, from: Data(both.utf8)), state)
        // What is saved under a tab's own name counts more.
        let twice = #"{"tabs": {"list": [{"title": {"_0": 1}}], "titles": [{"title": {"_0": 2}}]}, "selectedTab": "list"}"#
        Expect.equal(try JSONDecoder().decode(NavigationState.self, from: Data(twice.utf8)).stack, [.title(2)])
    }
}
