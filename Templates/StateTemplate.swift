/// Where a person is, as a value.
let stateTemplate: StaticString = #"""
    {{>header}}
    {{#hasNavigation}}
    {{#stateImports}}

    {{stateImports}}
    {{/stateImports}}

    // MARK: - State

    /// Where a person is in {{app}}: a value, so that navigation can be tested, logged, saved and restored.
    ///
    /// It holds the screens from the root on, and everything else is read off them. So the columns always fit each other,
    /// and nothing of another root can be left over.
    {{>access}}struct NavigationState: Hashable{{#isSendable}}, Sendable{{/isSendable}} {
        {{#hasPath}}
        {{#startsApart}}
        /// Empty until it is known how much room there is: columns and tabs begin with different screens.
        private var path = {{pathType}}([])
        {{/startsApart}}
        {{^startsApart}}
        private var path = {{pathType}}([{{start}}])
        {{/startsApart}}
        {{/hasPath}}
        {{#hasContent}}
        /// How many screens stand in the content column, where what is behind them was pushed on its placeholder and does
        /// not take its place; otherwise 0.
        private var placeholderPlace = 0
        {{/hasContent}}
        {{#measuresRoom}}
        /// Whether there is room for one column only.
        {{>access}}private(set) var isCompact = false
        {{/measuresRoom}}
        {{#collapses}}
        /// In a compact layout, whether the sidebar is on top.
        private var showsSidebar = {{startsAtSidebar}}
        {{/collapses}}
        {{#tabs}}
        {{>access}}private(set) var selectedTab = {{enum}}.{{first}}
        {{#isSplit}}
        /// What tabs hold that is not shown, by the tab's name: columns, each over those before.
        private var tabColumns: [String: {{columnsType}}] = [:]
        {{/isSplit}}
        {{^isSplit}}
        /// What tabs hold on top of their roots, by the tab's name.
        private var tabPaths: [String: {{pathType}}] = [:]
        {{/isSplit}}
        {{/tabs}}
        {{#splitsTabs}}
        /// How many screens stand in a tab's content column, by the tab's name, where what is behind them was pushed on its
        /// placeholder and does not take its place.
        private var placeholderPlaces: [String: Int] = [:]
        {{/splitsTabs}}
        {{#hasLayers}}
        private var presentations = {{layersType}}([])
        {{/hasLayers}}
        {{#windows}}
        /// Whether this is a window of its own. Its view is the lowest layer.
        {{>access}}private(set) var isWindow = false
        {{/windows}}
        {{#isCodable}}
        /// What of a saved state this build cannot read, by its key.
        private var unread: [String: {{item}}.SavedValue] = [:]
        {{#restoration}}
        /// What was saved beside the state, and this build does not know.
        var unreadBeside: [String: {{item}}.SavedValue] = [:]
        {{/restoration}}
        {{/isCodable}}
        {{#dialogs}}
        /// What a person is asked, over all that is shown; `nil` where nothing is. It is not saved: who asks is gone then.
        {{>access}}private(set) var dialog: {{enum}}?
        {{/dialogs}}

        /// The state that the app starts in.
        {{>access}}init() {}
        {{#windows}}

        /// The state that a window of its own starts in.
        {{>access}}init(window: {{enum}}) {
            isWindow = true
            present(window.sheet)
        }
        {{/windows}}
    }

    // MARK: - What is shown

    extension NavigationState {
        {{#windows}}
        {{>hasScreens}}

        {{/windows}}
        {{^windows}}
        {{#settings}}
        {{>hasScreens}}

        {{/settings}}
        {{/windows}}
        {{#isSplit}}
        /// What the content column {{#nestsContent}}begins with{{/nestsContent}}{{^nestsContent}}shows{{/nestsContent}}; `nil` where the detail root takes its place.
        {{>access}}var contentRoot: {{item}}? {
            {{#hasContent}}screens[0].placeholder == nil ? nil : screens[0]{{/hasContent}}{{^hasContent}}nil{{/hasContent}}
        }
        {{#nestsContent}}

        /// What was pushed in the content column. To change it is to leave what the detail column shows.
        {{>access}}var contentStack: [{{item}}] {
            get { Array(screens[1..<contentCount]) }
            set {
                if contentRoot == nil{{#tabs}} || stackStart > contentCount{{/tabs}} { return }
                {{#collapses}}
                if newValue.count > contentStack.count { showsSidebar = false }
                {{/collapses}}
                // What is written again brings what is new in it.
                let rest = newValue == contentStack ? screens[contentCount...] : []
                if rest.isEmpty { placeholderPlace = 0 }
                screens = [screens[0]] + newValue + rest
            }
        }

        /// How many of the screens stand in the content column; 1 where there is none.
        private var contentCount: Int {
            if screens[0].placeholder == nil { return 1 }
            let lists = 1 + screens.dropFirst().prefix { $0.placeholder != nil && $0.sidebarItem == nil }.count
            return placeholderPlace > 0 ? min(placeholderPlace, lists) : lists
        }
        {{/nestsContent}}

        {{/isSplit}}
        {{#splitsTabs}}
        /// What the content column of the tab on show shows: its root, where the tab holds a split view.
        {{>access}}var contentRoot: {{item}}? { selectedTab.holdsSplit ? selectedTab.root : nil }
        {{#nestsTabs}}

        /// What was pushed in the content column of the tab on show. To change it is to leave what the detail column shows.
        {{>access}}var contentStack: [{{item}}] {
            get { contentStack(of: selectedTab) }
            set { setContentStack(newValue, in: .base) }
        }
        {{/nestsTabs}}

        {{/splitsTabs}}
        {{#hasSelection}}
        /// What the detail column begins with; a placeholder while nothing is selected in the content column.
        {{/hasSelection}}
        {{^hasSelection}}
        /// What the detail column begins with.
        {{/hasSelection}}
        {{>access}}var detailRoot: {{item}} {
            {{#hasContent}}
            let screens = screens
            guard let placeholder = screens[{{>contentTop}}].placeholder else { return screens[0] }
            return rootCount > {{>contentCount}} ? screens[{{>contentCount}}] : placeholder
            {{/hasContent}}
            {{#splitsTabs}}
            detailRoot(of: selectedTab)
            {{/splitsTabs}}
            {{^hasSelection}}
            {{#hasPath}}
            screens[0]
            {{/hasPath}}
            {{^hasPath}}
            selectedTab.root
            {{/hasPath}}
            {{/hasSelection}}
        }

        /// What was pushed on the detail root.
        {{>access}}var detailStack: [{{item}}] {
            {{#splitsTabs}}
            get { Array(stack.dropFirst(selectionCount)) }
            set {
                {{#nestsTabs}}
                let contents = contentStack.count
                let liesOnPlaceholder = selectedTab.holdsSplit && selectionCount == contents
                stack = stack.prefix(selectionCount) + newValue
                if liesOnPlaceholder { keepOnPlaceholder(behind: contents, in: selectedTab) }
                {{/nestsTabs}}
                {{^nestsTabs}}
                let liesOnPlaceholder = selectedTab.holdsSplit && selectionCount == 0
                stack = stack.prefix(selectionCount) + newValue
                if liesOnPlaceholder { keepOnPlaceholder(behind: 0, in: selectedTab) }
                {{/nestsTabs}}
            }
            {{/splitsTabs}}
            {{^hasPath}}
            {{^splitsTabs}}
            get { stack }
            set { stack = newValue }
            {{/splitsTabs}}
            {{/hasPath}}
            {{#hasPath}}
            get { Array(screens.dropFirst(rootCount)) }
            set {
                {{#collapses}}
                if newValue.count > detailStack.count { showsSidebar = false }
                {{/collapses}}
                {{#nestsContent}}
                let contents = contentCount
                {{/nestsContent}}
                {{#hasContent}}
                let liesOnPlaceholder = contentRoot != nil && rootCount == {{>contents}}
                {{/hasContent}}
                {{#hasContent}}
                {{#movesPaths}}
                let held = tabColumns[selectedTab.rawValue]
                {{/movesPaths}}
                {{/hasContent}}
                screens = screens.prefix(rootCount) + newValue
                {{#hasContent}}
                keepOnPlaceholder(behind: liesOnPlaceholder ? {{>contents}} : 0)
                {{#movesPaths}}
                if isBesideTabs { tabColumns[selectedTab.rawValue] = held }
                followScreens()
                {{/movesPaths}}
                {{/hasContent}}
            }
            {{/hasPath}}
        }
        {{#hasSelection}}

        /// What is selected in the content column, so that the detail column shows it. To select is to replace.
        {{>access}}var detailSelection: {{item}}? {
            {{#hasContent}}
            get { rootCount > {{>contentCount}} ? screens[{{>contentCount}}] : nil }
            set {
                if let newValue { return setDetailRoot(newValue) }
                {{#tabs}}
                // What a tab begins with is selected in no list of its own.
                {{/tabs}}
                if detailSelection != nil{{#tabs}}, stackStart <= {{>contentCount}}{{/tabs}} { {{>leaveDetail}} }
            }
            {{/hasContent}}
            {{#splitsTabs}}
            {{#nestsTabs}}
            get { selectionCount > contentStack.count ? stack[contentStack.count] : nil }
            set {
                if let newValue { setDetailRoot(newValue) } else if detailSelection != nil { stack = contentStack }
            }
            {{/nestsTabs}}
            {{^nestsTabs}}
            get { selectionCount > 0 ? stack[0] : nil }
            set {
                if let newValue { setDetailRoot(newValue) } else if detailSelection != nil { stack = [] }
            }
            {{/nestsTabs}}
            {{/splitsTabs}}
        }
        {{/hasSelection}}

        {{#isSplit}}
        {{#collapses}}
        /// The row of the sidebar that stands for what is shown; `nil` where none does, or the sidebar itself is shown.
        {{/collapses}}
        {{^collapses}}
        /// The row of the sidebar that stands for what is shown; `nil` where none does.
        {{/collapses}}
        {{>access}}var derivedMenuItem: {{item}}? {
            {{#collapses}}isCompact && showsSidebar ? nil : {{/collapses}}screens[0].sidebarItem
        }

        {{/isSplit}}
        {{#collapses}}
        /// In a compact layout, the column that is on top.
        {{>access}}var compactColumn: Column {
            {{^nestsContent}}
            get { showsSidebar ? .sidebar : contentRoot != nil && stack.isEmpty ? .content : .detail }
            {{/nestsContent}}
            {{#nestsContent}}
            get { showsSidebar ? .sidebar : contentRoot != nil && screens.count == contentCount ? .content : .detail }
            {{/nestsContent}}
            set {
                showsSidebar = newValue == .sidebar
                if newValue == .content, contentRoot != nil { {{>leaveDetail}} }
            }
        }

        {{>access}}enum Column: String, Sendable { case sidebar, content, detail }

        {{/collapses}}
        {{>stateTrail}}
    }

    {{#hasScopes}}
    {{>stateScopes}}

    {{/hasScopes}}
    {{>stateIntents}}
    {{#tabs}}

    {{>stateTabs}}
    {{/tabs}}
    {{#hasLayers}}

    {{>stateLayers}}
    {{/hasLayers}}
    {{#guards}}

    {{>stateGuards}}
    {{/guards}}
    {{#dialogs}}

    // MARK: - Dialogs

    extension NavigationState {
        /// Asks a person, over all that is shown. What was asked before is given up.
        {{>access}}mutating func ask(_ dialog: {{enum}}) { self.dialog = dialog }

        /// The question is answered, or given up.
        {{>access}}mutating func answer() { dialog = nil }
    }
    {{/dialogs}}
    {{#isCodable}}

    {{>stateCodable}}
    {{/isCodable}}

    {{>transitions}}

    // MARK: - Places

    extension {{item}} {
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

/// What was not known of another root does not belong to the new one.
let freshRootPartial: StaticString = """
    {{#isCodable}}
    if newValue.first != path.items.first { path = {{pathType}}() }
    {{/isCodable}}

    """

/// How many of the screens stand in the content column.
let contentCountPartial: StaticString =
    "{{#nestsContent}}contentCount{{/nestsContent}}{{^nestsContent}}1{{/nestsContent}}"

/// The same, where it was counted before a change.
let contentsPartial: StaticString = "{{#nestsContent}}contents{{/nestsContent}}{{^nestsContent}}1{{/nestsContent}}"

/// The number of the screen that the content column shows.
let contentTopPartial: StaticString =
    "{{#nestsContent}}contentCount - 1{{/nestsContent}}{{^nestsContent}}0{{/nestsContent}}"

/// Takes away what is behind the content column.
let leaveDetailPartial: StaticString = """
    {{#nestsContent}}screens = Array(screens.prefix(contentCount)){{/nestsContent}}{{^nestsContent}}screens = [screens[0]]{{/nestsContent}}
    """

/// What tells the screens from what lies over them.
let hasScreensPartial: StaticString = """
    /// Whether another state shows the same screens, whatever lies over them.
    func hasScreens(of other: Self) -> Bool {
        {{#hasLayers}}
        var state = self
        state.presentations = other.presentations
        {{#dialogs}}
        state.dialog = other.dialog
        {{/dialogs}}
        return state == other
        {{/hasLayers}}
        {{^hasLayers}}
        {{#dialogs}}
        var state = self
        state.dialog = other.dialog
        return state == other
        {{/dialogs}}
        {{^dialogs}}
        self == other
        {{/dialogs}}
        {{/hasLayers}}
    }

    """
