import Foundation

// Links from outside.

@MainActor
protocol LinkedRouter: WalkedRouter {
    @discardableResult func open(url: URL) -> Bool
}

extension Walk where Router: LinkedRouter {
    /// Follows URLs, each to the screen that it names, and one that is none of the app's.
    func withLinks(_ links: KeyValuePairs<String, Item>) -> Self {
        var walk = self
        walk.add(2) { walk, random in
            let (text, item) = links[random.below(links.count)]
            return Step(name: "open(url: \(text))", intents: ["openLink"]) {
                Expect.isTrue($0.router.open(url: URL(string: text)!), "\(text) is no link")
            } check: {
                walk.problem(showing: item, $1)
            }
        }
        walk.add { _, _ in
            Step(name: "open(url: nowhere:)", intents: []) {
                Expect.isTrue(!$0.router.open(url: URL(string: "nowhere://a")!), "a link to nowhere is followed")
            } check: {
                $0 == $1 ? nil : "it changes \($0)"
            }
        }
        return walk
    }
}
