/// The trip that shows what the router does, step by step and without a terminal.
@MainActor
struct Script {
    private let demo = Demo()
    private let width = Terminal.size.width
    private let leGuin: Author
    private let dispossessed: Book

    init() {
        leGuin = demo.library.authors[0]
        dispossessed = demo.library.books[0]
    }

    func play() async {
        let router = demo.router
        let lists = demo.library.readingLists
        step("The app starts") {}
        step("router.setDetailRoot(.author(leGuin))") { router.setDetailRoot(.author(leGuin)) }
        step("router.push(.bookByAuthor(dispossessed, leGuin))") { router.push(.bookByAuthor(dispossessed, leGuin)) }
        step("The window becomes narrow: one column, and nothing is lost", width: 40) {}
        step("router.pop()", width: 40) { router.pop() }
        step("The window becomes wide again") {}
        step("router.setContentRoot(.settings): two columns, and nothing of the author is left") {
            router.setContentRoot(.settings)
        }
        step("router.open(.book(dispossessed)), as a link from elsewhere would: the sidebar follows") {
            router.open(.book(dispossessed))
        }
        step("router.open(.chooseList(dispossessed)): the spec says that it is presented, with a stack of its own") {
            router.open(.chooseList(dispossessed))
        }
        let sheet = router.router(ofLayer: 0)
        step("sheet.push(.readingList(evenings)), with the router of the sheet: it stays in the sheet") {
            sheet.push(.readingList(lists[0]))
        }
        step("sheet.replaceTop(with: .readingList(again))") { sheet.replaceTop(with: .readingList(lists[1])) }
        step("sheet.pop()") { sheet.pop() }
        step("sheet.dismiss(): everything is where it was") { sheet.dismiss() }
        let link = NavigationTarget.bookByAuthor(author: 2, book: 10).url
        router.open(url: link)
        await demo.settle()
        step("router.open(url: \(link)): the author and the book are found, and the way back with them") {}
        step("router.open(.book(dispossessed))") { router.open(.book(dispossessed)) }
        step("router.remove(among: books) { … }, as somebody deletes the book: its neighbour is shown") {
            demo.delete(dispossessed)
        }
    }

    private func step(_ caption: String, width: Int? = nil, _ change: () -> Void) {
        let width = min(width ?? self.width, self.width)
        demo.fit(width: width)
        change()
        print("\n\(caption)")
        demo.show(width: width)
    }
}
