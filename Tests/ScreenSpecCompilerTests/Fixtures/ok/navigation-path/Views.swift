import SwiftUI

struct ShelvesView: View { var body: some View { EmptyView() } }

struct ShelfView: View {
    let shelf: Shelf

    var body: some View {
        NavigationLink("Book", value: 7)
    }
}

struct BookView: View {
    let id: Int

    var body: some View { EmptyView() }
}

struct PageView: View {
    let book: Int
    let at: Int

    var body: some View { EmptyView() }
}

struct LoginView: View {
    let next: NavigationItem?

    var body: some View { EmptyView() }
}
