/// The enum: its cases, with what they carry.
let navigationItemTemplate: StaticString = #"""
    {{>header}}

    {{#declarationImports}}
    {{declarationImports}}

    {{/declarationImports}}
    /// The screens of {{app}}: one case for each, carrying what the screen shows.
    {{#writesEquality}}
    ///
    /// Two items are equal when they are the same case with equal payloads, except for these parts:
    {{#equalityNotes}}
    /// - {{text}}{{^isLast}};{{/isLast}}{{#isLast}}.{{/isLast}}
    {{/equalityNotes}}
    {{/writesEquality}}
    {{>access}}enum {{enum}}: {{inheritance}} {
    {{#destinations}}
        {{#summary}}
        /// {{summary}}
        {{/summary}}
        {{#isIndirect}}indirect {{/isIndirect}}case {{declaration}}
    {{/destinations}}
    {{#placeholderCase}}

        /// What the detail column shows while nothing is selected in the column before it.
        {{#isIndirect}}indirect {{/isIndirect}}case {{declaration}}
    {{/placeholderCase}}

        {{>access}}var id: Self { self }
    {{#allCases}}

        /// The screens, in order; what needs a payload has its defaults.
        {{>access}}static var allCases: [{{enum}}] { {{allCases}} }
    {{/allCases}}
    {{#builtCases}}

        /// The screens, in order; what needs a payload has its defaults.
        {{>access}}static var allCases: [{{enum}}] {
            {{builtCases}}
        }
    {{/builtCases}}
    }
    {{>answering}}

    """#
