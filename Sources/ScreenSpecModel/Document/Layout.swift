import ScreenSpecDiagnostics

/// The `layout` section: how the app's screens are put together.
package struct Layout: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    /// What holds the screens; nil where that follows from what the spec has.
    package var host: Located<Host>?
    /// The middle column.
    package var content: ColumnWidth?
    /// The columns that are shown at first.
    package var visibility: Located<Visibility>?
    /// What stands in for columns where there is no room.
    package var compact: Compact?
    /// A column beside the split view or the tabs.
    package var secondary: Secondary?
    /// What a stack's path is.
    package var path: Located<Path>?
    /// How the app's own navigation is animated.
    package var animation: Located<Animation>?
    /// What the toolbar is for.
    package var toolbarRole: Located<ToolbarRole>?
    var accessibility: Accessibility?
    /// The keys, as they were written, that say something of a split view only.
    var splitKeys: [SourceText] = []

    /// Whether VoiceOver follows the selection into the detail column.
    package var focusDetail: Located<Bool>? { accessibility?.focusDetail }

    /// What stands in for the split view where there is no room for columns.
    package struct Compact: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// What is shown.
        package var style: Located<CompactStyle>?
        /// The column on top.
        package var column: Located<Column>?
    }

    /// A column beside the split view or the tabs.
    package struct Secondary: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// A type or an expression.
        package var view: SourceText?
        /// In points; nil where the view decides.
        package var width: LocatedInteger?
    }

    /// What people who use assistive technology notice.
    struct Accessibility: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        var focusDetail: Located<Bool>?
    }
}
