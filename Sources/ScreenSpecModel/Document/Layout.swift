import ScreenSpecDiagnostics

/// The `layout` section: how the app's screens are put together.
package struct Layout: Sendable {
    package let range: SourceRange
    package var host: Located<Host>?
    package var content: ColumnWidth?
    package var visibility: Located<Visibility>?
    package var compact: Compact?
    package var secondary: Secondary?
    package var path: Located<Path>?
    package var animation: Located<Animation>?
    package var toolbarRole: Located<ToolbarRole>?
    package var focusDetail: Located<Bool>?
    /// The keys, as they were written, that say something of a split view only.
    var splitKeys: [SourceText] = []

    package enum Host: Int, Sendable { case split, stack }
    package enum Visibility: Int, Sendable { case automatic, all, doubleColumn, detailOnly }
    package enum CompactStyle: Int, Sendable { case collapse, tabs }
    package enum Column: Int, Sendable { case sidebar, content, detail }
    package enum Path: Int, Sendable { case array, navigationPath }
    package enum Animation: Int, Sendable { case none, `default`, snappy, smooth, bouncy }
    package enum ToolbarRole: Int, Sendable { case automatic, navigationStack, browser, editor }

    /// What stands in for the split view where there is no room for columns.
    package struct Compact: Sendable {
        package let range: SourceRange
        package var style: Located<CompactStyle>?
        package var column: Located<Column>?
    }

    /// A column beside the split view.
    package struct Secondary: Sendable {
        package let range: SourceRange
        package var view: SourceText?
        package var width: LocatedInteger?
    }

    init(range: SourceRange) { self.range = range }
}
