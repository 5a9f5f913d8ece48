/// The router: the state, observed.
let routerTemplate: StaticString = #"""
    {{>header}}
    {{#hasNavigation}}

    {{#observes}}
    {{observationImports}}

    {{/observes}}
    {{^observes}}
    #if canImport(Combine)
        {{combineImports}}
    #endif

    {{/observes}}
    {{#needsSwiftUI}}
    #if canImport(SwiftUI)
        import SwiftUI
    #endif

    {{/needsSwiftUI}}
    // MARK: - Router

    /// Leads through {{app}}. Each scene has one of its own, which its `NavigationHost` hands to the views in it.
    @MainActor
    {{#observes}}
    @Observable
    {{/observes}}
    {{>access}}final class NavigationRouter {
        {{#observes}}
        private var current: NavigationState
        {{#isSplit}}

        /// Which columns of a regular layout are shown.
        {{>access}}var visibleColumns: VisibleColumns = .{{visibility}}
        {{/isSplit}}

        /// Hears every change of place: where from, where to, and what was asked for. For logs and analytics.
        @ObservationIgnored
        {{>access}}var onTransition: (@MainActor (NavigationTransition) -> Void)?
        {{/observes}}
        {{^observes}}
        #if canImport(Combine)
            @Published private var current: NavigationState
        #else
            private var current: NavigationState
        #endif
        {{#isSplit}}

        /// Which columns of a regular layout are shown.
        #if canImport(Combine)
            @Published {{>access}}var visibleColumns: VisibleColumns = .{{visibility}}
        #else
            {{>access}}var visibleColumns: VisibleColumns = .{{visibility}}
        #endif
        {{/isSplit}}

        /// Hears every change of place: where from, where to, and what was asked for. For logs and analytics.
        {{>access}}var onTransition: (@MainActor (NavigationTransition) -> Void)?
        {{/observes}}
        {{#usesNavigationPath}}

        #if canImport(SwiftUI)
            /// The path while a value is on top of it that a link put there and no screen has named yet.
            {{^observes}}
            @Published
            {{/observes}}
            var linkedPath: NavigationPath?
        #endif
        {{/usesNavigationPath}}

        {{>access}}init(_ state: NavigationState) { current = state }

        /// A router at the place where the app starts.
        {{>access}}convenience init() { self.init(NavigationState()) }
        {{#isSplit}}

        {{>access}}enum VisibleColumns: String, Sendable { case automatic, all, doubleColumn, detailOnly }
        {{/isSplit}}

        /// Changes the state, and says so.
        private func perform<Result>(
            _ intent: NavigationTransition.Intent,
            animated: Bool = true,
            _ change: (inout NavigationState) -> Result
        ) -> Result {
            let old = current
            var new = old
            let result = change(&new)
            {{#animation}}
            #if canImport(SwiftUI)
                if animated { withAnimation({{animation}}) { current = new } } else { current = new }
            #else
                current = new
            #endif
            {{/animation}}
            {{^animation}}
            current = new
            {{/animation}}
            if new != old { onTransition?(NavigationTransition(from: old, to: new, intent: intent)) }
            return result
        }
    }
    {{^observes}}

    #if canImport(Combine)
        extension NavigationRouter: ObservableObject {}
    #endif
    {{/observes}}

    // MARK: - State

    // What is set here comes from a person's own gesture, which the system animates.
    extension NavigationRouter {
        /// The whole state, to be saved and restored.{{#isSplit}} How much room there is stays as it is.{{/isSplit}}
        {{>access}}var state: NavigationState {
            get { current }
            {{#isSplit}}
            set {
                perform(.restore) { state in
                    let isCompact = state.isCompact
                    state = newValue
                    state.adapt(toCompact: isCompact)
                }
            }
            {{/isSplit}}
            {{^isSplit}}
            set { perform(.restore) { $0 = newValue } }
            {{/isSplit}}
        }

        {{#isSplit}}
        /// What the content column shows; `nil` where the detail root takes its place.
        {{>access}}var contentRoot: {{enum}}? { current.contentRoot }

        {{/isSplit}}
        /// What the detail column begins with.
        {{>access}}var detailRoot: {{enum}} { current.detailRoot }

        /// What was pushed on the detail root.
        {{>access}}var detailStack: [{{enum}}] {
            get { current.detailStack }
            set { perform(intent(current.detailStack, newValue), animated: false) { $0.detailStack = newValue } }
        }

        /// What is on top of the root where all screens share one stack.
        {{>access}}var stack: [{{enum}}] {
            get { current.stack }
            set { perform(intent(current.stack, newValue), animated: false) { $0.stack = newValue } }
        }

        {{#isSplit}}
        /// The row of the sidebar that stands for what is shown; to set it is to choose that row.
        {{>access}}var derivedMenuItem: {{enum}}? {
            get { current.derivedMenuItem }
            set { if let newValue { perform(.setContentRoot(newValue), animated: false) { $0.setContentRoot(newValue) } } }
        }

        /// Whether there is room for one column only.
        {{>access}}var isCompact: Bool {
            get { current.isCompact }
            set { if newValue != isCompact { perform(.adapt, animated: false) { $0.adapt(toCompact: newValue) } } }
        }

        {{/isSplit}}
        {{#collapses}}
        /// In a compact layout, the column that is on top.
        {{>access}}var compactColumn: NavigationState.Column {
            get { current.compactColumn }
            set { if newValue != compactColumn { perform(.backToRoot, animated: false) { $0.compactColumn = newValue } } }
        }

        {{/collapses}}
        {{#tabs}}
        {{>access}}var selectedTab: {{enum}} {
            get { current.selectedTab }
            set { perform(.select(newValue), animated: false) { $0.select(newValue) } }
        }

        /// What each tab holds on top of its root.
        {{>access}}var tabStacks: [{{enum}}: [{{item}}]] { current.tabStacks }

        /// Replaces what a tab holds on top of its root.
        {{>access}}func setStack(_ stack: [{{item}}], of tab: {{enum}}) {
            perform(intent(current.stack(of: tab), stack), animated: false) { $0.setStack(stack, of: tab) }
        }

        {{/tabs}}
        {{#sheets}}
        /// The sheets that are open, each on top of the one before.
        {{>access}}var presentedSheets: [{{enum}}] { current.presentedSheets }

        /// The sheet on top.
        {{>access}}var presentedSheet: {{enum}}? {
            get { current.presentedSheet }
            set { if let newValue { present(newValue) } else { dismiss() } }
        }

        {{/sheets}}
        /// What a person did who changed a stack.
        private func intent(_ old: [{{enum}}], _ new: [{{enum}}]) -> NavigationTransition.Intent {
            if let item = new.last, new.count > old.count { .push(item) } else { .pop }
        }
    }

    // MARK: - Intents

    extension NavigationRouter {
        {{#isSplit}}
        /// Chooses what the content column shows; a screen of two columns takes its place.
        {{>access}}func setContentRoot(_ item: {{enum}}) { perform(.setContentRoot(item)) { $0.setContentRoot(item) } }

        {{/isSplit}}
        /// Chooses what the detail column shows. Nothing stays on top of it.
        {{>access}}func setDetailRoot(_ item: {{enum}}) { perform(.setDetailRoot(item)) { $0.setDetailRoot(item) } }

        /// Puts a screen on top of what is shown.
        {{>access}}func push(_ item: {{enum}}) { perform(.push(item)) { $0.push(item) } }

        /// Takes the screen on top away, and returns it; the root stays.
        @discardableResult
        {{>access}}func pop() -> {{enum}}? { perform(.pop) { $0.pop() } }

        /// Takes everything away that was pushed.
        {{>access}}func popToRoot() { perform(.popToRoot) { $0.popToRoot() } }

        /// Goes back to where this began: see `NavigationState.backToRoot()`.
        {{>access}}func backToRoot() { perform(.backToRoot) { $0.backToRoot() } }

        /// Shows a screen as the layout at hand calls for: see `NavigationState.open(_:)`.
        {{>access}}func open(_ item: {{enum}}) { perform(.open(item)) { $0.open(item) } }

        /// Takes screens away whose data was deleted, wherever they are.
        {{>access}}func remove(where isDeleted: ({{enum}}) -> Bool) { perform(.remove) { $0.remove(where: isDeleted) } }
        {{#sheets}}

        /// Shows a sheet; on top of one that is open, unless the two replace each other.
        {{>access}}func present(_ sheet: {{enum}}) { perform(.present(sheet)) { $0.present(sheet) } }

        /// Closes the sheet on top.
        {{>access}}func dismiss() { perform(.dismiss) { $0.dismiss() } }

        /// Closes a sheet with all that are on top of it.
        func closeSheets(from level: Int) {
            perform(.dismiss, animated: false) { $0.presentedSheets = Array($0.presentedSheets.prefix(level)) }
        }
        {{/sheets}}
    }
    {{/hasNavigation}}

    """#
