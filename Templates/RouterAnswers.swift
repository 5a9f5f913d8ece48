/// How what is presented answers.
let routerAnswersPartial: StaticString = #"""
    // MARK: - Answers

    /// What is presented for its answer, with the type of that: `await router.present(…)` takes one.
    {{>access}}struct NavigationQuestion<Given> {
        {{>access}}let content: NavigationState.Layer.Presented

        init(_ content: NavigationState.Layer.Presented) { self.content = content }
    }

    extension NavigationRouter {
        /// Presents a screen, and waits for its answer. It is `nil` where the screen goes without one, whichever way: a person
        /// leaves it, another takes its place, it does not come, its window is closed, the task that waits is cancelled.
        @discardableResult
        {{>access}}func present<Given>(_ question: NavigationQuestion<Given>) async -> Given? {
            if Task.isCancelled { return nil }
            let reply = Reply(to: question.content)
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    present(question.content, for: Waiting(reply, continuation))
                }
            } onCancel: {
                Task { @MainActor in self.giveUp(reply) }
            }
            // Where nobody answered, an optional answer would be made of that.
            return reply.value.flatMap { $0 as? Given }
        }

        /// Answers what the router's layer was presented for, or the topmost of those that somebody waits for, and closes the
        /// layer. What was restored, or is not what is said here, answers nobody.
        {{>access}}func answer<Given>(_ question: NavigationQuestion<Given>, with answer: Given) {
            guard let level = level(of: question.content) else {
                return tell(from: current, .dismiss, in: ownScope, swallowed: .nobodyAsks)
            }
            let reply = window.waiting[window.numbers[level]]?.reply
            if reply == nil { tell(from: current, .dismiss, in: ownScope, swallowed: .nobodyAsks) }
            let layer = router(ofLayer: level)
            {{#asksBeforeDismissal}}
            // What waited until nothing is unsaved may close the layer now, which has its answer all the same.
            reply?.value = answer
            let wasUnsaved = layer.isUnsaved
            layer.hold(false)
            if layer.ownScope == nil { return }
            {{/asksBeforeDismissal}}
            {{#guards}}
            // To close it without an answer is not what waits any more.
            if {{>window}}guarding.request?.intent == .dismiss { dropRequest(.isOvertaken) }
            {{/guards}}
            _ = layer.perform(.dismiss) { {{#asksBeforeDismissal}}[weak window] {{/asksBeforeDismissal}}state, scope in
                reply?.value = answer
                {{#asksBeforeDismissal}}
                // Who answers loses nothing in the layer.
                if let window, case .layer(let level) = scope { window.discarded.insert(window.numbers[level]) }
                {{/asksBeforeDismissal}}
                state.dismiss(in: scope)
            }
            {{#asksBeforeDismissal}}
            if layer.ownScope != nil { layer.hold(wasUnsaved) }
            {{/asksBeforeDismissal}}
        }

        /// Hears that something on screen shows the layers. What it returns says that it is gone: by then who holds only a router
        /// of a container or layer may be the last to hold one.
        {{>shared}}func stayBegan() -> @MainActor @Sendable () -> Void {
            window.stays += 1
            return { [window] in (window.routers[.base]?() ?? NavigationRouter(window, .base)).stayEnded() }
        }

        /// With the last of them nobody is left who could answer.
        private func stayEnded() {
            window.stays -= 1
            if window.stays > 0 { return }
            {{#asksBeforeDismissal}}
            dropQuestion(.isOvertaken)
            {{/asksBeforeDismissal}}
            {{#guards}}
            dropRequest(.isOvertaken)
            {{#links}}
            dropWaitingLink()
            {{/links}}
            {{/guards}}
            let waiting = window.waiting.values
            window.waiting = [:]
            for one in waiting { _ = one.giveUp() }
        }

        /// The layer that an answer from here is for. One that is gone answers for nobody.
        private func level(of content: NavigationState.Layer.Presented) -> Int? {
            guard let scope = ownScope else { return nil }
            let levels = current.layers.indices.filter { current.layers[$0].content == content }
            return levels.first { scope == .layer($0) } ?? levels.last { window.waiting[window.numbers[$0]] != nil }
        }

        @MainActor
        private final class Reply {
            let content: NavigationState.Layer.Presented
            var value: Any?
            weak var waiting: Waiting?

            init(to content: NavigationState.Layer.Presented) { self.content = content }
        }

        /// Who waits for an answer, until nobody can give one any more.
        @MainActor
        private final class Waiting {
            let reply: Reply
            private var continuation: CheckedContinuation<Void, Never>?

            init(_ reply: Reply, _ continuation: CheckedContinuation<Void, Never>) {
                self.reply = reply
                self.continuation = continuation
                reply.waiting = self
            }

            deinit { continuation?.resume() }

            /// Whether somebody still waits, who goes on now.
            func giveUp() -> Bool {
                defer { continuation = nil }
                continuation?.resume()
                return continuation != nil
            }

            var isGivenUp: Bool { continuation == nil }
        }

        private func present(_ content: NavigationState.Layer.Presented, for waiting: Waiting) {
            _ = perform(.present(content)) { [weak window] state, scope in
                if waiting.isGivenUp { return }
                switch content {
                case .screen(let item): state.present(item, in: scope)
                {{#sheets}}
                case .sheet(let sheet): state.present(sheet, in: scope)
                {{/sheets}}
                }
                window?.coming = waiting
            }
        }

        /// What was presented for somebody who waits no more closes, and what has not come yet does not come.
        private func giveUp(_ reply: Reply) {
            guard let waiting = reply.waiting, waiting.giveUp() else { return }
            guard let number = window.waiting.first(where: { $0.value === waiting })?.key,
                let level = window.numbers.firstIndex(of: number)
            else {
                {{#guards}}
                if window.guarding.request?.intent == .present(reply.content) {
                    dropRequest(.isOvertaken)
                    {{#links}}
                    openWaitingLink()
                    {{/links}}
                }
                {{/guards}}
                {{#asksBeforeDismissal}}
                if window.pending?.intent == .present(reply.content) { dropQuestion(.isOvertaken) }
                {{/asksBeforeDismissal}}
                return
            }
            window.waiting[number] = nil
            router(ofLayer: level).perform(.dismiss) { $0.close(from: level) }
        }
    }

    """#

/// What of an enum is presented for its answer.
let answeringPartial: StaticString = """
    {{#answering}}

    {{#isOnlyWithSwiftUI}}
    #if canImport(SwiftUI)
        {{>answeringCase}}
    #endif
    {{/isOnlyWithSwiftUI}}
    {{^isOnlyWithSwiftUI}}
    {{>answeringCase}}
    {{/isOnlyWithSwiftUI}}
    {{/answering}}

    """

/// One case of it.
let answeringCasePartial: StaticString = """
    extension NavigationQuestion where Given == {{answer}} {
        {{#summary}}
        /// {{summary}}
        {{/summary}}
        {{#hasPayload}}
        {{>access}}static func {{function}} -> NavigationQuestion<{{answer}}> {
            Self({{call}})
        }
        {{/hasPayload}}
        {{^hasPayload}}
        {{>access}}static var {{name}}: NavigationQuestion<{{answer}}> { Self({{call}}) }
        {{/hasPayload}}
    }

    """
