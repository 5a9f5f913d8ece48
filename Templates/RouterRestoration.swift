/// How the router brings a saved state back.
let routerRestorationPartial: StaticString = #"""
    // MARK: - Restoration

    extension NavigationRouter {
        /// Brings back what was saved, as far as it can be read. `NavigationHost` does so before it shows anything.
        {{>access}}func restore(from saved: Data) {
            let (state, losses) = NavigationState.restored(from: saved)
            if let state { {{#hasScopes}}root{{/hasScopes}}{{^hasScopes}}self{{/hasScopes}}.state = state }
            report(losses)
        }

        /// The state as it is saved; `nil` where that fails, which `onLoss` hears.
        {{>access}}func saved() -> Data? {
            do {
                return try {{#guards}}stateToSave{{/guards}}{{^guards}}current{{/guards}}.saved()
            } catch {
                report([.unsaved(error)])
                return nil
            }
        }

        /// Hears of what could not be brought back or saved, also of what could not before anybody was there to hear.
        {{>access}}var onLoss: (@MainActor (NavigationLoss) -> Void)? {
            get { {{>window}}restoration.onLoss }
            set {
                {{>window}}restoration.onLoss = newValue
                let losses = {{>window}}restoration.losses
                {{>window}}restoration.losses = []
                report(losses)
            }
        }

        /// What the router knows of what was saved.
        @MainActor
        {{#hasScopes}}private {{/hasScopes}}{{^hasScopes}}fileprivate {{/hasScopes}}struct Restoration {
            var isDone = false
            /// Whether views are being made: who is told then may change what they show.
            var isQuiet = false
            /// What is told when they have been made.
            var transitions: [NavigationTransition] = []
            {{#links}}
            /// What was opened before.
            var link: {{enum}}?
            {{/links}}
            var onLoss: (@MainActor (NavigationLoss) -> Void)?
            /// What nobody has heard yet.
            var losses: [NavigationLoss] = []
            /// How the host saves.
            var save: (@MainActor @Sendable () -> Void)?
            /// How often something changed that is saved, equal or not.
            var changeCount = 0
        }

        /// How often what is saved may have changed.
        {{>shared}}var changeCount: Int { observed(\.state, {{>window}}restoration.changeCount) }

        /// Hears how the host saves. It does so by itself, but for a state that is set as a whole, which may be its end.
        {{>shared}}func save(by save: @escaping @MainActor @Sendable () -> Void) { {{>window}}restoration.save = save }

        private func report(_ losses: [NavigationLoss]) {
            guard let onLoss, !{{>window}}restoration.isQuiet else { return {{>window}}restoration.losses += losses }
            for loss in losses { onLoss(loss) }
        }

        /// Brings back what was saved, the first time that the host is about to show something.
        {{>shared}}func restoreOnce(from saved: () throws -> Data?) {
            if {{>window}}restoration.isDone { return }
            {{>window}}restoration.isDone = true
            {{>window}}restoration.isQuiet = true
            defer { {{>window}}restoration.isQuiet = false }
            do {
                guard let saved = try saved() else { return{{#links}} {{>window}}restoration.link = nil{{/links}} }
                restore(from: saved)
            } catch {
                report([.unreadable(error)])
            }
        }

        /// Ends what `restoreOnce` cannot while views are being made.
        {{>shared}}func endRestoration() {
            {{^observes}}
            announce(\.state)
            {{/observes}}
            let (transitions, losses) = ({{>window}}restoration.transitions, {{>window}}restoration.losses)
            ({{>window}}restoration.transitions, {{>window}}restoration.losses) = ([], [])
            for transition in transitions { onTransition?(transition) }
            report(losses)
            {{#links}}
            guard let link = {{>window}}restoration.link else { return }
            // What a link leads to lies on what was brought back.
            {{>window}}restoration.link = nil
            {{#hasFinders}}
            {{#guards}}
            if link == {{>window}}links.target { return grant({{>window}}links.granted) { lead(to: link) } }
            {{/guards}}
            {{^guards}}
            if link == {{>window}}links.target { return lead(to: link) }
            {{/guards}}
            {{/hasFinders}}
            open(link: link)
            {{/links}}
        }
        {{#isFile}}

        /// Saves the state in its file.
        {{>shared}}func save() {
            do { try saved().map(NavigationState.write) } catch { report([.unsaved(error)]) }
        }
        {{/isFile}}
    }

    """#

/// What brings back what the host showed.
let stateRestorerPartial: StaticString = #"""
    /// Brings back what the {{#isFile}}app{{/isFile}}{{^isFile}}scene{{/isFile}} showed, before anything is shown.
    {{>hostAvailability}}
    private struct StateRestorer: ViewModifier {
        {{>router}}
        {{^isFile}}
        @SceneStorage("NavigationRouter.state") private var saved: Data?
        {{/isFile}}
        @State private var first = FirstRouter()

        func body(content: Content) -> some View {
            let _ = router.restoreOnce { first.matches(router) ? {{#isFile}}try NavigationState.readFile(){{/isFile}}{{^isFile}}saved{{/isFile}} : nil }
            content
                .onAppear {
                    var transaction = Transaction()
                    transaction.disablesAnimations = true
                    withTransaction(transaction) { router.endRestoration() }
                }
                .background { StateSaver() }
        }
    }

    /// Which router the scene began with. One that takes its place begins where it is.
    private final class FirstRouter {
        private var router: ObjectIdentifier?

        func matches(_ other: NavigationRouter) -> Bool {
            router = router ?? ObjectIdentifier(other)
            return router == ObjectIdentifier(other)
        }
    }

    /// Saves what is shown. It stands by itself, so that a push runs its body and no other.
    {{>hostAvailability}}
    private struct StateSaver: View {
        {{>router}}
        {{^isFile}}
        @SceneStorage("NavigationRouter.state") private var saved: Data?
        {{/isFile}}

        var body: some View {
            Color.clear
                .onAppear {
                    {{#isFile}}
                    router.save { [weak router] in router?.save() }
                    {{/isFile}}
                    {{^isFile}}
                    router.save { [weak router, saved = $saved] in
                        if let data = router?.saved() { saved.wrappedValue = data }
                    }
                    {{/isFile}}
                }
                .task(id: router.changeCount) { {{#isFile}}router.save(){{/isFile}}{{^isFile}}saved = router.saved() ?? saved{{/isFile}} }
                // Another router begins anew.
                .id(ObjectIdentifier(router))
        }
    }

    """#
