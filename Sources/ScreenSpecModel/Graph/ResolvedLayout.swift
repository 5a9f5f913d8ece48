/// How the app's screens are put together, with what the spec leaves open filled in.
package struct ResolvedLayout: Sendable {
    /// What holds the screens.
    package enum Host: Sendable {
        /// A split view: the spec has a sidebar.
        case split
        /// Tabs, in a spec without a sidebar.
        case tabs
        /// One stack: the spec has a `layout`, and neither.
        case stack
        /// Nothing: the spec only wants the enum and its views.
        case none
    }

    package var host = Host.none
    /// The destination shown first.
    package var start: Int?
    package var compactStyle = Layout.CompactStyle.collapse
}
