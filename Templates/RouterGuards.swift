/// What must hold before screens are shown or left, and how the router asks it.
let routerGuardsPartial: StaticString = #"""
    // MARK: - Guards

    /// What must hold before screens are shown{{#asksToLeave}} or left{{/asksToLeave}}, as the app says it: see `NavigationRouter.guards`.
    {{>access}}struct NavigationGuards {
        {{#guards}}
        {{#isForLeaving}}
        /// Whether {{screens}} may be left.{{#other}} Where not, `{{other}}` is shown.{{/other}}
        {{/isForLeaving}}
        {{^isForLeaving}}
        /// Whether {{screens}} may be shown.{{#other}} Where not, `{{other}}` is.{{/other}}
        {{/isForLeaving}}
        {{>access}}var {{name}}: (@MainActor () async -> Bool)?
        {{/guards}}

        {{>access}}enum Name: String, CaseIterable, Sendable {
            {{#guards}}
            case {{name}}
            {{/guards}}

            /// What is shown to those whom the guard does not let through.
            fileprivate var otherwise: NavigationState.Shown? {
                switch self {
                {{#guards}}
                case .{{name}}: {{otherwise}}
                {{/guards}}
                }
            }
        }

        fileprivate subscript(name: Name) -> (@MainActor () async -> Bool)? {
            switch name {
            {{#guards}}
            case .{{name}}: return self.{{name}}
            {{/guards}}
            }
        }
    }

    extension NavigationRouter {
        /// What must hold before screens are shown{{#asksToLeave}} or left{{/asksToLeave}} that require it, whichever way leads to them{{#asksToLeave}} or away{{/asksToLeave}}.
        ///
        /// Until a guard has answered the person stays where they are, and to go elsewhere is to give up what was asked
        /// for. While a guard shows something else in its place, it is kept, and goes on once the guard holds{{#tabs}}, unless the
        /// person looks at another tab then{{/tabs}}. A guard that nobody has set lets nobody through.
        {{>access}}var guards: NavigationGuards {
            get { {{>window}}guarding.guards }
            set {
                {{>window}}guarding.guards = newValue
                if let name = {{>window}}guarding.request?.unset, newValue[name] != nil { askGuards() }
            }
        }

        /// Asks the guards again that something waits for. The screen where somebody has just logged in calls it: it goes,
        /// and what was asked for goes on.
        {{>access}}func recheckGuards() {
            if {{>window}}guarding.request == nil { askAboutOtherwise() } else { askGuards() }
        }

        /// The state as it is to be saved: without what a guard shows in place of something, and with what is restored as
        /// soon as its guards hold.
        {{>access}}var stateToSave: NavigationState {
            let state = observed(\.state, current)
            guard let request = {{>window}}guarding.request else { return state }
            if request.intent == .restore { return request.goal }
            guard let otherwise = request.otherwise else { return state }
            var open = state
            open.takeAway(otherwise)
            return open
        }

        {{>guardRequest}}
        {{#asksToLeave}}
        /// Whether a change waits, as it would show or leave what a guard has to be asked about. A state that is restored
        /// waits with nothing but what it would show.
        {{/asksToLeave}}
        {{^asksToLeave}}
        /// Whether a change waits, as it would show what a guard has to be asked about. A state that is restored waits with
        /// nothing but that.
        {{/asksToLeave}}
        private func waits(
            _ intent: NavigationTransition.Intent,
            _ new: inout NavigationState,
            _ go: @escaping @MainActor (NavigationRouter) -> Void
        ) -> Bool {
            {{#measuresRoom}}
            if intent == .adapt { return false }
            {{/measuresRoom}}
            {{#settings}}
            // Nothing waits for what would not be seen.
            if {{>lacksScreens}} { return false }
            {{/settings}}
            {{#windows}}
            // Nor for what lies under all that a window shows.
            if current.isWindow, !new.hasScreens(of: current) { return false }
            {{/windows}}
            {{#collapses}}
            // In one column, the next one comes with the row that was tapped.
            let keepsSidebar = {{>window}}guarding.request != nil || {{>window}}guarding.hasRefusedRow
            {{>window}}guarding.hasRefusedRow = false
            if case .show = intent, current.compactColumn != .detail, keepsSidebar {
                announce(current, always: true)
                return true
            }
            {{/collapses}}
            let (shown, granted) = (current.shown, {{>window}}guarding.granted)
            let held = granted?.held ?? []
            let isGuarded = { (item: NavigationState.Shown) in
                !held.isSuperset(of: item.requires) && !shown.contains(item)
            }
            let guarded = new.shown.filter(isGuarded)
            {{#asksToLeave}}
            {{#asksBeforeDismissal}}
            // Of what is deleted nobody is asked.
            var old = current
            old.layers = zip(window.numbers, old.layers).filter { !window.deleted.contains($0.0) }.map(\.1)
            {{/asksBeforeDismissal}}
            {{^asksBeforeDismissal}}
            let old = current
            {{/asksBeforeDismissal}}
            // Who sets the state as a whole means all of it.
            let left = intent == .restore ? [] : old.left(for: new).flatMap(\.requiresToLeave)
            let asked = left.filter { !held.contains($0) }
            {{/asksToLeave}}
            if guarded.isEmpty{{#asksToLeave}}, asked.isEmpty{{/asksToLeave}} {
                // Who sets the state as a whole wants nothing that waits, unless they leave what a guard has shown for it.
                let keepsShown = {{>window}}guarding.request?.otherwise.map(new.has) == true
                if intent == .restore, granted == nil, !keepsShown {
                    dropRequest(.isOvertaken)
                    {{#links}}
                    dropWaitingLink()
                    {{/links}}
                }
                return false
            }
            let goal = new
            if intent == .restore {
                new.cut(where: isGuarded)
                if granted != nil { return false }
                show(new, intent{{#hasScopes}}, in: {{>ownScope}} ?? .base{{/hasScopes}})
            } else {
                // What a gesture has set in a view goes back to what the state says.
                announce(current, always: true)
            }
            wait(intent, for: {{#asksToLeave}}asked + {{/asksToLeave}}guarded.flatMap(\.requires), goal, go)
            return true
        }

        {{#links}}
        {{#hasFinders}}
        /// Whether a link waits until guards have been asked about what is found for it.
        private func waits(for link: {{enum}}) -> Bool {
            if link.requires.allSatisfy({{>window}}guarding.granted?.held.contains ?? { _ in false }) { return false }
            wait(.openLink(link), for: link.requires, current) { $0.open(link: link) }
            return true
        }

        {{#asksToLeave}}
        /// Whether nobody is asked before screens are shown that lie under what is found for a link.
        private func isFreeToGo(to screens: [{{item}}]) -> Bool {
            var new = current
            new.follow(screens)
            return current.left(for: new).allSatisfy(\.requiresToLeave.isEmpty)
        }

        {{/asksToLeave}}
        {{/hasFinders}}
        {{/links}}
        private func wait(
            _ intent: NavigationTransition.Intent,
            for names: [NavigationGuards.Name],
            _ goal: NavigationState,
            _ go: @escaping @MainActor (NavigationRouter) -> Void
        ) {
            tell(from: current, intent, {{#hasScopes}}in: {{>ownScope}}, {{/hasScopes}}swallowed: .isGuarded)
            // The second of two quick taps asks for nothing new.
            if let request = {{>window}}guarding.request {
                if request.intent == intent, request.goal == goal { return }
                dropRequest(.isOvertaken)
                {{#links}}
                dropWaitingLink()
                {{/links}}
            }
            var request = Request(
                intent: intent,
                {{#hasScopes}}
                place: place,
                scope: {{>ownScope}},
                {{/hasScopes}}
                {{#measuresRoom}}
                isCompact: {{>window}}askedRoom ?? current.isCompact,
                {{/measuresRoom}}
                goal: goal,
                guards: names,
                go: go
            )
            if let granted = {{>window}}guarding.granted {
                (request.held, request.tried, request.otherwise) = (granted.held, granted.tried, granted.otherwise)
            }
            {{>window}}guarding.request = request
            askGuards()
        }

        private func askGuards() {
            guard let request = {{>window}}guarding.request else { return }
            if request.task != nil {
                {{>window}}guarding.request?.asksAgain = true
                return
            }
            {{>window}}guarding.request?.unset = nil
            let router = released
            {{>window}}guarding.request?.task = Task {
                while !Task.isCancelled, let (name, isLetThrough) = router()?.nextToAsk() {
                    let holds = await isLetThrough()
                    if Task.isCancelled || router()?.hear(holds, of: name) != true { return }
                }
            }
        }

        {{>released}}

        /// The guard to be asked next; where there is none, what was asked for goes on.
        private func nextToAsk() -> (NavigationGuards.Name, @MainActor () async -> Bool)? {
            guard let name = {{>window}}guarding.request?.next else {
                goOn()
                return nil
            }
            guard let isLetThrough = guards[name] else {
                waitUntilSet(name)
                return nil
            }
            {{>window}}guarding.request?.asksAgain = false
            return (name, isLetThrough)
        }

        /// Whether guards are asked on.
        private func hear(_ holds: Bool, of name: NavigationGuards.Name) -> Bool {
            if holds { {{>window}}guarding.request?.held.insert(name) }
            return holds || {{>window}}guarding.request?.asksAgain == true || !refuse(name)
        }

        /// Takes away what guards show that hold now, where nothing waits for them.
        private func askAboutOtherwise() {
            let router = released
            for name in NavigationGuards.Name.allCases {
                guard let otherwise = name.otherwise, let isLetThrough = guards[name] else { continue }
                if current.topmost(otherwise) == nil { continue }
                Task {
                    guard await isLetThrough(), let router = router(), router.{{>window}}guarding.request == nil else { return }
                    guard let shown = router.current.topmost(otherwise) else { return }
                    {{#asksBeforeDismissal}}
                    router.agree(toLose: shown)
                    {{/asksBeforeDismissal}}
                    router.show(nil, inPlaceOf: shown)
                }
            }
        }

        private func waitUntilSet(_ name: NavigationGuards.Name) {
            {{>window}}guarding.request?.task = nil
            {{>window}}guarding.request?.unset = name
            {{#links}}
            defer { openWaitingLink() }
            {{/links}}
            guard {{>window}}guarding.reported.insert(name).inserted, let request = {{>window}}guarding.request else { return }
            #if canImport(os)
                os.Logger(subsystem: "NavigationRouter", category: "guards").fault(
                    "The guard \(name.rawValue, privacy: .public) is not set, and lets nobody through."
                )
            #endif
            tell(request, swallowed: .isGuardUnset)
        }

        {{#hasScopes}}
        private func tell(_ request: Request, swallowed reason: NavigationTransition.Reason) {
            let asked = router(at: request.place)
            asked.tell(from: current, request.intent, in: asked.{{>ownScope}}, swallowed: reason)
        }
        {{/hasScopes}}
        {{^hasScopes}}
        private func tell(_ request: Request, swallowed reason: NavigationTransition.Reason) {
            tell(from: current, request.intent, swallowed: reason)
        }
        {{/hasScopes}}

        {{>guardAnswers}}
    }

    extension NavigationTransition.Intent {
        /// Whether it changes what is shown, and leads nowhere.
        fileprivate var movesNobody: Bool {
            switch self {
            case .remove{{#measuresRoom}}, .adapt{{/measuresRoom}}{{#dialogs}}, .ask{{/dialogs}}: true
            default: false
            }
        }

        {{#asksToLeave}}
        /// Whether it begins at what is on top, whatever that is.
        fileprivate var isStep: Bool {
            switch self {
            case .pop, .replaceTop{{#hasLayers}}, .dismiss{{/hasLayers}}: true
            default: false
            }
        }

        {{/asksToLeave}}
        /// Whether it only takes something away.
        fileprivate var leadsBack: Bool {
            switch self {
            case .pop, .popToRoot, .backToRoot{{#tabs}}, .reselect{{/tabs}}{{#hasLayers}}, .dismiss, .dismissAll{{/hasLayers}}: true
            default: false
            }
        }
    }
    {{#hasLayers}}

    extension NavigationState.Layer.Presented {
        /// The guards that must hold before it is shown.
        fileprivate var requires: [NavigationGuards.Name] {
            switch self {
            case .screen(let item): item.requires
            {{#sheets}}
            case .sheet(let sheet): sheet.requires
            {{/sheets}}
            }
        }
        {{#asksToLeave}}

        /// The guards that must hold before it is left.
        {{>shared}}var requiresToLeave: [NavigationGuards.Name] {
            switch self {
            case .screen(let item): item.requiresToLeave
            {{#sheets}}
            case .sheet(let sheet): sheet.requiresToLeave
            {{/sheets}}
            }
        }
        {{/asksToLeave}}
    }
    {{/hasLayers}}

    """#

/// How those who wait find a router.
let releasedPartial: StaticString = """
    /// A router for those who wait. They do not hold what a window had that was closed.
    private var released: @MainActor () -> NavigationRouter? {
        {{#hasScopes}}
        { [weak window] in window.map { $0.routers[.base]?() ?? NavigationRouter($0, .base) } }
        {{/hasScopes}}
        {{^hasScopes}}
        { [weak self] in self }
        {{/hasScopes}}
    }

    """
