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
            {{#isSplit}}
            @Environment(\.horizontalSizeClass) private var horizontalSizeClass
            {{/isSplit}}
            {{#observes}}
            @State private var ownRouter = NavigationRouter()
            {{/observes}}
            {{^observes}}
            @StateObject private var ownRouter = NavigationRouter()
            {{/observes}}
            private let givenRouter: NavigationRouter?
            {{#isSplit}}
            private let sidebar: () -> {{local.Sidebar}}
            {{/isSplit}}

            {{#isSplit}}
            /// - Parameters:
            ///   - router: A router that the app made itself; each window needs one of its own.
            ///   - sidebar: What stands in the sidebar, such as a `SidebarView` with a toolbar.
            {{>access}}init(router: NavigationRouter? = nil, @ViewBuilder sidebar: @escaping () -> {{local.Sidebar}}) {
                givenRouter = router
                self.sidebar = sidebar
            }
            {{/isSplit}}
            {{^isSplit}}
            /// - Parameter router: A router that the app made itself; each window needs one of its own.
            {{>access}}init(router: NavigationRouter? = nil) { givenRouter = router }
            {{/isSplit}}

            {{>access}}var body: some View {
                {{#isSplit}}
                Group {
                    if horizontalSizeClass == .compact {
                        CompactContentView({{#collapses}}sidebar: sidebar{{/collapses}})
                    } else {
                        RegularContentView(sidebar: sidebar)
                    }
                }
                {{/isSplit}}
                {{^isSplit}}
                {{#tabs}}
                AppTabView()
                {{/tabs}}
                {{^tabs}}
                NavigationStack(path: router.detailPath) {
                    router.screen(for: router.detailRoot)
                        .id(router.detailRoot)
                        .withNavigationDestinations()
                }
                {{/tabs}}
                {{/isSplit}}
                {{#sheets}}
                .withSheets()
                {{/sheets}}
                {{#isSplit}}
                {{#newer.onChange}}
                .task(id: horizontalSizeClass) { router.horizontalSizeClass = horizontalSizeClass }
                {{/newer.onChange}}
                {{^newer.onChange}}
                .onChange(of: horizontalSizeClass, initial: true) { router.horizontalSizeClass = horizontalSizeClass }
                {{/newer.onChange}}
                {{/isSplit}}
                {{#observes}}
                .environment(router)
                {{/observes}}
                {{^observes}}
                .environmentObject(router)
                {{/observes}}
            }

            private var router: NavigationRouter { givenRouter ?? ownRouter }
        }
        {{#isSplit}}

        {{>hostAvailability}}
        extension NavigationHost where {{local.Sidebar}} == SidebarView<Never> {
            /// The host with the sidebar as the spec has it.
            {{#hasData}}
            {{>access}}init(
                {{#dataSections}}
                {{label}}: [{{type}}],
                {{/dataSections}}
                {{routerParameter}}: NavigationRouter? = nil
            ) {
            {{/hasData}}
            {{^hasData}}
            {{>access}}init(router: NavigationRouter? = nil) {
            {{/hasData}}
                self.init(router: {{local.router}}) { SidebarView({{dataArguments}}) }
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
        {{#usesNavigationPath}}

        // MARK: - Paths

        {{>hostAvailability}}
        extension NavigationRouter {
            {{#hasPathValues}}
            /// A stack as a path on which values can stand for screens: `NavigationLink(value: author)`.
            {{/hasPathValues}}
            {{^hasPathValues}}
            /// A stack as a path.
            {{/hasPathValues}}
            private func path(
                _ items: @escaping @MainActor () -> [{{enum}}],
                set: @escaping @MainActor ([{{enum}}]) -> Void
            ) -> Binding<NavigationPath> {
                Binding(
                    get: { self.linkedPath ?? self.path(items()) },
                    set: { path in
                        {{#hasPathValues}}
                        // What a link put on the path is a value; its screen says below which one.
                        {{/hasPathValues}}
                        {{^hasPathValues}}
                        // What a link put on the path lies on the screens until a person goes back.
                        {{/hasPathValues}}
                        self.linkedPath = path.count > items().count ? path : nil
                        if path.count < items().count { set(Array(items().prefix(path.count))) }
                    }
                )
            }

            {{^hasPathValues}}
            private func path(_ items: [{{enum}}]) -> NavigationPath { NavigationPath(items) }
            {{/hasPathValues}}
            {{#hasPathValues}}
            private func path(_ items: [{{enum}}]) -> NavigationPath {
                items.reduce(into: NavigationPath()) { path, item in
                    switch item {
                    {{#pathValues}}
                    case .{{name}}(let value): append(value, to: &path)
                    {{/pathValues}}
                    {{#otherItems}}
                    default: append(item, to: &path)
                    {{/otherItems}}
                    }
                }
            }

            /// That values are Codable is checked here, by the compiler: such a path can always be saved.
            private func append<Value: Hashable & Codable>(_ value: Value, to path: inout NavigationPath) {
                path.append(value)
            }

            /// What a stack shows first, with the screens of the values that can stand on the stack's path.
            fileprivate func withValueDestinations(on view: some View) -> some View {
                view
                    {{#pathValues}}
                    .navigationDestination(for: {{type}}.self) { value in
                        self.screen(for: {{item}}).onAppear { self.resolve({{item}}) }
                    }
                    {{/pathValues}}
            }

            /// Says which screen shows the value that a link put on the path.
            private func resolve(_ item: {{enum}}) {
                guard linkedPath != nil else { return }
                linkedPath = nil
                push(item)
            }
            {{/hasPathValues}}
        }
        {{/usesNavigationPath}}
    #endif
    {{/hasNavigation}}

    """#
