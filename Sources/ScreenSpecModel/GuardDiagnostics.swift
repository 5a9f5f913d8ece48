import ScreenSpecDiagnostics

extension DiagnosticKind {
    package static let unknownGuard = DiagnosticKind(
        "unknown-guard", "A name is not that of a guard.",
        """
        `requires` names guards, which are defined under `guards` in any file of the spec. Check the spelling or add the guard.
        """)
    package static let guardOtherwise = DiagnosticKind(
        "guard-otherwise", "What a guard shows to those whom it does not let through cannot always be shown.",
        """
        `otherwise` is a destination or a sheet that needs nothing: every parameter of its payload has a default, it is in \
        every build and on every system, and it requires no guard itself. One that required its own guard would never be \
        seen.
        """)
    package static let guardedStart = DiagnosticKind(
        "guarded-start", "The app begins with a screen that requires a guard.",
        """
        Guards are asked while a person looks at something else: what they see first requires none. Let the app begin with \
        another screen: write it first, or name the tab that it stands in (`tabs.start`).
        """)

    package static let pushedAnswer = DiagnosticKind(
        "pushed-answer", "A screen returns something, and is only pushed.",
        """
        `await router.present(…)` waits for what a screen answers until its layer closes. What is pushed has none of its own: \
        say how the screen is presented, with `presentation`.
        """)

    /// All that can be wrong with guards and answers.
    package static let guardKinds: [DiagnosticKind] = [.unknownGuard, .guardOtherwise, .guardedStart, .pushedAnswer]
}
