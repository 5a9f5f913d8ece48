import Foundation
@_spi(Running) import SwiftUI

/// An app with what it heard.
@MainActor final class Podcasts {
    let router = NavigationRouter()
    let library = Library()
    private(set) var heard: [NavigationTransition] = []
    private(set) var failures: [NavigationTarget] = []
    private(set) var device: Device!
    var isMember = true

    init(_ readings: Readings, opening links: [String] = []) {
        router.resolver = library
        router.guards.member = { [unowned self] in isMember }
        router.onTransition = { [unowned self] in heard.append($0) }
        router.onLinkFailure = { [unowned self] target, _ in failures.append(target) }
        for link in links { router.open(url: url(link)) }
        device = Device(.compact, readings) { [router] in NavigationHost(router: router) }
    }

    func open(_ link: String) { device.open(url(link)) }

    /// Looks where a link has led so far.
    func lookUnderWay(_ stack: [NavigationItem], line: Int = #line) {
        look(["selectSomething"], stack, line: line)
        expect(device.isShowing("An Episode"), device.outline, line: line)
    }

    func look(_ screens: [String], _ stack: [NavigationItem], layers: [String] = [], line: Int = #line) {
        expectEqual(device.screens, screens, line: line)
        expectEqual(router.stack, stack, line: line)
        expectEqual(device.layers, layers, line: line)
        expectNoProblem(device, line: line)
    }
}

/// Finds an episode when it is told to.
@MainActor final class Library: NavigationResolver {
    private struct Missing: Error {}
    private var waiting: [Int: CheckedContinuation<Episode, any Error>] = [:]
    private(set) var cancelled: [Int] = []
    private(set) var askedCount = 0

    func episode(show: Int, id: Int) async throws -> Episode {
        askedCount += 1
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { waiting[id] = $0 }
        } onCancel: {
            Task { @MainActor in
                cancelled.append(id)
                waiting.removeValue(forKey: id)?.resume(throwing: CancellationError())
            }
        }
    }

    func episode(id: Int) async throws -> Episode { try await episode(show: 0, id: id) }

    func isAsked(for id: Int) -> Bool { waiting[id] != nil }
    func findsAll() { for id in waiting.keys { finds(id) } }
    func missesAll() { for id in waiting.keys { misses(id) } }
    func finds(_ id: Int) { waiting.removeValue(forKey: id)?.resume(returning: Episode(id: id, title: "Found")) }
    func misses(_ id: Int) { waiting.removeValue(forKey: id)?.resume(throwing: Missing()) }
}

extension Library: RadioResolver, DialResolver {}

/// The app with columns.
@MainActor final class Radio {
    let router = RadioRouter()
    let library = Library()
    let device: Device
    private(set) var heard: [RadioTransition] = []

    init(_ sizeClass: UserInterfaceSizeClass, _ readings: Readings) {
        device = Device(sizeClass, readings) { [router] in RadioHost(router: router) }
        router.resolver = library
        router.onTransition = { [unowned self] in heard.append($0) }
    }

    func open(_ link: String) {
        device.open(url(link))
        device.settle { [7, 8, 9].contains(where: library.isAsked) }
    }

    func look(_ screens: [String], _ stack: [RadioItem], line: Int = #line) {
        expectEqual(device.screens, screens, device.outline, line: line)
        expectEqual(router.stack, stack, line: line)
        expectNoProblem(device, line: line)
    }

    /// What is to be on screen, as the state and what is being found say it.
    private var expected: [RadioItem] {
        let (state, placeholder) = (router.state, router.placeholderUnderWay)
        let detail = placeholder ?? state.detailStack.last ?? state.detailRoot
        let base: [RadioItem?] =
            if !state.isCompact {
                [state.contentRoot, detail]
            } else if placeholder == nil, state.compactColumn != .detail {
                [state.compactColumn == .content ? state.contentRoot : nil]
            } else {
                [detail]
            }
        return base.compactMap { $0 } + state.layers.compactMap(\.item)
    }

    /// Does something that can be done here, and looks whether the screen shows it.
    func step(_ number: Int, _ random: inout Walk) {
        let before = router.linkUnderWay
        var isAnswered = false
        switch random.next(below: 12) {
        case 0: device.resize(to: router.isCompact ? .regular : .compact)
        case 1, 2: if device.canGoBack { device.back() }
        case 3: router.giveUpLink()
        case 4, 5:
            isAnswered = before != nil
            random.next(below: 2) == 0 ? library.findsAll() : library.missesAll()
        case 6, 7, 8:
            let path = random.pick(["stations", "live", "songs"])!
            device.open(url("radio://\(path)/\(number)"))
        case 9: if !router.layers.isEmpty { device.swipeAway() }
        default: if let name = random.pick(device.tappable) { device.tap(name) }
        }
        device.settle()
        if isAnswered { device.settle { router.linkUnderWay == nil } }
        if router.linkUnderWay != before { device.settle { library.isAsked(for: number) || router.linkUnderWay == nil } }
        expectEqual(device.screens, expected.map(\.accessibilityIdentifier), device.outline)
        expectNoProblem(device)
    }
}

func url(_ text: String) -> URL { URL(string: text)! }

@main enum Program {
    @MainActor static func main() {
        Scenario.run(links + underWay + restoration)
    }

    @MainActor static let links: [Scenario] = [
        Scenario("a link that launches the app") { readings in
            let app = Podcasts(readings, opening: ["podcasts://shows/2"])
            app.look(["show"], [.show(2)])
            app.device.back()
            app.look(["shows"], [])
        },
        Scenario("a link to an app that is open, in another tab, by its own scheme or as a page") { readings in
            let app = Podcasts(readings)
            app.device.tapTab("Search")
            app.open("podcasts://shows/2")
            app.look(["show"], [.show(2)])
            expectEqual(app.router.selectedTab, .shows)
            app.open("https://podcasts.example.com/search")
            app.look(["search"], [])
            app.open("https://example.com/shows/1")
            app.look(["search"], [])
        },
        Scenario("a link to what is on show changes nothing, twice") { readings in
            let app = Podcasts(readings)
            for _ in 1...3 { app.open("podcasts://shows/2") }
            app.look(["show"], [.show(2)])
            expectEqual(app.heard.map(\.swallowed), [nil, .isOnShow, .isOnShow])
        },
        Scenario("a link from a sheet, which asks where it has something to lose") { readings in
            let app = Podcasts(readings)
            app.router.present(.review(1))
            app.device.settle()
            app.open("podcasts://shows/3")
            app.look(["show"], [.show(3)])
            app.router.present(.review(1))
            app.device.settle()
            app.device.tap("review 1, 0 edits")
            app.open("podcasts://shows/2")
            expectEqual(app.device.layers, ["sheet", "alert"])
            app.device.tap("Cancel")
            expect(app.device.isShowing("review 1, 1 edits"), app.device.outline)
            expectEqual(app.router.stack, [.show(3)])
            app.open("podcasts://shows/2")
            app.device.tap("Discard")
            app.look(["show"], [.show(2)])
        },
        Scenario("what a link leads to is found, over what lies under it") { readings in
            let app = Podcasts(readings)
            app.open("podcasts://shows/2/7")
            app.lookUnderWay([.show(2)])
            expectEqual(app.router.linkUnderWay, .episode(show: 2, id: 7))
            app.device.settle { app.library.isAsked(for: 7) }
            app.library.finds(7)
            app.device.settle { app.router.linkUnderWay == nil }
            app.look(["episode"], [.show(2), .episode(Episode(id: 7, title: "Found"))])
            app.device.back()
            app.look(["show"], [.show(2)])
        },
        Scenario("who goes back from what stands for it wants it no more") { readings in
            let app = Podcasts(readings)
            app.open("podcasts://shows/2/7")
            app.device.settle { app.library.isAsked(for: 7) }
            app.device.back()
            app.look(["show"], [.show(2)])
            expectEqual(app.router.linkUnderWay, nil)
            expectEqual(app.heard.last?.intent, .openLink(.episode(show: 2, id: 7)))
            expectEqual(app.heard.last?.swallowed, .isElsewhere)
            app.device.settle { app.library.cancelled == [7] }
            app.look(["show"], [.show(2)])
            // It stands where the link has led, and neither in another tab nor under what lies over all.
            app.open("podcasts://shows/1/8")
            app.lookUnderWay([.show(1)])
            app.device.tapTab("Search")
            app.look(["search"], [])
            app.device.tapTab("Shows")
            app.lookUnderWay([.show(1)])
            app.router.present(.review(1))
            app.device.settle()
            expectEqual(app.router.placeholderUnderWay, nil)
            app.device.swipeAway()
            app.lookUnderWay([.show(1)])
            app.router.router(of: .shows).push(.show(3))
            app.device.settle()
            app.look(["show"], [.show(1), .show(3)])
            app.device.back()
            app.lookUnderWay([.show(1)])
            app.router.giveUpLink()
            app.device.settle()
            app.look(["show"], [.show(1)])
        },
        Scenario("a link takes the place of one for which something is being found") { readings in
            let app = Podcasts(readings)
            app.open("podcasts://shows/2/7")
            app.device.settle { app.library.isAsked(for: 7) }
            app.open("podcasts://shows/2/7")
            expectEqual(app.heard.last?.swallowed, .isUnderWay)
            app.open("podcasts://shows/3/8")
            app.device.settle { app.library.isAsked(for: 8) && app.library.cancelled == [7] }
            expectEqual(app.library.cancelled, [7])
            app.library.finds(8)
            app.device.settle { app.router.linkUnderWay == nil }
            app.look(["episode"], [.show(3), .episode(Episode(id: 8, title: "Found"))])
            expectEqual(app.failures, [])
        },
        Scenario("who goes elsewhere meanwhile stays there, and who waits in vain is back") { readings in
            let app = Podcasts(readings)
            app.device.tapTab("Search")
            app.open("podcasts://shows/2/7")
            app.device.settle { app.library.isAsked(for: 7) }
            app.library.misses(7)
            app.device.settle { app.router.linkUnderWay == nil }
            app.look(["search"], [])
            expectEqual(app.failures, [.episode(show: 2, id: 7)])
            app.open("podcasts://shows/2/8")
            app.device.settle { app.library.isAsked(for: 8) }
            app.device.tapTab("Search")
            app.library.finds(8)
            app.device.settle { app.router.linkUnderWay == nil }
            app.look(["search"], [])
            expectEqual(app.heard.last?.swallowed, .isElsewhere)
        },
        Scenario("what was found for the place on show is not looked for again") { readings in
            let app = Podcasts(readings)
            app.open("podcasts://shows/2/7")
            app.device.settle { app.library.isAsked(for: 7) }
            app.library.finds(7)
            app.device.settle { app.router.linkUnderWay == nil }
            let stack = [NavigationItem.show(2), .episode(Episode(id: 7, title: "Found"))]
            app.open("podcasts://shows/2/7")
            app.look(["episode"], stack)
            expectEqual(app.heard.last?.swallowed, .isOnShow)
            expectEqual(app.router.linkUnderWay, nil)
            // Nor for one that a person has come to otherwise; but for one that lies on something else.
            let clip = NavigationItem.clip(Episode(id: 8, title: "Tapped"))
            app.router.setTrail([.shows, clip])
            app.open("podcasts://clips/8")
            app.look(["clip"], [clip])
            expectEqual(app.library.askedCount, 1)
            app.router.setTrail([.search, clip])
            app.open("podcasts://clips/8")
            app.look(["shows"], [])
            expectEqual(app.router.linkUnderWay, .clip(id: 8))
        },
        Scenario("who was led away by a link that comes to nothing is back, whatever guards say now") { readings in
            let app = Podcasts(readings)
            app.open("podcasts://extra")
            app.device.settle { app.device.screens == ["extra"] }
            app.isMember = false
            app.open("podcasts://shows/2/7")
            app.lookUnderWay([.show(2)])
            app.device.settle { app.library.isAsked(for: 7) }
            app.library.misses(7)
            app.device.settle { app.router.linkUnderWay == nil }
            app.look(["extra"], [.extra])
            // Another link takes its place, and comes to nothing, too.
            app.router.setTrail([.shows, .show(1)])
            app.open("podcasts://shows/2/8")
            app.lookUnderWay([.show(2)])
            app.open("podcasts://extra")
            app.device.settle { app.device.layers == ["sheet"] }
            expectEqual(app.router.stack, [.show(1)])
            app.device.swipeAway()
            app.device.settle { app.heard.last?.swallowed == .isRefused }
            app.look(["show"], [.show(1)])
            let lost = app.heard.filter { $0.swallowed == .isElsewhere }
            expectEqual(lost.map(\.intent), [.openLink(.episode(show: 2, id: 8))])
        },
        Scenario("of links that come while a guard is asked the last is opened, and of the others is told") { readings in
            let app = Podcasts(readings)
            var answer: CheckedContinuation<Bool, Never>?
            app.router.guards.member = { await withCheckedContinuation { answer = $0 } }
            app.open("podcasts://extra")
            app.device.settle { answer != nil }
            app.open("podcasts://shows/1")
            app.open("podcasts://shows/2")
            app.look(["shows"], [])
            answer?.resume(returning: true)
            app.device.settle { app.router.stack == [.show(2)] }
            app.look(["show"], [.show(2)])
            let lost = app.heard.filter { $0.swallowed == .isOvertaken }
            expectEqual(lost.map(\.intent), [.openLink(.show(id: 1))])
        },
        Scenario("a link waits for who finds what it names, unless the person goes elsewhere") { readings in
            let app = Podcasts(readings)
            app.router.resolver = nil
            app.open("podcasts://shows/2/7")
            app.device.tapTab("Search")
            app.router.resolver = app.library
            app.look(["search"], [])
            expectEqual(app.heard.last?.swallowed, .isElsewhere)
            app.router.resolver = nil
            app.open("podcasts://shows/2/7")
            app.look(["search"], [])
            app.router.resolver = app.library
            app.device.settle()
            app.lookUnderWay([.show(2)])
            expectEqual(app.router.linkUnderWay, .episode(show: 2, id: 7))
        },
        Scenario("an app that puts its hosts together itself opens links, and hands on what is shown") { readings in
            let router = NavigationRouter()
            let device = Device(.compact, readings) { AppTabView().withSheets().withLinks().environment(router) }
            device.open(url("podcasts://shows/2"))
            expectEqual(device.screens, ["show"])
            expectEqual(device.activities.map(\.webpageURL), [url("https://podcasts.example.com/shows/2")])
            expectNoProblem(device)
        },
        Scenario("another device goes on with what is on show") { readings in
            let (first, second) = (Podcasts(readings), Podcasts(readings))
            expectEqual(first.device.activities.map(\.webpageURL), [url("https://podcasts.example.com/shows")])
            first.device.tap("show 2")
            let activity = first.device.activities[0]
            expectEqual(activity.webpageURL, url("https://podcasts.example.com/shows/2"))
            second.device.goOn(with: activity)
            second.look(["show"], [.show(2)])
            let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            page.webpageURL = url("https://podcasts.example.com/search")
            second.device.goOn(with: page)
            second.look(["search"], [])
        },
    ]

    /// What stands for what is being found, in columns and in what they become.
    @MainActor static let underWay: [Scenario] = [
        Scenario("in columns the detail column shows the placeholder that it has") { readings in
            let app = Radio(.regular, readings)
            app.open("radio://stations/7")
            app.look(["stations", "selectSomething"], [])
            app.device.resize(to: .compact)
            app.look(["selectSomething"], [])
            app.device.resize(to: .regular)
            app.look(["stations", "selectSomething"], [])
            app.library.finds(7)
            app.device.settle { app.router.linkUnderWay == nil }
            app.look(["stations", "station"], [.station(Episode(id: 7, title: "Found"))])
        },
        Scenario("where columns are one stack it lies on the list, and Back gives the link up") { readings in
            let app = Radio(.compact, readings)
            app.open("radio://stations/7")
            app.look(["selectSomething"], [])
            expect(app.device.isShowing("Select a Station"), app.device.outline)
            app.device.back()
            app.look(["stations"], [])
            expectEqual(app.router.linkUnderWay, nil)
            expectEqual(app.heard.last?.swallowed, .isElsewhere)
            app.open("radio://stations/8")
            app.library.finds(8)
            app.device.settle { app.router.linkUnderWay == nil }
            let found = RadioItem.station(Episode(id: 8, title: "Found"))
            app.look(["station"], [found])
            // Over a page, too, until nothing is found.
            app.open("radio://stations/9")
            app.look(["selectSomething"], [])
            app.library.misses(9)
            app.device.settle { app.router.linkUnderWay == nil }
            app.look(["station"], [found])
            app.device.back()
            app.look(["stations"], [])
            app.device.back()
            app.open("radio://stations/7")
            app.look(["selectSomething"], [])
            app.device.back()
            app.look(["stations"], [])
        },
        Scenario("without a way back it lies over what is on show, where that has one") { readings in
            for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
                let app = Radio(sizeClass, readings)
                app.device.tap("About")
                app.open("radio://live/7")
                app.look(["about"], [])
                let station = RadioItem.station(Episode(id: 1, title: "One"))
                app.router.setTrail([.stations, station])
                app.device.settle()
                app.open("radio://live/8")
                let list = sizeClass == .regular ? ["stations"] : []
                app.look(list + ["selectSomething"], [station])
                app.device.back()
                app.look(list + ["station"], [station])
                expectEqual(app.router.linkUnderWay, nil)
            }
        },
        Scenario("what will lie over all has none") { readings in
            for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
                let app = Radio(sizeClass, readings)
                app.device.tap("Stations")
                let screens = app.device.screens
                app.open("radio://songs/7")
                expectEqual(app.router.linkUnderWay, .song(id: 7))
                app.look(screens, [])
                app.library.finds(7)
                app.device.settle { app.router.linkUnderWay == nil }
                expectEqual(app.device.layers, ["sheet"])
            }
        },
        Scenario("people go where they like while things are found") { readings in
            for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
                let app = Radio(sizeClass, readings)
                var random = Walk(seed: sizeClass == .compact ? 3 : 5)
                for number in 0..<walk / 8 { app.step(number, &random) }
            }
        },
        Scenario("in a tab that holds a split view it stands beside its list, or lies on it") { readings in
            let (router, library) = (DialRouter(), Library())
            router.resolver = library
            let device = Device(.regular, readings) { DialHost(router: router) }
            device.tapTab("Noise")
            device.open(url("dial://waves/7"))
            expectEqual(device.screens, ["waves", "selectSomething"])
            device.resize(to: .compact)
            expectEqual(device.screens, ["selectSomething"])
            device.back()
            expectEqual(device.screens, ["waves"])
            expectEqual(router.linkUnderWay, nil)
            device.tap("wave 2")
            device.open(url("dial://waves/8"))
            expectEqual(device.screens, ["selectSomething"])
            device.settle { library.isAsked(for: 8) }
            library.finds(8)
            device.settle { router.linkUnderWay == nil }
            expectEqual(device.screens, ["wave"])
            expectEqual(router.stack, [.wave(Episode(id: 8, title: "Found"))])
            device.back()
            expectEqual(device.screens, ["waves"])
            expectNoProblem(device)
        },
        Scenario("a tab for the sidebar alone stands where tabs can have one") { readings in
            let router = DialRouter()
            let device = Device(.regular, readings) { DialHost(router: router) }
            expectEqual(device.tabs.titles, ["Waves", "Noise", "Hiss"])
            device.tapTab("Hiss")
            expectEqual(router.selectedTab, .hiss)
            expectEqual(device.screens, ["hiss"])
            device.resize(to: .compact)
            expectEqual(device.tabs.titles, ["Waves", "Noise"])
            expectEqual(device.screens, ["hiss"])
            device.tapTab("Noise")
            expectEqual(device.screens, ["noise"])
            expectNoProblem(device)
        },
    ]

    @MainActor static let restoration: [Scenario] = [
        Scenario("what a window showed is there at the next launch") { readings in
            let desktop = Desktop(readings, .compact) { WindowGroup { NavigationHost() } }
            desktop.front.tap("show 2")
            desktop.front.tapTab("Search")
            desktop.relaunch()
            expectEqual(desktop.front.screens, ["search"])
            desktop.front.tapTab("Shows")
            expectEqual(desktop.front.texts, ["This is show 2"])
            desktop.front.back()
            desktop.relaunch()
            expectEqual(desktop.front.screens, ["shows"])
            expectNoProblem(desktop.front)
        },
        Scenario("a sheet is there again, with what lies in it, and not what was typed") { readings in
            var routers: [NavigationRouter] = []
            let desktop = Desktop(readings, .compact) {
                WindowGroup { Launch { routers.append($0) } }
            }
            routers[0].present(.review(1))
            desktop.settle()
            desktop.front.tap("review 1, 0 edits")
            desktop.front.tap("show 1")
            desktop.relaunch()
            expectEqual(desktop.front.layers, ["sheet"])
            expect(desktop.front.isShowing("This is show 1"), desktop.front.outline)
            desktop.front.back()
            expect(desktop.front.isShowing("review 1, 0 edits"), desktop.front.outline)
            desktop.front.swipeAway()
            expectEqual(desktop.front.layers, [])
            expectNoProblem(desktop.front)
        },
        Scenario("it is there before anything is shown, and is no step of the way") { readings in
            var routers: [NavigationRouter] = []
            var heard: [NavigationTransition] = []
            let desktop = Desktop(readings, .compact) {
                WindowGroup {
                    Launch { router in
                        routers.append(router)
                        router.onTransition = { heard.append($0) }
                    }
                }
            }
            routers[0].push(.show(2))
            routers[0].push(.show(3))
            desktop.settle()
            heard = []
            desktop.relaunch()
            expectEqual(heard.map(\.intent), [.restore])
            expectEqual(desktop.front.texts, ["This is show 3"])
            expectEqual(desktop.front.runs(of: ShowView.self), readings.coveredPagesAreMade ? 2 : 1)
        },
        Scenario("a link that launches the app wins, over what was there") { readings in
            var routers: [NavigationRouter] = []
            var link: String?
            let desktop = Desktop(readings, .compact) {
                WindowGroup {
                    Launch { router in
                        routers.append(router)
                        if let link { router.open(url: url(link)) }
                    }
                }
            }
            routers[0].push(.show(2))
            routers[0].present(.review(1))
            desktop.settle()
            link = "podcasts://search"
            desktop.relaunch()
            expectEqual(desktop.front.screens, ["search"])
            expectEqual(desktop.front.layers, [])
            desktop.front.tapTab("Shows")
            expectEqual(desktop.front.texts, ["This is show 2"])
            link = "podcasts://shows/3"
            desktop.relaunch()
            expectEqual(routers[2].stack, [.show(3)])
            expectNoProblem(desktop.front)
        },
        Scenario("a link that launches the app looks once, and what was there lies under it") { readings in
            let library = Library()
            var routers: [NavigationRouter] = []
            var link: String?
            let desktop = Desktop(readings, .compact) {
                WindowGroup {
                    Launch { router in
                        routers.append(router)
                        router.resolver = library
                        if let link { router.open(url: url(link)) }
                    }
                }
            }
            routers[0].push(.show(1))
            desktop.front.tapTab("Search")
            desktop.settle()
            link = "podcasts://shows/2/7"
            desktop.relaunch()
            desktop.front.settle { library.isAsked(for: 7) }
            expectEqual(desktop.front.screens, ["selectSomething"])
            library.misses(7)
            desktop.front.settle { routers[1].linkUnderWay == nil }
            expectEqual(desktop.front.screens, ["search"])
            desktop.front.tapTab("Shows")
            expectEqual(desktop.front.texts, ["This is show 1"])
            expectEqual(library.askedCount, 1)
            expectNoProblem(desktop.front)
        },
        Scenario("what is damaged costs nothing else") { readings in
            var losses: [String] = []
            let desktop = Desktop(readings, .compact) {
                WindowGroup { Launch { $0.onLoss = { losses.append("\($0)") } } }
            }
            let saved = #"{"state": {"selectedTab": "shows", "tabs": {"shows": [{"show": {"_0": 2}}, {"show": {"_0": @}}]}}, "version": 1}"#
            desktop.store(Data(saved.utf8), as: "NavigationRouter.state")
            desktop.relaunch()
            expectEqual(desktop.front.texts, ["This is show 2"])
            expectEqual(losses, ["damaged(1)"])
        },
        Scenario("what this build does not know is told, and is there for the next that does") { readings in
            var losses: [String] = []
            let desktop = Desktop(readings, .compact) {
                WindowGroup { Launch { $0.onLoss = { losses.append("\($0)") } } }
            }
            let saved = #"{"state": {"selectedTab": "shows", "tabs": {"shows": [{"show": {"_0": 2}}, {"clip": {}}]}}, "version": 2}"#
            desktop.store(Data(saved.utf8), as: "NavigationRouter.state")
            desktop.relaunch()
            expectEqual(desktop.front.texts, ["This is show 2"])
            expectEqual(losses, ["laterVersion(2)", #"unknown(["clip"])"#])
            let kept = desktop.stored(as: "NavigationRouter.state").map { String(decoding: $0, as: UTF8.self) }
            expect(kept?.contains(#"{"clip":{}}"#) == true, "\(kept ?? "")")
        },
        Scenario("who logs out leaves nothing behind, though the host goes in the same breath") { readings in
            let members = Members()
            let desktop = Desktop(readings, .compact) { WindowGroup { MembersOnly(members: members) } }
            desktop.front.tap("show 2")
            desktop.settle()
            desktop.front.tap("log out")
            desktop.relaunch()
            desktop.front.tap("log in")
            desktop.settle()
            expectEqual(desktop.front.screens, ["shows"])
        },
        Scenario("what takes the place of an equal one is there at the next launch") { readings in
            var routers: [NavigationRouter] = []
            let desktop = Desktop(readings, .compact) { WindowGroup { Launch { routers.append($0) } } }
            routers[0].push(.episode(Episode(id: 1, title: "Pilot")))
            desktop.settle()
            routers[0].replaceTop(with: .episode(Episode(id: 1, title: "The Pilot")))
            desktop.settle()
            desktop.relaunch()
            expectEqual(desktop.front.texts, ["This is episode 1, The Pilot"])
        },
        Scenario("what is restored where nobody looks waits for its guard, wherever a person goes meanwhile") { readings in
            var (isSlow, answer) = (false, CheckedContinuation<Bool, Never>?.none)
            var routers: [NavigationRouter] = []
            let desktop = Desktop(readings, .compact) {
                WindowGroup {
                    Launch { router in
                        routers.append(router)
                        router.guards.member = { isSlow ? await withCheckedContinuation { answer = $0 } : true }
                    }
                }
            }
            routers[0].push([.show(1), .extra])
            desktop.settle()
            desktop.front.tapTab("Search")
            isSlow = true
            for isLate in [false, true] {
                let former = answer
                answer = nil
                desktop.relaunch()
                former?.resume(returning: false)
                desktop.settle()
                let router = routers[routers.count - 1]
                router.push(.show(2))
                desktop.settle()
                expectEqual(desktop.front.screens, ["show"])
                expectEqual(router.state.stack(in: .tab(.shows)), [.show(1)])
                if isLate {
                    desktop.front.settle { answer != nil }
                    answer?.resume(returning: true)
                    desktop.front.settle { router.state.stack(in: .tab(.shows)).count > 1 }
                    expectEqual(router.state.stack(in: .tab(.shows)), [.show(1), .extra])
                }
                expectEqual(router.state.stack(in: .tab(.search)), [.show(2)])
                expectEqual(desktop.front.screens, ["show"])
                router.popToRoot()
                desktop.settle()
            }
        },
        Scenario("what a guard keeps out of a tab that nobody looks at shows nothing over another") { readings in
            var isMember = true
            var routers: [NavigationRouter] = []
            let desktop = Desktop(readings, .compact) {
                WindowGroup {
                    Launch { router in
                        routers.append(router)
                        router.guards.member = { isMember }
                    }
                }
            }
            routers[0].push([.show(1), .extra])
            desktop.settle()
            desktop.front.tapTab("Search")
            isMember = false
            desktop.relaunch()
            desktop.settle()
            expectEqual(desktop.front.screens, ["search"])
            expectEqual(desktop.front.layers, [])
            desktop.front.tapTab("Shows")
            desktop.settle()
            expectEqual(desktop.front.texts, ["This is show 1"])
            expectEqual(desktop.front.layers, [])
        },
    ]
}

/// A scene whose router the app makes.
struct Launch: View {
    @State private var router: NavigationRouter

    init(_ launched: (NavigationRouter) -> Void) {
        let router = NavigationRouter()
        launched(router)
        _router = State(initialValue: router)
    }

    var body: some View { NavigationHost(router: router) }
}
