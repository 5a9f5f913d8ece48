/// A change of the state, and what was asked for.
let transitionsPartial: StaticString = #"""
    // MARK: - Transitions

    /// A change of place, as `NavigationRouter.onTransition` hears of it.
    {{>access}}struct NavigationTransition: Hashable{{#isSendable}}, Sendable{{/isSendable}} {
        {{>access}}let from: NavigationState
        {{>access}}let to: NavigationState
        {{>access}}let intent: Intent

        /// What was asked for.
        {{>access}}enum Intent: Hashable{{#isSendable}}, Sendable{{/isSendable}} {
            {{#isSplit}}
            case setContentRoot({{enum}})
            {{/isSplit}}
            case setDetailRoot({{enum}})
            case push({{enum}})
            case pop
            case popToRoot
            case backToRoot
            case open({{enum}})
            case remove
            {{#isSplit}}
            /// There was more or less room.
            case adapt
            {{/isSplit}}
            {{#tabs}}
            case select({{enum}})
            {{/tabs}}
            {{#sheets}}
            case present({{enum}})
            case dismiss
            {{/sheets}}
            /// The state was set as a whole.
            case restore
        }
    }

    """#
