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
        /// of it.
        {{/hasFinders}}
        {{>access}}func open(link target: {{enum}}) {
            {{#restoration}}
            if !{{>window}}restoration.isDone { {{>window}}restoration.link = target }
            {{/restoration}}
            {{#hasFinders}}
            if target == {{>window}}links.target { return }
            {{#guards}}
            if {{>window}}guarding.request?.task != nil { return {{>window}}guarding.link = target }
            {{/guards}}
            // Who has not gone on from where the last link led goes back to where they were before that.
            {{#dialogs}}
            var before = isWhereLinkLed ? {{>window}}links.before ?? current : current
            before.answer()
            {{/dialogs}}
            {{^dialogs}}
            let before = isWhereLinkLed ? {{>window}}links.before ?? current : current
            {{/dialogs}}
            endLink()
            {{#asksBeforeDismissal}}
            // Of two things that wait for an answer, the later one is what is wanted.
            answer(discarding: false)
            {{/asksBeforeDismissal}}
            guard target.needsResolver else { return follow(target.screens, of: target) }
            {{#guards}}
            if waits(for: target) { return }
            {{/guards}}
            guard let resolver else { return {{>window}}links.waiting = target }
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
            announce(\.linkUnderWay)
            {{>window}}links.target = target
            ({{>window}}links.before, {{>window}}links.start) = (before, current)
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
            if {{>window}}guarding.request?.task != nil { return {{>window}}guarding.link = target }
            {{/guards}}
            follow(target.screens, of: target)
            {{/hasFinders}}
        }
        {{#hasFinders}}

        /// Finds what links name. A link that came before there was one is opened when it is set.
        {{>access}}var resolver: (any NavigationResolver)? {
            get { {{>window}}links.resolver }
            set {
                {{>window}}links.resolver = newValue
                guard newValue != nil, let target = {{>window}}links.waiting else { return }
                {{>window}}links.waiting = nil
                open(link: target)
            }
        }

        /// Hears of links for which nothing was found.
        {{>access}}var onLinkFailure: (@MainActor ({{enum}}, any Error) -> Void)? {
            get { {{>window}}links.onFailure }
            set { {{>window}}links.onFailure = newValue }
        }

        /// The link for which something is being found; `nil` for none.
        {{>access}}var linkUnderWay: {{enum}}? { observed(\.linkUnderWay, {{>window}}links.target) }

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

        /// Whether the person is where the link under way has led them so far.
        private var isWhereLinkLed: Bool {
            guard {{>window}}links.target != nil, let place = {{>window}}links.start else { return false }
            {{#dialogs}}
            var (start, here) = (place, current)
            {{#measuresRoom}}
            start.adapt(toCompact: here.isCompact)
            {{/measuresRoom}}
            // To be asked something is to go nowhere.
            start.answer()
            here.answer()
            return here == start
            {{/dialogs}}
            {{^dialogs}}
            {{#measuresRoom}}
            var start = place
            start.adapt(toCompact: current.isCompact)
            return current == start
            {{/measuresRoom}}
            {{^measuresRoom}}
            return current == place
            {{/measuresRoom}}
            {{/dialogs}}
        }

        {{^guards}}
        {{>released}}

        {{/guards}}
        private func finish(_ target: {{enum}}, _ found: Swift.Result<[{{item}}], any Error>) {
            let (isThere, before) = (isWhereLinkLed, {{>window}}links.before)
            endLink()
            switch found {
            case .success(let screens):
                {{#guards}}
                if isThere { return grant({{>window}}links.granted) { follow(screens, of: target) } }
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
                    if before != current { {{#hasScopes}}root.{{/hasScopes}}state = before }
                }
                {{/dialogs}}
                {{^dialogs}}
                if isThere, let before, before != current { {{#hasScopes}}root.{{/hasScopes}}state = before }
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
    /// Opens the URLs that the system hands to a scene{{#activity}}, and lets another device go on with what is shown{{/activity}}.
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
