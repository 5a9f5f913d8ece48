/// A change of the state, and what was asked for.
let transitionsPartial: StaticString = #"""
    // MARK: - Transitions

    /// A change of place, as `NavigationRouter.onTransition` hears of it.
    {{>access}}struct NavigationTransition: Hashable{{#isSendable}}, Sendable{{/isSendable}} {
        {{>access}}let from: NavigationState
        {{>access}}let to: NavigationState
        {{>access}}let intent: Intent
        {{#hasScopes}}
        /// The container or layer whose router was asked; `nil` for a layer that is gone.
        {{>access}}let scope: NavigationState.Scope?
        {{/hasScopes}}
        {{#hasLayers}}
        /// What a layer showed first that is gone, where its router was asked.
        {{>access}}var goneLayer: NavigationState.Layer.Presented?
        {{/hasLayers}}
        /// Why nothing was done, where something could have been expected.
        {{>access}}var swallowed: Reason?

        /// What was asked for.
        {{>access}}enum Intent: Hashable{{#isSendable}}, Sendable{{/isSendable}} {
            {{#isSplit}}
            case setContentRoot({{item}})
            {{/isSplit}}
            case setDetailRoot({{item}})
            /// Of several, the last.
            case push({{item}})
            case pop
            case popToRoot
            case backToRoot
            case replaceTop({{item}})
            case setTrail
            case open({{item}})
            case remove
            {{#measuresRoom}}
            /// There was more or less room.
            case adapt
            {{/measuresRoom}}
            {{#collapses}}
            /// Where there is room for one column, another one came to the top.
            case show(NavigationState.Column)
            {{/collapses}}
            {{#tabs}}
            case select({{enum}})
            /// The tab on show was tapped again.
            case reselect({{enum}})
            {{/tabs}}
            {{#hasLayers}}
            case present(NavigationState.Layer.Presented)
            case dismiss
            case dismissAll
            {{/hasLayers}}
            {{#windows}}
            case openWindow({{enum}})
            {{/windows}}
            {{#links}}
            case openLink({{enum}})
            {{/links}}
            {{#dialogs}}
            case ask({{enum}})
            /// By the answer's name; `nil` where a person backed out.
            case answer(String?)
            {{/dialogs}}
            /// The state was set as a whole.
            case restore
        }

        /// Why nothing was done.
        {{>access}}enum Reason: String, Sendable {
            /// What was asked for is what is shown.
            case isOnShow
            /// There is nothing to take away, or what was to be gone back to is not there.
            case isNotThere
            {{#hasLayers}}
            /// The layer whose router was asked was closed before.
            case layerIsGone
            /// The sheet whose router was asked has no stack.
            case hasNoStack
            {{/hasLayers}}
            {{#answers}}
            /// Nobody waits for the answer: the question is gone, or came with a whole state.
            case nobodyAsks
            {{/answers}}
            {{#dialogs}}
            {{^answers}}
            /// Nobody waits for the answer: the question is gone, or was set with a whole state.
            case nobodyAsks
            {{/answers}}
            /// The window in which a person could be asked was closed.
            case hostIsGone
            {{/dialogs}}
            {{#settings}}
            /// The settings show none of the screens.
            case showsNoScreens
            {{/settings}}
            {{#links}}
            {{#hasUnavailable}}
            /// The system does not have what the link leads to.
            case isUnavailable
            {{/hasUnavailable}}
            {{#hasFinders}}
            /// What the link names is being found already.
            case isUnderWay
            /// The person went elsewhere before what the link names was found.
            case isElsewhere
            {{/hasFinders}}
            {{/links}}
            {{#guards}}
            /// A guard is asked first.
            case isGuarded
            /// A guard does not let the person through.
            case isRefused
            /// Nobody has set a guard, and so it lets nobody through.
            case isGuardUnset
            /// The person went elsewhere before a guard had answered, or something else was asked for.
            case isOvertaken
            {{/guards}}
            {{#asksBeforeDismissal}}
            /// It would lose something, and a person is asked first.
            case isAsked
            /// A person was asked first, and did not want it.
            case isCancelled
            {{^guards}}
            /// Before a person had answered something else was asked for, or a layer that it was about has closed.
            case isOvertaken
            {{/guards}}
            {{/asksBeforeDismissal}}
        }
    }

    """#
