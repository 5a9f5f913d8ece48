/// How the state is saved.
let stateCodablePartial: StaticString = #"""
    // MARK: - Codable

    /// What this build does not know, most often because a newer one wrote it, is passed over when it is read and kept
    /// when it is written back. A value of another type than expected costs nothing but itself.
    extension NavigationState: Codable {
        {{>access}}init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            path = (try? values.decode({{pathType}}.self, forKey: .path)) ?? path
            {{#hasContent}}
            keepsPlaceholder = (try? values.decode(Bool.self, forKey: .keepsPlaceholder)) ?? keepsPlaceholder
            {{/hasContent}}
            {{#measuresRoom}}
            isCompact = (try? values.decode(Bool.self, forKey: .isCompact)) ?? isCompact
            {{/measuresRoom}}
            {{#collapses}}
            showsSidebar = (try? values.decode(Bool.self, forKey: .showsSidebar)) ?? showsSidebar
            {{/collapses}}
            {{#tabs}}
            if let name = try? values.decode(String.self, forKey: .selectedTab) {
                let tab = {{enum}}(rawValue: name)
                selectedTab = tab ?? selectedTab
                unknownTab = tab == nil ? name : nil
            }
            otherTabs = (try? values.decode([String: {{pathType}}].self, forKey: .otherTabs)) ?? [:]
            {{/tabs}}
            {{#splitsTabs}}
            keptPlaceholders = (try? values.decode(Set<String>.self, forKey: .keptPlaceholders)) ?? []
            {{/splitsTabs}}
            {{#hasLayers}}
            presentations = (try? values.decode({{layersType}}.self, forKey: .layers)) ?? presentations
            {{/hasLayers}}
            {{#tabs}}
            {{#isSplit}}
            if !isBesideTabs { otherTabs[selectedTab.rawValue] = nil }
            {{/isSplit}}
            {{/tabs}}
            {{#placeholderCase}}
            dropPlaceholders()
            {{/placeholderCase}}
        }

        {{>access}}func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(path, forKey: .path)
            {{#hasContent}}
            try values.encode(keepsPlaceholder, forKey: .keepsPlaceholder)
            {{/hasContent}}
            {{#measuresRoom}}
            try values.encode(isCompact, forKey: .isCompact)
            {{/measuresRoom}}
            {{#collapses}}
            try values.encode(showsSidebar, forKey: .showsSidebar)
            {{/collapses}}
            {{#tabs}}
            try values.encode(unknownTab ?? selectedTab.rawValue, forKey: .selectedTab)
            try values.encode(otherTabs, forKey: .otherTabs)
            {{/tabs}}
            {{#splitsTabs}}
            try values.encode(keptPlaceholders.sorted(), forKey: .keptPlaceholders)
            {{/splitsTabs}}
            {{#hasLayers}}
            try values.encode(presentations, forKey: .layers)
            {{/hasLayers}}
        }
        {{#placeholderCase}}

        /// Placeholders are shown where nothing else is; as screens of a trail they are nowhere.
        private mutating func dropPlaceholders() {
            path.items.removeAll(where: \.isPlaceholder)
            {{#tabs}}
            for tab in otherTabs.keys { otherTabs[tab]?.items.removeAll(where: \.isPlaceholder) }
            {{/tabs}}
            {{#hasLayers}}
            presentations.items.removeAll { $0.item?.isPlaceholder == true }
            for level in presentations.items.indices { presentations.items[level].stack.removeAll(where: \.isPlaceholder) }
            {{/hasLayers}}
        }
        {{/placeholderCase}}

        private nonisolated enum CodingKeys: String, CodingKey {
            case {{savedKeys}}
        }
    }

    """#
