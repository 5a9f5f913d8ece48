import ScreenSpecDiagnostics

extension DiagnosticKind {
    package static let layoutHost = DiagnosticKind(
        "layout-host", "`layout.host` is not what the spec has.",
        """
        A split view needs a `sidebar`. A stack has no place for a sidebar, nor for tabs: they would never be shown. \
        Leave `layout.host` out, and the app is held by what the spec has: a split view where there is a `sidebar`, else \
        `tabs`, else a stack.
        """)
    package static let layoutKey = DiagnosticKind(
        "layout-key", "A key of `layout` means nothing here.",
        """
        `content`, `visibility` and `compact` say something of a split view, and so they need a `sidebar`. A stack has no \
        columns, and neither have tabs. A `secondary` column stands beside a split view or tabs.
        """)
    package static let startNeedsPayload = DiagnosticKind(
        "start-needs-payload", "A screen that something begins with has a payload that nothing provides.",
        """
        A tab begins with its `root`, a stack with the first destination, and a split view with the first row of its \
        sidebar; where all its rows stand for data, with the first destination that needs no payload. Every parameter of such \
        a screen's payload needs a default, for there is nothing yet to take it from; a tab's `root` can also say the \
        arguments: `library(kind: .films)`.
        """)
    package static let conditionalStart = DiagnosticKind(
        "conditional-start", "What the app begins with is not in every build, or not on every system.",
        """
        Something has to be shown first, wherever the app runs. It is the first row of the sidebar, the first tab (or the one \
        that `tabs.start` names) or the first destination that has neither `condition` nor `available`, and that leads to \
        nothing that has. Without any such there is nothing to begin with.
        """)
    package static let needlessVersion = DiagnosticKind(
        "needless-version", severity: .warning, "`available` asks for a system that the app always runs on, or never.",
        """
        `available` says which systems brought what a screen shows, so that older ones do without. `app.platforms` says which \
        systems the app runs on: where the oldest of them is new enough, there is nothing to ask, and a platform that is not \
        named there is none of the app's.
        """)
    package static let compactTabs = DiagnosticKind(
        "compact-tabs", "Tabs are to stand in for the split view, and there are none.",
        "`layout.compact.style: tabs` shows the tabs of the section `tabs`. Add it, or write `collapse`.")
    package static let unusedTabs = DiagnosticKind(
        "unused-tabs", severity: .warning, "Tabs, or a split view in one, are never shown.",
        """
        A spec with a sidebar shows its tabs where there is no room for columns, unless `layout.compact.style` is \
        `collapse`. Write `tabs` there, or remove the tabs. Such tabs hold stacks: `holds: split` is for a spec without a sidebar.
        """)
    package static let platformTooOld = DiagnosticKind(
        "platform-too-old", "The app runs on systems that generated code does not run on.",
        """
        Generated code looks titles up with `String(localized:)` and asks before a sheet closes with a confirmation dialog. \
        They came with iOS 15, macOS 12, tvOS 15 and watchOS 8, and nothing before them does the same. What came later is asked \
        for where the code runs, or done without.
        """)
    package static let skippedVersion = DiagnosticKind(
        "skipped-version", "A version is named that no system has.",
        """
        In 2025 Apple gave all its systems the number 26. Before it came iOS 18, macOS 15, tvOS 18, watchOS 11 and visionOS 2, \
        and nothing in between. Write one that exists.
        """)
    package static let pathTooNew = DiagnosticKind(
        "path-too-new", "The app runs on systems that have no `NavigationPath`.",
        """
        With `path: navigationPath` a stack is bound to a `NavigationPath`, which came with iOS 16, macOS 13, tvOS 16 and watchOS 9. \
        Write `array`, or raise the version under `app.platforms`.
        """)
    package static let pathNotCodable = DiagnosticKind(
        "path-not-codable", "A NavigationPath is to hold items that are not Codable.",
        "A `NavigationPath` can be saved only where all that is in it is Codable. Add `Codable` to `app.conformances`, or write `path: array`."
    )
    package static let notRestorable = DiagnosticKind(
        "not-restorable", "`state.restore` has nothing that it could bring back.",
        """
        What was on screen is saved as JSON, so the destinations have to be Codable, and it is brought back by the generated \
        host. Without either, nothing would come back, and nobody would be told.
        """)
    package static let duplicateRoot = DiagnosticKind(
        "duplicate-root", "Two tabs begin with the same screen.",
        "People could not tell such tabs apart, nor could a link know which one to open. Give each tab a root of its own; the same destination with other arguments is one."
    )
    package static let tabBar = DiagnosticKind(
        "tab-bar", "What is said of a tab does not fit what is said of the others.",
        """
        A tab with `placement: sidebarOnly` is shown where the tabs have a sidebar, which `style: automatic` does not give them. \
        The role `search` has a place of its own in the bar, and so one tab has it. SwiftUI takes 100 tabs and sections at most \
        beside one another.
        """)
    package static let presentedRoot = DiagnosticKind(
        "presented-root", "A screen is to be presented over others, and is what lies below.",
        """
        With `presentation: sheet` and the like, `open` shows a screen over the others. A row of the sidebar, the root of a \
        tab, the first screen of a stack and a screen with a `placeholder`, which fills the content column, are what the \
        others are shown over. Remove `presentation`: where the app wants such a screen in a sheet, it says so itself, with \
        `present(_:as:)`, which a router has whose spec presents anything: another screen, or `sheets`. Or remove the row, the tab \
        or the `placeholder`.
        """)
    package static let rootElsewhere = DiagnosticKind(
        "root-elsewhere", "A screen that a tab begins with is to live in another tab.",
        """
        `tab` says which tab is chosen when a screen is opened from elsewhere. The root of a tab is there already, and opening \
        it shows that tab. Name the tab that begins with it, or leave `tab` out. (Of a screen with a payload a tab begins with \
        one item; the others may live in another tab.)
        """)
    package static let sheetStyle = DiagnosticKind(
        "sheet-style", "A key of a sheet means nothing for its style.",
        """
        Only a `sheet` rests at `detents`. A `fullScreenCover` is as large as the screen, so it has no `sizing`. A \
        `popover` is closed by touching something else, as people expect of it, and the system asks nobody then: what they may \
        not want to lose belongs in a `sheet`. (Code that sets `router.isUnsaved` has one ask, as far as a system lets it.)
        """)
    package static let detent = DiagnosticKind(
        "detent", "A height names neither `fraction` nor `height`, or both.",
        "One of `detents` is a word, or a map with one key: `{fraction: 0.4}` of the screen, or `{height: 300}` in points."
    )
    package static let sheetSize = DiagnosticKind(
        "sheet-size", "A sheet's size names neither `fitted` nor `sticky`, or both.",
        "`sizing` is one word, or a map with one key: `{fitted: [horizontal]}` or `{sticky: [vertical]}`.")
    package static let secondCancel = DiagnosticKind(
        "second-cancel", "A dialog has two actions that cancel.",
        """
        `role: cancel` makes an action take the place of Cancel, and a dialog has one of that. Without the role an action is a         button like others.
        """)
    package static let itemArguments = DiagnosticKind(
        "item-arguments", "The arguments of an `item` or a `root` are not those of its destination.",
        """
        `each.item` makes the screen that a row opens, and `root` the one that a tab begins with, so they are written as Swift \
        would call them: the parameters of the destination's payload in order, with their labels. Those that have a default \
        can be left out.
        """)
    package static let unusedPlaceholderCase = DiagnosticKind(
        "unused-placeholder-case", "`app.placeholder` says something of a case that does not exist.",
        "The case that stands for an empty detail column is generated where a destination has a `placeholder`. Give one to a destination, or remove `app.placeholder`."
    )

    /// All that can be wrong with what holds the screens together.
    package static let layoutKinds: [DiagnosticKind] = [
        .layoutHost, .layoutKey, .startNeedsPayload, .compactTabs, .unusedTabs, .pathNotCodable, .notRestorable,
        .platformTooOld, .skippedVersion,
        .pathTooNew,
        .duplicateRoot, .conditionalStart, .needlessVersion,
        .tabBar, .presentedRoot, .rootElsewhere, .sheetStyle, .sheetSize, .detent, .secondCancel, .itemArguments,
        .unusedPlaceholderCase,
    ]
}
