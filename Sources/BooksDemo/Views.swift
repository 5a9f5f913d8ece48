#if canImport(SwiftUI)
    import SwiftUI

    /// Stands in for the views that the spec names: the demo draws screens by itself, on platforms without SwiftUI too.
    struct DrawnView: View {
        init(author: Author? = nil, book: Book? = nil, readingList: ReadingList? = nil) {}

        var body: some View { EmptyView() }
    }

    typealias AuthorListView = DrawnView
    typealias BookListView = DrawnView
    typealias ReadingListsView = DrawnView
    typealias SearchView = DrawnView
    typealias AuthorDetailView = DrawnView
    typealias BookDetailView = DrawnView
    typealias ReadingListDetailView = DrawnView
    typealias ChooseListView = DrawnView
    typealias SettingsView = DrawnView
    typealias AboutView = DrawnView
#endif
