import Foundation
import Models

@main
enum Checks {
    static func main() throws {
        let book = Book(id: 1, title: "B")
        Expect.equal(NavigationItem.book(book).displayName, "B")
        Expect.equal(NavigationItem.booksCases(for: [book]), [.book(book)])
        Expect.isTrue(NavigationItem.book(book).level == .high)
        Expect.equal("\(NavigationItem.home)", "item")
        Expect.equal(try decode(NavigationItem.self, json(NavigationItem.book(book))), .book(book))
        Expect.end()
    }
}
