/// What of the router has SwiftUI's types.
let routerBindingsPartial: StaticString = #"""
    // MARK: - The router as SwiftUI sees it

    {{>hostAvailability}}
    extension NavigationRouter {
        {{#measuresRoom}}
        /// The size class that decides between columns and what stands for them where there is room for one. Whoever shows
        /// the screens sets what the environment says.
        {{>access}}var horizontalSizeClass: UserInterfaceSizeClass? {
            get { isCompact ? .compact : .regular }
            set { adapt(toCompact: newValue == .compact) }
        }

        {{/measuresRoom}}
        {{#isSplit}}
        {{#hasContent}}
        /// Which columns of a regular layout are shown. A sidebar that was hidden stays so with any number of columns.
        {{/hasContent}}
        {{^hasContent}}
        /// Which columns of a regular layout are shown.
        {{/hasContent}}
        {{>access}}var columnVisibility: NavigationSplitViewVisibility {
            get {
                switch visibleColumns {
                case .automatic: .automatic
                case .all: .all
                {{#hasContent}}
                case .doubleColumn: contentRoot == nil ? .detailOnly : .doubleColumn
                {{/hasContent}}
                {{^hasContent}}
                case .doubleColumn: .doubleColumn
                {{/hasContent}}
                case .detailOnly: .detailOnly
                }
            }
            set {
                switch newValue {
                case .all: visibleColumns = .all
                {{#hasContent}}
                // Who has hidden the sidebar beside two columns and wants one more wants the sidebar.
                case .doubleColumn where columnVisibility == .detailOnly && contentRoot == nil: visibleColumns = .all
                {{/hasContent}}
                case .doubleColumn: visibleColumns = .doubleColumn
                {{#hasContent}}
                case .detailOnly: visibleColumns = contentRoot == nil ? .doubleColumn : .detailOnly
                {{/hasContent}}
                {{^hasContent}}
                case .detailOnly: visibleColumns = .detailOnly
                {{/hasContent}}
                default: visibleColumns = .automatic
                }
            }
        }

        /// The row that a sidebar's list selects: `List(selection: router.selectedRow)`.
        {{#collapses}}
        /// Where there is room for one column, no row is the sidebar itself.
        {{/collapses}}
        /// A list also writes what it selects already, as when its rows have changed: what lies on that stays.
        {{>access}}var selectedRow: Binding<{{enum}}?> {
            Binding(
                get: { self.derivedMenuItem },
                set: { row in
                    let shown = {{#hasContent}}self.contentRoot ?? {{/hasContent}}self.detailRoot
                    {{#usesNavigationPath}}
                    if row == self.derivedMenuItem, row == nil || row == shown { return }
                    {{/usesNavigationPath}}
                    {{^usesNavigationPath}}
                    if row == self.derivedMenuItem, row == nil || row == shown && !self.stack.isEmpty { return }
                    {{/usesNavigationPath}}
                    {{#collapses}}
                    if row == nil, self.isCompact { return self.compactColumn = .sidebar }
                    {{/collapses}}
                    self.choose(row: row)
                }
            )
        }

        {{#collapses}}
        /// The column that is on top where there is room for one.
        {{#newer.preferredColumn}}
        @available({{check}})
        {{/newer.preferredColumn}}
        {{>access}}var preferredCompactColumn: NavigationSplitViewColumn {
            get {
                switch compactColumn {
                case .sidebar: .sidebar
                case .content: .content
                case .detail: .detail
                }
            }
            set { compactColumn = newValue == .sidebar ? .sidebar : newValue == .content ? .content : .detail }
        }

        {{/collapses}}
        {{/isSplit}}
        {{#hasContent}}
        /// What links in the content column lead to stands beside it.
        fileprivate var contentPath: [{{enum}}] {
            {{#nestsContent}}
            get { contentStack }
            set {
                if let item = newValue.last, item.placeholder == nil || item.sidebarItem != nil {
                    setDetailRoot(item)
                } else {
                    contentStack = newValue
                }
            }
            {{/nestsContent}}
            {{^nestsContent}}
            get { [] }
            set { if let item = newValue.last { setDetailRoot(item) } }
            {{/nestsContent}}
        }

        {{/hasContent}}
        {{#hasPath}}
        {{>detailPath}}
        {{/hasPath}}
        {{#splitsTabs}}
        {{>detailPath}}
        {{/splitsTabs}}
        {{#asksToLeave}}
        /// Whether the system's Back button of a screen would leave what a guard has to be asked about.
        fileprivate func asks(onWayBackFrom item: {{item}}{{#asksInContent}}, inContent: Bool{{/asksInContent}}) -> Bool {
            {{#asksInContent}}
            if inContent, !isCompact {
                {{#nestsLists}}
                guard let place = contentStack.lastIndex(of: item) else { return false }
                // What stands in the detail column goes with its list.
                return (contentStack[...place] + stack.dropFirst(contentStack.count)).contains { !$0.requiresToLeave.isEmpty }
                {{/nestsLists}}
                {{^nestsLists}}
                return false
                {{/nestsLists}}
            }
            {{/asksInContent}}
            {{#measuresRoom}}
            let pushed = isCompact ? stack : detailStack
            {{/measuresRoom}}
            {{^measuresRoom}}
            let pushed = stack
            {{/measuresRoom}}
            guard let place = pushed.lastIndex(of: item) else { return false }
            return pushed[...place].contains { !$0.requiresToLeave.isEmpty }
        }

        /// Goes back to what a screen lies on.
        fileprivate func goBack(from item: {{item}}{{#asksInContent}}, inContent: Bool{{/asksInContent}}) {
            {{#asksInContent}}
            {{#nestsLists}}
            if inContent, !isCompact {
                if let place = contentStack.lastIndex(of: item) { contentStack = Array(contentStack[..<place]) }
                return
            }
            {{/nestsLists}}
            {{/asksInContent}}
            if let place = stack.lastIndex(of: item) { stack = Array(stack[..<place]) }
        }

        {{/asksToLeave}}
        /// What lies on the root of the router's own container or layer.
        fileprivate var stackPath: [{{item}}] {
            {{#showsUnderWay}}
            get { withPlaceholder(stack) }
            set { stack = withoutPlaceholder(newValue) }
            {{/showsUnderWay}}
            {{^showsUnderWay}}
            get { stack }
            set { stack = newValue }
            {{/showsUnderWay}}
        }

        {{#collapses}}
        {{#newer.preferredColumn}}
        /// What lies on the sidebar where columns do not become one stack by themselves.
        fileprivate var collapsedPath: [{{item}}] {
            get {
                let shown = compactColumn == .sidebar ? [] : [{{#hasContent}}contentRoot ?? {{/hasContent}}detailRoot] + stack
                {{#showsUnderWay}}
                return withPlaceholder(shown)
                {{/showsUnderWay}}
                {{^showsUnderWay}}
                return shown
                {{/showsUnderWay}}
            }
            set {
                {{#showsUnderWay}}
                let newValue = withoutPlaceholder(newValue)
                {{/showsUnderWay}}
                if newValue.isEmpty {
                    compactColumn = .sidebar
                } else if compactColumn == .sidebar {
                    setTrail(newValue)
                } else {
                    stack = Array(newValue.dropFirst())
                }
            }
        }

        {{/newer.preferredColumn}}
        {{/collapses}}
        /// Bindings by key path, which are equal from one update to the next: with others a NavigationStack takes its path for
        /// another one each time, and its pages appear once more.
        {{#observes}}
        fileprivate var bindings: Bindable<NavigationRouter> { Bindable(self) }
        {{/observes}}
        {{^observes}}
        fileprivate var bindings: ObservedObject<NavigationRouter>.Wrapper {
            ObservedObject(wrappedValue: self).projectedValue
        }
        {{/observes}}
        {{#showsUnderWay}}

        /// A stack, and on top of it what stands for what is being found for a link.
        fileprivate func withPlaceholder(
            _ stack: [{{item}}],
            on root: {{item}}? = nil
        ) -> [{{item}}] {
            guard let placeholder = placeholderUnderWay, !stack.isEmpty || placeholder != root else { return stack }
            return stack + [placeholder]
        }

        /// What of a path is the stack's. Who has taken away what stood on top of it gives the link up.
        fileprivate func withoutPlaceholder(
            _ path: [{{item}}],
            on root: {{item}}? = nil
        ) -> [{{item}}] {
            guard let placeholder = placeholderUnderWay, !path.isEmpty || placeholder != root else { return path }
            if !path.contains(placeholder) { giveUpLink() }
            return path.filter { $0 != placeholder }
        }
        {{/showsUnderWay}}
        {{#hasLayers}}

        /// A stack of that.
        func stackView(first: {{item}}? = nil, _ root: some View) -> some View {
            ScreenStack(first: first, path: bindings.stackPath) { root }
        }
        {{/hasLayers}}
    }

    """#

/// What a detail column's stack shows, of the window or of the router's tab.
let detailPathPartial: StaticString = """
    /// What lies on the detail column's root.
    fileprivate var detailPath: [{{item}}] {
        {{#showsUnderWay}}
        get { withPlaceholder(detailStack, on: detailRoot) }
        set { detailStack = withoutPlaceholder(newValue, on: detailRoot) }
        {{/showsUnderWay}}
        {{^showsUnderWay}}
        get { detailStack }
        set { detailStack = newValue }
        {{/showsUnderWay}}
    }


    """
