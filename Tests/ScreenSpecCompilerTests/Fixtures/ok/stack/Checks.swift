import Foundation

extension NavigationState: SheetsState {}
extension NavigationTransition: WalkedTransition {}
extension NavigationRouter: SheetsRouter {
    func remove(_ items: [NavigationItem]) { remove { items.contains($0) } }
}

@main
@MainActor
enum Checks {
    static func main() {
        let photos = [Photo(id: 1), Photo(id: 2)]
        let router = NavigationRouter()
        router.open(.album(named: "Summer"))
        router.open(.photo(photos[0]))
        router.present(.share(photos[0], onEnd: {}))
        Expect.equal(router.stack, [.album(named: "Summer"), .photo(Photo(id: 1))])
        router.open(.albums)
        Expect.equal(router.stack, [])
        Expect.equal(router.presentedSheet, .share(photos[0], onEnd: {}))
        Walk(over: [.albums, .album(named: "Summer"), .photo(photos[0]), .photo(photos[1])]) { NavigationRouter() }
            .withSheets(photos.map { .share($0, onEnd: {}) })
            .saving { $0 }
            .go()
        Expect.end()
    }
}
