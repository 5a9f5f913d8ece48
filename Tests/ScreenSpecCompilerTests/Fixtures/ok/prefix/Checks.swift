import Foundation

@main
@MainActor
enum Checks {
    static func main() throws {
        let shelf = ShelfRouter()
        var heard: [ShelfTransition.Intent] = []
        shelf.onTransition = { heard.append($0.intent) }
        shelf.push(.book(1))
        shelf.present(ShelfSheet.edit(1))
        shelf.pop()
        let edit = ShelfTransition.Intent.present(.sheet(.edit(1)))
        Expect.isTrue(heard == [.push(.book(1)), edit, .pop, edit])
        Expect.isTrue(shelf.detailRoot == .book(1))
        Expect.isTrue(ShelfTab.main.root == ShelfItem.books)

        let talk = TalkRouter()
        talk.present(TalkOverlay.edit(2))
        talk.open(.filter)
        Expect.isTrue(talk.layers.count == 2 && talk.selectedTab == TalkTab.main)

        let saved = try JSONEncoder().encode(talk.state)
        Expect.isTrue(try JSONDecoder().decode(TalkState.self, from: saved) == talk.state)
        Expect.isTrue(HRTrashState().detailRoot == HRTrashItem.books.placeholder)
        Expect.end()
    }
}
