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
            {{#hasContent}}screens[0].placeholder == nil ? nil : screens[0]{{/hasContent}}{{^hasContent}}nil{{/hasContent}}
        }

        {{/isSplit}}
        {{#hasContent}}
        /// What the detail column begins with; a placeholder while nothing is selected in the content column.
        {{/hasContent}}
        {{^hasContent}}
        /// What the detail column begins with.
        {{/hasContent}}
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
        {{#collapses}}
        /// The row of the sidebar that stands for what is shown; `nil` where none does, or the sidebar itself is shown.
        {{/collapses}}
        {{^collapses}}
        /// The row of the sidebar that stands for what is shown; `nil` where none does.
        {{/collapses}}
        {{>access}}var derivedMenuItem: {{enum}}? {
            {{#collapses}}isCompact && showsSidebar ? nil : {{/collapses}}screens[0].sidebarItem
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
            set { path.items = newValue{{#placeholderCase}}.filter { !$0.isPlaceholder }{{/placeholderCase}} }
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

    {{>stateIntents}}
    {{#tabs}}

    {{>stateTabs}}
    {{/tabs}}
    {{#sheets}}

    {{>stateSheets}}
    {{/sheets}}
    {{#isCodable}}

    {{>stateCodable}}
    {{/isCodable}}

    {{>transitions}}

    // MARK: - Places

    extension {{enum}} {
        /// Whether {{roots}} begins with it.
        fileprivate var isRoot: Bool {
            {{isRoot}}
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
