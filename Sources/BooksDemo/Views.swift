#if canImport(SwiftUI)
    import SwiftUI

    // The views that the spec names. On a platform without SwiftUI the demo does without them.

    struct AuthorListView: View {
        var body: some View { Text("All authors") }
    }

    struct BookListView: View {
        var body: some View { Text("All books") }
    }

    struct ReadingListsView: View {
        var body: some View { Text("All reading lists") }
    }

    struct SearchView: View {
        var body: some View { Text("Search") }
    }

    struct AuthorDetailView: View {
        let author: Author

        var body: some View { Text(author.name) }
    }

    struct BookDetailView: View {
        let book: Book

        var body: some View { Text(book.title) }
    }

    struct ReadingListDetailView: View {
        let readingList: ReadingList

        var body: some View { Text(readingList.name) }
    }

    struct SettingsView: View {
        var body: some View { Text("Settings") }
    }

    struct AboutView: View {
        var body: some View { Text("About") }
    }
#endif
