import ScreenSpecModel

extension LintRule {
    static let visibilityWithoutCompact = LintRule(
        "visibility-without-compact", "`visibility: all` stands alone, and means nothing on an iPhone.",
        """
        SwiftUI ignores a split view's `columnVisibility` where its columns collapse: on an iPhone, and on an iPad in \
        a narrow window. A layout that asks for all columns and does not say what stands in for them there is often one \
        that was never tried on a phone.

        Say it with `compact.style`, even where it is the default: `collapse` puts the columns on top of each other, \
        `tabs` shows the section `tabs`. A spec whose `platforms` leave out iOS is not judged.
        """,
        passing: [
            """
            destinations: {home: {title: Home, icon: house, columns: 2, view: HomeView}}
            sidebar: {sections: [{id: main, items: [home]}]}
            layout: {visibility: all, compact: {style: collapse}}
            """
        ],
        failing: [
            """
            destinations: {home: {title: Home, icon: house, columns: 2, view: HomeView}}
            sidebar: {sections: [{id: main, items: [home]}]}
                                 ↓
            layout: {visibility: all}
            """
        ],
        check: { graph, _ in
            let layout = graph.layout
            guard case .all = layout.visibility.value, let place = layout.visibility.range,
                layout.compactStyle.range == nil, case .split = layout.host, graph.systems.mayInclude(.iOS)
            else { return [] }
            return [
                Finding(
                    message:
                        "`visibility: all` has no effect on an iPhone, and `layout` does not say what is shown there",
                    range: place,
                    help: layout.compactColumn == nil
                        ? "add `compact: {style: \(layout.compactStyle.value)}` to `layout`"
                        : "add `style: \(layout.compactStyle.value)` to `compact`")
            ]
        })
}
