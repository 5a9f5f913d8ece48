/// What of the router has SwiftUI's types.
let routerBindingsPartial: StaticString = #"""
    // MARK: - The router as SwiftUI sees it

    {{>hostAvailability}}
    extension NavigationRouter {
        {{#isSplit}}
        /// The size class that decides between columns and what stands for them where there is room for one.
        {{>access}}var horizontalSizeClass: UserInterfaceSizeClass? {
            get { isCompact ? .compact : .regular }
            set { isCompact = newValue == .compact }
        }

        /// Which columns of a regular layout are shown.
        {{>access}}var columnVisibility: NavigationSplitViewVisibility {
            get {
                switch visibleColumns {
                case .automatic: .automatic
                case .all: .all
                case .doubleColumn: .doubleColumn
                case .detailOnly: .detailOnly
                }
            }
            set {
                switch newValue {
                case .all: visibleColumns = .all
                case .doubleColumn: visibleColumns = .doubleColumn
                case .detailOnly: visibleColumns = .detailOnly
                default: visibleColumns = .automatic
                }
            }
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
        {{^usesNavigationPath}}
        fileprivate var detailPath: Binding<[{{enum}}]> {
            Binding(get: { self.detailStack }, set: { self.detailStack = $0 })
        }
        {{#collapses}}

        fileprivate var stackPath: Binding<[{{enum}}]> {
            Binding(get: { self.stack }, set: { self.stack = $0 })
        }
        {{/collapses}}
        {{#tabs}}

        fileprivate func stackPath(of tab: {{enum}}) -> Binding<[{{item}}]> {
            Binding(get: { self.state.stack(of: tab) }, set: { self.setStack($0, of: tab) })
        }
        {{/tabs}}
        {{/usesNavigationPath}}
        {{#usesNavigationPath}}
        fileprivate var detailPath: Binding<NavigationPath> {
            path({ self.detailStack }, set: { self.detailStack = $0 })
        }
        {{#collapses}}

        fileprivate var stackPath: Binding<NavigationPath> {
            path({ self.stack }, set: { self.stack = $0 })
        }
        {{/collapses}}
        {{#tabs}}

        fileprivate func stackPath(of tab: {{enum}}) -> Binding<NavigationPath> {
            path({ self.state.stack(of: tab) }, set: { self.setStack($0, of: tab) })
        }
        {{/tabs}}
        {{/usesNavigationPath}}
    }

    """#
