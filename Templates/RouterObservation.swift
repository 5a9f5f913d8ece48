/// How views hear of what has changed.
let routerObservationPartial: StaticString = #"""
    // MARK: - Observation

    extension NavigationRouter {
        {{#observes}}
        /// Tells who looks at what changes, and nobody else.
        private func announce(_ new: NavigationState, {{#hasLayers}}_ isReplacement: Bool = false, {{/hasLayers}}always: Bool) {
            let old = current
            if always || old != new { announce(\.state) }
            {{#observedParts}}
            if always || old.{{name}} != new.{{name}} { announce(\.{{name}}) }
            {{/observedParts}}
            {{#hasScopes}}
            {{#hasLayers}}
            let kept = window.countOfKept(new.layers, isReplacement)
            {{#asksBeforeDismissal}}
            let goners = window.goners(new.layers, isReplacement)
            {{/asksBeforeDismissal}}
            {{#asksBeforeDismissal}}
            if window.losesQuestion(keeping: kept) { announce(\.question) }
            {{/asksBeforeDismissal}}
            for router in window.live {
                {{#asksBeforeDismissal}}
                if let number = router.ownNumber, window.unsaved.contains(number), goners.contains(number) {
                    router.announceOwn(\.isUnsaved)
                }
                {{/asksBeforeDismissal}}
                router.announce(new, keeping: kept, always: always)
            }
            {{/hasLayers}}
            {{^hasLayers}}
            for router in window.live { router.announceOwnParts(new, always: always) }
            {{/hasLayers}}
            {{/hasScopes}}
        }

        {{#hasLayers}}
        /// Tells who looks at the router's own container or layer. What a layer held stays in sight while it goes.
        private func announce(_ new: NavigationState, keeping kept: Int, always: Bool) {
            {{#tabs}}
            let place = ownScope ?? .base
            {{#tabParts}}
            if always || current.{{name}}(in: place) != new.{{name}}(in: place) { announceOwn(\.{{name}}) }
            {{/tabParts}}
            {{/tabs}}
            guard let scope = ownScope else { return }
            if case .layer(let level) = scope, level >= kept { return announceOwn(\.scope) }
            {{>announceOwnParts}}
        }

        {{/hasLayers}}
        {{^hasLayers}}
        {{#hasScopes}}
        /// Tells who looks at the router's own container.
        private func announceOwnParts(_ new: NavigationState, always: Bool) {
            guard let scope else { return }
            {{#tabParts}}
            if always || current.{{name}}(in: scope) != new.{{name}}(in: scope) { announceOwn(\.{{name}}) }
            {{/tabParts}}
            {{>announceOwnParts}}
        }

        {{/hasScopes}}
        {{/hasLayers}}
        private func announce<Value>(_ part: KeyPath<NavigationRouter, Value>) {
            {{#hasScopes}}
            for router in window.live { router.announceOwn(part) }
            {{/hasScopes}}
            {{^hasScopes}}
            withMutation(keyPath: part) {}
            {{/hasScopes}}
        }

        {{#hasScopes}}
        private func announceOwn<Value>(_ part: KeyPath<NavigationRouter, Value>) { withMutation(keyPath: part) {} }

        {{/hasScopes}}
        private func observed<Part, Value>(_ part: KeyPath<NavigationRouter, Part>, _ value: Value) -> Value {
            access(keyPath: part)
            return value
        }
        {{/observes}}
        {{^observes}}
        private func announce(_ new: NavigationState, {{#hasLayers}}_ isReplacement: Bool = false, {{/hasLayers}}always: Bool) {
            {{#restoration}}
            if {{>window}}restoration.isQuiet { return }
            {{/restoration}}
            if always || new != current { announce(\.state) }
        }

        /// Tells all who look at {{#hasScopes}}a router of the window{{/hasScopes}}{{^hasScopes}}the router{{/hasScopes}} that something changes.
        private func announce<Value>(_ part: KeyPath<NavigationRouter, Value>) {
            {{#hasScopes}}
            for router in window.live { router.announceOwn(part) }
            {{/hasScopes}}
            {{^hasScopes}}
            #if canImport(Combine)
                objectWillChange.send()
            #endif
            {{/hasScopes}}
        }
        {{#hasScopes}}

        private func announceOwn<Value>(_ part: KeyPath<NavigationRouter, Value>) {
            #if canImport(Combine)
                objectWillChange.send()
            #endif
        }
        {{/hasScopes}}

        private func observed<Part, Value>(_ part: KeyPath<NavigationRouter, Part>, _ value: Value) -> Value { value }
        {{/observes}}
    }

    """#

/// Compares what is read off a container's or layer's trail before and after.
let announceOwnPartsPartial: StaticString = """
    {{#ownParts}}
    if always || current.{{name}}(in: scope) != new.{{name}}(in: scope) {
        announceOwn(\\.{{name}})
    }
    {{/ownParts}}

    """
