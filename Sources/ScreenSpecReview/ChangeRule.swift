import ScreenSpecDiagnostics

/// What a change of a spec can break.
package enum Impact: String, CaseIterable, Sendable {
    /// Code of the app that uses what is generated.
    case source
    /// Navigation state that was saved.
    case state
    /// URLs that were published.
    case url
    /// What guards keep people from.
    case guards
}

/// A kind of change, with its page.
package struct ChangeRule: Sendable {
    /// What `screenspec explain ID` prints, without the examples.
    package let kind: DiagnosticKind
    /// What such a change breaks; none for one that breaks nothing.
    package let breaks: [Impact]
    /// Two versions of a spec, without their first line: `screenspec: 1`. The second has the change.
    package let example: (old: String, new: String)
    /// The same change in a way that breaks nothing of the kind; nil where there is no such way.
    package let compatible: String?

    init(
        _ id: String, _ breaks: [Impact], _ summary: String, _ explanation: String, old: String, new: String,
        compatible: String? = nil
    ) {
        kind = DiagnosticKind(id, severity: breaks.isEmpty ? .note : .warning, summary, explanation)
        self.breaks = breaks
        example = (old, new)
        self.compatible = compatible
    }
}

/// All kinds of changes, in the order of their page.
package let changeRules: [ChangeRule] =
    ChangeRule.ofSource + ChangeRule.ofState + ChangeRule.ofLinks + [
        .specRemoved, .guardRemoved, .unknownKeyChanged, .harmlessChange,
    ]

extension ChangeRule {
    /// A whole spec is gone.
    package static let specRemoved = ChangeRule(
        "SPEC_REMOVED", [.source, .state, .url], "A spec is gone.",
        """
        All that it generated, saved and published is gone with it. Where another spec took its place, compare the two:
        `screenspec diff main:Specs/Old.screens.yaml Specs/New.screens.yaml`.
        """, old: "destinations: {home: {view: Home}}", new: "destinations: {home: {view: Home}}")

    static let guardRemoved = ChangeRule(
        "GUARD_REMOVED", [.guards], "A screen is open to whom a guard kept out.",
        """
        The screen no longer requires what it required, is a window now, or its guard is asked before something else (`leaving`):
        taps, links and restored state lead there without asking. No code, no saved
        state and no link breaks by that; a review should see that it is meant, and `--fail-on guards` that nobody misses it.
        """,
        old: """
            guards: {signedIn: {}}
            destinations:
              home: {view: Home}
              account: {view: Account, requires: [signedIn]}
              orders: {view: Orders, requires: [signedIn]}
            """,
        new: """
            guards: {signedIn: {}}
            destinations:
              home: {view: Home}
              account: {view: Account, requires: [signedIn]}
              orders: {view: Orders}
            """)

    static let unknownKeyChanged = ChangeRule(
        "UNKNOWN_KEY_CHANGED", Impact.allCases, "A key changed of which it is not known what that breaks.",
        """
        Every key of the language is sorted into what its change can break. This one is not, so that nothing speaks for its
        change being harmless. It counts as a break of source, state and URLs until a newer version of the tool knows it.
        """, old: "destinations: {home: {view: Home}}", new: "destinations: {home: {view: Home}}")

    static let harmlessChange = ChangeRule(
        "HARMLESS_CHANGE", [], "A change that breaks nothing.",
        """
        It is told so that a review sees all that changed: titles, icons, views, what is new, and what has a form that is
        compatible. Code that uses what is generated compiles, state that was saved is read, and links that were published
        lead where they led.
        """,
        old: "destinations: {home: {title: Home, view: Home}}", new: "destinations: {home: {title: Start, view: Home}}")
}
