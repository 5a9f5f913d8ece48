import SwiftUI

struct AuthorListView: View {
    var body: some View { EmptyView() }
}

struct BookListView: View {
    var body: some View { EmptyView() }
}

struct ReadingListsView: View {
    var body: some View { EmptyView() }
}

struct SearchView: View {
    var body: some View { EmptyView() }
}

struct AuthorDetailView: View {
    let author: Author

    var body: some View { EmptyView() }
}

struct BookDetailView: View {
    let book: Book

    var body: some View { EmptyView() }
}

struct ReadingListDetailView: View {
    let readingList: ReadingList

    var body: some View { EmptyView() }
}

struct SettingsView: View {
    var body: some View { EmptyView() }
}

struct AboutView: View {
    var body: some View { EmptyView() }
}

struct ChooseListView: View {
    let book: Book

    var body: some View { EmptyView() }
}
