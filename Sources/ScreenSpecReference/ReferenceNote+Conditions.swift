extension ReferenceNote {
    static let conditions = ReferenceNote(
        title: "What is not everywhere",
        text: """
            Destinations, sheets, windows, tabs, rows and sections can be left out of some builds, and of older systems:

            ```yaml
            destinations:
              account: {condition: EXTENDED_ALL, title: Account, icon: person, view: AccountView}
              carPlay: {condition: os(iOS) && !targetEnvironment(macCatalyst), view: CarPlayView}
              tools: {available: {iOS: 18.0, macOS: 15.0}, title: Tools, icon: wrench, view: ToolsView}
            ```

            **`condition`** is what `#if` takes: flags, `os(…)`, `arch(…)`, `canImport(…)`, `targetEnvironment(…)`, `swift(…)`,
            `compiler(…)`, `hasFeature(…)`, `!`, `&&`, `||` and parentheses. It stands around all that is generated of the thing:
            its case, its view, its rows. What leads only to something that a condition took away goes with it: a row and
            a tab with the screen that they open, and a section with the last of its rows or tabs. Lists such as
            `NavigationItem.mainCases` have what is in the build. Where the views are another target's, the flag is one of both
            targets. The data of a section over data is handed to the host in every build.

            **`available`** names the first system of each platform that has it; platforms that are not named have it in
            every version. `#available` asks for it: before, no row and no tab leads to it, sections with nothing else in them
            are not there, and the lists in code leave it out. Wherever the app opens it all the same, a placeholder stands in
            for its view: `app.placeholder`'s, or a `ContentUnavailableView` with its title and its symbol. In lists of the app's own
            `isAvailable` tells. The view may use what came with those systems; so may the `row`, `badge` and `visible` of its
            rows. Payloads cannot: Swift has no such cases.

            A condition of a section holds for its rows and tabs, too, and one of a destination for all that leads to it; where
            there are several, all have to hold. What is always there comes first: an app begins with the first row, tab or
            destination that has no conditions at all, and it is an error if there is none. A screen that lives in a
            `tab` which is not there lives in any.

            State that another build or a newer system saved names what is not there. It is treated as a case that nobody
            knows: passed over, and kept for when it is there again.

            What comes and goes while the app runs is `visible`, on rows, tabs and sections.
            """)
}
