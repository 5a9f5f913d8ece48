/// The trail of what fills the window, and what is read off it.
let stateTrailPartial: StaticString = #"""
    {{#hasContent}}
    /// What lies on the root, whatever column shows it.
    {{/hasContent}}
    {{^hasContent}}
    /// What lies on the root.
    {{/hasContent}}
    {{>access}}var stack: [{{item}}] {
        {{#tabs}}
        {{#isSplit}}
        get { aside + screens.dropFirst(stackStart) }
        set {
            if isCompact { return replaceStack(with: newValue) }
            {{#hasContent}}
            let held = tabColumns[selectedTab.rawValue]
            {{/hasContent}}
            screens = screens.prefix(1) + newValue
            {{#hasContent}}
            if let held, keepRootPushed() { tabColumns[selectedTab.rawValue] = held }
            {{/hasContent}}
        }
        {{/isSplit}}
        {{^isSplit}}
        get { stack(in: .tab(selectedTab)) }
        set { setStack(newValue, in: .tab(selectedTab)) }
        {{/isSplit}}
        {{/tabs}}
        {{^tabs}}
        get { Array(screens.dropFirst(stackStart)) }
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
        Dictionary(uniqueKeysWithValues: {{enum}}.allCases.map { ($0, stack(in: .tab($0))) })
    }
    {{/tabs}}
    {{#hasLayers}}

    /// What lies over all this, from the bottom up.
    {{>access}}var layers: [Layer] {
        get { presentations.items }
        {{#dialogs}}
        set {
            if newValue.map(\.id) != layers.map(\.id) { dialog = nil }
            presentations.items = Self.withoutTwins(newValue{{#placeholderCase}}.filter { $0.item?.isPlaceholder != true }{{/placeholderCase}})
        }
        {{/dialogs}}
        {{^dialogs}}
        set { presentations.items = Self.withoutTwins(newValue{{#placeholderCase}}.filter { $0.item?.isPlaceholder != true }{{/placeholderCase}}) }
        {{/dialogs}}
    }
    {{/hasLayers}}
    {{#hasPath}}

    /// The screens from the root on; never empty.
    private var screens: [{{item}}] {
        get {
            let known = path.items
            {{#hasContent}}
            return Self.withList(known.isEmpty ? [{{>firstScreen}}] : known)
            {{/hasContent}}
            {{^hasContent}}
            return known.isEmpty ? [{{>firstScreen}}] : known
            {{/hasContent}}
        }
        {{#hasContent}}
        set {
            let newValue = Self.withList(newValue.filter { !$0.isPlaceholder })
            let screens = screens
            if !newValue.starts(with: screens.prefix({{#nestsContent}}contentCount + 1{{/nestsContent}}{{^nestsContent}}2{{/nestsContent}})) { placeholderPlace = 0 }
            {{>freshRoot}}
            path.items = newValue
            {{>followScreens}}
        }
        {{/hasContent}}
        {{^hasContent}}
        {{#isCodable}}
        set {
            {{#placeholderCase}}
            let newValue = newValue.filter { !$0.isPlaceholder }
            {{/placeholderCase}}
            {{>freshRoot}}
            path.items = newValue
            {{>followScreens}}
        }
        {{/isCodable}}
        {{^isCodable}}
        set {
            path.items = newValue{{#placeholderCase}}.filter { !$0.isPlaceholder }{{/placeholderCase}}
            {{>followScreens}}
        }
        {{/isCodable}}
        {{/hasContent}}
    }

    {{#hasContent}}
    /// A list stands beside a screen of the detail column.
    private static func withList(_ screens: [{{item}}]) -> [{{item}}] {
        guard let first = screens.first, first.isDetail, let content = first.defaultContentRoot else { return screens }
        return [content] + screens
    }

    {{/hasContent}}
    /// How many of the screens stand under the detail column's stack: its root, and all of the content column.
    private var rootCount: Int {
        {{#hasContent}}
        let screens = screens
        {{#nestsContent}}
        let count = contentCount
        if screens[0].placeholder == nil || placeholderPlace > 0 { return count }
        return screens.count > count && screens[count].isDetail ? count + 1 : count
        {{/nestsContent}}
        {{^nestsContent}}
        if screens[0].placeholder == nil || placeholderPlace > 0 { return 1 }
        return screens.count > 1 && screens[1].isDetail ? 2 : 1
        {{/nestsContent}}
        {{/hasContent}}
        {{^hasContent}}
        1
        {{/hasContent}}
    }

    {{#hasContent}}
    /// What is behind so many screens was pushed on the content column's placeholder, where it would take that one's place
    /// else.
    private mutating func keepOnPlaceholder(behind count: Int) {
        placeholderPlace = 0
        let isPlace = {{#nestsContent}}count > 0 && count <= contentCount{{/nestsContent}}{{^nestsContent}}count == 1{{/nestsContent}}
        if contentRoot != nil, isPlace, rootCount > count { placeholderPlace = count }
    }

    {{/hasContent}}
    /// How many of the screens are under the one stack.
    private var stackStart: Int {
        {{#tabs}}
        if !isCompact { return 1 }
        // A place that no tab leads to stands on top of the selected one's root.
        return screens.prefix(rootCount).lastIndex(of: selectedTab.root).map { $0 + 1 } ?? 0
        {{/tabs}}
        {{^tabs}}
        1
        {{/tabs}}
    }
    {{#tabs}}

    /// How many of the screens on the root of the whole lie under what the tab on show holds: in columns, what the tab
    /// begins with may stand beside a list.
    private var countUnderTab: Int {
        isCompact ? 0 : screens.prefix(rootCount).lastIndex(of: selectedTab.root) ?? 0
    }
    {{/tabs}}
    {{/hasPath}}
    {{#splitsTabs}}

    /// How many of the screens on the root of the tab's split view are selected there.
    private var selectionCount: Int { selectionCount(of: selectedTab) }
    {{/splitsTabs}}

    """#

/// The tab on show is that of the screens, where there are columns as well.
let followScreensPartial: StaticString = """
    {{#movesPaths}}
    followScreens()
    {{/movesPaths}}

    """

/// What is shown where nothing is in the path.
let firstScreenPartial: StaticString =
    "{{#movesPaths}}isCompact ? selectedTab.root : {{/movesPaths}}{{start}}"
