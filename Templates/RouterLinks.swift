/// How the router follows links.
let routerLinksPartial: StaticString = #"""
    // MARK: - Links

    extension NavigationRouter {
        /// Opens what a URL leads to: see `open(link:)`. `NavigationHost` does so with the URLs that the system hands to
        /// the app.
        ///
        /// - Returns: Whether it is a URL of {{app}}'s.
        @discardableResult
        {{>access}}func open(url: URL) -> Bool {
            guard let target = {{enum}}(url: url) else { return false }
            open(link: target)
            return true
        }

        /// Shows what a link leads to, with the way back that the spec gives it.{{#hasLayers}} Nothing lies over it any more.{{/hasLayers}}
        {{#hasFinders}}
        ///
        /// What has to be found for it is asked of the `resolver`. Until that answers, what lies under the screen is
        /// shown, where that needs nothing{{#hasLayers}} and nothing lies over it{{/hasLayers}}. Another link takes its place, and so does
        /// wherever else the person goes. Where nothing is found they are back where they were, and `onLinkFailure` hears
        /// of it. What was found for the place on show is not looked for again.
        {{/hasFinders}}
        {{#guards}}
        /// While a guard is asked it waits, as long as the person goes nowhere else; of several, the last is opened.
        {{/guards}}
        {{>access}}func open(link target: {{enum}}) {
            {{#restoration}}
            if !{{>window}}restoration.isDone { {{>window}}restoration.link = target }
            {{/restoration}}
            {{#hasFinders}}
            if target == {{>window}}links.target {
                return tell(from: current, .openLink(target), {{#hasScopes}}in: .base, {{/hasScopes}}swallowed: .isUnderWay)
            }
            {{#guards}}
            if {{>window}}guarding.request?.task != nil { return keep(target) }
            {{/guards}}
            leaveLink(for: target)
            {{#asksBeforeDismissal}}
            // Of two things that wait for an answer, the later one is what is wanted.
            dropQuestion(.isOvertaken)
            {{/asksBeforeDismissal}}
            guard target.needsResolver else { return follow(target.screens, of: target) }
            if let screens = screensOnShow(of: target) { return follow(screens, of: target) }
            {{#guards}}
            if waits(for: target) { return }
            // What a guard had shown has done its part, whatever is found.
            if let shown = {{>window}}guarding.granted?.otherwise, current.has(shown) { show(nil, inPlaceOf: shown) }
            {{/guards}}
            guard let resolver else {
                ({{>window}}links.waiting, {{>window}}links.start) = (target, current)
                return
            }
            lead(to: target)
            announce(\.linkUnderWay)
            // Who hears that one is given up may have opened another.
            {{>window}}links.task?.cancel()
            {{>window}}links.target = target
            {{#guards}}
            {{>window}}links.granted = {{>window}}guarding.granted
            {{/guards}}
            let router = released
            {{>window}}links.task = Task {
                let found: Swift.Result<[{{item}}], any Error>
                do { found = .success(try await target.screens(foundBy: resolver)) } catch { found = .failure(error) }
                if !Task.isCancelled { router()?.finish(target, found) }
            }
            {{/hasFinders}}
            {{^hasFinders}}
            {{#guards}}
            if {{>window}}guarding.request?.task != nil { return keep(target) }
            {{/guards}}
            follow(target.screens, of: target)
            {{/hasFinders}}
        }
        {{#hasFinders}}

        /// Finds what links name. A link that came before there was one is opened when it is set, unless the person has
        /// gone elsewhere.
        {{>access}}var resolver: (any NavigationResolver)? {
            get { {{>window}}links.resolver }
            set {
                {{>window}}links.resolver = newValue
                guard newValue != nil, let target = {{>window}}links.waiting else { return }
                {{>window}}links.waiting = nil
                if isStillThere { return open(link: target) }
                tell(from: current, .openLink(target), {{#hasScopes}}in: .base, {{/hasScopes}}swallowed: .isElsewhere)
            }
        }

        /// Hears of links for which nothing was found.
        {{>access}}var onLinkFailure: (@MainActor ({{enum}}, any Error) -> Void)? {
            get { {{>window}}links.onFailure }
            set { {{>window}}links.onFailure = newValue }
        }

        /// The link for which something is being found; `nil` for none.
        {{>access}}var linkUnderWay: {{enum}}? { observed(\.linkUnderWay, {{>window}}links.target) }

        {{#showsUnderWay}}
        /// What stands on top of the router's stack while something is being found that belongs there, and is no part of
        /// it: `nil` where nothing is, something lies over it{{#presentsFound}}, or will,{{/presentsFound}} or the person has gone elsewhere.
        {{>access}}var placeholderUnderWay: {{item}}? {
            {{#hasOwnPlaceholders}}
            guard let target = linkUnderWay{{#presentsFound}}, !target.isPresented{{/presentsFound}} else { return nil }
            {{/hasOwnPlaceholders}}
            {{^hasOwnPlaceholders}}
            {{#presentsFound}}
            guard linkUnderWay?.isPresented == false else { return nil }
            {{/presentsFound}}
            {{^presentsFound}}
            if linkUnderWay == nil { return nil }
            {{/presentsFound}}
            {{/hasOwnPlaceholders}}
            // Whoever looks at it looks at where the person is.
            let state = state
            {{#hasScopes}}
            guard isWhereLinkLed, let scope{{#hasLayers}} = ownScope{{/hasLayers}}, state.isOnShow(scope){{#hasLayers}}, state.layers.isEmpty{{/hasLayers}} else { return nil }
            {{/hasScopes}}
            {{^hasScopes}}
            guard isWhereLinkLed else { return nil }
            {{/hasScopes}}
            {{#hasOwnPlaceholders}}
            if let placeholder = target.placeholder { return placeholder }
            {{/hasOwnPlaceholders}}
            let trail = [{{#hasContentRoot}}state.contentRoot ?? {{/hasContentRoot}}state.detailRoot] + state.stack
            return trail.reversed().lazy.compactMap(\.placeholder).first
        }

        /// Looks no longer for what a link leads to: who goes back from its placeholder does not want it any more.
        {{>access}}func giveUpLink() {
            guard let link = {{>window}}links.target else { return }
            endLink()
            tell(from: current, .openLink(link), {{#hasScopes}}in: .base, {{/hasScopes}}swallowed: .isElsewhere)
        }

        {{/showsUnderWay}}
        /// What the router knows of links.
        @MainActor
        {{#hasScopes}}private {{/hasScopes}}{{^hasScopes}}fileprivate {{/hasScopes}}struct Links {
            var resolver: (any NavigationResolver)?
            var onFailure: (@MainActor ({{enum}}, any Error) -> Void)?
            /// A link that came before there was a resolver.
            var waiting: {{enum}}?
            var target: {{enum}}?
            /// Where the person was before it, and where they are as long as they go nowhere else.
            var before: NavigationState?
            var start: NavigationState?
            /// What was found last.
            var found: (target: {{enum}}, screens: [{{item}}])?
            {{#guards}}
            /// That all guards of it have been asked.
            var granted: Request?
            {{/guards}}
            var task: Task<Void, Never>?
        }

        private func endLink() {
            {{>window}}links.waiting = nil
            guard {{>window}}links.target != nil else { return }
            announce(\.linkUnderWay)
            {{>window}}links.task?.cancel()
            {{>window}}links.target = nil
        }

        /// Gives up a link for another one. Who has not gone on from where it led goes back to where they were before.
        private func leaveLink(for other: {{enum}}) {
            guard let link = {{>window}}links.target ?? {{>window}}links.waiting else { return }
            let before = isWhereLinkLed ? {{>window}}links.before.map(asItIsNow) : nil
            endLink()
            if let before { goBack(to: before) }
            if link != other { tell(from: current, .openLink(link), {{#hasScopes}}in: .base, {{/hasScopes}}swallowed: .isElsewhere) }
        }

        /// Shows what lies under what is being found, where nobody has to be asked before.
        private func lead(to target: {{enum}}) {
            {{#dialogs}}
            var before = current
            before.answer()
            {{/dialogs}}
            {{^dialogs}}
            let before = current
            {{/dialogs}}
            {{#hasLayers}}
            {{#asksToLeave}}
            if !target.screens.isEmpty, current.layers.isEmpty, isFreeToGo(to: target.screens) {
                follow(target.screens, of: target)
            }
            {{/asksToLeave}}
            {{^asksToLeave}}
            if !target.screens.isEmpty, current.layers.isEmpty { follow(target.screens, of: target) }
            {{/asksToLeave}}
            {{/hasLayers}}
            {{^hasLayers}}
            if !target.screens.isEmpty{{#asksToLeave}}, isFreeToGo(to: target.screens){{/asksToLeave}} { follow(target.screens, of: target) }
            {{/hasLayers}}
            ({{>window}}links.before, {{>window}}links.start) = (before, current)
        }

        /// What a link leads to that shows nothing else than what is on show; `nil` where nobody knows, or it does.
        private func screensOnShow(of target: {{enum}}) -> [{{item}}]? {
            {{#dialogs}}
            var here = current
            here.answer()
            {{/dialogs}}
            {{^dialogs}}
            let here = current
            {{/dialogs}}
            var known: [[{{item}}]] = []
            if let found = {{>window}}links.found, found.target == target { known.append(found.screens) }
            {{#activity}}
            if let item = here.itemOnShow, {{enum}}(item) == target { known.append(target.screens + [item]) }
            {{/activity}}
            return known.first { screens in
                var there = here
                there.follow(screens)
                return there == here
            }
        }

        /// Whether the person is where the link under way has led them so far.
        private var isWhereLinkLed: Bool { {{>window}}links.target != nil && isStillThere }

        {{#hasScopes}}
        /// Whether the person is where they were when a link began to wait, whatever has changed out of their sight.
        {{/hasScopes}}
        {{^hasScopes}}
        /// Whether the person is where they were when a link began to wait.
        {{/hasScopes}}
        private var isStillThere: Bool {
            {{#dialogs}}
            guard var start = {{>window}}links.start.map(asItIsNow) else { return false }
            var here = current
            // To be asked something is to go nowhere.
            start.answer()
            here.answer()
            return here == start
            {{/dialogs}}
            {{^dialogs}}
            {{>window}}links.start.map(asItIsNow) == current
            {{/dialogs}}
        }

        {{#hasScopes}}
        /// What was shown when a link began to wait, or before, with what has changed since without the person.
        {{/hasScopes}}
        {{^hasScopes}}
        /// What was shown when a link began to wait, or before, in the room that there is now.
        {{/hasScopes}}
        private func asItIsNow(_ place: NavigationState) -> NavigationState {
            {{#hasScopes}}
            guard {{#measuresRoom}}var{{/measuresRoom}}{{^measuresRoom}}let{{/measuresRoom}} start = {{>window}}links.start else { return place }
            var place = place
            {{#measuresRoom}}
            start.adapt(toCompact: current.isCompact)
            place.adapt(toCompact: current.isCompact)
            {{/measuresRoom}}
            place.takeOverHidden(of: current, since: start)
            return place
            {{/hasScopes}}
            {{^hasScopes}}
            {{#measuresRoom}}
            var place = place
            place.adapt(toCompact: current.isCompact)
            {{/measuresRoom}}
            return place
            {{/hasScopes}}
        }

        /// Where people were before a link they may be again, whatever guards say now.
        private func goBack(to before: NavigationState) {
            if before != current { show(before, .restore{{#hasScopes}}, in: .base{{/hasScopes}}) }
        }

        {{^guards}}
        {{>released}}

        {{/guards}}
        private func finish(_ target: {{enum}}, _ found: Swift.Result<[{{item}}], any Error>) {
            let (isThere, before) = (isWhereLinkLed, {{>window}}links.before.map(asItIsNow))
            endLink()
            switch found {
            case .success(let screens):
                {{>window}}links.found = (target, screens)
                {{#guards}}
                // What held when the link came may hold no more.
                if isThere { return grant({{>window}}links.granted?.askedAnew) { follow(screens, of: target) } }
                {{/guards}}
                {{^guards}}
                if isThere { return follow(screens, of: target) }
                {{/guards}}
                tell(from: current, .openLink(target), {{#hasScopes}}in: .base, {{/hasScopes}}swallowed: .isElsewhere)
            case .failure(let error):
                {{#dialogs}}
                // Who is being asked something answers it there.
                if isThere, var before {
                    if let dialog = current.dialog { before.ask(dialog) }
                    goBack(to: before)
                }
                {{/dialogs}}
                {{^dialogs}}
                if isThere, let before { goBack(to: before) }
                {{/dialogs}}
                onLinkFailure?(target, error)
            }
        }
        {{/hasFinders}}

        {{#activity}}
        /// The link to the screen on show; `nil` where no URL of the spec's leads there.
        {{>access}}var linkOnShow: {{enum}}? { state.itemOnShow.flatMap { {{enum}}($0) } }

        {{/activity}}
        private func follow(_ screens: [{{item}}], of target: {{enum}}) {
            {{#windows}}
            if current.isWindow {
                return tell(from: current, .openLink(target), {{#hasScopes}}in: .base, {{/hasScopes}}swallowed: .hasNoStack)
            }
            {{/windows}}
            {{#hasUnavailable}}
            if !screens.allSatisfy(\.isAvailable) {
                return tell(from: current, .openLink(target), {{#hasScopes}}in: .base, {{/hasScopes}}swallowed: .isUnavailable)
            }
            {{/hasUnavailable}}
            {{#hasScopes}}
            root.perform(.openLink(target)) { $0.follow(screens) }
            {{/hasScopes}}
            {{^hasScopes}}
            perform(.openLink(target)) { $0.follow(screens) }
            {{/hasScopes}}
        }
    }

    """#

/// What hears of links.
let linkOpenerPartial: StaticString = #"""
    {{>hostAvailability}}
    extension View {
        /// Opens the URLs that the system hands to a scene{{#activity}}, and lets another device go on with what is shown{{/activity}}.
        /// `NavigationHost` does so by itself.
        {{>access}}func withLinks() -> some View { modifier(LinkOpener()) }
    }

    {{>hostAvailability}}
    private struct LinkOpener: ViewModifier {
        {{>router}}

        func body(content: Content) -> some View {
            content
                #if !os(tvOS) && !os(watchOS)
                    // One window opens a link, and no new one comes where one is open.
                    .handlesExternalEvents(preferring: [], allowing: ["*"])
                #endif
                .onOpenURL { router.open(url: $0) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                    if let url = activity.webpageURL { router.open(url: url) }
                }
                {{#activity}}
                .onContinueUserActivity({{activity}}) { activity in
                    guard let text = activity.userInfo?["url"] as? String, let url = URL(string: text) else { return }
                    router.open(url: url)
                }
                .userActivity({{activity}}, element: router.linkOnShow) { target, activity in
                    activity.addUserInfoEntries(from: ["url": target.url.absoluteString])
                    {{#domain}}
                    activity.webpageURL = target.url
                    {{/domain}}
                    activity.isEligibleForHandoff = true
                }
                {{/activity}}
        }
    }

    """#
