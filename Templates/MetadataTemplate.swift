/// What is known of a screen without its view: columns, titles, icons, the sidebar's sections, the app's own metadata.
let metadataTemplate: StaticString = #"""
    {{>header}}

    {{#metadataImports}}
    {{metadataImports}}

    {{/metadataImports}}
    {{#needsFoundation}}
    #if canImport(Darwin)
        {{foundationImport}}
    #endif

    {{/needsFoundation}}
    {{#columnProperties}}
    {{#isFirst}}
    // MARK: - Columns

    {{/isFirst}}
    {{>members}}
    {{/columnProperties}}
    {{#titleProperties}}
    {{#isFirst}}

    // MARK: - Titles and icons

    {{/isFirst}}
    {{>members}}
    {{/titleProperties}}
    {{#localizes}}

    extension {{enum}} {
        {{>localized}}
    }
    {{/localizes}}
    {{#sharesBundle}}

    #if canImport(Darwin)
        extension {{enum}} {
            /// Where texts are looked up, also by the module that makes the views.
            {{>access}}static var localizationBundle: Bundle { {{bundle}} }
        }
    #endif
    {{/sharesBundle}}
    {{#hasSections}}

    // MARK: - Sections

    extension {{enum}} {
    {{#sections}}
    {{^isFirst}}

    {{/isFirst}}
        /// The items of the section “{{title}}”.
        {{#builtItems}}
        {{>access}}static var {{id}}Cases: [{{enum}}] {
            {{builtItems}}
        }
        {{/builtItems}}
        {{^builtItems}}
        {{#items}}
        {{#isSendable}}
        {{>access}}static let {{id}}Cases: [{{enum}}] = {{items}}
        {{/isSendable}}
        {{^isSendable}}
        {{>access}}static var {{id}}Cases: [{{enum}}] { {{items}} }
        {{/isSendable}}
        {{/items}}
        {{/builtItems}}
        {{#each}}
        {{>access}}static func {{id}}Cases(for {{local.elements}}: some Sequence<{{type}}>) -> [{{enum}}] {
            {{local.elements}}.map { {{name}} in {{item}} }
        }
        {{/each}}
    {{/sections}}
    {{#listsRows}}

        /// The rows of the sidebar that are in this build, on this system.
        private static var sidebarRows: [{{enum}}] {
            {{sidebarRows}}
        }
    {{/listsRows}}
    }
    {{/hasSections}}
    {{#placeProperties}}
    {{#isFirst}}

    // MARK: - Places

    {{/isFirst}}
    {{>members}}
    {{/placeProperties}}
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

    """#
