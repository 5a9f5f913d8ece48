import Foundation
@_spi(Running) import SwiftUI

/// What the state says is on screen, by accessibility identifier.
@MainActor func expected(_ router: NavigationRouter) -> [NavigationItem] {
    if router.isCompact {
        if router.compactColumn == .sidebar { return [] }
        return [router.stack.last ?? router.contentRoot ?? router.detailRoot]
    }
    return [router.contentRoot, router.detailStack.last ?? router.detailRoot].compactMap { $0 }
}

/// A device with the app, and a person who looks after each step whether the screen shows what the state says.
@MainActor struct Reader {
    let router = NavigationRouter()
    let device: Device

    init(_ sizeClass: UserInterfaceSizeClass, _ readings: Readings) {
        let router = router
        device = Device(sizeClass, readings) { NavigationHost(router: router) { OwnSidebar() } }
        look()
    }

    func look(line: Int = #line) {
        let layers = router.layers.compactMap { $0.stack.last ?? $0.item }
        let wanted = (expected(router) + layers).map(\.accessibilityIdentifier)
        device.settle { device.layers.count == router.layers.count }
        expectEqual(device.screens, wanted, "on screen\n\(device.outline)", line: line)
        expectEqual(device.layers.count, router.layers.count, line: line)
        expectEqual(device.missing, [], line: line)
        if !router.isCompact { lookAtSidebar(line: line) }
        expectNoProblem(device, line: line)
    }

    private func lookAtSidebar(line: Int) {
        let isLeftToSystem = router.visibleColumns == .automatic
        let isHidden = isLeftToSystem ? !device.hasRoomForSidebar : router.visibleColumns != .all
        expectEqual(device.showsSidebar, !isHidden, "\(router.visibleColumns)", line: line)
        if device.showsSidebar, let row = router.derivedMenuItem {
            expect(device.selectedRows.contains(row.displayName), "\(row) among \(device.selectedRows)", line: line)
        }
    }

    func tap(_ names: String..., line: Int = #line) {
        for name in names {
            device.tap(name)
            look(line: line)
        }
    }

    func back(line: Int = #line) {
        device.back()
        look(line: line)
    }

    func turn(to sizeClass: UserInterfaceSizeClass, line: Int = #line) {
        device.resize(to: sizeClass)
        look(line: line)
    }

    func lead(_ way: (NavigationRouter) -> Void, line: Int = #line) {
        way(router)
        device.settle()
        look(line: line)
    }

    /// Does something that can be done here.
    func step(_ random: inout Walk, back saved: inout NavigationState?) {
        let number = random.next(below: 3)
        switch random.next(below: 28) {
        case 0: turn(to: router.isCompact ? .regular : .compact)
        case 1, 2: if device.canGoBack { back() }
        case 3: if !router.isCompact, router.layers.isEmpty { device.toggleSidebar() }
        case 4: lead { $0.remove { $0 == .book(Sample.books[1]) || $0 == .author(Sample.author) } }
        case 5: lead { $0.open(.book(Sample.books[2])) }
        case 6: lead { $0.open(.chooseList(Sample.books[number])) }
        case 7: lead { $0.present(.book(Sample.books[number]), as: [.sheet, .fullScreenCover, .popover][number]) }
        case 8, 9: lead { $0.router(ofLayer: number).push(.book(Sample.books[random.next(below: 3)])) }
        case 10, 11:
            if !device.layers.isEmpty { device.swipeAway() }
            look()
        case 13, 14:
            let links = ["settings", "books", "authors", "lists", "lists/1", "books/\(number)", "nowhere"]
            device.open(URL(string: "books:/" + random.pick(links)!)!)
            look()
        case 15, 16, 17: lead { $0.lead(&random, among: Self.items, lists: Self.lists, back: &saved) }
        case 18: lead { $0.detailSelection = number == 0 ? nil : random.pick(Self.items) }
        case 19: lead { $0.setContentRoot(random.pick(Self.items)!) }
        case 21: lead { $0.compactColumn = [.sidebar, .content, .detail][number] }
        case 20:
            device.tapAtOnce((0..<2).compactMap { _ in random.pick(device.tappable) })
            look()
        case 22:
            device.resize(hasRoomForSidebar: !device.hasRoomForSidebar)
            look()
        case 23:
            device.goHome()
            look()
        case 12: lead { number == 0 ? $0.dismissAll() : $0.router(ofLayer: number - 1).dismiss() }
        default: if let name = random.pick(device.tappable) { tap(name) }
        }
    }
}

extension Reader {
    fileprivate static let items: [NavigationItem] = [
        .books, .authors, .settings, .about, .book(Sample.books[0]), .book(Sample.books[1]), .author(Sample.author),
        .readingList(Sample.lists[0]),
    ]
    /// What can be deleted, in the lists that it stands in.
    fileprivate static let lists: [[NavigationItem]] = [
        Sample.books.map { .book($0) }, Sample.lists.map { .readingList($0) },
        [.author(Sample.author), .author(Author(id: 2, name: "Bo"))],
    ]
}

extension Reader {
    /// One step of a trip.
    struct Step {
        let byHand: @MainActor (Reader) -> Void
        let byApp: @MainActor (NavigationRouter) -> Void
        /// What the columns show after it.
        let place: [NavigationItem]
    }

    /// Authors, an author, one of their books, back, Settings.
    static let trip: [Step] = {
        let author = NavigationItem.author(Sample.author)
        let book = NavigationItem.bookByAuthor(Sample.books[1], Sample.author)
        return [
            Step(byHand: { $0.choose("Authors") }, byApp: { $0.setContentRoot(.authors) }, place: [.authors]),
            Step(byHand: { $0.tap("Ada") }, byApp: { $0.setDetailRoot(author) }, place: [.authors, author]),
            Step(
                byHand: { $0.tap("By Ada: Ulysses") }, byApp: { $0.push(book) }, place: [.authors, author, book]),
            Step(byHand: { $0.back() }, byApp: { expectEqual($0.pop(), book) }, place: [.authors, author]),
            Step(byHand: { $0.choose("Settings") }, byApp: { $0.setContentRoot(.settings) }, place: [.settings]),
        ]
    }()

    /// Taps a row of the sidebar, which may be under what lies on it.
    func choose(_ row: String) {
        for _ in 0...router.stack.count where router.isCompact && router.compactColumn != .sidebar { back() }
        tap(row)
    }

    /// Goes on the trip, and turns before some of its steps.
    func travel(byHand: Bool, turningBefore turns: Int) {
        for (number, step) in Self.trip.enumerated() {
            if turns >> number & 1 == 1 { turn(to: router.isCompact ? .regular : .compact) }
            if byHand { step.byHand(self) } else { lead(step.byApp) }
            let place = [router.contentRoot ?? router.detailRoot] + router.stack
            expectEqual(place, step.place, "after step \(number), turned before \(String(turns, radix: 2))")
            expectEqual(router.derivedMenuItem, step.place[0])
        }
    }
}

extension NavigationRouter: Leading {
    func remove(_ items: [NavigationItem], among siblings: [NavigationItem]) {
        remove(among: siblings) { items.contains($0) }
    }
}

@main enum Program {
    @MainActor static func main() { Scenario.run(ways + defects) }

    @MainActor static let ways: [Scenario] = [
        Scenario("columns: rows, links, back") { readings in
            let reader = Reader(.regular, readings)
            reader.tap("Books", "Open Emma", "Its author", "By Ada: Walden")
            expect(reader.device.isShowing("Walden"), "\(reader.device.texts)")
            reader.back()
            reader.back()
            expect(reader.device.isShowing("Emma"), "\(reader.device.texts)")
            reader.tap("Settings", "in the settings 0", "Authors", "Ada")
            expectEqual(reader.device.selectedRows, ["Authors"])
        },
        Scenario("a phone: rows, links, back to the sidebar") { readings in
            let reader = Reader(.compact, readings)
            reader.tap("Books", "Open Emma", "Its author")
            expectEqual(reader.router.stack.count, 2)
            reader.back()
            reader.back()
            expect(reader.device.isShowing("Open Walden"), "\(reader.device.texts)")
            reader.back()
            expectEqual(reader.router.compactColumn, .sidebar)
            reader.tap("Settings")
            expect(reader.device.isShowing("in the settings 0"), "\(reader.device.texts)")
        },
        Scenario("a list that lets go of its row is the sidebar, where that stands alone") { readings in
            let reader = Reader(.regular, readings)
            reader.tap("Books", "Open Emma", "Its author")
            reader.device.clickBeside("Settings")
            reader.look()
            expectEqual(reader.device.selectedRows, ["Books"])
            expect(reader.device.isShowing("Ada"), "\(reader.device.texts)")
            reader.turn(to: .compact)
            reader.lead { $0.selectedRow.wrappedValue = nil }
            expectEqual(reader.router.compactColumn, .sidebar)
            reader.turn(to: .regular)
            expect(reader.device.isShowing("Ada"), "\(reader.device.texts)")
        },
        Scenario("turning shows the same place") { readings in
            let reader = Reader(.regular, readings)
            reader.tap("Books", "Open Emma", "Its author")
            reader.turn(to: .compact)
            expect(reader.device.isShowing("Ada"), "\(reader.device.texts)")
            reader.back()
            reader.turn(to: .regular)
            expect(reader.device.isShowing("Emma") && reader.device.isShowing("Open Walden"), "\(reader.device.texts)")
        },
        Scenario("a trip is the same, however the window turns on the way") { readings in
            for turns in 0..<(1 << Reader.trip.count) {
                Reader(.regular, readings).travel(byHand: true, turningBefore: turns)
                if readings.isUsual { Reader(.regular, readings).travel(byHand: false, turningBefore: turns) }
            }
        },
        Scenario("the app leads the way") { readings in
            let reader = Reader(.regular, readings)
            for step in [NavigationItem.search, .book(Sample.books[0]), .settings, .author(Sample.author)] {
                reader.router.open(step)
                reader.device.settle()
                reader.look()
            }
            reader.router.push(.bookByAuthor(Sample.books[1], Sample.author))
            reader.device.settle()
            reader.look()
            expect(reader.device.isShowing("Ulysses"), "\(reader.device.texts)")
        },
        Scenario("the content column's list selects what the detail shows, both ways") { readings in
            let reader = Reader(.regular, readings)
            reader.tap("Reading Lists", "Later")
            expectEqual(reader.router.detailRoot, .readingList(Sample.lists[0]))
            reader.tap("First book", "Holidays")
            expectEqual(reader.router.detailRoot, .readingList(Sample.lists[1]))
            expectEqual(reader.router.detailStack, [])
            reader.lead { $0.open(.readingList(Sample.lists[0])) }
            expectEqual(reader.device.selectedRows, ["Reading Lists", "Later"])
            reader.turn(to: .compact)
            reader.back()
            expectEqual(reader.router.detailSelection, nil)
            reader.tap("Later")
            expectEqual(reader.router.stack, [.readingList(Sample.lists[0])])
            reader.turn(to: .regular)
            reader.lead { $0.detailSelection = nil }
            expectEqual(reader.device.selectedRows, ["Reading Lists"])
        },
        Scenario("people go where they like") { readings in
            forEachWalk(readings, steps: sampleWalk(readings)) { random, readings, steps in
                let reader = Reader(.regular, readings)
                var saved: NavigationState?
                for _ in 0..<steps where reader.device.problems.isEmpty { reader.step(&random, back: &saved) }
            }
        },
    ]

    // Each of these was wrong once.
    @MainActor static let defects: [Scenario] = [
        Scenario("what stands beside the sidebar's rows shows its screen in the detail column, or on top") { readings in
            let reader = Reader(.regular, readings)
            reader.tap("Authors", "Ada", "Read last")
            expectEqual(reader.device.screens.last, NavigationItem.book(Sample.books[1]).accessibilityIdentifier)
            let phone = Reader(.compact, readings)
            while phone.device.canGoBack { phone.back() }
            phone.tap("Read last")
            expectEqual(phone.device.screens, [NavigationItem.book(Sample.books[1]).accessibilityIdentifier])
        },
        Scenario("another link of the list replaces what the detail shows") { readings in
            let reader = Reader(.regular, readings)
            reader.tap("Books", "Open Emma", "Open Ulysses")
            expectEqual(reader.router.detailRoot, .book(Sample.books[1]))
            expectEqual(reader.router.detailStack, [])
        },
        Scenario("turning keeps what a person has begun") { readings in
            let reader = Reader(.regular, readings)
            reader.tap("Books", "Open Emma", "in the book 0")
            reader.turn(to: .compact)
            expect(reader.device.isShowing("in the book 1"), "\(reader.device.texts)")
            reader.tap("in the book 1")
            reader.turn(to: .regular)
            expect(reader.device.isShowing("in the book 2"), "\(reader.device.texts)")
            reader.tap("Settings", "in the settings 0")
            reader.turn(to: .compact)
            expect(reader.device.isShowing("in the settings 1"), "\(reader.device.texts)")
            reader.back()
            expect(reader.device.showsSidebar, reader.device.outline)
            reader.tap("Settings")
        },
        Scenario("another number of columns keeps the sidebar") { readings in
            let reader = Reader(.regular, readings)
            reader.tap("in the sidebar 0", "Settings")
            expect(reader.device.isShowing("in the sidebar 1"), "\(reader.device.texts)")
            reader.tap("Authors")
            expectEqual(reader.device.screens.first, "authors")
            expect(reader.device.isShowing("in the sidebar 1"), "\(reader.device.texts)")
        },
        Scenario("a sidebar that was hidden stays hidden") { readings in
            let reader = Reader(.regular, readings)
            reader.tap("Books", "Open Emma")
            reader.device.toggleSidebar()
            expect(!reader.device.showsSidebar, "hidden")
            reader.router.setContentRoot(.settings)
            reader.device.settle()
            expect(!reader.device.showsSidebar, "in two columns")
            reader.router.setContentRoot(.books)
            reader.device.settle()
            expectEqual(reader.device.screens, ["books", "selectSomething"])
            reader.device.toggleSidebar()
            reader.router.setContentRoot(.settings)
            reader.device.settle()
            expect(reader.device.showsSidebar, "shown again")
        },
        Scenario("VoiceOver stays in the list where nothing was chosen") { readings in
            let reader = Reader(.regular, readings)
            reader.tap("Books", "Authors")
            expectEqual(reader.device.focused, [])
            reader.tap("Ada")
            expectEqual(reader.device.focused, ["author"])
            reader.router.detailSelection = nil
            reader.device.settle()
            expectEqual(reader.device.screens, ["authors", "selectSomething"])
            expectEqual(reader.device.focused, [])
            // Nobody has chosen what is brought back, and the neighbour of what is deleted.
            let authors = [Sample.author, Author(id: 2, name: "Bo")].map(NavigationItem.author)
            var state = reader.router.state
            state.setDetailRoot(authors[0])
            reader.lead { $0.state = state }
            expectEqual(reader.device.focused, [])
            reader.lead { $0.remove([authors[0]], among: authors) }
            expectEqual(reader.router.detailRoot, authors[1])
            expectEqual(reader.device.focused, [])
            reader.lead { $0.detailSelection = authors[0] }
            expectEqual(reader.device.focused, ["author"])
            reader.lead { $0.remove([authors[0]], among: [authors[0]]) }
            expectEqual(reader.device.focused, [])
        },
        Scenario("a phone's first body knows that it is one") { readings in
            beliefs = []
            _ = Device(.compact, readings) { NavigationHost { Believer() } }
            expectEqual(beliefs.first, true)
        },
        Scenario("a push redraws nothing that shows only the sidebar's row") { readings in
            let reader = Reader(.regular, readings)
            reader.tap("Books", "Open Emma")
            let runs = reader.device.runs(of: ChosenRow.self)
            reader.tap("Its author")
            expectEqual(reader.device.runs(of: ChosenRow.self), runs)
        },
        Scenario("going from the sidebar to a screen is not heard as going back") { readings in
            let reader = Reader(.compact, readings)
            var intents: [NavigationTransition.Intent] = []
            reader.router.onTransition = { intents.append($0.intent) }
            reader.tap("Books")
            reader.back()
            let before = intents.count
            reader.device.tap("Books")
            expect(!intents[before...].contains(.backToRoot), "\(intents)")
        },
        Scenario("a row and its screen have identifiers of their own") { readings in
            let reader = Reader(.regular, readings)
            expectEqual(reader.device.elements(identified: "authors"), 1)
        },
    ]
}
