/// Who hears of a change, and why nothing was done.
let routerTellingPartial: StaticString = #"""
    private func tell(
        from old: NavigationState,
        _ intent: NavigationTransition.Intent,
        {{#hasScopes}}
        in scope: NavigationState.Scope?,
        {{/hasScopes}}
        swallowed reason: NavigationTransition.Reason?
    ) {
        {{#guards}}
        // What who hears of it asks for is not what the guards were asked about.
        let granted = {{>window}}guarding.granted
        {{>window}}guarding.granted = nil
        defer { {{>window}}guarding.granted = granted }
        {{/guards}}
        {{#asksInOtherRoom}}
        let room = {{>window}}askedRoom
        {{>window}}askedRoom = nil
        defer { {{>window}}askedRoom = room }
        {{/asksInOtherRoom}}
        {{#asksBeforeDismissal}}
        // What who hears of it asks for is not what a person has agreed to.
        let discarded = window.discarded
        window.discarded = []
        defer { window.discarded = discarded }
        {{#asksToLeave}}
        let deleted = window.deleted
        window.deleted = []
        defer { window.deleted = deleted }
        {{/asksToLeave}}
        {{/asksBeforeDismissal}}
        {{#answers}}
        let coming = window.coming
        window.coming = nil
        defer { window.coming = coming }
        {{/answers}}
        let transition = NavigationTransition(
            from: old,
            to: current,
            intent: intent,
            {{#hasScopes}}
            scope: scope,
            {{/hasScopes}}
            {{#hasLayers}}
            goneLayer: scope == nil ? lastLayer?.content : nil,
            {{/hasLayers}}
            swallowed: reason
        )
        {{#restoration}}
        if {{>window}}restoration.isQuiet {
            {{>window}}restoration.transitions.append(transition)
        } else {
            onTransition?(transition)
        }
        {{/restoration}}
        {{^restoration}}
        onTransition?(transition)
        {{/restoration}}
    }

    private func reason(
        toSwallow intent: NavigationTransition.Intent{{#hasScopes}},
        in scope: NavigationState.Scope{{/hasScopes}}
    ) -> NavigationTransition.Reason? {
        switch intent {
        {{#hasLayers}}
        case .push, .open, .replaceTop, .setTrail, .setDetailRoot{{#isSplit}}, .setContentRoot{{/isSplit}}:
            current.hasStack(scope) ? .isOnShow : .hasNoStack
        case .present{{#windows}}, .openWindow{{/windows}}: .isOnShow
        {{/hasLayers}}
        {{^hasLayers}}
        case .push, .open, .replaceTop, .setTrail, .setDetailRoot{{#isSplit}}, .setContentRoot{{/isSplit}}: .isOnShow
        {{/hasLayers}}
        case .pop, .popToRoot, .backToRoot{{#collapses}}, .show{{/collapses}}{{#hasLayers}}, .dismiss, .dismissAll{{/hasLayers}}: .isNotThere
        {{#links}}
        case .openLink: .isOnShow
        {{/links}}
        {{#tabs}}
        case .reselect: .isOnShow
        {{/tabs}}
        default: nil
        }
    }

    """#
