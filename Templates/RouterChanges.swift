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
            guard let scope else {
                {{#hasLayers}}
                tell(from: current, intent, in: nil, swallowed: .layerIsGone)
                {{/hasLayers}}
                return nil
            }
            var new = current
            let result = change(&new, scope)
            {{#asksBeforeDismissal}}
            if asksFirst(intent, new, { _ = self.perform(intent, animated: animated, change) }) { return result }
            {{/asksBeforeDismissal}}
            show(new, intent, in: scope, animated: animated)
            return result
        }

        /// Changes the state, and says so.
        private func perform(
            _ intent: NavigationTransition.Intent,
            animated: Bool = true,
            _ change: {{>escaping}}(inout NavigationState) -> Void
        ) {
            _ = perform(intent, animated: animated) { state, _ in change(&state) }
        }
        {{/hasScopes}}
        {{^hasScopes}}
        /// Changes the state, and says so.
        @discardableResult
        private func perform<Result>(
            _ intent: NavigationTransition.Intent,
            animated: Bool = true,
            _ change: (inout NavigationState) -> Result
        ) -> Result {
            var new = current
            let result = change(&new)
            show(new, intent, animated: animated)
            return result
        }
        {{/hasScopes}}

        private func show(
            _ new: NavigationState,
            _ intent: NavigationTransition.Intent,
            {{#hasScopes}}
            in scope: NavigationState.Scope,
            {{/hasScopes}}
            animated: Bool = true
        ) {
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
            {{#hasScopes}}
            let reason = new == old ? reason(toSwallow: intent, in: scope) : nil
            if new != old || reason != nil { tell(from: old, intent, in: scope, swallowed: reason) }
            {{/hasScopes}}
            {{^hasScopes}}
            let reason = new == old ? reason(toSwallow: intent) : nil
            if new != old || reason != nil { tell(from: old, intent, swallowed: reason) }
            {{/hasScopes}}
        }

        private func set(_ new: NavigationState, _ intent: NavigationTransition.Intent) {
            // An equal screen may still bring something new.
            var isReplacement = false
            if case .replaceTop = intent { isReplacement = true }
            announce(new, always: isReplacement)
            {{#dialogs}}
            if new.dialog != current.dialog {
                {{>window}}asker?.resume()
                {{>window}}asker = nil
            }
            {{/dialogs}}
            {{#hasScopes}}
            window.show(new)
            {{/hasScopes}}
            {{^hasScopes}}
            current = new
            {{/hasScopes}}
        }

        private func tell(
            from old: NavigationState,
            _ intent: NavigationTransition.Intent,
            {{#hasScopes}}
            in scope: NavigationState.Scope?,
            {{/hasScopes}}
            swallowed reason: NavigationTransition.Reason?
        ) {
            {{#hasScopes}}
            onTransition?(
                NavigationTransition(from: old, to: current, intent: intent, scope: scope, swallowed: reason)
            )
            {{/hasScopes}}
            {{^hasScopes}}
            onTransition?(NavigationTransition(from: old, to: current, intent: intent, swallowed: reason))
            {{/hasScopes}}
        }

        private func reason(
            toSwallow intent: NavigationTransition.Intent{{#hasScopes}},
            in scope: NavigationState.Scope{{/hasScopes}}
        ) -> NavigationTransition.Reason? {
            switch intent {
            {{#hasLayers}}
            case .push, .open: current.hasStack(scope) ? .isOnShow : .hasNoStack
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
            {{#asksBeforeDismissal}}
            if window.pending != nil { announce(\.question) }
            {{/asksBeforeDismissal}}
            {{#hasScopes}}
            for router in window.live where always || router.stack(of: old) != router.stack(of: new) {
                {{#hasLayers}}
                router.lastStack = router.stack(of: old)
                {{/hasLayers}}
                router.withMutation(keyPath: \.stack) {}
                router.withMutation(keyPath: \.detailStack) {}
                {{#hasSelection}}
                router.withMutation(keyPath: \.detailSelection) {}
                {{/hasSelection}}
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
