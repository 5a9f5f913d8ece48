import SwiftUI

struct ShelvesView: View {
    var body: some View { EmptyView() }
}
struct ShelfView: View {
    let kind: Shelf.Kind
    let page: Int
    var body: some View { EmptyView() }
}
struct BookView: View {
    let book: Book
    var body: some View { EmptyView() }
}
struct UserView: View {
    let id: User.ID?
    var body: some View { EmptyView() }
}
struct TextView: View {
    let text: String
    var body: some View { Text(text) }
}
