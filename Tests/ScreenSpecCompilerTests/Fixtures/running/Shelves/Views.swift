import SwiftUI

struct LibraryView: View {
    var body: some View {
        List {
            NavigationLink("To shelf 1", value: NavigationItem.shelf(1))
            NavigationLink("To book 10", value: NavigationItem.book(10))
        }
    }
}

struct ShelfView: View {
    let id: Int
    @State private var notes = 0

    var body: some View {
        List {
            Button("Notes on \(id): \(notes)") { notes += 1 }
            NavigationLink("To shelf \(id + 1)", value: NavigationItem.shelf(id + 1))
            NavigationLink("To book \(id * 10)", value: NavigationItem.book(id * 10))
        }
    }
}

struct BookView: View {
    let id: Int

    var body: some View {
        VStack {
            Text("This is book \(id)")
            NavigationLink("Sequel \(id + 1)", value: NavigationItem.book(id + 1))
        }
    }
}

struct AboutView: View {
    var body: some View { Text("About this app") }
}

struct MemoView: View {
    let memo: Memo
    @State private var edits = 0
    var body: some View { Button("\(memo.text) \(edits)") { edits += 1 } }
}
