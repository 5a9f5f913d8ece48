import ScreenSpecDiagnostics

/// The `layout` section: how the app's screens are put together.
package struct Layout: Sendable, SpecObject {
    /// The whole section.
    package let range: SourceRange
    /// What holds the screens; nil where that follows from what the spec has.
    package var host: Located<Host>?
    /// The middle column.
    package var content: ColumnWidth?
    /// The columns that are shown at first.
    package var visibility: Located<Visibility>?
    /// What stands in for columns where there is no room.
    package var compact: Compact?
    /// A column beside the split view.
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
        /// The whole map.
        package let range: SourceRange
        /// What is shown.
        package var style: Located<CompactStyle>?
        /// The column on top.
        package var column: Located<Column>?

        init(range: SourceRange) { self.range = range }
    }

    /// A column beside the split view.
    package struct Secondary: Sendable, SpecObject {
        /// The whole map.
        package let range: SourceRange
        /// A type or an expression.
        package var view: SourceText?
        /// In points; nil where the view decides.
        package var width: LocatedInteger?

        init(range: SourceRange) { self.range = range }
    }

    /// What people who use assistive technology notice.
    struct Accessibility: Sendable, SpecObject {
        let range: SourceRange
        var focusDetail: Located<Bool>?

        init(range: SourceRange) { self.range = range }
    }

    init(range: SourceRange) { self.range = range }
}
