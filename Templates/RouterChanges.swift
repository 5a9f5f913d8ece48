/// How the router changes its state, and who hears of it.
let routerChangesPartial: StaticString = #"""
    // MARK: - Changes

    extension NavigationRouter {
        {{#hasScopes}}
        private var current: NavigationState { window.state }

        /// Changes the trail of the router's own container or layer, and says so.
        private func perform<Result>(
            _ intent: NavigationTransition.Intent,
            animated: Bool = true,
            _ change: {{>escaping}}(inout NavigationState, NavigationState.Scope) -> Result
        ) -> Result? {
            {{#hasLayers}}
            guard let scope else {
                swallow(intent, .layerIsGone)
                return nil
            }
            {{/hasLayers}}
            {{^hasLayers}}
            guard let scope else { return nil }
            {{/hasLayers}}
            return perform(intent, animated: animated) { change(&$0, scope) }
        }

        {{/hasScopes}}
        /// Changes the state, and says so.
        @discardableResult
        private func perform<Result>(
            _ intent: NavigationTransition.Intent,
            animated: Bool = true,
            _ change: {{>escaping}}(inout NavigationState) -> Result
        ) -> Result {
            var new = current
            let result = change(&new)
            {{#asksBeforeDismissal}}
            if asksFirst(intent, new, { self.perform(intent, animated: animated, change) }) { return result }
            {{/asksBeforeDismissal}}
            show(new, intent, animated: animated)
            return result
        }

        private func show(_ new: NavigationState, _ intent: NavigationTransition.Intent, animated: Bool = true) {
            let old = current
            {{#animation}}
            #if canImport(SwiftUI)
                if animated { withAnimation({{animation}}) { set(new, intent) } } else { set(new, intent) }
            #else
                set(new, intent)
            #endif
            {{/animation}}
            {{^animation}}
            set(new, intent)
            {{/animation}}
            let reason = new == old ? reason(toSwallow: intent) : nil
            if new != old || reason != nil { tell(from: old, intent, swallowed: reason) }
        }

        private func set(_ new: NavigationState, _ intent: NavigationTransition.Intent) {
            // An equal screen may still bring something new.
            var isReplacement = false
            if case .replaceTop = intent { isReplacement = true }
            announce(new, always: isReplacement)
            {{#hasScopes}}
            window.show(new)
            {{/hasScopes}}
            {{^hasScopes}}
            current = new
            {{/hasScopes}}
        }

        {{#hasScopes}}
        private func tell(
            from old: NavigationState,
            _ intent: NavigationTransition.Intent,
            swallowed reason: NavigationTransition.Reason? = nil
        ) {
            onTransition?(
                NavigationTransition(from: old, to: current, intent: intent, scope: scope, swallowed: reason)
            )
        }
        {{#hasLayers}}

        private func swallow(_ intent: NavigationTransition.Intent, _ reason: NavigationTransition.Reason) {
            tell(from: current, intent, swallowed: reason)
        }
        {{/hasLayers}}
        {{/hasScopes}}
        {{^hasScopes}}
        private func tell(
            from old: NavigationState,
            _ intent: NavigationTransition.Intent,
            swallowed reason: NavigationTransition.Reason? = nil
        ) {
            onTransition?(NavigationTransition(from: old, to: current, intent: intent, swallowed: reason))
        }
        {{/hasScopes}}

        private func reason(toSwallow intent: NavigationTransition.Intent) -> NavigationTransition.Reason? {
            switch intent {
            {{#hasLayers}}
            case .push, .open: scope.map(current.hasStack) == false ? .hasNoStack : .isOnShow
            case .present: .isOnShow
            {{/hasLayers}}
            {{^hasLayers}}
            case .push, .open: .isOnShow
            {{/hasLayers}}
            {{#tabs}}
            case .reselect: .isOnShow
            {{/tabs}}
            default: nil
            }
        }
    }

    // MARK: - Observation

    extension NavigationRouter {
        {{#observes}}
        /// Tells who looks at what changes, and nobody else.
        private func announce(_ new: NavigationState, always: Bool) {
            let old = current
            if always || old != new { announce(\.state) }
            {{#observedParts}}
            if always || old.{{name}} != new.{{name}} { announce(\.{{name}}) }
            {{/observedParts}}
            {{#hasScopes}}
            for router in window.live where always || router.stack(of: old) != router.stack(of: new) {
                router.withMutation(keyPath: \.stack) {}
            }
            {{/hasScopes}}
        }

        private func announce<Value>(_ part: KeyPath<NavigationRouter, Value>) {
            {{#hasScopes}}
            for router in window.live { router.withMutation(keyPath: part) {} }
            {{/hasScopes}}
            {{^hasScopes}}
            withMutation(keyPath: part) {}
            {{/hasScopes}}
        }

        private func observed<Part, Value>(_ part: KeyPath<NavigationRouter, Part>, _ value: Value) -> Value {
            access(keyPath: part)
            return value
        }
        {{/observes}}
        {{^observes}}
        private func announce(_ new: NavigationState, always: Bool) {
            if always || new != current { announce(\.state) }
        }

        /// Tells all who look at the router that something changes.
        private func announce<Value>(_ part: KeyPath<NavigationRouter, Value>) {
            #if canImport(Combine)
                {{#hasScopes}}
                for router in window.live { router.objectWillChange.send() }
                {{/hasScopes}}
                {{^hasScopes}}
                objectWillChange.send()
                {{/hasScopes}}
            #endif
        }

        private func observed<Part, Value>(_ part: KeyPath<NavigationRouter, Part>, _ value: Value) -> Value { value }
        {{/observes}}
    }

    """#

/// Whether a change may have to wait for an answer.
let escapingPartial: StaticString = "{{#asksBeforeDismissal}}@escaping {{/asksBeforeDismissal}}"
