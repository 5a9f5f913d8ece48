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

    {{>stateShown}}

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
