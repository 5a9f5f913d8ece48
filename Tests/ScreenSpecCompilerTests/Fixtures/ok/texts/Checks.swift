@main
@MainActor
enum Checks {
    static func main() {
        Expect.equal(
            NavigationItem.shelf(kind: .films, localized: 2).placeholder,
            .selectSomething(label: "Select films 2", systemImage: "book"))
        Expect.equal(
            NavigationItem.notes.placeholder, .selectSomething(label: "{Nothing} of Town", systemImage: "note"))
        Expect.equal(AppTab.allCases.map(\.displayName), ["films", "Town", "Notes of Town {}"])
        Expect.equal(NavigationItem.notes.displayName, "Notes {all}")
        Expect.end()
    }
}
