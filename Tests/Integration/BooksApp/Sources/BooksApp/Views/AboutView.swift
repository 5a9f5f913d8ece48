import SwiftUI

struct AboutView: View {
    @Environment(Library.self) private var library

    var body: some View {
        ContentUnavailableView(
            "Books", systemImage: "books.vertical", description: Text("\(library.books.count) books in your library")
        )
        .navigationTitle("About")
    }
}
