#if canImport(SwiftUI)
    import SwiftUI

    struct LibraryView: View {
        var body: some View { Text("Library") }
    }

    struct ArticleView: View {
        let id: Int

        var body: some View { Text("Article \(id)") }
    }

    struct SearchView: View {
        var body: some View { Text("Search") }
    }
#endif
