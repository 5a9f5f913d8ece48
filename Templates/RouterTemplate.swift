/// The router: the state, observed.
let routerTemplate: StaticString = #"""
    {{>header}}
    {{#hasNavigation}}

    {{#routerImports}}
    {{routerImports}}
    {{^observes}}

    {{/observes}}
    {{/routerImports}}
    {{#observes}}
    {{observationImports}}

    {{/observes}}
    {{^observes}}
    #if canImport(Combine)
        {{combineImports}}
    #endif

    {{/observes}}
    #if canImport(SwiftUI)
        import SwiftUI
    #endif
    {{#guards}}
    #if canImport(os)
        import os
    #endif
    {{/guards}}

    // MARK: - Router

    /// Leads through {{app}}. Each scene has one of its own, which its `NavigationHost` hands to the views in it.
    {{#hasScopes}}
    ///
    /// Views act where they stand: {{routedPlaces}} hands its views a router of its own,
    /// whose intents change its trail and no other. `root` is the router of the whole.
    {{/hasScopes}}
    @MainActor
    {{#observes}}
    @Observable
    {{/observes}}
    {{>access}}final class NavigationRouter {
        {{#hasScopes}}
        private let window: Window
        private let place: Place
        {{#tabs}}
        /// The tabs' routers, which live as long as that of the whole: who observes one need not hold it.
        {{#observes}}
        @ObservationIgnored
        {{/observes}}
        private var tabRouters: [NavigationRouter] = []
        {{/tabs}}

        private init(_ window: Window, _ place: Place) {
            self.window = window
            self.place = place
            window.routers[place] = { [weak self] in self }
        }

        /// A router of the whole.
        {{^guards}}
        {{>access}}convenience init(_ state: NavigationState) { self.init(Window(state), .base) }
        {{/guards}}
        {{#guards}}
        {{>access}}convenience init(_ state: NavigationState) {
            var open = state
            open.cut { !$0.requires.isEmpty }
            self.init(Window(open), .base)
            if open != state { self.state = state }
        }
        {{/guards}}

        /// A router of the whole at the place where the app starts.
        {{>access}}convenience init() { self.init(NavigationState()) }
        {{#settings}}

        /// The router of a window that shows none of the screens.
        {{>shared}}static func withoutScreens() -> NavigationRouter {
            let router = NavigationRouter()
            router.window.showsScreens = false
            return router
        }
        {{/settings}}

        /// Hears every change of place, whichever router brought it: where from, where to, and what was asked for. For
        /// logs and analytics.
        {{>access}}var onTransition: (@MainActor (NavigationTransition) -> Void)? {
            get { window.onTransition }
            set { window.onTransition = newValue }
        }
        {{/hasScopes}}
        {{^hasScopes}}
        {{#observes}}
        @ObservationIgnored
        {{/observes}}
        private var current: NavigationState

        /// Hears every change of place: where from, where to, and what was asked for. For logs and analytics.
        {{#observes}}
        @ObservationIgnored
        {{/observes}}
        {{>access}}var onTransition: (@MainActor (NavigationTransition) -> Void)?

        {{^guards}}
        {{>access}}init(_ state: NavigationState) { current = state }
        {{/guards}}
        {{#guards}}
        {{>access}}init(_ state: NavigationState) {
            current = state
            current.cut { !$0.requires.isEmpty }
            if current != state { self.state = state }
        }
        {{/guards}}

        /// A router at the place where the app starts.
        {{>access}}convenience init() { self.init(NavigationState()) }
        {{#settings}}

        /// The router of a window that shows none of the screens.
        {{>shared}}static func withoutScreens() -> NavigationRouter {
            let router = NavigationRouter()
            router.showsScreens = false
            return router
        }
        {{#observes}}

        @ObservationIgnored
        {{/observes}}
        {{^observes}}

        {{/observes}}
        private var showsScreens = true
        {{/settings}}
        {{#isSplit}}
        {{#observes}}

        @ObservationIgnored
        {{/observes}}
        {{^observes}}

        {{/observes}}
        private var columns = VisibleColumns.{{visibility}}
        {{/isSplit}}
        {{#focusesDetail}}
        {{#observes}}

        @ObservationIgnored
        {{/observes}}
        {{^observes}}

        {{/observes}}
        private var chooses = true
        {{/focusesDetail}}
        {{#usesNavigationPath}}
        {{#observes}}

        @ObservationIgnored
        {{/observes}}
        {{^observes}}

        {{/observes}}
        private var arrivalCount = 0
        {{/usesNavigationPath}}
        {{#dialogs}}
        {{#observes}}

        @ObservationIgnored
        {{/observes}}
        {{^observes}}

        {{/observes}}
        private var asker: Asker?
        /// Who is about to ask.
        {{#observes}}
        @ObservationIgnored
        {{/observes}}
        private var nextAsker: Asker?
        /// How often another question was asked.
        {{#observes}}
        @ObservationIgnored
        {{/observes}}
        private var questionCount = 0
        /// How many views are there that show what is asked; `nil` before the first.
        {{#observes}}
        @ObservationIgnored
        {{/observes}}
        private var presenterCount: Int?
        {{/dialogs}}
        {{#guards}}
        {{#observes}}

        @ObservationIgnored
        {{/observes}}
        {{^observes}}

        {{/observes}}
        private var guarding = Guarding()
        {{#asksInOtherRoom}}
        /// Whether there was room for one column only when what is done now was asked for, where it had to wait.
        private var askedRoom: Bool?
        {{/asksInOtherRoom}}
        {{/guards}}
        {{#links}}
        {{#hasFinders}}
        {{#observes}}

        @ObservationIgnored
        {{/observes}}
        {{^observes}}

        {{/observes}}
        private var links = Links()
        {{/hasFinders}}
        {{/links}}
        {{#restoration}}
        {{#observes}}

        @ObservationIgnored
        {{/observes}}
        {{^observes}}

        {{/observes}}
        private var restoration = Restoration()
        {{/restoration}}
        {{/hasScopes}}
        {{#isSplit}}

        /// Which columns of a regular layout are shown.
        {{>access}}var visibleColumns: VisibleColumns {
            get { observed(\.visibleColumns, {{#hasScopes}}window.{{/hasScopes}}columns) }
            set {
                announce(\.visibleColumns)
                {{#hasScopes}}window.{{/hasScopes}}columns = newValue
            }
        }

        {{>access}}enum VisibleColumns: String, Sendable { case automatic, all, doubleColumn, detailOnly }
        {{/isSplit}}
    }
    {{^observes}}

    #if canImport(Combine)
        extension NavigationRouter: ObservableObject {}
    #endif
    {{/observes}}

    {{#hasScopes}}
    {{>routerScopes}}

    {{/hasScopes}}
    {{>routerChanges}}

    {{>routerObservation}}

    {{>routerState}}

    {{>routerIntents}}
    {{/hasNavigation}}

    """#
