/// What hosts the screens: columns, tabs or a stack.
let hostTemplate: StaticString = #"""
    {{>header}}
    {{#hasNavigation}}

    #if canImport(SwiftUI)
        {{hostImports}}

        // MARK: - Host

        {{#isSplit}}
        /// The whole of {{app}}: columns where there is room for them, {{compactForm}} where there is not.
        {{/isSplit}}
        {{^isSplit}}
        /// The whole of {{app}}.
        {{/isSplit}}
        ///
        /// It has a router of its own, so that each window leads its own life, and hands it to the views in it.
        {{>hostAvailability}}
        {{>access}}struct NavigationHost{{#isSplit}}<{{local.Sidebar}}: View>{{/isSplit}}: View {
            {{#measuresRoom}}
            @Environment(\.horizontalSizeClass) private var horizontalSizeClass
            @Environment(\.scenePhase) private var scenePhase
            /// Whether `scenePhase` ever said so: in UIKit's hosting controllers it is always `.background`.
            @State private var wasOnScreen = false
            /// Whether the layout on show is the compact one; nothing is shown before the router knows.
            @State private var isCompact: Bool?
            {{/measuresRoom}}
            {{#observes}}
            @State private var ownRouter = NavigationRouter()
            {{/observes}}
            {{^observes}}
            @StateObject private var ownRouter = NavigationRouter()
            {{/observes}}
            private let givenRouter: NavigationRouter?
            {{#handsDependencies}}
            private let dependencies: NavigationDependencies
            {{/handsDependencies}}
            {{#isSplit}}
            private let sidebar: () -> {{local.Sidebar}}
            {{/isSplit}}

            {{#isSplit}}
            /// - Parameters:
            {{#hostDependencies}}
            ///   - {{name}}: What views in it take.
            {{/hostDependencies}}
            ///   - router: A router that the app made itself; each window needs one of its own.
            ///   - sidebar: What stands in the sidebar, such as a `SidebarView` with a toolbar.
            {{#handsDependencies}}
            {{>access}}init(
                {{#hostDependencies}}
                {{label}}: {{parameterType}},
                {{/hostDependencies}}
                router: NavigationRouter? = nil,
                @ViewBuilder sidebar: @escaping () -> {{local.Sidebar}}
            ) {
                self.dependencies = NavigationDependencies({{hostArguments}})
            {{/handsDependencies}}
            {{^handsDependencies}}
            {{>access}}init(router: NavigationRouter? = nil, @ViewBuilder sidebar: @escaping () -> {{local.Sidebar}}) {
            {{/handsDependencies}}
                givenRouter = router
                self.sidebar = sidebar
            }
            {{/isSplit}}
            {{^isSplit}}
            {{#handsDependencies}}
            /// - Parameters:
            {{#hostDependencies}}
            ///   - {{name}}: What views in it take.
            {{/hostDependencies}}
            ///   - router: A router that the app made itself; each window needs one of its own.
            {{>access}}init(
                {{#hostDependencies}}
                {{label}}: {{parameterType}},
                {{/hostDependencies}}
                router: NavigationRouter? = nil
            ) {
                self.dependencies = NavigationDependencies({{hostArguments}})
                givenRouter = router
            }
            {{/handsDependencies}}
            {{^handsDependencies}}
            /// - Parameter router: A router that the app made itself; each window needs one of its own.
            {{>access}}init(router: NavigationRouter? = nil) { givenRouter = router }
            {{/handsDependencies}}
            {{/isSplit}}

            {{>access}}var body: some View {
                {{#measuresRoom}}
                // What modifies this stays when the layout becomes another.
                ZStack {
                    {{#choosesLayout}}
                    if let isCompact = isCompact ?? firstLayout {
                        if isCompact{{#collapses}}, !collapsesByItself{{/collapses}} {
                            CompactContentView({{#collapses}}sidebar: sidebar{{/collapses}})
                        } else {
                            RegularContentView(sidebar: sidebar)
                        }
                    }
                    {{/choosesLayout}}
                    {{^choosesLayout}}
                    {{#isSplit}}
                    if (isCompact ?? firstLayout) != nil { RegularContentView(sidebar: sidebar) }
                    {{/isSplit}}
                    {{^isSplit}}
                    if (isCompact ?? firstLayout) != nil { {{tabsView}}() }
                    {{/isSplit}}
                    {{/choosesLayout}}
                }
                {{>hostModifiers}}
                {{/measuresRoom}}
                {{^measuresRoom}}
                {{#tabs}}
                {{tabsView}}()
                {{/tabs}}
                {{^tabs}}
                OnlyStack()
                {{/tabs}}
                    {{>hostModifiers}}
                {{/measuresRoom}}
            }

            private var router: NavigationRouter { givenRouter ?? ownRouter }
            {{#measuresRoom}}

            /// The layout to begin with, where the router is right about it without being told.
            private var firstLayout: Bool? {
                router.isCompact == (horizontalSizeClass == .compact) ? router.isCompact : nil
            }

            private func adapt() {
                // The system takes pictures of an app that has left the screen, in sizes in which nobody sees it.
                if scenePhase == .background, wasOnScreen { return }
                if scenePhase != .background { wasOnScreen = true }
                router.horizontalSizeClass = horizontalSizeClass
                isCompact = router.isCompact
            }
            {{#collapses}}
            {{#newer.preferredColumn}}

            /// Whether one split view is both layouts.
            private var collapsesByItself: Bool {
                if #available({{check}}) { true } else { false }
            }
            {{/newer.preferredColumn}}
            {{/collapses}}
            {{/measuresRoom}}
        }
        {{^isSplit}}
        {{^tabs}}

        /// The one stack.
        {{>hostAvailability}}
        private struct OnlyStack: View {
            {{>router}}

            var body: some View {
                ScreenStack(first: router.detailRoot, path: router.bindings.detailPath) {
                    router.screen(for: router.detailRoot)
                }
            }
        }
        {{/tabs}}
        {{#secondary}}

        /// The tabs and, where there is room, the column beside them.
        {{>hostAvailability}}
        private struct TabsAndColumn: View {
            @Environment(\.horizontalSizeClass) private var horizontalSizeClass
            @Environment(\.scenePhase) private var scenePhase
            /// Whether there is room for it, as of when the app was on screen.
            @State private var hadRoom: Bool?

            var body: some View {
                HStack(spacing: 0) {
                    AppTabView()
                    if scenePhase == .background ? hadRoom ?? hasRoom : hasRoom {
                        Divider()
                        {{name}}()
                    }
                }
                {{#newer.onChange}}
                .task(id: hasRoom) { keepRoom() }
                .task(id: scenePhase) { keepRoom() }
                {{/newer.onChange}}
                {{^newer.onChange}}
                .onChange(of: hasRoom, initial: true) { keepRoom() }
                .onChange(of: scenePhase) { keepRoom() }
                {{/newer.onChange}}
            }

            private var hasRoom: Bool { horizontalSizeClass != .compact }

            private func keepRoom() {
                if scenePhase != .background { hadRoom = hasRoom }
            }
        }

        /// What stands beside the tabs.
        {{>secondaryColumn}}
        {{/secondary}}
        {{/isSplit}}
        {{#isSplit}}

        {{>hostAvailability}}
        extension NavigationHost where {{local.Sidebar}} == SidebarView<Never> {
            /// The host with the sidebar as the spec has it.
            {{#hostTakesMore}}
            {{>access}}init(
                {{#hostDependencies}}
                {{label}}: {{parameterType}},
                {{/hostDependencies}}
                {{#dataSections}}
                {{label}}: [{{type}}],
                {{/dataSections}}
                {{routerParameter}}: NavigationRouter? = nil
            ) {
            {{/hostTakesMore}}
            {{^hostTakesMore}}
            {{>access}}init(router: NavigationRouter? = nil) {
            {{/hostTakesMore}}
                {{#handsDependencies}}
                self.init({{hostArguments}}, router: {{local.router}}) {
                    SidebarView({{dataArguments}})
                }
                {{/handsDependencies}}
                {{^handsDependencies}}
                self.init(router: {{local.router}}) {
                    SidebarView({{dataArguments}})
                }
                {{/handsDependencies}}
            }
        }

        {{>columns}}

        {{>compact}}
        {{/isSplit}}
        {{#tabs}}

        {{>tabView}}
        {{/tabs}}

        {{>screens}}

        {{>routerBindings}}
        {{#handsDependencies}}

        {{>handed}}
        {{/handsDependencies}}
        {{#links}}

        {{>linkOpener}}
        {{/links}}
        {{#restoration}}

        {{>stateRestorer}}
        {{/restoration}}
    #endif
    {{/hasNavigation}}

    """#

/// What holds for the whole host.
let hostModifiersPartial: StaticString = """
    {{#hasLayers}}
    .withSheets()
    {{/hasLayers}}
    {{#windows}}
    .modifier(WindowOpener())
    {{/windows}}
    {{#links}}
    .withLinks()
    {{/links}}
    {{#restoration}}
    .modifier(StateRestorer())
    {{/restoration}}
    {{^hasLayers}}
    {{#dialogs}}
    .withDialogs()
    {{/dialogs}}
    {{/hasLayers}}
    {{#measuresRoom}}
    {{#newer.onChange}}
    .onAppear(perform: adapt)
    .task(id: horizontalSizeClass) { adapt() }
    .task(id: scenePhase) { adapt() }
    .task(id: ObjectIdentifier(router)) { adapt() }
    {{/newer.onChange}}
    {{^newer.onChange}}
    .onChange(of: horizontalSizeClass, initial: true) { adapt() }
    .onChange(of: scenePhase) { adapt() }
    .onChange(of: ObjectIdentifier(router)) { adapt() }
    {{/newer.onChange}}
    {{/measuresRoom}}
    {{>handsRouter}}
    {{#handsDependencies}}
    .with(dependencies)
    {{/handsDependencies}}

    """

/// What the app hands to the host, and how it reaches the views in it.
let handedPartial: StaticString = #"""
    // MARK: - Dependencies

    /// What `NavigationHost` is handed for the views in it.
    struct NavigationDependencies {
        {{#hostDependencies}}
        let {{name}}: {{type}}
        {{/hostDependencies}}
    }

    private enum NavigationDependenciesKey: EnvironmentKey {
        static var defaultValue: NavigationDependencies? { nil }
    }

    extension EnvironmentValues {
        /// To set a value by its key path is to ask for the one before it, and at first there is none.
        fileprivate var handedDependencies: NavigationDependencies? {
            get { self[NavigationDependenciesKey.self] }
            set { self[NavigationDependenciesKey.self] = newValue }
        }

        var navigationDependencies: NavigationDependencies {
            guard let handedDependencies else {
                preconditionFailure("The view is in no `NavigationHost`, and `withDependencies` handed it nothing.")
            }
            return handedDependencies
        }
    }

    extension View {
        /// Hands what `NavigationHost` is handed to a view outside of one, such as in a preview.
        {{>access}}func withDependencies(
            {{#hostDependencies}}
            {{label}}: {{parameterType}}{{^isLast}},{{/isLast}}
            {{/hostDependencies}}
        ) -> some View {
            with(NavigationDependencies({{hostArguments}}))
        }

        fileprivate func with(_ dependencies: NavigationDependencies) -> some View {
            environment(\.handedDependencies, dependencies)
                {{#hostDependencies}}
                {{#isObservableObject}}
                .environmentObject(dependencies.{{name}})
                {{/isObservableObject}}
                {{/hostDependencies}}
        }
    }

    """#
