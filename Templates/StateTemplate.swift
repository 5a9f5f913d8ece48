/// Where a person is, as a value.
let stateTemplate: StaticString = #"""
    {{>header}}
    {{#hasNavigation}}

    // MARK: - State

    /// Where a person is in {{app}}: a value, so that navigation can be tested, logged, saved and restored.
    ///
    /// It holds the screens from the root on, and everything else is read off them. So the columns always fit each other,
    /// and nothing of another root can be left over.
    {{>access}}struct NavigationState: Hashable{{#isSendable}}, Sendable{{/isSendable}} {
        private var path = {{pathType}}([{{start}}])
        {{#isSplit}}
        /// Whether there is room for one column only.
        {{>access}}private(set) var isCompact = false
        {{/isSplit}}
        {{#collapses}}
        /// In a compact layout, whether the sidebar is on top.
        private var showsSidebar = {{startsAtSidebar}}
        {{/collapses}}
        {{#tabs}}
        {{>access}}private(set) var selectedTab = {{enum}}.{{first}}
        /// What the other tabs hold on top of their roots, by the tab's name.
        private var otherTabs: [String: {{pathType}}] = [:]
        {{/tabs}}
        {{#sheets}}
        /// The sheets that are open, each on top of the one before.
        private var sheets = {{pathType}}([])
        {{/sheets}}

        /// The state that the app starts in.
        {{>access}}init() {}
    }

    // MARK: - What is shown

    extension NavigationState {
        {{#isSplit}}
        /// What the content column shows; `nil` where the detail root takes its place.
        {{>access}}var contentRoot: {{enum}}? {
            {{#hasContent}}
            screens[0].placeholder == nil ? nil : screens[0]
            {{/hasContent}}
            {{^hasContent}}
            nil
            {{/hasContent}}
        }

        {{/isSplit}}
        /// What the detail column begins with{{#hasContent}}; a placeholder while nothing is selected in the content column{{/hasContent}}.
        {{>access}}var detailRoot: {{enum}} {
            {{#hasContent}}
            let screens = screens
            guard let placeholder = screens[0].placeholder else { return screens[0] }
            return screens.count > 1 && screens[1].isDetail ? screens[1] : placeholder
            {{/hasContent}}
            {{^hasContent}}
            screens[0]
            {{/hasContent}}
        }

        /// What was pushed on the detail root.
        {{>access}}var detailStack: [{{enum}}] {
            get { Array(screens.dropFirst(rootCount)) }
            {{#collapses}}
            set {
                if newValue.count > detailStack.count { showsSidebar = false }
                screens = screens.prefix(rootCount) + newValue
            }
            {{/collapses}}
            {{^collapses}}
            set { screens = screens.prefix(rootCount) + newValue }
            {{/collapses}}
        }

        {{#isSplit}}
        /// The row of the sidebar that stands for what is shown; `nil` where none does{{#collapses}}, or the sidebar itself is shown{{/collapses}}.
        {{>access}}var derivedMenuItem: {{enum}}? {
            {{#collapses}}
            isCompact && showsSidebar ? nil : screens[0].sidebarItem
            {{/collapses}}
            {{^collapses}}
            screens[0].sidebarItem
            {{/collapses}}
        }

        {{/isSplit}}
        {{#collapses}}
        /// In a compact layout, the column that is on top.
        {{>access}}var compactColumn: Column {
            get { showsSidebar ? .sidebar : contentRoot != nil && stack.isEmpty ? .content : .detail }
            set {
                showsSidebar = newValue == .sidebar
                if newValue == .content, contentRoot != nil { stack = [] }
            }
        }

        {{>access}}enum Column: String, Sendable { case sidebar, content, detail }

        {{/collapses}}
        /// What is on top of the root where all screens share one stack.
        {{>access}}var stack: [{{enum}}] {
            get { Array(screens.dropFirst(stackStart)) }
            {{#tabs}}
            set {
                // What stood on the tab's root in place of it is gone with its first screen.
                let isReplaced = stackStart == 0 && newValue.first != screens[0]
                screens = (isReplaced ? [selectedTab.root] : screens.prefix(stackStart)) + newValue
            }
            {{/tabs}}
            {{^tabs}}
            {{#collapses}}
            set {
                if newValue.count > stack.count { showsSidebar = false }
                screens = screens.prefix(stackStart) + newValue
            }
            {{/collapses}}
            {{^collapses}}
            set { screens = screens.prefix(stackStart) + newValue }
            {{/collapses}}
            {{/tabs}}
        }
        {{#tabs}}

        /// What each tab holds on top of its root.
        {{>access}}var tabStacks: [{{enum}}: [{{item}}]] {
            Dictionary(uniqueKeysWithValues: {{enum}}.allCases.map { ($0, stack(of: $0)) })
        }

        /// What a tab holds on top of its root.
        {{>access}}func stack(of tab: {{enum}}) -> [{{item}}] {
            tab == selectedTab ? stack : otherTabs[tab.rawValue]?.items ?? []
        }
        {{/tabs}}
        {{#sheets}}

        /// The sheets that are open, each on top of the one before.
        {{>access}}var presentedSheets: [{{enum}}] {
            get { sheets.items }
            set { sheets.items = newValue }
        }

        /// The sheet on top.
        {{>access}}var presentedSheet: {{enum}}? {
            get { presentedSheets.last }
            set { if let newValue { present(newValue) } else { dismiss() } }
        }
        {{/sheets}}

        /// The screens from the root on; never empty.
        private var screens: [{{enum}}] {
            get {
                let items = path.items
                {{#hasContent}}
                guard let root = items.first else { return [{{start}}] }
                guard root.isDetail, let content = root.defaultContentRoot else { return items }
                return [content] + items
                {{/hasContent}}
                {{^hasContent}}
                return items.isEmpty ? [{{start}}] : items
                {{/hasContent}}
            }
            {{#placeholderCase}}
            set { path.items = newValue.filter { !$0.isPlaceholder } }
            {{/placeholderCase}}
            {{^placeholderCase}}
            set { path.items = newValue }
            {{/placeholderCase}}
        }

        /// How many of the screens are roots of columns.
        private var rootCount: Int {
            {{#hasContent}}
            let screens = screens
            return screens[0].placeholder != nil && screens.count > 1 && screens[1].isDetail ? 2 : 1
            {{/hasContent}}
            {{^hasContent}}
            1
            {{/hasContent}}
        }

        /// How many of the screens are under the one stack.
        private var stackStart: Int {
            {{#tabs}}
            // A place that no tab leads to stands on top of the selected one's root.
            screens.prefix(rootCount).lastIndex(of: selectedTab.root).map { $0 + 1 } ?? 0
            {{/tabs}}
            {{^tabs}}
            1
            {{/tabs}}
        }
        {{^isSplit}}

        /// Whether there is room for one column only.
        private var isCompact: Bool { true }
        {{/isSplit}}
    }

    // MARK: - Intents

    extension NavigationState {
        {{#isSplit}}
        /// Chooses what the content column shows; a screen of two columns takes its place.
        {{>access}}mutating func setContentRoot(_ item: {{enum}}) { choose(item) }

        {{/isSplit}}
        /// Chooses what the detail column shows. Nothing stays on top of it{{#hasContent}}; a content column that fits it stays{{/hasContent}}.
        {{>access}}mutating func setDetailRoot(_ item: {{enum}}) { choose(item) }

        /// Puts a screen on top of what is shown.
        {{>access}}mutating func push(_ item: {{enum}}) {
            {{#collapses}}
            showsSidebar = false
            {{/collapses}}
            {{#tabs}}
            if isCompact { return stack.append(item) }
            {{/tabs}}
            screens.append(item)
        }

        /// Takes the screen on top away, and returns it; the root stays.
        @discardableResult
        {{>access}}mutating func pop() -> {{enum}}? {
            {{#tabs}}
            if isCompact { return stack.popLast() }
            {{/tabs}}
            {{#collapses}}
            if isCompact, showsSidebar { return nil }
            {{/collapses}}
            return screens.count > 1 ? screens.removeLast() : nil
        }

        /// Takes everything away that was pushed.
        {{>access}}mutating func popToRoot() {
            if isCompact { stack = [] } else { detailStack = [] }
        }

        {{#collapses}}
        /// Goes back to the sidebar where it has a place of its own, and else to the nearest of its rows.
        {{/collapses}}
        {{^collapses}}
        /// Goes back to the {{#isSplit}}nearest row of the sidebar{{/isSplit}}{{^isSplit}}beginning{{/isSplit}}.
        {{/collapses}}
        {{>access}}mutating func backToRoot() {
            {{#tabs}}
            if isCompact { return stack = [] }
            {{/tabs}}
            {{#isSplit}}
            choose(screens[0].sidebarItem == nil ? {{start}} : screens[0])
            {{/isSplit}}
            {{^isSplit}}
            screens = [{{start}}]
            {{/isSplit}}
            {{#collapses}}
            showsSidebar = true
            {{/collapses}}
        }

        {{#isSplit}}
        /// Shows a screen as the layout at hand calls for: in the detail column, or on top where there is one column.
        {{/isSplit}}
        {{^isSplit}}
        /// Shows a screen: on top of what is shown, unless it is the root of a stack.
        {{/isSplit}}
        {{>access}}mutating func open(_ item: {{enum}}) {
            if item.isRoot || !isCompact{{#collapses}} || showsSidebar{{/collapses}} { choose(item) } else { push(item) }
        }

        /// Takes screens away whose data was deleted, wherever they are, and falls back to the nearest place that is left.
        {{>access}}mutating func remove(where isDeleted: ({{enum}}) -> Bool) {
            {{#tabs}}
            otherTabs = otherTabs.mapValues { {{pathType}}($0.items.filter { !isDeleted($0) }) }
            {{/tabs}}
            let screens = screens
            if isDeleted(screens[0]) {
                choose({{#tabs}}isCompact ? selectedTab.root : {{/tabs}}{{start}})
            } else if rootCount > 1, isDeleted(screens[1]) {
                self.screens = [screens[0]]
            } else {
                self.screens = screens.filter { !isDeleted($0) }
            }
        }
        {{#isSplit}}

        /// Fits the layout to the room there is. Nothing is lost either way.
        {{>access}}mutating func adapt(toCompact isCompact: Bool) { self.isCompact = isCompact }
        {{/isSplit}}

        /// Makes an item the root of its columns.
        private mutating func choose(_ item: {{enum}}) {
            {{#collapses}}
            showsSidebar = false
            {{/collapses}}
            {{#placeholderCase}}
            if item.isPlaceholder { return screens = [screens[0]] }
            {{/placeholderCase}}
            {{#hasContent}}
            let content = item.isDetail ? contentRoot ?? item.defaultContentRoot : nil
            {{/hasContent}}
            {{#tabs}}
            {{#isSplit}}
            let root = {{#hasContent}}content ?? {{/hasContent}}item
            if let tab = {{enum}}(root: item) ?? {{enum}}(root: root.sidebarItem ?? root), tab != selectedTab {
            {{/isSplit}}
            {{^isSplit}}
            if let tab = {{enum}}(root: item), tab != selectedTab {
            {{/isSplit}}
                leave(for: tab)
            }
            {{/tabs}}
            {{#hasContent}}
            screens = [content, item].compactMap { $0 }
            {{/hasContent}}
            {{^hasContent}}
            screens = [item]
            {{/hasContent}}
        }
    }
    {{#tabs}}

    // MARK: - Tabs

    extension NavigationState {
        /// Shows a tab as it was left; the tab that is shown goes back to its root.
        {{>access}}mutating func select(_ tab: {{enum}}) {
            if tab == selectedTab { return stack = [] }
            let stack = stack(of: tab)
            leave(for: tab)
            screens = [tab.root] + stack
        }

        /// Replaces what a tab holds on top of its root.
        {{>access}}mutating func setStack(_ stack: [{{item}}], of tab: {{enum}}) {
            {{#placeholderCase}}
            let stack = stack.filter { !$0.isPlaceholder }
            {{/placeholderCase}}
            if tab == selectedTab { self.stack = stack } else { otherTabs[tab.rawValue] = {{pathType}}(stack) }
        }

        private mutating func leave(for tab: {{enum}}) {
            otherTabs[selectedTab.rawValue] = isCompact ? {{pathType}}(stack) : nil
            otherTabs[tab.rawValue] = nil
            selectedTab = tab
        }
    }
    {{/tabs}}
    {{#sheets}}

    // MARK: - Sheets

    extension NavigationState {
        /// Shows a sheet; on top of one that is open, unless the two replace each other.
        {{>access}}mutating func present(_ sheet: {{enum}}) {
            if presentedSheets.last?.id == sheet.id { presentedSheets.removeLast() }
            presentedSheets.append(sheet)
        }

        /// Closes the sheet on top.
        {{>access}}mutating func dismiss() { presentedSheets = presentedSheets.dropLast() }
    }
    {{/sheets}}
    {{#isCodable}}

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
            case path{{#isSplit}}, isCompact{{/isSplit}}{{#collapses}}, showsSidebar{{/collapses}}{{#tabs}}, selectedTab, otherTabs{{/tabs}}{{#sheets}}, sheets{{/sheets}}
        }
    }
    {{/isCodable}}

    // MARK: - Transitions

    /// A change of place, as `NavigationRouter.onTransition` hears of it.
    {{>access}}struct NavigationTransition: Hashable{{#isSendable}}, Sendable{{/isSendable}} {
        {{>access}}let from: NavigationState
        {{>access}}let to: NavigationState
        {{>access}}let intent: Intent

        /// What was asked for.
        {{>access}}enum Intent: Hashable{{#isSendable}}, Sendable{{/isSendable}} {
            {{#isSplit}}
            case setContentRoot({{enum}})
            {{/isSplit}}
            case setDetailRoot({{enum}})
            case push({{enum}})
            case pop
            case popToRoot
            case backToRoot
            case open({{enum}})
            case remove
            {{#isSplit}}
            /// There was more or less room.
            case adapt
            {{/isSplit}}
            {{#tabs}}
            case select({{enum}})
            {{/tabs}}
            {{#sheets}}
            case present({{enum}})
            case dismiss
            {{/sheets}}
            /// The state was set as a whole.
            case restore
        }
    }

    // MARK: - Places

    extension {{enum}} {
        /// Whether {{#isSplit}}the sidebar{{/isSplit}}{{#tabs}}{{#isSplit}} or {{/isSplit}}a tab{{/tabs}}{{^tabs}}{{^isSplit}}the stack{{/isSplit}}{{/tabs}} begins with it.
        fileprivate var isRoot: Bool {
            {{#isSplit}}sidebarItem != nil{{/isSplit}}{{#tabs}}{{#isSplit}} || {{/isSplit}}{{enum}}(root: self) != nil{{/tabs}}{{^tabs}}{{^isSplit}}self == {{start}}{{/isSplit}}{{/tabs}}
        }
        {{#hasContent}}

        /// Whether it stands beside a content column.
        fileprivate var isDetail: Bool { placeholder == nil && numberOfColumns == 3 }
        {{/hasContent}}
        {{#placeholderCase}}

        fileprivate var isPlaceholder: Bool {
            if case .{{name}} = self { true } else { false }
        }
        {{/placeholderCase}}
    }
    {{^isCodable}}

    extension Array {
        /// A path of items and nothing else.
        fileprivate var items: Self {
            get { self }
            set { self = newValue }
        }
    }
    {{/isCodable}}
    {{/hasNavigation}}

    """#
