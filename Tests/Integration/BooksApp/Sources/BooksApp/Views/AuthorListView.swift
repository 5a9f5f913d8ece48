import SwiftUI

struct AuthorListView: View {
    @Environment(NavigationRouter.self) private var router
    @Environment(Library.self) private var library

    var body: some View {
        List(selection: selection) {
            ForEach(library.authors) { author in
                Label(author.name, systemImage: "person").tag(author)
            }
        }
        .navigationTitle("Authors")
    }

    private var selection: Binding<Author?> {
        Binding {
            if case .author(let author) = router.detailRoot { author } else { nil }
        } set: { author in
            if let author { router.setDetailRoot(.author(author)) }
        }
    }
}
