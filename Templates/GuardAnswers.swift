/// What comes of what guards have answered: what was asked for goes on, waits behind something else, or is given up.
let guardAnswersPartial: StaticString = #"""
    /// Shows what the guard has for those whom it does not let through, and gives up what was asked for where they have
    /// seen that. Of a state that is restored, only what requires the guard is given up. Whether no guard is asked any
    /// more.
    private func refuse(_ name: NavigationGuards.Name) -> Bool {
        guard var request = {{>window}}guarding.request else { return true }
        let last = request.otherwise
        {{#tabs}}
        // What lies in a tab out of sight shows nothing in its place.
        let isInSight = request.intent != .restore || request.goal.shownInSight.contains { $0.requires.contains(name) }
        if isInSight, let otherwise = name.otherwise, !request.tried.contains(name){{#links}}, {{>window}}guarding.link == nil{{/links}} {
        {{/tabs}}
        {{^tabs}}
        if let otherwise = name.otherwise, !request.tried.contains(name){{#links}}, {{>window}}guarding.link == nil{{/links}} {
        {{/tabs}}
            request.task = nil
            request.tried.insert(name)
            {{>window}}guarding.request = request
            show(otherwise, inPlaceOf: last)
        } else if let last, last.shown == name.otherwise, current.has(last){{#links}}, {{>window}}guarding.link == nil{{/links}} {
            {{>window}}guarding.request?.task = nil
        } else if request.intent == .restore {
            {{>window}}guarding.request?.refused.insert(name)
            return false
        } else {
            giveUpRefused()
        }
        return true
    }

    private func giveUpRefused() {
        guard let request = {{>window}}guarding.request else { return }
        dropRequest(.isRefused)
        {{#collapses}}
        {{>window}}guarding.hasRefusedRow = request.tried.isEmpty && current.isCompact && current.compactColumn == .sidebar
        {{/collapses}}
        if let last = request.otherwise, current.has(last) { show(nil, inPlaceOf: last) }
        {{#links}}
        openWaitingLink()
        {{/links}}
    }

    private func show(_ otherwise: NavigationState.Shown?, inPlaceOf last: NavigationState.Placed?) {
        {{#hasLayers}}
        root.perform(otherwise.map(NavigationTransition.Intent.present) ?? .dismiss) { [weak window] state in
        {{/hasLayers}}
        {{^hasLayers}}
        {{#hasScopes}}root.{{/hasScopes}}perform(otherwise.map(NavigationTransition.Intent.open) ?? .pop) { {{#hasScopes}}[weak window] {{/hasScopes}}state in
        {{/hasLayers}}
            if let last { state.takeAway(last) }
            guard let otherwise else { return }
            let placed = state.putOnTop(otherwise)
            {{#hasScopes}}
            window?.guarding.request?.otherwise = placed
            {{/hasScopes}}
            {{^hasScopes}}
            self.guarding.request?.otherwise = placed
            {{/hasScopes}}
        }
        {{#asksBeforeDismissal}}
        // A person may be asked first whether it may take the place of something unsaved.
        if let placed = window.guarding.request?.otherwise, !current.has(placed) {
            window.guarding.request?.otherwise = last
            window.pending?.isForGuard = true
        }
        {{/asksBeforeDismissal}}
    }

    private func goOn() {
        guard let request = takeRequest() else { return }
        {{#tabs}}
        if let otherwise = request.otherwise, current.hides(otherwise) {
            // Who looks at another tab has gone elsewhere, and stays there.
            tell(request, swallowed: .isOvertaken)
            show(nil, inPlaceOf: otherwise)
            {{#links}}
            openWaitingLink()
            {{/links}}
            return
        }
        {{/tabs}}
        grant(request) { request.go({{#hasScopes}}router(at: request.place){{/hasScopes}}{{^hasScopes}}self{{/hasScopes}}) }
        {{#links}}
        openWaitingLink()
        {{/links}}
    }

    /// Does something of which no guard is asked again.
    private func grant(_ request: Request?, _ change: () -> Void) {
        {{>window}}guarding.granted = request
        {{#asksBeforeDismissal}}
        agree(toLose: request?.otherwise)
        {{/asksBeforeDismissal}}
        {{#measuresRoom}}
        {{>window}}askedRoom = request?.isCompact ?? {{>window}}askedRoom
        {{/measuresRoom}}
        change()
        {{>window}}guarding.granted = nil
        {{#measuresRoom}}
        {{>window}}askedRoom = nil
        {{/measuresRoom}}
    }

    {{#asksBeforeDismissal}}
    /// What a guard shows has done its part when that holds: nobody is asked whether it may close.
    private func agree(toLose otherwise: NavigationState.Placed?) {
        guard let level = otherwise.flatMap({ current.level(of: $0) }) else { return }
        window.discarded.insert(window.numbers[level])
    }

    {{/asksBeforeDismissal}}
    {{#measuresRoom}}
    /// Where a change begins: what a guard had shown in place of it is gone, and there is the room that there was when it
    /// was asked for. So it means what it meant then.
    {{/measuresRoom}}
    {{^measuresRoom}}
    /// Where a change begins: what a guard had shown in place of it is gone.
    {{/measuresRoom}}
    private func start({{#hasScopes}}in scope: NavigationState.Scope{{/hasScopes}}) -> NavigationState {
        {{#measuresRoom}}
        var new = current
        if let room = {{>window}}askedRoom { new.adapt(toCompact: room) }
        {{/measuresRoom}}
        {{^measuresRoom}}
        let new = current
        {{/measuresRoom}}
        guard let otherwise = {{>window}}guarding.granted?.otherwise else { return new }
        var open = new
        open.takeAway(otherwise)
        return {{#hasLayers}}open.has(scope) ? open : new{{/hasLayers}}{{^hasLayers}}open{{/hasLayers}}
    }

    /// What has happened since something was asked for that goes on now.
    private func catchUp(_ new: inout NavigationState{{#dialogs}}, _ intent: NavigationTransition.Intent{{/dialogs}}) {
        guard let granted = {{>window}}guarding.granted else { return }
        // What a person has kept is there.
        let shown = current.shown
        new.remove(granted.deleted.filter { !shown.contains($0) })
        {{#dialogs}}
        if intent == .restore, let dialog = current.dialog { new.ask(dialog) }
        {{/dialogs}}
    }
    {{#asksBeforeDismissal}}

    /// A person who is asked whether to go on sees what they are asked about.
    private func uncover() {
        {{#measuresRoom}}
        var new = start(in: .base)
        new.adapt(toCompact: current.isCompact)
        {{/measuresRoom}}
        {{^measuresRoom}}
        let new = start(in: .base)
        {{/measuresRoom}}
        guard new != current, let level = window.askingLevel, level < window.countOfKept(new.layers) else { return }
        show(new, .dismiss, in: .base)
    }
    {{/asksBeforeDismissal}}

    {{#asksBeforeDismissal}}
    /// A person may keep what a guard would have shown something in place of. Then the guard's word stands, unless that is
    /// what another guard shows.
    private func keepAsked() {
        let request = window.guarding.request
        if request?.intent == .restore || request?.otherwise.map(current.has) == true { return askAboutUnshown() }
        giveUpRefused()
    }

    /// What a guard would have shown may not come, as something else has happened. Then the guard has the last word.
    private func askAboutUnshown() {
        guard window.pending == nil, let request = window.guarding.request, request.task == nil, request.unset == nil
        else { return }
        if request.otherwise.map(current.has) != true { askGuards() }
    }

    {{/asksBeforeDismissal}}
    /// Who goes elsewhere gives up what waits. Who leaves what a guard had shown may have done there what the guard asks
    /// for.
    private func followChange(from old: NavigationState, _ intent: NavigationTransition.Intent) {
        guard current != old, let request = {{>window}}guarding.request else { return }
        {{#asksToLeave}}
        if intent == .remove, request.intent.isStep, current.lacksAll(old.left(for: request.goal)) {
            // What was to be left is gone already.
            dropRequest(.isOvertaken)
            {{#links}}
            openWaitingLink()
            {{/links}}
            return
        }
        {{/asksToLeave}}
        let isShown = request.otherwise.map(current.has)
        {{#tabs}}
        if request.intent == .restore, !intent.movesNobody {
            // What comes to lie where nobody looks is not undone by what is restored later. What a guard shows does not count.
            var (goal, before, after) = (request.goal, old, current)
            if let shown = request.otherwise {
                before.takeAway(shown)
                after.takeAway(shown)
            }
            goal.followOutOfSight(from: before, to: after)
            if goal != request.goal { restoreLater(goal) }
        }
        if isShown == nil, current.differsOutOfSight(from: old, but: request.scope) { return }
        {{/tabs}}
        if intent.movesNobody, intent != .remove || isShown != false { return }
        if let isShown {
            if isShown { return }
            {{>window}}guarding.request?.otherwise = nil
            {{#collapses}}
            var leadsBack = intent.leadsBack
            if case .show = intent { leadsBack = old.compactColumn == .detail }
            if current.isCompact, request.otherwise?.coversSidebar == true, leadsBack { uncoverSidebar() }
            if leadsBack || intent == .remove { return askGuards() }
            {{/collapses}}
            {{^collapses}}
            if intent.leadsBack || intent == .remove { return askGuards() }
            {{/collapses}}
        }
        {{#tabs}}
        // What is restored where nobody looks waits on, wherever a person goes meanwhile. No link does.
        let restored = request.intent == .restore && isShown == nil ? window.guarding.request?.goal : nil
        if let goal = restored?.keptOutOfSight(of: current) {
            restoreLater(goal)
            {{#links}}
            dropWaitingLink()
            {{/links}}
            return
        }
        {{/tabs}}
        dropRequest(.isOvertaken)
        {{#links}}
        dropWaitingLink()
        {{/links}}
    }

    {{#tabs}}
    private func restoreLater(_ goal: NavigationState) {
        window.guarding.request?.goal = goal
        window.guarding.request?.go = { $0.root.state = goal }
    }

    {{/tabs}}
    {{#collapses}}
    /// Who goes back to the sidebar from what a guard had shown still waits.
    private func uncoverSidebar() {
        let request = {{>window}}guarding.request
        {{>window}}guarding.request = nil
        var new = current
        new.compactColumn = .sidebar
        show(new, .backToRoot{{#hasScopes}}, in: .base{{/hasScopes}})
        if {{>window}}guarding.request == nil, current == new {
            {{>window}}guarding.request = request
        } else if let request {
            tell(request, swallowed: .isOvertaken)
        }
    }

    {{/collapses}}
    private func takeRequest() -> Request? {
        let request = {{>window}}guarding.request
        // Another state is to be saved.
        if request?.intent == .restore {
            {{#restoration}}
            {{>window}}restoration.changeCount += 1
            {{/restoration}}
            announce(\.state)
        }
        {{>window}}guarding.request = nil
        {{#asksBeforeDismissal}}
        // Whether a guard may show something in its place is not the question any more.
        if window.pending?.isForGuard == true { dropQuestion(.isOvertaken) }
        {{/asksBeforeDismissal}}
        return request
    }

    private func dropRequest(_ reason: NavigationTransition.Reason) {
        guard let request = takeRequest() else { return }
        request.task?.cancel()
        tell(request, swallowed: reason)
    }
    {{#links}}

    /// A link waits while a guard is asked. Another one takes its place.
    private func keep(_ link: {{enum}}) {
        if let last = {{>window}}guarding.link, last != link {
            tell(from: current, .openLink(last), {{#hasScopes}}in: .base, {{/hasScopes}}swallowed: .isOvertaken)
        }
        {{>window}}guarding.link = link
    }

    /// Who goes elsewhere does not want what waits any more.
    private func dropWaitingLink() {
        guard let link = {{>window}}guarding.link else { return }
        {{>window}}guarding.link = nil
        tell(from: current, .openLink(link), {{#hasScopes}}in: .base, {{/hasScopes}}swallowed: .isOvertaken)
    }

    private func openWaitingLink() {
        guard let link = {{>window}}guarding.link else { return }
        {{>window}}guarding.link = nil
        open(link: link)
    }
    {{/links}}

    """#
