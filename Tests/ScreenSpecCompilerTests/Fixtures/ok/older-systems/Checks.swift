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
        let router = NavigationRouter()
        router.open(.note(1))
        router.adapt(toCompact: true)
        router.open(.trash)
        router.selectedTab = .notes
        router.present(.rename(1))
        Expect.equal(router.state.columns, [.notes, .note(1)])
        Expect.equal(router.presentedSheet, .rename(1))
        Walk(over: [.notes, .note(1), .note(2), .trash], repeats: true) { NavigationRouter() }
            .withColumns(rows: [.notes, .trash])
            .withTabs(insteadOfColumns: \.root)
            .withSheets([.rename(1), .rename(2)])
            .saving { try decode(NavigationState.self, json($0)) }
            .go()
        Expect.end()
    }
}
