/// The sheets: an enum with a case for each.
let sheetsTemplate: StaticString = #"""
    {{>header}}
    {{#sheets}}

    {{#declarationImports}}
    {{declarationImports}}

    {{/declarationImports}}
    // MARK: - Sheets

    /// What {{app}} shows over its screens.
    {{#writesEquality}}
    ///
    /// Two of them are equal when they are the same case with equal payloads, except for these parts:
    {{#equalityNotes}}
    /// - {{text}}{{^isLast}};{{/isLast}}{{#isLast}}.{{/isLast}}
    {{/equalityNotes}}
    {{/writesEquality}}
    {{>access}}enum {{enum}}: {{inheritance}} {
    {{#cases}}
        {{#summary}}
        /// {{summary}}
        {{/summary}}
        {{#isIndirect}}indirect {{/isIndirect}}case {{declaration}}
    {{/cases}}
        {{>noCase}}

        /// What makes one sheet another: to present one of the same identity replaces what the open sheet shows.
        {{>access}}enum Identity: Hashable{{#isSendable}}, Sendable{{/isSendable}} {
            {{#identities}}
            case {{name}}
            {{/identities}}
            {{#hasOwnIdentities}}
            indirect case {{ownIdentity}}({{enum}})
            {{/hasOwnIdentities}}
        }
    }
    {{>answering}}

    {{#sheetProperties}}
    {{>members}}
    {{/sheetProperties}}
    {{#attributeProperties}}
    {{#isFirst}}

    // MARK: - Attributes

    {{/isFirst}}
    {{>members}}
    {{/attributeProperties}}
    {{#swiftUIAttributeProperties}}
    {{#isFirst}}

    // MARK: - Attributes of SwiftUI's types

    #if canImport(SwiftUI)
    {{/isFirst}}
        {{>members}}
    {{#isLast}}
    #endif
    {{/isLast}}
    {{/swiftUIAttributeProperties}}
    {{#writesEquality}}

    {{>hashable}}
    {{/writesEquality}}
    {{#isCodable}}

    {{>codable}}
    {{/isCodable}}
    {{/sheets}}

    """#
