import SwiftUI

struct AuthorListView: View {
    @Environment(NavigationRouter.self) private var router
    @Environment(Library.self) private var library

    var body: some View {
        @Bindable var router = router
        List(selection: $router.detailSelection) {
            ForEach(library.authors) { author in
                Label(author.name, systemImage: "person").tag(NavigationItem.author(author))
            }
        }
        .navigationTitle("Authors")
    }
}
