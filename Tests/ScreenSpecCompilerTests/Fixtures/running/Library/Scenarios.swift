@_spi(Running) import SwiftUI

@MainActor struct Reader {
    let router = NavigationRouter()
    let device: Device

    init(_ sizeClass: UserInterfaceSizeClass, _ readings: Readings) {
        let (router, session) = (router, Session())
        device = Device(sizeClass, readings) { NavigationHost(router: router).environment(session) }
        look()
    }

    func look(line: Int = #line) {
        let detail = router.detailStack.last ?? router.detailRoot
        let top = router.state.stack(in: .base).last ?? router.selectedTab.root
        let wanted = router.isCompact ? [top] : [router.contentRoot, detail].compactMap { $0 }
        expectEqual(device.screens, wanted.map(\.accessibilityIdentifier), "on screen\n\(device.outline)", line: line)
        expectNoProblem(device, line: line)
    }

    func tap(_ name: String, line: Int = #line) {
        device.tap(name)
        look(line: line)
    }

    func tapTab(_ name: String, line: Int = #line) {
        device.tapTab(name)
        look(line: line)
    }
}

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("rows with arguments are chosen one by one") { readings in
                let reader = Reader(.regular, readings)
                expectEqual(reader.router.derivedMenuItem, .shelf(kind: .films))
                let rows = ["films", "books.true"].map { reader.device.elements(identified: "sidebar.shelf.\($0)") }
                expectEqual(rows, [1, 1])
                reader.tap("All books")
                expectEqual(reader.router.contentRoot, .shelf(kind: .books, isSorted: true))
                expectEqual(reader.router.derivedMenuItem, .shelf(kind: .books, isSorted: true))
                expectEqual(
                    reader.router.detailRoot, .selectSomething(label: "No books", systemImage: "book"))
                reader.tap("To Title 1")
                reader.tap("Films of Town")
                expectEqual(reader.router.contentRoot, .shelf(kind: .films))
                expectEqual(reader.router.detailStack, [])
                expectEqual(reader.device.selectedRows.count, 1)
            },
            Scenario("what has no row is pushed, and the row stays chosen") { readings in
                let reader = Reader(.regular, readings)
                reader.device.tap("To All games")
                expectEqual(reader.router.contentStack, [.shelf(kind: .games)])
                expectEqual(reader.router.derivedMenuItem, .shelf(kind: .films))
                expectNoProblem(reader.device)
            },
            Scenario("a row's icon is a view of the app's own") { readings in
                let reader = Reader(.regular, readings)
                expect(reader.device.texts.contains("Photo of Ada"), reader.device.outline)
                reader.tap("Account")
                expectEqual(reader.router.detailRoot, .account)
            },
            Scenario("tabs begin where the spec says, and columns with the first row") { readings in
                let phone = Reader(.compact, readings)
                expectEqual(phone.router.selectedTab, .books)
                expectEqual(phone.router.stack, [])
                phone.device.resize(to: .regular)
                phone.look()
                expectEqual(phone.router.derivedMenuItem, .shelf(kind: .books, isSorted: true))
                let desk = Reader(.regular, readings)
                expectEqual(desk.router.derivedMenuItem, .shelf(kind: .films))
                desk.device.resize(to: .compact)
                desk.look()
                expectEqual(desk.router.selectedTab, .films)
            },
            Scenario("tabs in sections, and one that searches") { readings in
                let reader = Reader(.compact, readings)
                reader.tapTab("tab.films")
                reader.tapTab("tab.books")
                reader.tap("To Title 1")
                expectEqual(reader.router.router(of: .books).stack, [.title(1)])
                reader.tapTab("tab.search")
                reader.tapTab("tab.films")
                reader.tapTab("tab.books")
                expectEqual(reader.router.stack, [.title(1)])
            },
            Scenario("a shelf that a tab holds stands in the content column where there is one") { readings in
                let reader = Reader(.compact, readings)
                reader.tapTab("tab.account")
                reader.router.push([.title(1), .shelf(kind: .games), .title(2)])
                reader.device.settle()
                reader.look()
                reader.device.resize(to: .regular)
                reader.look()
                expectEqual(reader.router.contentRoot, .shelf(kind: .games))
                expectEqual(reader.router.detailSelection, .title(2))
                reader.device.resize(to: .compact)
                reader.look()
                for left in [2, 1, 0] {
                    reader.device.back()
                    reader.look()
                    expectEqual(reader.router.stack.count, left)
                }
                reader.device.resize(to: .regular)
                reader.look()
                expectEqual(reader.router.derivedMenuItem, .account)
            },
            Scenario("a list that lives in a tab keeps its place where what lives there is opened") { readings in
                let reader = Reader(.regular, readings)
                reader.router.open(.wishes)
                reader.router.open(.wish(1))
                reader.device.settle()
                reader.look()
                expectEqual(reader.router.contentRoot, .wishes)
                expectEqual(reader.router.detailSelection, .wish(1))
                expectEqual(reader.router.selectedTab, .account)
                reader.router.open(.wish(2))
                expectEqual(reader.router.detailSelection, .wish(2))
                reader.device.settle()
                reader.device.resize(to: .compact)
                reader.look()
                expectEqual(reader.router.stack, [.wishes, .wish(2)])
                // Where another list is on show, it lies on what its tab begins with.
                reader.device.resize(to: .regular)
                reader.tap("All books")
                reader.router.open(.wish(1))
                reader.device.settle()
                reader.look()
                expectEqual(reader.router.detailRoot, .account)
                expectEqual(reader.router.detailStack, [.wish(1)])
            },
            Scenario("what lies on the placeholder of a shelf that a hidden tab holds stays on it") { readings in
                let reader = Reader(.compact, readings)
                let account = reader.router.router(of: .account)
                account.push([.title(1), .shelf(kind: .games)])
                account.detailStack = [.title(2), .title(3)]
                expectEqual(account.stack, [.title(1), .shelf(kind: .games), .title(2), .title(3)])
                expectEqual(account.detailStack, [.title(2), .title(3)])
                reader.router.remove { $0 == .title(2) }
                expectEqual(account.detailStack, [.title(3)])
                for tab in [AppTab.account, .films, .account] {
                    reader.router.select(tab)
                    reader.device.settle()
                    reader.look()
                }
                reader.device.resize(to: .regular)
                reader.look()
                expectEqual(reader.router.contentRoot, .shelf(kind: .games))
                expectEqual(reader.router.detailSelection, nil)
                expectEqual(reader.router.detailStack, [.title(3)])
                // Where nothing is selected, there is nothing to leave.
                reader.router.detailSelection = nil
                expectEqual(reader.router.detailStack, [.title(3)])
            },
            Scenario("a tab's content column, and what is presented, have nothing of the window's") { readings in
                let reader = Reader(.regular, readings)
                let books = reader.router.router(of: .books)
                reader.router.open(.shelf(kind: .games))
                reader.device.settle()
                reader.look()
                expectEqual(reader.router.contentStack, [.shelf(kind: .games)])
                expectEqual(books.contentStack, [])
                books.contentStack = [.shelf(kind: .games)]
                books.push(.title(1))
                reader.router.contentStack = []
                reader.device.settle()
                reader.look()
                expectEqual(books.contentStack, [.shelf(kind: .games)])
                expectEqual(books.detailSelection, .title(1))
                books.contentStack = books.contentStack
                expectEqual(books.detailSelection, .title(1))
                reader.router.present(.loan(1))
                let loan = reader.router.router(ofLayer: 0)
                loan.push(.title(3))
                loan.contentStack = [.shelf(kind: .films)]
                expectEqual(loan.stack, [.title(3)])
                loan.detailSelection = nil
                expectEqual(loan.stack, [.title(3)])
                reader.router.dismiss()
                reader.device.settle()
                reader.device.resize(to: .compact)
                reader.tapTab("tab.books")
                expectEqual(reader.router.stack, [.shelf(kind: .games), .title(1)])
            },
            Scenario("turning shows the same shelf") { readings in
                let reader = Reader(.regular, readings)
                reader.tap("All books")
                reader.device.resize(to: .compact)
                reader.look()
                expectEqual(reader.router.selectedTab, .books)
                reader.tapTab("tab.films")
                reader.device.resize(to: .regular)
                reader.look()
                expectEqual(reader.router.derivedMenuItem, .shelf(kind: .films))
            },
        ])
    }
}
