/// How the state is saved.
let stateCodablePartial: StaticString = #"""
    // MARK: - Codable

    /// What this build does not know, most often because a newer one wrote it, is passed over when it is read and kept
    /// when it is written back.
    extension NavigationState: Codable {
        {{>access}}init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            path = try values.decode({{pathType}}.self, forKey: .path)
            {{#isSplit}}
            isCompact = try values.decodeIfPresent(Bool.self, forKey: .isCompact) ?? isCompact
            {{/isSplit}}
            {{#collapses}}
            showsSidebar = try values.decodeIfPresent(Bool.self, forKey: .showsSidebar) ?? showsSidebar
            {{/collapses}}
            {{#tabs}}
            let tab = try values.decodeIfPresent(String.self, forKey: .selectedTab)
            selectedTab = tab.flatMap({{enum}}.init(rawValue:)) ?? selectedTab
            otherTabs = try values.decodeIfPresent([String: {{pathType}}].self, forKey: .otherTabs) ?? [:]
            {{/tabs}}
            {{#sheets}}
            sheets = try values.decodeIfPresent({{pathType}}.self, forKey: .sheets) ?? sheets
            {{/sheets}}
        }

        {{>access}}func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(path, forKey: .path)
            {{#isSplit}}
            try values.encode(isCompact, forKey: .isCompact)
            {{/isSplit}}
            {{#collapses}}
            try values.encode(showsSidebar, forKey: .showsSidebar)
            {{/collapses}}
            {{#tabs}}
            try values.encode(selectedTab.rawValue, forKey: .selectedTab)
            try values.encode(otherTabs, forKey: .otherTabs)
            {{/tabs}}
            {{#sheets}}
            try values.encode(sheets, forKey: .sheets)
            {{/sheets}}
        }

        private nonisolated enum CodingKeys: String, CodingKey {
            case {{savedKeys}}
        }
    }

    """#
