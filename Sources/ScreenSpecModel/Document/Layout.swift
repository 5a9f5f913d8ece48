import ScreenSpecDiagnostics

/// The `layout` section: how the app's screens are put together.
package struct Layout: Sendable, SpecObject {
    package let range: SourceRange
    package var host: Located<Host>?
    package var content: ColumnWidth?
    package var visibility: Located<Visibility>?
    package var compact: Compact?
    package var secondary: Secondary?
    package var path: Located<Path>?
    package var animation: Located<Animation>?
    package var toolbarRole: Located<ToolbarRole>?
    var accessibility: Accessibility?
    /// The keys, as they were written, that say something of a split view only.
    var splitKeys: [SourceText] = []

    package var focusDetail: Located<Bool>? { accessibility?.focusDetail }

    /// What stands in for the split view where there is no room for columns.
    package struct Compact: Sendable, SpecObject {
        package let range: SourceRange
        package var style: Located<CompactStyle>?
        package var column: Located<Column>?

        init(range: SourceRange) { self.range = range }
    }

    /// A column beside the split view.
    package struct Secondary: Sendable, SpecObject {
        package let range: SourceRange
        package var view: SourceText?
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
