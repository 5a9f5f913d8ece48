import SwiftUI

struct ChooseListView: View {
    @Environment(NavigationRouter.self) private var router
    @Environment(Library.self) private var library
    let book: Book

    var body: some View {
        List {
            ForEach(library.readingLists) { list in
                Section(list.name) {
                    Button("Add to This List", systemImage: "plus") { add(to: list) }
                    // This is the router of the sheet: the list is pushed inside of it.
                    Button("See What Is on It", systemImage: "bookmark") { router.push(.readingList(list)) }
                }
            }
        }
        .navigationTitle("Add to a List")
        .toolbar {
            Button("Cancel") { router.dismiss() }
        }
    }

    private func add(to list: ReadingList) {
        library.add(book, to: list)
        router.dismiss()
    }
}
