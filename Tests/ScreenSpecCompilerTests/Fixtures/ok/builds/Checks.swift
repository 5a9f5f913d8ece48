import Foundation

extension NavigationItem: ColumnsItem {}
extension NavigationState: ColumnsState, TabsState, SheetsState {}
extension NavigationTransition: WalkedTransition {}
extension NavigationRouter: ColumnsRouter, TabsRouter, SheetsRouter {
    func remove(_ items: [NavigationItem]) { remove { items.contains($0) } }
}

@main
@MainActor
enum Checks {
    static func main() throws {
        lists()
        places()
        try savedByAnotherBuild()
        Walk(over: items) { NavigationRouter() }
            .withColumns(rows: rows)
            .withTabs(insteadOfColumns: \.root)
            .withSheets(sheets)
            .saving { try decode(NavigationState.self, json($0)) }
            .go(walks: 2, steps: 1_000)
        Expect.end()
    }

    static var rows: [NavigationItem] {
        var rows = NavigationItem.mainCases + NavigationItem.moreCases
        #if BETA
            rows += NavigationItem.trialsCases
        #endif
        #if BETA || EXTENDED_ALL
            rows += NavigationItem.laterCases
        #endif
        return rows
    }

    static var items: [NavigationItem] {
        var items: [NavigationItem] = [.home, .item(Draft(id: 1, text: "A")), .tools, .museum]
        #if BETA
            items.append(.beta)
        #endif
        #if EXTENDED_ALL
            items += [.account, .signOut]
        #endif
        #if BETA || EXTENDED_ALL
            items += [.lab(), .lab(level: 7)]
        #endif
        return items
    }

    static var sheets: [SheetDestination] {
        var sheets: [SheetDestination] = [.tour(page: 1), .plain]
        #if EXTENDED_ALL
            sheets.append(.edit)
        #endif
        return sheets
    }

    /// What a build does not have is in none of its lists.
    static func lists() {
        #if BETA && EXTENDED_ALL
            Expect.equal(NavigationItem.mainCases, [.beta, .home, .account, .tools, .lab()])
            Expect.equal(AppTab.allCases.map(\.rawValue), ["beta", "home", "tools", "lab", "account", "extras"])
            Expect.equal(AppTab.extraCases, [.account, .extras])
        #elseif BETA
            Expect.equal(NavigationItem.mainCases, [.beta, .home, .tools, .lab()])
            Expect.equal(NavigationItem.moreCases, [.lab(level: 2), .museum])
        #elseif EXTENDED_ALL
            Expect.equal(NavigationItem.peopleCases(for: ["Ann"]), [.profile("Ann")])
        #else
            Expect.equal(NavigationItem.mainCases, [.home, .tools])
            Expect.equal(NavigationItem.moreCases, [.museum])
            Expect.equal(AppTab.allCases, [.home, .tools])
            Expect.equal(AppTab.moreCases, [.tools])
        #endif
    }

    /// The app begins with what is always there, and what lives in a tab of other builds lives anywhere.
    static func places() {
        let router = NavigationRouter()
        Expect.equal(router.contentRoot, .home)
        Expect.equal(router.selectedTab, .home)
        router.adapt(toCompact: true)
        router.open(.hints)
        #if EXTENDED_ALL
            Expect.equal(router.selectedTab, .extras)
            Expect.equal(NavigationItem.signOut.defaultContentRoot, .account)
        #else
            Expect.equal(router.selectedTab, .home)
            Expect.equal(router.stack, [.hints])
        #endif
        #if BETA || EXTENDED_ALL
            Expect.equal(NavigationItem.lab(level: 4).sidebarItem, .lab(level: 4))
            Expect.equal(NavigationItem.lab(level: 9).sidebarItem, .lab())
        #endif
        #if BETA
            Expect.equal(NavigationItem.lab(level: 3).sidebarItem, .lab(level: 3))
        #elseif EXTENDED_ALL
            Expect.equal(NavigationItem.lab(level: 3).sidebarItem, .lab())
        #endif
    }

    /// What another build saved is kept, and written back.
    static func savedByAnotherBuild() throws {
        let path = #"[{"home":{}},{"account":{}},{"beta":{}},{"museum":{}}]"#
        let saved = try decode(NavigationItem.SavedPath.self, path)
        Expect.equal(try json(saved), path)
        #if BETA && EXTENDED_ALL
            Expect.equal(saved.items, [.home, .account, .beta, .museum])
        #elseif BETA
            Expect.equal(saved.items, [.home, .beta, .museum])
        #elseif EXTENDED_ALL
            Expect.equal(saved.items, [.home, .account, .museum])
            Expect.equal(try decode(NavigationItem.self, #"{"profil":{"_0":"Ann"}}"#), .profile("Ann"))
        #else
            Expect.equal(saved.items, [.home, .museum])
            Expect.fails { _ = try decode(NavigationItem.self, #"{"beta":{}}"#) }
        #endif
        var state = NavigationState()
        state.adapt(toCompact: true)
        let elsewhere = try json(state).replacing(#""selectedTab":"home""#, with: #""selectedTab":"account""#)
            .replacing(#""path":[{"home":{}}]"#, with: #""path":[{"account":{}}]"#)
        let restored = try decode(NavigationState.self, elsewhere)
        Expect.isTrue(try json(restored).contains(#""selectedTab":"account""#))
        #if EXTENDED_ALL
            Expect.equal(restored.selectedTab, .account)
        #else
            Expect.equal(restored.selectedTab, .home)
        #endif
    }
}
