import ScreenSpecDiagnostics

/// How the app's screens are put together, with what the spec leaves open filled in.
package struct ResolvedLayout: Sendable {
    /// What holds the screens.
    package enum Host: Sendable {
        /// A split view: the spec has a sidebar.
        case split
        /// Tabs, in a spec without a sidebar.
        case tabs
        /// One stack: the spec has a `layout` or sheets, and neither a sidebar nor tabs.
        case stack
        /// Nothing: the spec only wants the enum and its views.
        case none
    }

    /// What holds the screens.
    package let host: Host
    /// What is shown first.
    package let start: NavigationGraph.Item?
    /// What is shown of a split view where there is no room for columns.
    package let compactStyle: Setting<Layout.CompactStyle>
    /// The column on top where columns collapse; the platform decides where the spec does not.
    package let compactColumn: Located<Layout.Column>?
    /// The columns that a split view shows at first.
    package let visibility: Setting<Layout.Visibility>
    /// Nil where the sidebar has none.
    package let sidebarTitle: ShownText?
    /// The view above the sidebar's rows.
    package let sidebarHeader: SourceText?
    /// The view below them.
    package let sidebarFooter: SourceText?
    /// In points; nil where the system decides.
    package let sidebarWidth: ColumnWidth?
    /// The width of the middle column.
    package let contentWidth: ColumnWidth?
    /// A column of its own beside the split view or the tabs.
    package let secondary: Secondary?
    /// What a stack's path is.
    package let path: Layout.Path
    /// How navigation that the app starts itself is animated.
    package let animation: Layout.Animation
    /// What the toolbar is for.
    package let toolbarRole: Setting<Layout.ToolbarRole>
    /// Whether VoiceOver's focus follows the selection into the detail column.
    package let focusesDetail: Bool

    /// A column beside the split view or the tabs.
    package struct Secondary: Sendable {
        /// A type, or an expression.
        package let view: SourceText
        /// In points.
        package let width: Int?

        init?(_ written: Layout.Secondary?) {
            guard let written, let view = written.view else { return nil }
            self.view = view
            width = written.width?.value
        }
    }

    /// - Parameter start: what is shown first.
    init(_ document: SpecDocument, _ host: Host, start: NavigationGraph.Item?, sidebarTitle: ShownText?) {
        let layout = document.layout
        self.host = host
        self.start = start
        self.sidebarTitle = sidebarTitle
        sidebarHeader = document.sidebar?.header
        sidebarFooter = document.sidebar?.footer
        sidebarWidth = document.sidebar?.width
        compactStyle = Setting(layout?.compact?.style, default: document.tabs == nil ? .collapse : .tabs)
        compactColumn = layout?.compact?.column
        visibility = Setting(layout?.visibility, default: .automatic)
        contentWidth = layout?.content
        secondary = Secondary(layout?.secondary)
        path = layout?.path?.value ?? .array
        animation = layout?.animation?.value ?? .none
        toolbarRole = Setting(layout?.toolbarRole, default: .automatic)
        focusesDetail = layout?.focusDetail?.value ?? false
    }
}
