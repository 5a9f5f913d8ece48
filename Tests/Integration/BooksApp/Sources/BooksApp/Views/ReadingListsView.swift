import SwiftUI

struct ReadingListsView: View {
    @Environment(NavigationRouter.self) private var router
    @Environment(Library.self) private var library

    var body: some View {
        List(library.readingLists) { list in
            Button(list.name, systemImage: "bookmark") { router.setDetailRoot(.readingList(list)) }
        }
        .navigationTitle("Reading Lists")
    }
}
