import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let tooManyTabs = LintRule(
        "too-many-tabs", "There are more tabs than fit an iPhone's tab bar.",
        """
        An iPhone's tab bar has room for five. With more, a `TabView` shows the first four and puts the others into a \
        list under “More”. The screens there get a navigation bar of that list on top of their own, and what the \
        router selects there does not appear in the tab bar.

        Join tabs, or move what is needed less into a screen of its own, or into the sidebar alone (`placement: sidebarOnly`). A spec whose `platforms` leave out iOS is \
        not judged.
        """,
        options: [Option(name: "maximum", defaultValue: 5, documentation: "The most tabs that there may be.")],
        passing: [
            """
            destinations: {home: {view: HomeView}}
            tabs: {items: [{id: home, title: Home, icon: house, root: home}]}
            """,
            """
            destinations: {a: {view: A}, b: {view: B}}
            tabs:
              items:
                - {id: one, title: One, icon: 1.circle, root: a}
                - {id: two, title: Two, icon: 2.circle, root: b, placement: sidebarOnly}
            lint: {rules: {too-many-tabs: {maximum: 1}}}
            """,
        ],
        failing: [
            """
            destinations: {a: {view: A}, b: {view: B}, c: {view: C}, d: {view: D}, e: {view: E}, f: {view: F}}
            tabs:
              items:
                - {id: one, title: One, icon: 1.circle, root: a}
                - {id: two, title: Two, icon: 2.circle, root: b}
                - {id: three, title: Three, icon: 3.circle, root: c}
                - {id: four, title: Four, icon: 4.circle, root: d}
                - {id: five, title: Five, icon: 5.circle, root: e}
                       ↓
                - {id: six, title: Six, icon: 6.circle, root: f}
            """,
            """
            destinations: {a: {view: A}, b: {view: B}}
            tabs:
              items:
                - {id: one, title: One, icon: 1.circle, root: a}
                       ↓
                - {id: two, title: Two, icon: 2.circle, root: b}
            lint: {rules: {too-many-tabs: {maximum: 1}}}
            """,
        ],
        check: { graph, options in
            let tabs = graph.tabs.filter { $0.placement.value != .sidebarOnly }
            let (count, maximum) = (tabs.count, options["maximum"])
            guard count > maximum, graph.systems.mayInclude(.iOS) else { return [] }
            return [
                Finding(
                    message: count > 5
                        ? "there are \(count) tabs: an iPhone shows 4 of them, and the others under “More”"
                        : "there are \(count) tabs, and the spec allows \(maximum)",
                    range: tabs[max(maximum, 0)].id.range,
                    help: "join tabs, or open what is needed less from another screen")
            ]
        })
}
