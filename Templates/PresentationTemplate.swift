/// How sheets are shown: one modifier, for any view.
let presentationTemplate: StaticString = #"""
    {{>header}}
    {{#sheets}}

    #if canImport(SwiftUI)
        {{viewImports}}

        // MARK: - Views

        extension NavigationRouter {
            /// The view that a sheet shows.
            {{>factory}}
        }
        {{#viewProperties}}

        {{>members}}
        {{/viewProperties}}
        {{#confirmationProperties}}

        // MARK: - Confirmations

        {{#functions}}
        {{#summary}}
        /// {{summary}}
        {{/summary}}
        @MainActor
        private func {{local.losesSomething}}{{suffix}}(_ {{local.sheet}}: {{enum}}) -> Bool {
            switch {{local.sheet}} {
            {{#rows}}
            {{arm}}
            {{/rows}}
            {{#nextSuffix}}
            default: {{local.losesSomething}}{{nextSuffix}}({{local.sheet}})
            {{/nextSuffix}}
            {{^nextSuffix}}
            {{#default}}
            default: {{default}}
            {{/default}}
            {{#isUnreachableElsewhere}}
            default: preconditionFailure("Every case stands in one of these switches.")
            {{/isUnreachableElsewhere}}
            {{/nextSuffix}}
            }
        }
        {{^isLast}}

        {{/isLast}}
        {{/functions}}
        {{/confirmationProperties}}

        // MARK: - Presentation

        {{>hostAvailability}}
        extension View {
            /// Shows the router's sheets over this view. `NavigationHost` does so by itself.
            {{>access}}func withSheets() -> some View { modifier(SheetPresenter(level: 0)) }
            {{#flags}}

            /// Says, within a sheet, whether to close it would lose something: then the sheet asks first.
            {{>access}}func {{name}}(_ value: Bool) -> some View { preference(key: LossPreference.self, value: value) }
            {{/flags}}
        }

        /// Shows one sheet over a view, and over the sheet the next.
        {{>hostAvailability}}
        private struct SheetPresenter: ViewModifier {
            {{>router}}
            {{#hasConfirmations}}
            @State private var isUnsaved = false
            @State private var asksFirst = false
            {{/hasConfirmations}}
            let level: Int

            func body(content: Content) -> some View {
                content
                    {{#hasSheets}}
                    .sheet(item: sheet(.sheet), content: view)
                    {{/hasSheets}}
                    {{#hasCovers}}
                    #if {{without.fullScreenCover}}
                        .sheet(item: sheet(.fullScreenCover), content: view)
                    #else
                        .fullScreenCover(item: sheet(.fullScreenCover), content: view)
                    #endif
                    {{/hasCovers}}
                    {{#hasPopovers}}
                    #if {{without.popover}}
                        .sheet(item: sheet(.popover), content: view)
                    #else
                        .popover(item: sheet(.popover), content: view)
                    #endif
                    {{/hasPopovers}}
            }

            private func sheet(_ style: NavigationState.PresentationStyle) -> Binding<{{enum}}?> {
                Binding(
                    get: {
                        let sheets = router.presentedSheets
                        return level < sheets.count && sheets[level].style == style ? sheets[level] : nil
                    },
                    set: { if $0 == nil { close() } }
                )
            }

            private func close() {
                {{#hasConfirmations}}
                if isUnsaved { return asksFirst = true }
                {{/hasConfirmations}}
                router.close(from: level)
            }

            private func view(_ sheet: {{enum}}) -> some View {
                // Without `AnyView` this type would hold itself.
                AnyView(shaped(sheet).modifier(SheetPresenter(level: level + 1)))
                    {{#hasConfirmations}}
                    .onPreferenceChange(LossPreference.self) { [$isUnsaved] in $isUnsaved.wrappedValue = $0 }
                    {{/hasConfirmations}}
            }

            {{#shapesSheets}}
            @ViewBuilder
            private func shaped(_ sheet: {{enum}}) -> some View {
                switch sheet {
                {{#shapedSheets}}
                case .{{name}}:
                    {{#needsGate}}
                    if #available({{newer.sizing.check}}) {
                        {{>shapedSheet}}
                            .presentationSizing({{sizing}})
                    } else {
                        {{>shapedSheet}}
                    }
                    {{/needsGate}}
                    {{^needsGate}}
                    {{>shapedSheet}}
                        {{#sizing}}
                        .presentationSizing({{sizing}})
                        {{/sizing}}
                    {{/needsGate}}
                {{/shapedSheets}}
                {{^shapesEverySheet}}
                default:
                    router.view(for: sheet)
                {{/shapesEverySheet}}
                }
            }
            {{/shapesSheets}}
            {{^shapesSheets}}
            private func shaped(_ sheet: {{enum}}) -> some View { router.view(for: sheet) }
            {{/shapesSheets}}
            {{#hasConfirmations}}

            private func discard() {
                isUnsaved = false
                router.close(from: level)
            }

            {{>localized}}
            {{/hasConfirmations}}
        }
        {{#hasConfirmations}}

        extension View {
            /// Asks before the sheet that holds this view is closed.
            @ViewBuilder
            fileprivate func asksFirst(
                _ title: String,
                isNeeded: Bool,
                isPresented: Binding<Bool>,
                discard: @escaping @MainActor () -> Void
            ) -> some View {
                #if {{with.dismissalDialog}}
                    {{#newer.dismissalDialog}}
                    if #available({{check}}) {
                        {{>dismissalDialog}}
                    } else {
                        confirmation(title, isNeeded: isNeeded, isPresented: isPresented, discard: discard)
                    }
                    {{/newer.dismissalDialog}}
                    {{^newer.dismissalDialog}}
                    {{>dismissalDialog}}
                    {{/newer.dismissalDialog}}
                #else
                    confirmation(title, isNeeded: isNeeded, isPresented: isPresented, discard: discard)
                #endif
            }

            private func confirmation(
                _ title: String,
                isNeeded: Bool,
                isPresented: Binding<Bool>,
                discard: @escaping @MainActor () -> Void
            ) -> some View {
                interactiveDismissDisabled(isNeeded)
                    .confirmationDialog(title, isPresented: isPresented, titleVisibility: .visible) {
                        Button("Discard", role: .destructive, action: discard)
                    }
            }
        }

        /// Whether to close a sheet would lose something.
        private struct LossPreference: PreferenceKey {
            static let defaultValue = false

            static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
        }
        {{/hasConfirmations}}
    #endif
    {{/sheets}}

    """#

/// A sheet's view with what all systems know of its shape.
let shapedSheetPartial: StaticString = """
    router.view(for: sheet)
        {{#hasCondition}}
        .preference(key: LossPreference.self, value: {{local.losesSomething}}(sheet))
        {{/hasCondition}}
        {{#confirmation}}
        .asksFirst(
            localized({{confirmation}}),
            isNeeded: isUnsaved,
            isPresented: $asksFirst,
            discard: discard
        )
        {{/confirmation}}
        {{#detents}}
        .presentationDetents({{detents}})
        {{/detents}}

    """

/// Asks where the Mac closes a sheet's window.
let dismissalDialogPartial: StaticString = """
    dismissalConfirmationDialog(title, shouldPresent: isNeeded) {
        Button("Discard", role: .destructive, action: discard)
    }

    """
