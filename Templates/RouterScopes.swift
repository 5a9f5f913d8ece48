/// The routers of containers and layers.
let routerScopesPartial: StaticString = #"""
    // MARK: - Scopes

    extension NavigationRouter {
        /// What all routers of one window share.
        @MainActor
        private final class Window {
            var state: NavigationState
            var onTransition: (@MainActor (NavigationTransition) -> Void)?
            /// The routers that somebody has.
            var routers: [Place: @MainActor () -> NavigationRouter?] = [:]
            {{#isSplit}}
            var columns = VisibleColumns.{{visibility}}
            {{/isSplit}}
            {{#focusesDetail}}
            var chooses = true
            {{/focusesDetail}}
            {{#windows}}
            var windowOpener: (@MainActor @Sendable ({{enum}}) -> Void)?
            {{/windows}}
            {{#links}}
            {{#hasFinders}}
            var links = Links()
            {{/hasFinders}}
            {{/links}}
            {{#restoration}}
            var restoration = Restoration()
            {{/restoration}}
            {{#usesNavigationPath}}
            var arrivals: [Place: Int] = [:]
            {{/usesNavigationPath}}
            {{#answers}}
            /// Who waits for the answer of a layer, by its number, and of the one that is about to come.
            var waiting: [Int: Waiting] = [:]
            var coming: Waiting?
            /// How many views are there that show the layers.
            var stays = 0
            {{/answers}}
            {{#guards}}
            var guarding = Guarding()
            {{/guards}}
            {{#asksInOtherRoom}}
            /// Whether there was room for one column only when what is done now was asked for, where it had to wait.
            var askedRoom: Bool?
            {{/asksInOtherRoom}}
            {{#settings}}
            var showsScreens = true
            {{/settings}}
            {{#dialogs}}
            var asker: Asker?
            /// Who is about to ask.
            var nextAsker: Asker?
            /// How often another question was asked.
            var questionCount = 0
            /// How many views are there that show what is asked; `nil` before the first.
            var presenterCount: Int?
            {{/dialogs}}
            {{#hasLayers}}
            /// The numbers of the layers, each of which is given once.
            var numbers: [Int]
            /// What SwiftUI knows the layers by. One that takes the place of another of its identity and style is there as that
            /// one was.
            private(set) var presented: [Int]
            /// The view that presents something over the containers, until that has gone.
            var presenter: ObjectIdentifier?
            /// Whether the last change set the state as a whole: nothing of it is animated, nor what comes when a layer has gone
            /// for it.
            var wasRestored = false
            private var nextNumber: Int
            /// The layers that have closed, by their numbers, as they were then: they stay in sight while they go.
            private(set) var lastLayers: [Int: NavigationState.Layer] = [:]
            {{/hasLayers}}
            {{#asksBeforeDismissal}}
            /// The numbers of the layers whose end would lose something.
            var unsaved: Set<Int> = []
            /// What code has said of that last, by the layer's number, and at which turn.
            var said: [Int: (turn: Int, isUnsaved: Bool)] = [:]
            {{#hearsWords}}
            /// Who says that a layer holds something unsaved, by the number of the view: since which turn, and in which screen
            /// of its stack.
            var words: [Int: (turn: Int, layer: Int, screen: {{item}}?)] = [:]
            {{/hearsWords}}
            /// The number of the view that shows a layer, by the layer's number, and how many such views there have been.
            var drafts: [Int: Int] = [:]
            var draftCount = 0
            /// Those of them whose end is agreed to by what is being asked for.
            var discarded: Set<Int> = []
            {{#asksToLeave}}
            /// Those of them that close because what they show was deleted.
            var deleted: Set<Int> = []
            {{/asksToLeave}}
            /// What waits for an answer, and the number of the layer that asks.
            var pending: Pending?

            struct Pending {
                /// Since which word it is asked. It stays the same question where its layer asks because of something else.
                let question: Int
                let number: Int
                /// The layers whose end was agreed to before.
                let discarded: Set<Int>
                let intent: NavigationTransition.Intent
                let place: Place
                {{#measuresRoom}}
                let isCompact: Bool
                {{/measuresRoom}}
                /// What it would have come to when it was asked for.
                let goal: NavigationState
                let change: @MainActor () -> Void
                {{#guards}}
                /// Whether a guard would show something in place of what was asked for.
                var isForGuard = false
                {{/guards}}
            }
            {{/asksBeforeDismissal}}

            init(_ state: NavigationState) {
                self.state = state
                {{#hasLayers}}
                numbers = Array(0..<state.layers.count)
                nextNumber = numbers.count
                presented = numbers
                {{/hasLayers}}
            }

            var live: [NavigationRouter] { routers.values.compactMap { $0() } }

            func show(_ new: NavigationState{{#hasLayers}}, isReplacement: Bool{{/hasLayers}}) {
                {{#hasLayers}}
                let kept = countOfKept(new.layers, isReplacement)
                {{#tellsGoners}}
                for number in goners(new.layers, isReplacement) {
                    {{#answers}}
                    waiting[number] = nil
                    {{/answers}}
                    {{#asksBeforeDismissal}}
                    unsaved.remove(number)
                    said[number] = nil
                    {{/asksBeforeDismissal}}
                    {{#hearsWords}}
                    words = words.filter { $0.value.layer != number }
                    {{/hearsWords}}
                }
                {{/tellsGoners}}
                for level in kept..<numbers.count { lastLayers[numbers[level]] = state.layers[level] }
                let added = new.layers.count - kept
                numbers.replaceSubrange(kept..., with: nextNumber..<nextNumber + added)
                nextNumber += added
                let (old, stand) = (state.layers, presented)
                presented = numbers.indices.map { level in
                    if level < kept { return stand[level] }
                    guard old.indices.contains(level), old[level].id == new.layers[level].id else { return numbers[level] }
                    return old[level].style == new.layers[level].style ? stand[level] : numbers[level]
                }
                {{#answers}}
                // Who is let go of goes on.
                if let coming, added > 0 { waiting[nextNumber - 1] = coming }
                {{/answers}}
                routers = routers.filter { $0.value() != nil }
                lastLayers = lastLayers.filter { isWanted(.layer(number: $0.key)) }
                {{/hasLayers}}
                {{#asksBeforeDismissal}}
                if losesQuestion(keeping: numbers.count) { pending = nil }
                {{/asksBeforeDismissal}}
                state = new
            }
            {{#hasLayers}}

            /// Whether somebody has the router of a place, or something waits that it was asked for.
            private func isWanted(_ place: Place) -> Bool {
                {{#asksBeforeDismissal}}
                if pending?.place == place { return true }
                {{/asksBeforeDismissal}}
                {{#guards}}
                if guarding.request?.place == place { return true }
                {{/guards}}
                return routers[place] != nil
            }
            {{/hasLayers}}
            {{#asksBeforeDismissal}}

            /// The layer that asks.
            var askingLevel: Int? { pending.flatMap { numbers.firstIndex(of: $0.number) } }

            /// Whether the layer that asks goes, or the one whose router was asked, where the lowest ones stay.
            func losesQuestion(keeping count: Int) -> Bool {
                guard let pending else { return false }
                return [.layer(number: pending.number), pending.place].contains { place in
                    if case .layer(let number) = place { !numbers.prefix(count).contains(number) } else { false }
                }
            }

            /// The topmost layer that holds something unsaved and is none of some others.
            func topUnsaved(except others: [Int]) -> Int? {
                numbers.indices.last { mustAsk(numbers[$0]) && !others.contains($0) }
            }

            func mustAsk(_ number: Int) -> Bool { unsaved.contains(number) && !discarded.contains(number) }
            {{/asksBeforeDismissal}}
            {{#hasLayers}}

            /// How many of the layers stay open. One whose first screen is replaced does, with those over it.
            func countOfKept(_ layers: [NavigationState.Layer], _ isReplacement: Bool = false) -> Int {
                if isReplacement, layers.count == numbers.count { return layers.count }
                return zip(layers, state.layers).prefix { $0.content == $1.content && $0.style == $1.style }.count
            }
            {{#tellsGoners}}

            /// The numbers of the layers whose view goes.
            func goners(_ layers: [NavigationState.Layer], _ isReplacement: Bool) -> [Int] {
                let kept = countOfKept(layers, isReplacement)
                let levels = numbers.indices.filter { $0 >= kept || layers[$0].content != state.layers[$0].content }
                return levels.map { numbers[$0] }
            }
            {{/tellsGoners}}
            {{/hasLayers}}
        }

        /// Where a router stands. Unlike a scope, it is never taken by another layer.
        private enum Place: Hashable {
            case base
            {{#tabs}}
            case tab({{enum}})
            {{/tabs}}
            {{#hasLayers}}
            case layer(number: Int)
            {{/hasLayers}}
        }

        {{^windows}}
        /// The router of the whole.
        {{>access}}var root: NavigationRouter { router(at: .base) }
        {{/windows}}
        {{#windows}}
        /// The router of the whole; in a window of its own, that of the window's view.
        {{>access}}var root: NavigationRouter {
            guard current.isWindow, let number = window.numbers.first else { return router(at: .base) }
            return router(at: .layer(number: number))
        }
        {{/windows}}

        /// The container or layer whose trail the router's intents change; `nil` for a layer that is gone.
        {{#hasLayers}}
        {{>access}}var scope: NavigationState.Scope? { observed(\.scope, ownScope) }

        private var ownScope: NavigationState.Scope? {
        {{/hasLayers}}
        {{^hasLayers}}
        {{>access}}var scope: NavigationState.Scope? {
        {{/hasLayers}}
            switch place {
            case .base: .base
            {{#tabs}}
            case .tab(let tab): .tab(tab)
            {{/tabs}}
            {{#hasLayers}}
            case .layer(let number): window.numbers.firstIndex(of: number).map { .layer($0) }
            {{/hasLayers}}
            }
        }
        {{#hasLayers}}

        /// The router's layer as it was when it closed.
        private var lastLayer: NavigationState.Layer? {
            if case .layer(let number) = place { window.lastLayers[number] } else { nil }
        }
        {{/hasLayers}}
        {{#tabs}}

        /// The router of a tab.
        {{>access}}func router(of tab: {{enum}}) -> NavigationRouter { router(at: .tab(tab)) }
        {{/tabs}}
        {{#hasLayers}}

        /// The router of a layer, counted from 0 at the bottom; where there is no such layer, that of one that is gone.
        {{>access}}func router(ofLayer level: Int) -> NavigationRouter { router(ofNumber: number(ofLayer: level) ?? -1) }

        /// The router of a layer, for as long as that is in sight: one that goes keeps its own.
        {{>shared}}func router(ofNumber number: Int) -> NavigationRouter { router(at: .layer(number: number)) }

        /// A number that a layer keeps for as long as it is open, and that no other layer gets.
        {{>shared}}func number(ofLayer level: Int) -> Int? {
            window.numbers.indices.contains(level) ? window.numbers[level] : nil
        }

        /// The view that presents something over the containers, until that has gone.
        {{>shared}}var presenter: ObjectIdentifier? {
            get { window.presenter }
            set { window.presenter = newValue }
        }

        /// Whether the last change set the state as a whole, which nothing animates.
        {{>shared}}var wasRestored: Bool { window.wasRestored }

        /// What SwiftUI knows a layer by.
        {{>shared}}func presentation(ofLayer level: Int) -> Int? {
            let presented = observed(\.layers, window.presented)
            return presented.indices.contains(level) ? presented[level] : nil
        }
        {{/hasLayers}}

        private func router(at place: Place) -> NavigationRouter {
            if place == self.place { return self }
            if let router = window.routers[place]?() { return router }
            let router = NavigationRouter(window, place)
            {{#tabs}}
            if case .tab = place { root.tabRouters.append(router) }
            {{/tabs}}
            return router
        }
    }

    """#
