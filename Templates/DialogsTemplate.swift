/// The dialogs: an enum with a case for each, what can be answered to it, and how it is shown.
let dialogsTemplate: StaticString = #"""
    {{>header}}
    {{#dialogs}}

    {{#declarationImports}}
    {{declarationImports}}

    {{/declarationImports}}
    {{#needsFoundation}}
    #if canImport(Darwin)
        import Foundation
    #endif

    {{/needsFoundation}}
    // MARK: - Dialogs

    /// What {{app}} asks a person.
    {{#writesEquality}}
    ///
    /// Two of them are equal when they are the same case with equal payloads, except for these parts:
    {{#equalityNotes}}
    /// - {{text}}{{^isLast}};{{/isLast}}{{#isLast}}.{{/isLast}}
    {{/equalityNotes}}
    {{/writesEquality}}
    {{>access}}enum {{enum}}: {{inheritance}} {
    {{#cases}}
        {{#summary}}
        /// {{summary}}
        {{/summary}}
        {{#isIndirect}}indirect {{/isIndirect}}case {{declaration}}
    {{/cases}}

        {{>access}}var id: Self { self }
    }
    {{#writesEquality}}

    {{>hashable}}
    {{/writesEquality}}

    // MARK: - Questions and answers

    /// A dialog, with the type of what can be answered to it: `await router.ask(…)` takes one.
    {{>access}}struct DialogQuestion<Chosen> {
        {{>access}}let dialog: {{enum}}

        fileprivate init(_ dialog: {{enum}}) { self.dialog = dialog }
    }
    {{#cases}}

    {{#hasActions}}
    extension {{enum}} {
        /// What a person can answer to `{{name}}`.
        {{>access}}enum {{actionType}}: String, CaseIterable, Sendable { case {{actions}} }
    }

    extension DialogQuestion where Chosen == {{enum}}.{{actionType}} {
    {{/hasActions}}
    {{^hasActions}}
    extension DialogQuestion where Chosen == Never {
    {{/hasActions}}
        {{#summary}}
        /// {{summary}}
        {{/summary}}
        {{#hasPayload}}
        {{>access}}static func {{question}} -> Self {
            Self({{item}})
        }
        {{/hasPayload}}
        {{^hasPayload}}
        {{>access}}static var {{name}}: Self { Self({{item}}) }
        {{/hasPayload}}
    }
    {{/cases}}

    // MARK: - What is asked

    {{#textProperties}}
    {{>members}}
    {{/textProperties}}

    extension {{enum}} {
        {{>localized}}
    }

    /// A button of a dialog.
    {{>access}}struct DialogButton: Hashable, Sendable {
        /// The name of the answer; `nil` for Cancel.
        {{>access}}let answer: String?
        {{>access}}let title: String
        {{>access}}let role: Role?

        {{>access}}enum Role: Sendable { case destructive, cancel }

        fileprivate init(_ answer: String?, _ title: String, _ role: Role? = nil) {
            self.answer = answer
            self.title = title
            self.role = role
        }
    }

    {{>dialogPresenter}}
    {{/dialogs}}

    """#

/// How what is asked is shown.
let dialogPresenterPartial: StaticString = #"""
    #if canImport(SwiftUI)
        {{dialogImports}}

        // MARK: - On screen

        {{^hasLayers}}
        {{>hostAvailability}}
        extension View {
            /// Shows what the router asks over this view. `NavigationHost` does so by itself.
            {{>access}}func withDialogs() -> some View { modifier(DialogPresenter()) }
        }

        /// Shows over a view what is asked.
        {{/hasLayers}}
        {{#hasLayers}}
        /// Shows over a view what is asked, when that has its turn.
        {{/hasLayers}}
        {{>hostAvailability}}
        {{>shared}}struct DialogPresenter: ViewModifier {
            {{>router}}
            /// The question on screen, and the one that went from there last.
            @State private var shown: NavigationRouter.Asked?
            @State private var closed: NavigationRouter.Asked?
            /// What it asks, which is in sight while it goes.
            @State private var title = ""
            /// Whether it gives way to another one, which SwiftUI may refuse while this goes, and it does not say when that has gone.
            @State private var isGoing = false
            /// The router that knows of it.
            @State private var known: NavigationRouter?
            {{#hasLayers}}
            private let isItsTurn: Bool
            private let onGone: @MainActor () -> Void

            {{>shared}}init(isItsTurn: Bool, onGone: @escaping @MainActor () -> Void) {
                (self.isItsTurn, self.onGone) = (isItsTurn, onGone)
            }
            {{/hasLayers}}

            {{>shared}}func body(content: Content) -> some View {
                content
                    .alert(title, isPresented: isShown(), presenting: shown) {
                        buttons(of: $0)
                    } message: {
                        message(of: $0)
                    }
                    .confirmationDialog(
                        title,
                        isPresented: isShown(asConfirmation: true),
                        titleVisibility: .visible,
                        presenting: shown
                    ) {
                        buttons(of: $0)
                    } message: {
                        message(of: $0)
                    }
                    .task(id: [shown, closed, asked]) { await step() }
                    .task(id: ObjectIdentifier(router)) { begin() }
                    .onDisappear {
                        known?.presenterWent()
                        known = nil
                    }
            }

            /// Tells the router that what it asks is shown, and one that was there before that it is no more.
            private func begin() {
                let former = known
                if former === router { return }
                known = router
                router.presenterCame()
                former?.presenterWent()
            }

            /// One question goes from the screen before the next one comes, and one that went without an answer was
            /// backed out of.
            private func step() async {
                if isGoing {
                    try? await Task.sleep(nanoseconds: 500_000_000)
                    if Task.isCancelled { return }
                    isGoing = false
                }
                if let closed {
                    router.answer(nil, to: closed)
                    self.closed = nil
                } else if shown != nil, shown != asked {
                    (shown, isGoing) = (nil, asked != nil)
                } else if let asked, shown == nil {
                    (shown, title) = (asked, asked.dialog.title)
                {{#hasLayers}}
                } else if shown == nil {
                    onGone()
                {{/hasLayers}}
                }
            }

            {{#hasLayers}}
            private var asked: NavigationRouter.Asked? { isItsTurn ? router.asked : nil }
            {{/hasLayers}}
            {{^hasLayers}}
            private var asked: NavigationRouter.Asked? { router.asked }
            {{/hasLayers}}

            private func isShown(asConfirmation isConfirmation: Bool = false) -> Binding<Bool> {
                let question = shown?.dialog.isConfirmation == isConfirmation ? shown : nil
                return Binding(
                    get: { question != nil },
                    // What says late that it went is not what is on screen now.
                    set: { if !$0, let question, question == shown { (closed, shown) = (question, nil) } }
                )
            }

            private func buttons(of asked: NavigationRouter.Asked) -> some View {
                ForEach(asked.dialog.buttons, id: \.answer) { button in
                    Button(button.title, role: role(of: button)) { router.answer(button.answer, to: asked) }
                }
            }

            private func role(of button: DialogButton) -> ButtonRole? {
                switch button.role {
                case .destructive: .destructive
                case .cancel: .cancel
                case nil: nil
                }
            }

            @ViewBuilder
            private func message(of asked: NavigationRouter.Asked) -> some View {
                if let message = asked.dialog.message { Text(message) }
            }
        }
    #endif

    """#
