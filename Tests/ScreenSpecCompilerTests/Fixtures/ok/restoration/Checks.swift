import Foundation

@main
@MainActor
enum Checks {
    static func main() throws {
        try whole()
        try brokenOff()
        strange()
        try unknown()
        try file()
        Expect.end()
    }

    /// A place with something in each part.
    static var somewhere: NavigationState {
        var state = NavigationState()
        state.push([.letter(1), .letter(2, page: 7)])
        state.select(.drafts)
        state.push(.letter(3))
        state.present(.reply(to: 3))
        state.push(.letter(4), in: .layer(0))
        state.present(.settings)
        return state
    }

    static func whole() throws {
        let saved = try somewhere.saved()
        let (state, losses) = NavigationState.restored(from: saved)
        Expect.equal(state, somewhere)
        Expect.isTrue(losses.isEmpty)
        Expect.equal(try somewhere.saved(), saved)
    }

    /// Wherever it breaks off, what comes back is a part of what was there.
    static func brokenOff() throws {
        let saved = try somewhere.saved()
        var longest = 0
        for count in saved.indices {
            let (state, losses) = NavigationState.restored(from: saved.prefix(count))
            guard let state else {
                Expect.equal(losses.map(word), ["unreadable"])
                continue
            }
            Expect.equal(losses.first.map(word), "brokenOff")
            Expect.isTrue([AppTab.letters, .drafts].contains(state.selectedTab))
            Expect.isTrue([.letter(1), .letter(2, page: 7)].starts(with: state.stack(in: .tab(.letters))))
            longest = max(longest, state.layers.count + state.stack(in: .tab(.letters)).count)
        }
        Expect.equal(longest, 4)
    }

    static func strange() {
        let deep = String(repeating: "[", count: 1_000_000)
        let state = #"{"state": {"#
        let texts = [
            "", " ", "null", "7", "[]", "{}", "\u{FEFF}{}", "{\"state\"", "{\"state\": 7}", "{\"state\": [], \"version\": 1}",
            "]}", "{]", #"{"state": "\u{22}, "version": 1}"#, deep,
            String(repeating: "{\"a\":", count: 100_000), "\"\\", String(repeating: "\\\"", count: 1000),
        ]
        for text in texts {
            let (state, losses) = NavigationState.restored(from: Data(text.utf8))
            Expect.equal(state, nil)
            Expect.equal(losses.map(word), ["unreadable"])
        }
        for depth in [500, 512, 513, 514, 2000] {
            let open = NavigationState.restored(from: Data(String(repeating: "[", count: depth).utf8))
            Expect.equal(open.losses.map(word), ["unreadable"])
        }
        for version in ["\"1\"", "1.5", "1e400", "99999999999999999999", "null"] {
            let text = #"{"state": {"selectedTab": "drafts"}, "version": \#(version)}"#
            Expect.equal(NavigationState.restored(from: Data(text.utf8)).state?.selectedTab, .drafts)
        }
        Expect.equal(NavigationState.restored(from: Data([0xFF, 0xFE, 0x00])).losses.map(word), ["unreadable"])
        Expect.equal(NavigationState.restored(from: Data(count: 5_000_000)).losses.map(word), ["tooLarge"])
        for rest in [deep, #""layers": "# + deep, #""a": {}, "tabs": "#] {
            let found = NavigationState.restored(from: Data((state + rest).utf8)).losses.map(word)
            Expect.isTrue([["unreadable"], ["brokenOff", "unknown"]].contains(found), "\(found)")
        }
    }

    /// What this build does not know comes back in the next that does.
    static func unknown() throws {
        let newer = #"{"state":{"added":[1],"layers":[{"content":{"screen":{"_0":{"map":{}}}},"style":"sheet"}],"selectedTab":"letters","tabs":{"atlas":[{"map":{}}],"letters":[{"letter":{"_0":1,"page":1}},{"map":{"_0":2}}]}},"version":2}"#
        let (state, losses) = NavigationState.restored(from: Data(newer.utf8))
        Expect.equal(state?.stack, [.letter(1)])
        if case .laterVersion(2)? = losses.first {} else { Expect.isTrue(false) }
        if case .unknown(let names)? = losses.last { Expect.equal(names, ["added", "map", "map", "map"]) } else { Expect.isTrue(false) }
        let saved = try state?.saved() ?? Data()
        Expect.equal(String(decoding: saved, as: UTF8.self), newer.replacingOccurrences(of: #""version":2"#, with: #""version":1"#))
    }

    static func file() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        setenv("XDG_DATA_HOME", folder.path, 1)
        defer { try? FileManager.default.removeItem(at: folder) }
        Expect.equal(try NavigationState.readFile(), nil)
        let router = NavigationRouter(somewhere)
        router.save()
        let file = try NavigationState.file
        Expect.isTrue(file.path.hasPrefix(folder.path) && file.lastPathComponent == "App.navigation.json")
        Expect.equal(try Data(contentsOf: file), try somewhere.saved())

        let next = NavigationRouter()
        next.restoreOnce { try NavigationState.readFile() }
        Expect.equal(next.state, somewhere)
        next.backToRoot()
        next.restoreOnce { try NavigationState.readFile() }
        Expect.isTrue(next.state != somewhere)

        // What is lost is told to who comes later, once.
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let last = NavigationRouter()
        last.restoreOnce { try NavigationState.readFile() }
        last.save()
        var losses: [String] = []
        last.onLoss = { losses.append(word($0)) }
        Expect.equal(losses, ["unreadable", "unsaved"])
        last.onLoss = { losses.append(word($0)) }
        Expect.equal(losses, ["unreadable", "unsaved"])
        Expect.equal(last.state, NavigationState())
    }

    static func word(_ loss: NavigationLoss) -> String {
        Mirror(reflecting: loss).children.first?.label ?? "\(loss)"
    }
}
