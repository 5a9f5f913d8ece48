@_spi(Running) import SwiftUI

/// What the state says is on screen.
@MainActor func expected(_ router: NavigationRouter) -> [NavigationItem] {
    let content = router.contentStack.last ?? router.contentRoot
    let detail = router.detailStack.last ?? router.detailRoot
    if !router.isCompact { return [content, detail].compactMap { $0 } }
    switch router.compactColumn {
    case .sidebar: return []
    case .content: return [content].compactMap { $0 }
    case .detail: return [detail]
    }
}

@MainActor struct Reader {
    let router = NavigationRouter()
    let device: Device

    init(_ sizeClass: UserInterfaceSizeClass, _ readings: Readings) {
        let router = router
        device = Device(sizeClass, readings) { NavigationHost(router: router) }
        look()
    }

    func look(line: Int = #line) {
        let wanted = expected(router).map(\.accessibilityIdentifier)
        expectEqual(device.screens, wanted, "on screen\n\(device.outline)", line: line)
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

    func step(_ random: inout Walk) {
        switch random.next(below: 11) {
        #if !STUB_MACOS
            case 0: turn(to: router.isCompact ? .regular : .compact)
        #endif
        case 1, 2: if device.canGoBack { back() }
        case 3: if !router.isCompact { device.toggleSidebar() }
        case 4:
            device.resize(hasRoomForSidebar: !device.hasRoomForSidebar)
            look()
        default: if let name = random.pick(device.tappable) { tap(name) }
        }
    }
}

@main enum Program {
    @MainActor static func main() {
        #if STUB_MACOS
            // What begins and ends in columns: on a Mac they never become one.
            let wide = [
                "what the content column opens of its own is pushed in it", "what is on show already stays, with the way back",
                "a list that is deleted under another one moves nobody",
                "what lies on the placeholder stays there, whatever goes from under it",
                "what takes the place of a screen on the placeholder lies there, and no list takes a book's",
                "no list takes the place of a deleted one that was pushed",
                "an equal screen brings what is new, and its view stays",
                "an equal screen brings what is new, whoever asks for it", "a sidebar hidden beside two columns comes back",
                "people go where they like",
            ]
            Scenario.run(scenarios.filter { wide.contains($0.name) })
        #else
            Scenario.run(scenarios)
        #endif
    }

    @MainActor private static var scenarios: [Scenario] {
        [
            Scenario("what the content column opens of its own is pushed in it") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("To shelf 1", "To shelf 2")
                expectEqual(reader.router.contentStack, [.shelf(1), .shelf(2)])
                reader.tap("To book 20")
                expectEqual(reader.router.detailRoot, .book(20))
                expectEqual(reader.router.contentStack, [.shelf(1), .shelf(2)])
                reader.tap("Sequel 21")
                reader.back()
                expectEqual(reader.router.detailStack, [])
                reader.back()
                expectEqual(reader.router.contentStack, [.shelf(1)])
                expectEqual(reader.device.screens, ["shelf", "selectSomething"])
            },
            Scenario("turning keeps the shelves") { readings in
                let reader = Reader(.compact, readings)
                reader.tap("Library", "To shelf 1", "To book 10")
                reader.turn(to: .regular)
                expectEqual(reader.device.screens, ["shelf", "book"])
                reader.turn(to: .compact)
                reader.back()
                expectEqual(reader.device.screens, ["shelf"])
                reader.back()
                expectEqual(reader.device.screens, ["library"])
                reader.back()
                expect(reader.device.showsSidebar, reader.device.outline)
            },
            Scenario("the app opens a shelf in the content column") { readings in
                let reader = Reader(.regular, readings)
                reader.router.open(.shelf(3))
                reader.device.settle()
                reader.look()
                expectEqual(reader.router.contentRoot, .library)
                reader.router.open(.book(30))
                reader.device.settle()
                expectEqual(reader.device.screens, ["shelf", "book"])
                // One that is on top there already does not come twice; in one column, what hides it goes.
                reader.router.open(.shelf(3))
                reader.device.settle()
                expectEqual(reader.router.contentStack, [.shelf(3)])
                expectEqual(reader.device.screens, ["shelf", "book"])
                reader.turn(to: .compact)
                reader.router.open(.shelf(3))
                reader.device.settle()
                reader.look()
                expectEqual(reader.router.stack, [.shelf(3)])
            },
            Scenario("on a phone a shelf that a book's screen opens lies on the book") { readings in
                let reader = Reader(.compact, readings)
                reader.tap("Library", "To book 10")
                reader.router.open(.shelf(3))
                reader.device.settle()
                reader.look()
                expectEqual(reader.device.screens, ["shelf"])
                reader.back()
                expectEqual(reader.device.screens, ["book"])
                reader.back()
                expectEqual(reader.device.screens, ["library"])
            },
            Scenario("what is on show already stays, with the way back") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("To book 10", "Sequel 11")
                reader.router.open(.book(11))
                reader.device.settle()
                reader.look()
                expectEqual(reader.router.detailStack, [.book(11)])
                reader.back()
                expectEqual(reader.device.screens, ["library", "book"])
            },
            Scenario("of two quick taps on a shelf one counts, and a path written again changes nothing") { readings in
                for sizeClass in [UserInterfaceSizeClass.regular, .compact] {
                    let reader = Reader(sizeClass, readings)
                    if sizeClass == .compact { reader.tap("Library") }
                    reader.device.tapAtOnce(["To shelf 1", "To shelf 1"])
                    expectEqual(reader.router.contentStack, [.shelf(1)])
                    reader.tap("To book 10", "Sequel 11")
                    reader.router.contentStack = reader.router.contentStack
                    reader.device.settle()
                    reader.look()
                    expectEqual(reader.router.detailStack, [.book(11)])
                }
            },
            Scenario("a list that is deleted under another one moves nobody") { readings in
                let reader = Reader(.regular, readings)
                reader.router.setTrail([.shelf(1), .shelf(2), .book(20)])
                reader.device.settle()
                reader.tap("Notes on 2: 0")
                reader.router.remove { $0 == .shelf(1) }
                reader.device.settle()
                reader.look()
                expectEqual(reader.device.screens, ["shelf", "book"])
                expect(reader.device.isShowing("To shelf 3"), "\(reader.device.texts)")
                expect(reader.device.isShowing("This is book 20"), "\(reader.device.texts)")
                reader.router.contentStack = []
                reader.device.settle()
                expectEqual(reader.device.screens, ["library", "selectSomething"])
                // Who sees the list that goes sees what is next in its place.
                reader.router.setTrail([.shelf(1), .book(10)])
                reader.router.remove { $0 == .shelf(1) }
                reader.device.settle()
                expectEqual(reader.device.screens, ["library", "selectSomething"])
            },
            Scenario("what lies on the placeholder stays there, whatever goes from under it") { readings in
                let reader = Reader(.regular, readings)
                reader.router.setTrail([.library, .shelf(1), .shelf(2), .book(20)])
                reader.router.push(.book(21))
                reader.router.remove { $0 == .book(20) }
                reader.device.settle()
                reader.look()
                reader.router.remove { $0 == .shelf(1) }
                reader.device.settle()
                reader.look()
                expectEqual(reader.router.contentStack, [.shelf(2)])
                expectEqual(reader.router.detailStack, [.book(21)])
                expectEqual(reader.router.detailSelection, nil)
            },
            Scenario("a list over a screen that is deleted stays in the detail column") { readings in
                let reader = Reader(.regular, readings)
                reader.router.setTrail([.library, .shelf(1), .book(10)])
                reader.router.push(.shelf(2))
                reader.device.settle()
                reader.look()
                reader.router.remove { $0 == .book(10) }
                reader.device.settle()
                reader.look()
                expectEqual(reader.router.contentStack, [.shelf(1)])
                expectEqual(reader.router.detailStack, [.shelf(2)])
                expect(reader.device.isShowing("To shelf 3"), "\(reader.device.texts)")
                reader.router.remove { $0 == .shelf(1) }
                reader.device.settle()
                reader.look()
                expectEqual(reader.router.detailStack, [.shelf(2)])
                expect(reader.device.isShowing("To shelf 3"), "\(reader.device.texts)")
                reader.router.detailStack = [.shelf(3), .book(30)]
                expectEqual(reader.router.detailStack, [.shelf(3), .book(30)])
                reader.turn(to: .compact)
                reader.turn(to: .regular)
                expectEqual(reader.router.detailStack, [.shelf(3), .book(30)])
                expectEqual(reader.router.contentStack, [])
            },
            Scenario("what takes the place of a screen on the placeholder lies there, and no list takes a book's") { readings in
                let reader = Reader(.regular, readings)
                reader.router.setTrail([.library, .shelf(1)])
                reader.router.detailStack = [.book(10)]
                reader.router.replaceTop(with: .book(11))
                reader.device.settle()
                reader.look()
                expectEqual(reader.router.detailStack, [.book(11)])
                reader.router.detailSelection = .book(10)
                reader.router.remove(among: [.book(10), .shelf(2), .book(12)]) { $0 == .book(10) }
                reader.device.settle()
                reader.look()
                expectEqual(reader.router.contentStack, [.shelf(1)])
                expectEqual(reader.router.detailSelection, .book(12))
            },
            Scenario("no list takes the place of a deleted one that was pushed") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("To shelf 1")
                reader.router.remove(among: [.shelf(1), .shelf(2)]) { $0 == .shelf(1) }
                reader.device.settle()
                reader.look()
                expectEqual(reader.device.screens, ["library", "selectSomething"])
            },
            Scenario("an equal screen brings what is new, and its view stays") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("To shelf 1", "To book 10")
                reader.router.push(.memo(Memo(id: 1, text: "first")))
                reader.device.settle()
                reader.tap("first 0")
                reader.router.replaceTop(with: .memo(Memo(id: 1, text: "second")))
                reader.device.settle()
                expect(reader.device.isShowing("second 1"), "\(reader.device.texts)")
                // Another one is seen in another view.
                reader.router.replaceTop(with: .memo(Memo(id: 2, text: "third")))
                reader.device.settle()
                expect(reader.device.isShowing("third 0"), "\(reader.device.texts)")
                reader.back()
            },
            Scenario("an equal screen brings what is new, whoever asks for it") { readings in
                let reader = Reader(.regular, readings)
                @MainActor func sees(_ text: String, line: Int = #line, after ask: (NavigationRouter) -> Void) {
                    ask(reader.router)
                    reader.device.settle()
                    expect(reader.device.isShowing(text), "\(reader.device.texts)", line: line)
                }
                func memo(_ text: String) -> NavigationItem { .memo(Memo(id: 1, text: text)) }
                reader.tap("To shelf 1")
                sees("first 0") { $0.setDetailRoot(memo("first")) }
                reader.tap("first 0")
                sees("second 1") { $0.setDetailRoot(memo("second")) }
                sees("third 1") { $0.open(memo("third")) }
                sees("fourth 1") { $0.detailSelection = memo("fourth") }
                sees("fifth 1") { $0.setTrail([.library, .shelf(1), memo("fifth")]) }
                reader.look()
            },
            Scenario("on a phone an equal screen brings what is new, from behind the sidebar, too") { readings in
                let reader = Reader(.compact, readings)
                reader.router.push(.memo(Memo(id: 1, text: "first")))
                reader.device.settle()
                reader.router.compactColumn = .sidebar
                reader.device.settle()
                reader.router.replaceTop(with: .memo(Memo(id: 1, text: "second")))
                reader.device.settle()
                expect(reader.device.texts.contains { $0.hasPrefix("second") }, "\(reader.device.texts)")
                let ways: [@MainActor (NavigationItem) -> Void] = [
                    { reader.router.open($0) }, { reader.router.push($0) }, { reader.router.push([$0]) },
                ]
                for (number, way) in ways.enumerated() {
                    way(.memo(Memo(id: 1, text: "way \(number)")))
                    reader.device.settle()
                    expect(reader.device.texts.contains { $0.hasPrefix("way \(number)") }, "\(reader.device.texts)")
                    expectEqual(reader.router.stack.count, 1)
                }
            },
            Scenario("a sidebar hidden beside two columns comes back") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("About")
                reader.device.toggleSidebar()
                expect(!reader.device.showsSidebar, reader.device.outline)
                // What a split view of three columns may write: one column more.
                reader.router.columnVisibility = .doubleColumn
                reader.device.settle()
                expect(reader.device.showsSidebar, reader.device.outline)
                reader.device.toggleSidebar()
                expect(!reader.device.showsSidebar, reader.device.outline)
                reader.look()
            },
            Scenario("where the system hides the sidebar, a person gets it, and a row shows what it should") { readings in
                let reader = Reader(.regular, readings)
                let device = reader.device
                device.resize(hasRoomForSidebar: false)
                expect(!device.showsSidebar, device.outline)
                reader.tap("To shelf 1")
                expectEqual(reader.router.contentStack, [.shelf(1)])
                for row in ["About", "Library"] {
                    if !device.showsSidebar { device.toggleSidebar() }
                    expect(device.showsSidebar, device.outline)
                    reader.tap(row)
                }
                reader.turn(to: .compact)
                reader.turn(to: .regular)
                device.resize(hasRoomForSidebar: true)
                reader.look()
            },
            Scenario("people go where they like") { readings in
                forEachWalk(readings) { random, readings, steps in
                    let reader = Reader(.regular, readings)
                    for _ in 0..<steps where reader.device.problems.isEmpty { reader.step(&random) }
                }
            },
        ]
    }
}
