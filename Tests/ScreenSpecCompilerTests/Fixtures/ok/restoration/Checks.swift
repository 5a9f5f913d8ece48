import Foundation

@main
@MainActor
enum Checks {
    static func main() throws {
        try whole()
        try dates()
        try brokenOff()
        try damaged()
        try tooLarge()
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

    /// Dates come back as they were: far, before the reference date, and with fractions that are fine; and other numbers.
    static func dates() throws {
        let numbers = [
            0, -0.1, -1e-10, -0.49999999999999994, -0.75, 0.1, 1e-300, -1e-300, 123.456, -123.456, 6e10 + 0.1, -6e10 - 0.1, 1e18,
            -1e18, .greatestFiniteMagnitude, .leastNonzeroMagnitude, Date.distantPast.timeIntervalSinceReferenceDate,
            Date.distantFuture.timeIntervalSinceReferenceDate,
        ]
        var state = NavigationState()
        state.push(numbers.map { .diary(Date(timeIntervalSinceReferenceDate: $0), weight: $0) })
        let saved = try state.saved()
        Expect.equal(NavigationState.restored(from: saved).state, state)
        // Where something else is damaged, too.
        let damaged = NavigationState.restored(from: saved.dropLast() + Data("@}".utf8))
        Expect.equal(damaged.state, state)
        // What JSON cannot say is not saved, and is told.
        let router = NavigationRouter()
        var losses: [String] = []
        router.onLoss = { losses.append(word($0)) }
        router.push(.diary(Date(timeIntervalSinceReferenceDate: .nan)))
        Expect.equal(router.saved(), nil)
        Expect.equal(losses, ["unsaved"])
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
            Expect.equal(losses.map(word), ["brokenOff"])
            Expect.isTrue([AppTab.letters, .drafts].contains(state.selectedTab))
            Expect.isTrue([.letter(1), .letter(2, page: 7)].starts(with: state.stack(in: .tab(.letters))))
            longest = max(longest, state.layers.count + state.stack(in: .tab(.letters)).count)
        }
        Expect.equal(longest, 4)
    }

    /// Whatever a byte has become, what stands before it is there, and what is no JSON is told.
    static func damaged() throws {
        let saved = try somewhere.saved()
        for index in saved.indices.dropFirst(#"{"state":{"#.utf8.count) {
            let before = NavigationState.restored(from: saved.prefix(index)).state?.stack(in: .tab(.letters)) ?? []
            for byte in [0, 0xFF] + "@\"\\,:{}[]7 ".utf8 where byte != saved[index] {
                var data = saved
                data[index] = byte
                let (state, losses) = NavigationState.restored(from: data)
                guard let state else {
                    Expect.isTrue(false, String(decoding: data, as: UTF8.self))
                    continue
                }
                Expect.isTrue(state.stack(in: .tab(.letters)).starts(with: before), String(decoding: data, as: UTF8.self))
                let isBroken = (try? JSONSerialization.jsonObject(with: data)) == nil
                if isBroken { Expect.isTrue(!losses.isEmpty, String(decoding: data, as: UTF8.self)) }
            }
        }
        let pieces: [(String, [Int])] = [
            (#", {"letter": {"_0": @}}, {"letter": {"_0": 3}}"#, [1, 3]),
            (#", {"letter": {"_0": 2]}, {"letter": {"_0": 3}}"#, [1, 3]),
            (#" {"letter": {"_0": 2}}, {"letter": {"_0": 3}}"#, [1, 2, 3]),
            (#", {"letter": {"_0": 2, "page": tru}}, {"letter": {"_0": 3}}"#, [1, 3]),
            (#", {"letter" {"_0": 2}}, {"letter": {"_0": 3}}"#, [1, 3]),
            (#",, {"letter": {"_0": 3}}"#, [1, 3]),
        ]
        for (piece, numbers) in pieces {
            let text = #"{"state": {"tabs": {"letters": [{"letter": {"_0": 1}}\#(piece)], "drafts": [{"letter": {"_0": 4}}]}}}"#
            let (state, losses) = NavigationState.restored(from: Data(text.utf8))
            Expect.equal(state?.stack, numbers.map { .letter($0) })
            Expect.equal(state?.stack(in: .tab(.drafts)), [.letter(4)])
            if case .damaged(1)? = losses.first, losses.count == 1 {} else { Expect.isTrue(false, "\(piece): \(losses)") }
        }
        // What is wrong of another kind is told by its name.
        let kinds = #"{"state": {"selectedTab": 7, "tabs": {"letters": {"a": 1}}}, "version": "2.1"}"#
        if case .unknown(let names)? = NavigationState.restored(from: Data(kinds.utf8)).losses.first {
            Expect.equal(names, ["selectedTab", "letters", "version"])
        } else {
            Expect.isTrue(false)
        }
    }

    static func tooLarge() throws {
        var state = NavigationState()
        state.stack = (1...40_000).map { .letter($0) }
        let router = NavigationRouter(state)
        var losses: [String] = []
        router.onLoss = { losses.append(word($0)) }
        Expect.equal(router.saved(), nil)
        Expect.equal(losses, ["unsaved"])
        // Of what others have saved, what is read comes back.
        let large = try JSONEncoder().encode(["state": state])
        let (restored, told) = NavigationState.restored(from: large)
        Expect.equal(told.map(word), ["tooLarge"])
        Expect.isTrue(state.stack.starts(with: restored?.stack ?? []) && (restored?.stack.count ?? 0) > 30_000)
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
            Expect.equal(found.first, "brokenOff")
        }
    }

    /// What this build does not know comes back in the next that does.
    static func unknown() throws {
        let newer = #"{"state":{"added":[1],"layers":[{"content":{"screen":{"_0":{"map":{}}}},"style":"sheet"}],"selectedTab":"letters","tabs":{"atlas":[{"map":{}}],"letters":[{"letter":{"_0":1,"page":1}},{"map":{"_0":2}}]}},"version":2}"#
        let (state, losses) = NavigationState.restored(from: Data(newer.utf8))
        Expect.equal(state?.stack, [.letter(1)])
        if case .laterVersion(2)? = losses.first {} else { Expect.isTrue(false) }
        if case .unknown(let names)? = losses.last { Expect.equal(names, ["added", "atlas", "map", "map", "map"]) } else { Expect.isTrue(false) }
        let saved = try state?.saved() ?? Data()
        // The version is that of what was written.
        Expect.equal(String(decoding: saved, as: UTF8.self), newer.replacingOccurrences(of: #""version":2"#, with: #""version":1"#))
        let elsewhere = #"{"state":{"layers":[],"selectedTab":"news","tabs":{}},"version":1}"#
        if case .unknown(let names)? = NavigationState.restored(from: Data(elsewhere.utf8)).losses.first {
            Expect.equal(names, ["selectedTab", "news"])
        } else {
            Expect.isTrue(false)
        }
        try unknownParts()
    }

    /// Of what this build knows, parameters that a newer one has are kept, and so is what stands around it.
    static func unknownParts() throws {
        let newer = #"{"drafted":true,"state":{"layers":[{"color":"red","content":{"sheet":{"_0":{"reply":{"draft":"Dear","to":1}}}},"path":[{"letter":{"_0":2,"page":1,"zoom":2}}],"style":"sheet"},{"content":{"screen":{"_0":{"settings":{"pane":"mail"}}}},"path":[],"style":"sheet"}],"selectedTab":"letters","tabs":{"letters":[{"letter":{"_0":1,"page":1,"quote":{"from":3}}}]}},"version":1,"window":[1]}"#
        let (restored, losses) = NavigationState.restored(from: Data(newer.utf8))
        var state = restored ?? NavigationState()
        Expect.equal(state.layers.map(\.content), [.sheet(.reply(to: 1)), .screen(.settings)])
        if case .unknown(let names)? = losses.first, losses.count == 1 {
            let unknown = ["drafted", "window", "letter.quote", "color", "reply.draft", "letter.zoom", "settings.pane"]
            Expect.equal(names, unknown)
        } else {
            Expect.isTrue(false, "\(losses)")
        }
        Expect.equal(String(decoding: try state.saved(), as: UTF8.self), newer)
        // What is presented again is what is open, with what lies in it.
        state.dismiss()
        state.present(.reply(to: 1))
        Expect.equal(state.layers.map(\.stack), [[.letter(2)]])
        Expect.isTrue(String(decoding: try state.saved(), as: UTF8.self).contains(#""draft":"Dear","to":1"#))
        // It goes with what it belongs to.
        state.dismiss()
        state.pop()
        state.push(.letter(1))
        let rest = #"{"drafted":true,"state":{"layers":[],"selectedTab":"letters","tabs":{"letters":[{"letter":{"_0":1,"page":1}}]}},"version":1,"window":[1]}"#
        Expect.equal(String(decoding: try state.saved(), as: UTF8.self), rest)
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
