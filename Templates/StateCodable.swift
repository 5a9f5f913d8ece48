/// How the state is saved.
let stateCodablePartial: StaticString = #"""
    // MARK: - Codable

    /// What this build does not know, most often because a newer one wrote it, is passed over when it is read and kept
    /// when it is written back.
    extension NavigationState: Codable {
        {{>access}}init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            unread = try [String: {{item}}.SavedValue](from: decoder)
            {{#hasPath}}
            path = read(.path, of: values) ?? path
            {{/hasPath}}
            {{#hasContent}}
            placeholderPlace = read(.placeholderPlace, of: values) ?? placeholderPlace
            {{/hasContent}}
            {{#measuresRoom}}
            isCompact = read(.isCompact, of: values) ?? isCompact
            {{/measuresRoom}}
            {{#collapses}}
            showsSidebar = read(.showsSidebar, of: values) ?? showsSidebar
            {{/collapses}}
            {{#tabs}}
            {{#isSplit}}tabColumns = read(.tabs, of: values) ?? tabColumns{{/isSplit}}{{^isSplit}}tabPaths = read(.tabs, of: values) ?? tabPaths{{/isSplit}}
            {{/tabs}}
            {{#splitsTabs}}
            placeholderPlaces = read(.placeholderPlaces, of: values) ?? placeholderPlaces
            {{/splitsTabs}}
            {{#tabs}}
            {{#hasRetiredNames}}
            renameTabs()
            {{/hasRetiredNames}}
            {{/tabs}}
            {{#hasLayers}}
            presentations = read(.layers, of: values) ?? presentations
            presentations.items = Self.withoutTwins(presentations.items)
            {{/hasLayers}}
            {{#tabs}}
            selectedTab = read(.selectedTab, of: values) ?? selectedTab
            {{/tabs}}
            {{#placeholderCase}}
            dropPlaceholders()
            {{/placeholderCase}}
            {{#hasContent}}
            fitPlaceholderPlace()
            {{/hasContent}}
            {{#splitsTabs}}
            fitPlaceholderPlaces()
            {{/splitsTabs}}
            {{#tabs}}
            {{#isSplit}}
            fitUnknownTab()
            fitTab()
            fitColumns()
            {{/isSplit}}
            {{^isSplit}}
            tabPaths = tabPaths.filter { $0.value != {{pathType}}() }
            {{/isSplit}}
            {{/tabs}}
        }

        {{#tabs}}
        {{#hasRetiredNames}}
        /// What was saved under a name that a tab had before is the tab's, unless there is something of its own.
        private mutating func renameTabs() {
            for (name, held) in {{>held}} {
                guard let tab = {{enum}}(savedAs: name), tab.rawValue != name else { continue }
                if {{>held}}[tab.rawValue] != nil { continue }
                {{>held}}[name] = nil
                {{>held}}[tab.rawValue] = held
                {{#splitsTabs}}
                placeholderPlaces[tab.rawValue] = placeholderPlaces.removeValue(forKey: name)
                {{/splitsTabs}}
            }
        }

        {{/hasRetiredNames}}
        {{/tabs}}
        {{#hasContent}}
        /// Of what was saved, what lies on the placeholder counts as far as something can lie there.
        private mutating func fitPlaceholderPlace() {
            keepOnPlaceholder(behind: placeholderPlace > 0 ? {{>contentCount}} : 0)
        }

        {{/hasContent}}
        {{#tabs}}
        {{#isSplit}}
        /// What was shown in a tab that this build does not know lies on what the tab holds that it is shown in.
        private mutating func fitUnknownTab() {
            if unread[CodingKeys.selectedTab.rawValue] == nil || path.beginsUnread { return }
            if isBesideTabs, let tab = tab(of: screens[0], under: screens[0]) { selectedTab = tab }
            guard let held = tabColumns[selectedTab.rawValue], !held.items.isEmpty else { return }
            let room = isCompact
            isCompact = true
            let shown = screens[stackStart...]
            show(held)
            stack += shown
            isCompact = room
        }

        /// What was saved of a tab is the tab's, whatever it begins with.
        private mutating func fitColumns() {
            for tab in {{enum}}.allCases {
                guard let held = tabColumns[tab.rawValue] else { continue }
                var state = Self()
                state.isCompact = true
                state.selectedTab = tab
                state.show(nil)
                for columns in held.items { state.cover(with: columns) }
                hold(state.columns?.items ?? [], in: tab.rawValue)
            }
        }

        {{/isSplit}}
        {{/tabs}}
        {{#splitsTabs}}
        /// Of what was saved, what lies on a placeholder in a tab counts as far as something can lie there.
        private mutating func fitPlaceholderPlaces() {
            for tab in {{#tabs}}{{enum}}{{/tabs}}.allCases {
                let saved = max(0, placeholderPlaces.removeValue(forKey: tab.rawValue) ?? 0)
                if !tab.holdsSplit { continue }
                let screens = [tab.root] + (tabPaths[tab.rawValue]?.items ?? [])
                let under = screens.dropLast().prefix(saved)
                placeholderPlaces[tab.rawValue] = under.lastIndex { $0.placeholder != nil }.map { $0 + 1 }
            }
        }

        {{/splitsTabs}}
        /// Reads a part; what is none stays unread, and costs no other.
        private mutating func read<Part: Decodable>(
            _ key: CodingKeys,
            of values: KeyedDecodingContainer<CodingKeys>
        ) -> Part? {
            guard let part = try? values.decode(Part.self, forKey: key) else { return nil }
            unread[key.rawValue] = nil
            return part
        }

        {{>access}}func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            var unread = unread
            // What was not read is written back for as long as nothing took its place.
            func write<Part: Encodable & Equatable>(_ part: Part, _ initial: Part, _ key: CodingKeys) throws {
                if part == initial, unread[key.rawValue] != nil { return }
                unread[key.rawValue] = nil
                try values.encode(part, forKey: key)
            }
            let initial = Self()
            {{#hasPath}}
            try write(path, initial.path, .path)
            {{/hasPath}}
            {{#hasContent}}
            try write(placeholderPlace, initial.placeholderPlace, .placeholderPlace)
            {{/hasContent}}
            {{#measuresRoom}}
            try write(isCompact, initial.isCompact, .isCompact)
            {{/measuresRoom}}
            {{#collapses}}
            try write(showsSidebar, initial.showsSidebar, .showsSidebar)
            {{/collapses}}
            {{#tabs}}
            if unread[CodingKeys.selectedTab.rawValue] == nil { try values.encode(selectedTab, forKey: .selectedTab) }
            try write({{>held}}, initial.{{>held}}, .tabs)
            {{/tabs}}
            {{#splitsTabs}}
            try write(placeholderPlaces, initial.placeholderPlaces, .placeholderPlaces)
            {{/splitsTabs}}
            {{#hasLayers}}
            try write(presentations, initial.presentations, .layers)
            {{/hasLayers}}
            if !unread.isEmpty { try unread.encode(to: encoder) }
        }
        {{#restoration}}

        /// What of a saved state this build does not know, by its names.
        var unknownNames: [String] {
            var names = unread.keys.sorted()
            {{#hasPath}}
            names += path.unknownNames(in: CodingKeys.path.rawValue)
            {{/hasPath}}
            {{#tabs}}
            let chosen = unread[CodingKeys.selectedTab.rawValue]
            if case .string(let name)? = chosen, {{>held}}[name] == nil { names.append(name) }
            for tab in {{>held}}.keys.sorted() {
                if {{enum}}(rawValue: tab) == nil { names.append(tab) }
                names += {{>held}}[tab]?.unknownNames(in: tab) ?? []
                {{#isSplit}}
                names += tabColumns[tab]?.items.flatMap { $0.path.unknownNames(in: tab) } ?? []
                {{/isSplit}}
            }
            {{/tabs}}
            {{#hasLayers}}
            names += presentations.unknownNames(in: CodingKeys.layers.rawValue) + layers.flatMap(\.unknownNames)
            {{/hasLayers}}
            return names
        }
        {{/restoration}}
        {{#placeholderCase}}

        /// Placeholders are shown where nothing else is; as screens of a trail they are nowhere.
        private mutating func dropPlaceholders() {
            {{#hasPath}}
            path.items.removeAll(where: \.isPlaceholder)
            {{/hasPath}}
            {{#tabs}}
            {{#isSplit}}
            for tab in tabColumns.keys {
                var columns = tabColumns[tab]?.items ?? []
                for place in columns.indices { columns[place].path.items.removeAll(where: \.isPlaceholder) }
                hold(columns, in: tab)
            }
            {{/isSplit}}
            {{^isSplit}}
            for tab in tabPaths.keys { tabPaths[tab]?.items.removeAll(where: \.isPlaceholder) }
            {{/isSplit}}
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
