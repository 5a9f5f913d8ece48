/// How the router changes its state, and who hears of it.
let routerChangesPartial: StaticString = #"""
    // MARK: - Changes

    extension NavigationRouter {
        {{#hasScopes}}
        private var current: NavigationState { window.state }

        /// Changes the trail of the router's own container or layer, and says so.
        private func perform<Result>(
            _ intent: NavigationTransition.Intent,
            {{#animation}}
            animated: Bool = true,
            {{/animation}}
            _ change: {{>escaping}}(inout NavigationState, NavigationState.Scope) -> Result
        ) -> Result? {
            {{#asksBeforeDismissal}}
            // What was agreed to is done now, or is not.
            {{#asksToLeave}}
            defer { (window.discarded, window.deleted) = ([], []) }
            {{/asksToLeave}}
            {{^asksToLeave}}
            defer { window.discarded = [] }
            {{/asksToLeave}}
            {{/asksBeforeDismissal}}
            guard let scope{{#hasLayers}} = ownScope{{/hasLayers}} else {
                {{#hasLayers}}
                tell(from: current, intent, in: nil, swallowed: .layerIsGone)
                {{/hasLayers}}
                return nil
            }
            {{#answers}}
            defer {
                window.coming = nil
                // What does not close has not answered, and answers if it closes later for this.
                for one in window.waiting.values { one.reply.value = nil }
            }
            {{/answers}}
            {{#guards}}
            var new = start(in: scope)
            let result = change(&new, scope)
            {{#asksInOtherRoom}}
            if window.askedRoom != nil { new.adapt(toCompact: current.isCompact) }
            {{/asksInOtherRoom}}
            catchUp(&new{{#dialogs}}, intent{{/dialogs}})
            if waits(intent, &new, { _ = $0.perform(intent{{>animated}}, change) }) { return nil }
            {{#asksBeforeDismissal}}
            let granted = window.guarding.granted
            let isAsked = asksFirst(intent, new) { router in
                router.grant(granted) { _ = router.perform(intent{{>animated}}, change) }
            }
            if isAsked {
                uncover()
                return nil
            }
            {{/asksBeforeDismissal}}
            {{/guards}}
            {{^guards}}
            var new = current
            {{#asksInOtherRoom}}
            if let room = window.askedRoom { new.adapt(toCompact: room) }
            {{/asksInOtherRoom}}
            let result = change(&new, scope)
            {{#asksInOtherRoom}}
            if window.askedRoom != nil { new.adapt(toCompact: current.isCompact) }
            {{/asksInOtherRoom}}
            {{#asksBeforeDismissal}}
            if asksFirst(intent, new, { _ = $0.perform(intent{{>animated}}, change) }) { return nil }
            {{/asksBeforeDismissal}}
            {{/guards}}
            show(new, intent, in: scope{{>animated}})
            return result
        }

        /// Changes the state, and says so.
        private func perform(
            _ intent: NavigationTransition.Intent,
            {{#animation}}
            animated: Bool = true,
            {{/animation}}
            _ change: {{>escaping}}(inout NavigationState) -> Void
        ) {
            _ = perform(intent{{>animated}}) { state, _ in change(&state) }
        }
        {{/hasScopes}}
        {{^hasScopes}}
        /// Changes the state, and says so.
        @discardableResult
        private func perform<Result>(
            _ intent: NavigationTransition.Intent,
            {{#animation}}
            animated: Bool = true,
            {{/animation}}
            _ change: {{>escaping}}(inout NavigationState) -> Result
        ) -> Result{{#guards}}?{{/guards}} {
            {{#guards}}
            var new = start()
            let result = change(&new)
            {{#asksInOtherRoom}}
            if askedRoom != nil { new.adapt(toCompact: current.isCompact) }
            {{/asksInOtherRoom}}
            catchUp(&new{{#dialogs}}, intent{{/dialogs}})
            if waits(intent, &new, { _ = $0.perform(intent{{>animated}}, change) }) { return nil }
            {{/guards}}
            {{^guards}}
            var new = current
            let result = change(&new)
            {{/guards}}
            show(new, intent{{>animated}})
            return result
        }
        {{/hasScopes}}

        private func show(
            _ new: NavigationState,
            _ intent: NavigationTransition.Intent{{#hasScopes}},{{/hasScopes}}{{^hasScopes}}{{#animation}},{{/animation}}{{/hasScopes}}
            {{#hasScopes}}
            in scope: NavigationState.Scope{{#animation}},{{/animation}}
            {{/hasScopes}}
            {{#animation}}
            animated: Bool = true
            {{/animation}}
        ) {
            let old = current
            {{#asksBeforeDismissal}}
            let pending = window.pending
            {{/asksBeforeDismissal}}
            {{#settings}}
            if {{>lacksScreens}} {
                return tell(from: old, intent, {{#hasScopes}}in: scope, {{/hasScopes}}swallowed: .showsNoScreens)
            }
            {{/settings}}
            {{#windows}}
            if old.isWindow, reason(toSwallow: intent, in: scope) == .hasNoStack, !new.hasScreens(of: old) {
                return tell(from: old, intent, in: scope, swallowed: .hasNoStack)
            }
            {{/windows}}
            #if canImport(SwiftUI)
                {{#animation}}
                if intent == .restore {
                    restore(new)
                } else if animated {
                    withAnimation({{animation}}) { set(new, intent) }
                } else {
                    set(new, intent)
                }
                {{/animation}}
                {{^animation}}
                if intent == .restore { restore(new) } else { set(new, intent) }
                {{/animation}}
            #else
                set(new, intent)
            #endif
            {{#asksBeforeDismissal}}
            let dropped = window.pending == nil ? pending : nil
            {{/asksBeforeDismissal}}
            {{#usesNavigationPath}}
            {{#guards}}
            // What guards let through where nobody looks, or not at all, leads nobody.
            let staysThere = {{#tabs}}new.differsOutOfSight(from: old, but: nil){{/tabs}}{{^tabs}}new == old{{/tabs}}
            let leadsNobody = staysThere && {{>window}}guarding.granted?.intent == .restore
            if !leadsNobody, leads(intent, inVain: new == old) { arrive({{#hasScopes}}in: scope{{/hasScopes}}) }
            {{/guards}}
            {{^guards}}
            if leads(intent, inVain: new == old) { arrive({{#hasScopes}}in: scope{{/hasScopes}}) }
            {{/guards}}
            {{/usesNavigationPath}}
            {{#hasScopes}}
            let reason = new == old ? reason(toSwallow: intent, in: scope) : nil
            if new != old || reason != nil { tell(from: old, intent, in: scope, swallowed: reason) }
            {{#asksBeforeDismissal}}
            // A question goes with the layer that asks, and with the one whose router was asked.
            if let dropped { tell(dropped, swallowed: .isOvertaken) }
            {{/asksBeforeDismissal}}
            {{/hasScopes}}
            {{^hasScopes}}
            let reason = new == old ? reason(toSwallow: intent) : nil
            if new != old || reason != nil { tell(from: old, intent, swallowed: reason) }
            {{/hasScopes}}
            {{#guards}}
            followChange(from: old, intent)
            {{#asksBeforeDismissal}}
            askAboutUnshown()
            {{/asksBeforeDismissal}}
            {{/guards}}
        }

        #if canImport(SwiftUI)
            /// Stacks and sheets animate by themselves, unless they are told not to.
            private func restore(_ state: NavigationState) {
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { set(state, .restore) }
            }
        #endif

        {{#focusesDetail}}
        /// Whether what the detail column begins with was chosen, rather than that something was deleted or brought back.
        {{>shared}}var hasChosen: Bool { {{>window}}chooses }

        {{/focusesDetail}}
        private func set(_ new: NavigationState, _ intent: NavigationTransition.Intent) {
            {{#restoration}}
            {{>window}}restoration.changeCount += 1
            {{/restoration}}
            {{#focusesDetail}}
            if new.detailRoot != current.detailRoot { {{>window}}chooses = intent != .remove && intent != .restore }
            {{/focusesDetail}}
            {{#hasLayers}}
            // A host that comes says what room there is.
            if {{#measuresRoom}}intent != .adapt && {{/measuresRoom}}new != current { window.wasRestored = intent == .restore }
            {{>isReplacement}}
            {{/hasLayers}}
            {{#hasEqualTwins}}
            announce(new, {{#hasLayers}}isReplacement, {{/hasLayers}}always: mayRenew(intent))
            {{/hasEqualTwins}}
            {{^hasEqualTwins}}
            {{^hasLayers}}
            {{>isReplacement}}
            {{/hasLayers}}
            // An equal screen may still bring something new.
            announce(new, {{#hasLayers}}isReplacement, {{/hasLayers}}always: isReplacement && new == current)
            {{/hasEqualTwins}}
            {{#dialogs}}
            if new.dialog != current.dialog {
                {{>window}}asker?.resume()
                ({{>window}}asker, {{>window}}nextAsker) = ({{>window}}nextAsker, nil)
            }
            {{/dialogs}}
            {{#hasScopes}}
            window.show(new{{#hasLayers}}, isReplacement: isReplacement{{/hasLayers}})
            {{/hasScopes}}
            {{^hasScopes}}
            current = new
            {{/hasScopes}}
        }

        {{#hasEqualTwins}}
        /// Whether what is asked for is there already: an equal screen may still bring something new.
        private func mayRenew(_ intent: NavigationTransition.Intent) -> Bool {
            switch intent {
            {{#isSplit}}
            case .setContentRoot(let item), .setDetailRoot(let item), .push(let item), .open(let item),
                .replaceTop(let item):
            {{/isSplit}}
            {{^isSplit}}
            case .setDetailRoot(let item), .push(let item), .open(let item), .replaceTop(let item):
            {{/isSplit}}
                current.has(item)
            {{#hasLayers}}
            case .present(let content): current.layers.contains { $0.content == content }
            {{/hasLayers}}
            {{#links}}
            case .openLink: true
            {{/links}}
            case .setTrail, .restore: true
            default: false
            }
        }

        {{/hasEqualTwins}}
        {{#usesNavigationPath}}
        /// How often a stack was led to one of its screens, which no page of the app's own is to cover any more.
        {{#hasScopes}}
        {{>shared}}var arrivals: Int { observed(\.arrivals, window.arrivals[place] ?? 0) }
        {{/hasScopes}}
        {{^hasScopes}}
        {{>shared}}var arrivals: Int { observed(\.arrivals, arrivalCount) }
        {{/hasScopes}}

        private func leads(_ intent: NavigationTransition.Intent, inVain: Bool) -> Bool {
            switch intent {
            case .open, .replaceTop, .setTrail, .setDetailRoot{{#isSplit}}, .setContentRoot{{/isSplit}}, .popToRoot, .backToRoot, .restore:
                true
            {{#links}}
            case .openLink: true
            {{/links}}
            {{#tabs}}
            {{#popsOnReselection}}
            case .reselect: true
            {{/popsOnReselection}}
            {{/tabs}}
            // What a pop takes away otherwise lay on what may be a page.
            case .pop, .push: inVain
            default: false
            }
        }

        {{#hasScopes}}
        private func arrive(in scope: NavigationState.Scope) {
            var places: [Place] = [.base]
            switch scope {
            {{#tabs}}
            case .base, .tab(current.selectedTab): places.append(.tab(current.selectedTab))
            case .tab(let tab): places = [.tab(tab)]
            {{/tabs}}
            {{^tabs}}
            case .base: break
            {{/tabs}}
            {{#hasLayers}}
            case .layer(let level): places = window.numbers.dropFirst(level).prefix(1).map { .layer(number: $0) }
            {{/hasLayers}}
            }
            for place in places { window.arrivals[place, default: 0] += 1 }
            announce(\.arrivals)
        }
        {{/hasScopes}}
        {{^hasScopes}}
        private func arrive() {
            announce(\.arrivals)
            arrivalCount += 1
        }
        {{/hasScopes}}

        {{/usesNavigationPath}}
        {{>routerTelling}}
    }

    """#

/// Where the router stands, for those who do not look at it.
let ownScopePartial: StaticString = "{{#hasLayers}}ownScope{{/hasLayers}}{{^hasLayers}}scope{{/hasLayers}}"

/// Hands on whether a change is animated.
let animatedPartial: StaticString = "{{#animation}}, animated: animated{{/animation}}"

/// What a person's own gesture changes the system animates.
let stillPartial: StaticString = "{{#animation}}, animated: false{{/animation}}"

/// Whether a change may have to wait for an answer.
let escapingPartial: StaticString =
    "{{#guards}}@escaping {{/guards}}{{^guards}}{{#asksBeforeDismissal}}@escaping {{/asksBeforeDismissal}}{{/guards}}"

/// Whether a screen takes the place of another in its layer.
let isReplacementPartial: StaticString = """
    var isReplacement = false
    if case .replaceTop = intent { isReplacement = true }

    """

/// Whether a change shows other screens in a window that shows none.
let lacksScreensPartial: StaticString = "!{{>window}}showsScreens, !new.hasScreens(of: current)"
