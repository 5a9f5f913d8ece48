/// The windows beside the main one: an enum with a case for each, and the app's scenes.
let windowsTemplate: StaticString = #"""
    {{>header}}
    {{#windows}}

    {{#declarationImports}}
    {{declarationImports}}

    {{/declarationImports}}
    {{#needsFoundation}}
    #if canImport(Darwin)
        import Foundation
    #endif

    {{/needsFoundation}}
    // MARK: - Windows

    /// The windows that {{app}} opens beside its main one. The system saves and restores them.
    {{>access}}enum {{enum}}: {{inheritance}} {
    {{#cases}}
        {{#summary}}
        /// {{summary}}
        {{/summary}}
        {{#isIndirect}}indirect {{/isIndirect}}case {{declaration}}
    {{/cases}}
        {{>noCase}}

        {{>access}}var id: Self { self }
    }

    {{#windowProperties}}
    {{>members}}
    {{/windowProperties}}

    extension {{enum}} {
        {{>localized}}
    }
    {{#writesEquality}}

    {{>hashable}}
    {{/writesEquality}}

    {{>codable}}
    {{/windows}}

    """#

/// The app's scenes.
let scenesTemplate: StaticString = #"""
    {{>header}}
    {{#hasScenes}}

    #if canImport(SwiftUI)
        {{scenesImports}}

        // MARK: - Scenes

        /// The scenes of {{app}}: its main window first{{#windows}}, the windows that `router.openWindow` opens{{/windows}}{{#settings}}, and on macOS the settings{{/settings}}.
        {{>hostAvailability}}
        {{>access}}struct NavigationScenes<{{local.Root}}: View>: Scene {
            private let main: () -> {{local.Root}}
            {{#handsDependencies}}
            private let dependencies: NavigationDependencies
            {{/handsDependencies}}

            {{#handsDependencies}}
            /// - Parameters:
            {{#hostDependencies}}
            ///   - {{name}}: What views of other windows take.
            {{/hostDependencies}}
            ///   - main: What the main window shows, which holds a `NavigationHost`.
            {{>access}}init(
                {{#hostDependencies}}
                {{label}}: {{parameterType}},
                {{/hostDependencies}}
                @ViewBuilder main: @escaping () -> {{local.Root}}
            ) {
                self.dependencies = NavigationDependencies({{hostArguments}})
                self.main = main
            }
            {{/handsDependencies}}
            {{^handsDependencies}}
            /// - Parameter main: What the main window shows, which holds a `NavigationHost`.
            {{>access}}init(@ViewBuilder main: @escaping () -> {{local.Root}}) { self.main = main }
            {{/handsDependencies}}

            {{>access}}var body: some Scene {
                WindowGroup { main(){{#windows}}.environment(\.opensWindows, true){{/windows}} }
                {{#windows}}
                #if !os(tvOS) && !os(watchOS)
                    {{#firstScenes}}
                    windows
                    {{/firstScenes}}
                #endif
                {{/windows}}
                {{#settings}}
                #if os(macOS)
                    SwiftUI.Settings {
                        {{^dependencies}}
                        SceneRoot { {{view}} }
                        {{/dependencies}}
                        {{#dependencies}}
                        {{#isFirst}}
                        SceneRoot { {{dependentView}}() }
                        {{/isFirst}}
                        {{/dependencies}}
                            {{>handsOn}}
                    }
                #endif
                {{/settings}}
            }
            {{#windows}}

            #if !os(tvOS) && !os(watchOS)
                {{#scenes}}
                {{^isFirst}}

                {{/isFirst}}
                @SceneBuilder
                private var windows{{suffix}}: some Scene {
                    {{#members}}
                    WindowGroup(id: {{group}}, for: {{enum}}.self) { window in
                        if let window = window.wrappedValue {
                            WindowRoot(window)
                                {{>handsOn}}
                        } else {
                            EmptyWindow()
                        }
                    }
                    .commandsRemoved()
                    // What leads to screens is the main window's affair.
                    .handlesExternalEvents(matching: [])
                    {{#width}}
                    #if os(macOS) || os(visionOS)
                        .defaultSize(width: {{width}}, height: {{height}})
                    #endif
                    {{/width}}
                    {{/members}}
                    {{#next}}
                    windows{{nextSuffix}}
                    {{/next}}
                }
                {{/scenes}}
            #endif
            {{/windows}}
        }
        {{#windows}}

        #if !os(tvOS) && !os(watchOS)
            /// A window that came back without what it showed, and goes again.
            private struct EmptyWindow: View {
                @Environment(\.dismiss) private var dismiss

                var body: some View { ZStack {}.task { dismiss() } }
            }
        #endif
        {{/windows}}
        {{#settings}}
        {{#dependencies}}
        {{#isFirst}}

        /// The settings, with what they take from outside.
        {{>hostAvailability}}
        private struct {{dependentView}}: View {
            {{>dependencies}}

            var body: some View {
                {{>bindings}}
                {{view}}
            }
        }
        {{/isFirst}}
        {{/dependencies}}

        /// What is no window of the app's own, with a router of its own.
        {{>hostAvailability}}
        private struct SceneRoot<{{local.Root}}: View>: View {
            {{#observes}}
            @State private var router = NavigationRouter.withoutScreens()
            {{/observes}}
            {{^observes}}
            @StateObject private var router = NavigationRouter.withoutScreens()
            {{/observes}}
            @ViewBuilder let root: () -> {{local.Root}}

            var body: some View {
                root()
                    {{#hasLayers}}
                    .withSheets()
                    {{/hasLayers}}
                    {{#windows}}
                    .modifier(WindowOpener())
                    .environment(\.opensWindows, true)
                    {{/windows}}
                    {{^hasLayers}}
                    {{#dialogs}}
                    .withDialogs()
                    {{/dialogs}}
                    {{/hasLayers}}
                    {{>handsRouter}}
            }
        }
        {{/settings}}
    #endif
    {{/hasScenes}}

    """#

/// What windows of their own show, and how the router opens them.
let windowRootsPartial: StaticString = #"""
    // MARK: - Windows

    /// What a window of its own shows: the sheet that it would be elsewhere, with a router of its own.
    {{>hostAvailability}}
    struct WindowRoot: View {
        {{#observes}}
        @State private var router: NavigationRouter
        {{/observes}}
        {{^observes}}
        @StateObject private var router: NavigationRouter
        {{/observes}}
        @Environment(\.dismiss) private var dismiss
        {{#answers}}
        @State private var stay = PresenterStay()
        {{/answers}}
        private let window: {{enum}}

        init(_ window: {{enum}}) {
            self.window = window
            {{#observes}}
            _router = State(initialValue: NavigationRouter(NavigationState(window: window)))
            {{/observes}}
            {{^observes}}
            _router = StateObject(wrappedValue: NavigationRouter(NavigationState(window: window)))
            {{/observes}}
        }

        var body: some View {
            ZStack {
                if let layer = router.layers.first, let number = router.number(ofLayer: 0) {
                    LayerView.erased(layer, number: number, level: 0, router)
                }
            }
            .navigationTitle(window.title)
            .task(id: router.layers.isEmpty) { if router.layers.isEmpty { dismiss() } }
            {{#answers}}
            .onAppear { stay.begin(router) }
            {{/answers}}
            {{#asksBeforeDismissal}}
            #if os(macOS)
                .modifier(WindowQuestion())
            #endif
            {{/asksBeforeDismissal}}
            .modifier(WindowOpener())
            .environment(\.opensWindows, true)
            {{>handsRouter}}
        }
    }

    /// Lets the router open windows, where there can be several.
    {{>hostAvailability}}
    struct WindowOpener: ViewModifier {
        #if !os(tvOS) && !os(watchOS)
            {{>router}}
            @Environment(\.openWindow) private var openWindow
            @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
            @Environment(\.opensWindows) private var opensWindows

            func body(content: Content) -> some View {
                // Views may open a window as soon as they appear.
                setOpener()
                return content
            }

            private func setOpener() {
                router.windowOpener = nil
                if !opensWindows || !supportsMultipleWindows { return }
                router.windowOpener = { [openWindow] in openWindow(id: $0.group, value: $0) }
            }
        #else
            func body(content: Content) -> some View { content }
        #endif
    }

    private enum OpensWindowsKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    extension EnvironmentValues {
        /// Whether the app's scenes are `NavigationScenes`, which have the windows.
        var opensWindows: Bool {
            get { self[OpensWindowsKey.self] }
            set { self[OpensWindowsKey.self] = newValue }
        }
    }

    """#

/// Hands what the scenes are handed to a window of its own.
let handsOnPartial: StaticString = """
    {{#handsDependencies}}
    .withDependencies({{sceneArguments}})
    {{/handsDependencies}}

    """
