/// What the router knows of guards, and of what waits for them.
let guardRequestPartial: StaticString = #"""
    /// What the router knows of guards.
    @MainActor
    {{#hasScopes}}private {{/hasScopes}}{{^hasScopes}}fileprivate {{/hasScopes}}struct Guarding {
        var guards = NavigationGuards()
        var request: Request?
        /// What is being done, of which all guards have been asked.
        var granted: Request?
        {{#collapses}}
        /// Whether the last thing asked for was a row in one column, and a guard has refused it.
        var hasRefusedRow = false
        {{/collapses}}
        /// The guards of which was said that nobody has set them.
        var reported: Set<NavigationGuards.Name> = []
        {{#links}}
        /// A link that came while a guard was asked.
        var link: {{enum}}?
        {{/links}}
    }

    /// What was asked for, and waits for its guards.
    {{#hasScopes}}private {{/hasScopes}}{{^hasScopes}}fileprivate {{/hasScopes}}struct Request {
        let intent: NavigationTransition.Intent
        {{#hasScopes}}
        let place: Place
        let scope: NavigationState.Scope?
        {{/hasScopes}}
        {{#measuresRoom}}
        /// Whether there was room for one column only when it was asked for.
        let isCompact: Bool
        {{/measuresRoom}}
        /// What it would have come to when it was asked for, without what was deleted since.
        var goal: NavigationState
        var deleted: [NavigationState.Shown] = []
        let guards: [NavigationGuards.Name]
        var go: @MainActor (NavigationRouter) -> Void
        var held: Set<NavigationGuards.Name> = []
        var refused: Set<NavigationGuards.Name> = []
        var unset: NavigationGuards.Name?
        /// The guards that have shown something else, and what is shown of it.
        var tried: Set<NavigationGuards.Name> = []
        var otherwise: NavigationState.Placed?
        var task: Task<Void, Never>?
        /// Whether something may have changed while a guard was asked.
        var asksAgain = false

        /// The same, with all guards to be asked once more.
        var askedAnew: Self {
            var request = self
            (request.held, request.tried) = ([], [])
            return request
        }

        /// The guard to be asked next.
        var next: NavigationGuards.Name? { guards.first { !held.contains($0) && !refused.contains($0) } }

        mutating func remove(
            among siblings: [{{item}}],
            {{#sheets}}
            sheets isSheetDeleted: ({{enum}}) -> Bool,
            {{/sheets}}
            where isDeleted: ({{item}}) -> Bool
        ) {
            {{#hasLayers}}
            deleted += goal.shown.filter { shown in
                switch shown {
                case .screen(let item): isDeleted(item)
                {{#sheets}}
                case .sheet(let sheet): isSheetDeleted(sheet)
                {{/sheets}}
                }
            }
            {{/hasLayers}}
            {{^hasLayers}}
            deleted += goal.shown.filter(isDeleted)
            {{/hasLayers}}
            goal.remove(among: siblings, {{#sheets}}sheets: isSheetDeleted, {{/sheets}}where: isDeleted)
        }
    }

    """#
