/// The tabs: an enum with a case for each.
let tabsTemplate: StaticString = #"""
    {{>header}}
    {{#tabs}}
    {{#tabsImports}}

    {{tabsImports}}
    {{/tabsImports}}
    {{#tabsNeedFoundation}}

    #if canImport(Darwin)
        import Foundation
    #endif
    {{/tabsNeedFoundation}}

    // MARK: - Tabs

    /// The tabs of {{app}}, in order.
    {{>access}}enum {{enum}}: String, CaseIterable, Identifiable{{#isCodable}}, Codable{{/isCodable}}, Sendable {
        {{#items}}
        case {{name}}
        {{/items}}

        {{>access}}var id: Self { self }

        /// The tab's title, as people read it.
        {{>access}}var displayName: String {
            switch self {
            {{#items}}
            case .{{name}}: {{title}}
            {{/items}}
            }
        }

        {{#iconsAreOptional}}
        /// The name of the tab's icon; `nil` where that is a view.
        {{/iconsAreOptional}}
        {{^iconsAreOptional}}
        /// The name of the tab's icon.
        {{/iconsAreOptional}}
        {{>access}}var iconName: String{{#iconsAreOptional}}?{{/iconsAreOptional}} {
            switch self {
            {{#items}}
            case .{{name}}: {{#icon}}{{icon}}{{/icon}}{{^icon}}nil{{/icon}}
            {{/items}}
            }
        }
        {{#hasAssets}}

        /// Whether the icon is an image of the app's own, and not an SF Symbol.
        {{>access}}var iconIsAsset: Bool {
            switch self {
            {{#items}}
            case .{{name}}: {{#isAsset}}true{{/isAsset}}{{^isAsset}}false{{/isAsset}}
            {{/items}}
            }
        }
        {{/hasAssets}}

        /// The screen that the tab begins with.
        {{>access}}var root: {{item}} {
            switch self {
            {{#items}}
            case .{{name}}: {{root}}
            {{/items}}
            }
        }
        {{#splitsTabs}}

        /// Whether it shows a detail column beside its root where there is room.
        {{>access}}var holdsSplit: Bool {
            switch self {
            {{#items}}
            case .{{name}}: {{#holdsSplit}}true{{/holdsSplit}}{{^holdsSplit}}false{{/holdsSplit}}
            {{/items}}
            }
        }
        {{/splitsTabs}}

        {{#hasUnavailable}}
        /// Whether the system has what the tab shows.
        {{>access}}var isAvailable: Bool {
            switch self {
            {{#items}}
            {{#available}}
            case .{{name}}: if #available({{available}}) { true } else { false }
            {{/available}}
            {{/items}}
            default: true
            }
        }

        {{/hasUnavailable}}
        {{#sections}}
        /// The tabs of the section “{{comment}}”.
        {{#builtTabs}}
        {{>access}}static var {{id}}Cases: [{{enum}}] {
            {{builtTabs}}
        }
        {{/builtTabs}}
        {{^builtTabs}}
        {{>access}}static let {{id}}Cases: [{{enum}}] = {{names}}
        {{/builtTabs}}

        {{/sections}}
        /// The tab that begins with a screen; `nil` where none does.
        {{>access}}init?(root: {{item}}) {
            guard let tab = Self.allCases.first(where: { {{#hasUnavailable}}$0.isAvailable && {{/hasUnavailable}}$0.root == root }) else { return nil }
            self = tab
        }
        {{#isCodable}}
        {{#readsNames}}

        {{>access}}init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let name = try container.decode(String.self)
            guard let tab = Self({{#hasRetiredNames}}savedAs{{/hasRetiredNames}}{{^hasRetiredNames}}rawValue{{/hasRetiredNames}}: name){{#hasUnavailable}}, tab.isAvailable{{/hasUnavailable}} else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "There is no tab named \"\(name)\"."
                )
            }
            self = tab
        }
        {{/readsNames}}
        {{#hasRetiredNames}}

        /// The tab that was saved under a name, which may be one that it had before.
        init?(savedAs name: String) {
            switch name {
            {{#items}}
            {{#retiredNames}}
            case {{retiredNames}}: self = .{{name}}
            {{/retiredNames}}
            {{/items}}
            default: self.init(rawValue: name)
            }
        }
        {{/hasRetiredNames}}
        {{/isCodable}}

        {{>localized}}
    }
    {{/tabs}}

    """#
