import SwiftUI

struct SearchView: View {
    @Environment(NavigationRouter.self) private var router
    @Environment(Library.self) private var library
    @State private var query = ""

    var body: some View {
        List(results) { item in
            Button(item.displayName, systemImage: item.iconName) { router.open(item) }
        }
        .overlay {
            if results.isEmpty { ContentUnavailableView.search(text: query) }
        }
        .searchable(text: $query)
        .navigationTitle("Search")
    }

    private var results: [NavigationItem] {
        let items = library.authors.map { NavigationItem.author($0) } + library.books.map { .book($0) }
        return query.isEmpty ? items : items.filter { $0.displayName.localizedStandardContains(query) }
    }
}
