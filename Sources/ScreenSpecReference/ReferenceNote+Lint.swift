extension ReferenceNote {
    static let lint = ReferenceNote(
        title: "Lint",
        text: """
            What compiles may still be wrong: a screen that nothing leads to, a column that nobody can resize. The compiler
            looks for such things in every spec without errors and warns of them. `lint.rules` says how loud a rule is, by
            the id that stands in brackets behind each warning:

                lint:
                  rules:
                    duplicate-icon: off              # or warning, or error: then it stops the build
                    too-many-tabs: {maximum: 4}      # some rules have options
                    key-order: warning               # a rule of style says nothing until it is asked

            [diagnostics.md](diagnostics.md#lint) has all rules with their options and examples, and so has
            `screenspec explain ID` for one. The name of a rule or an option that does not exist is an error.
            """)
}
