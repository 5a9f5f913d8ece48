public struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: _CompactColumn?
  nonisolated init(
    _sidebar: Sidebar, _content: Content?, _detail: Detail,
    _visibility: Binding<NavigationSplitViewVisibility>?, _column: _CompactColumn?
  ) {
    sidebar = _sidebar
    content = _content
    detail = _detail
    visibility = _visibility
    compactColumn = _column
  }
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      _sidebar: sidebar(), _content: content(), _detail: detail(), _visibility: nil,
      _column: nil)
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      _sidebar: sidebar(), _content: content(), _detail: detail(), _visibility: columnVisibility,
      _column: nil)
  }
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.init(
      _sidebar: sidebar(), _content: nil, _detail: detail(), _visibility: nil,
      _column: nil)
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      _sidebar: sidebar(), _content: nil, _detail: detail(), _visibility: columnVisibility,
      _column: nil)
  }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
/// The column that is on top of a collapsed split view: 0 is the sidebar, 1 the content, 2 the detail.
struct _CompactColumn {
  let get: () -> Int
  let set: (Int) -> Void
}
@available(*, unavailable) extension NavigationSplitView: Sendable {}
#if !STUB_FLOOR_16
extension NavigationSplitView {
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      _sidebar: sidebar(), _content: content(), _detail: detail(), _visibility: nil,
      _column: _CompactColumn(get: { preferredCompactColumn.wrappedValue.number }, set: { preferredCompactColumn.wrappedValue = .init(number: $0) }))
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      _sidebar: sidebar(), _content: content(), _detail: detail(), _visibility: columnVisibility,
      _column: _CompactColumn(get: { preferredCompactColumn.wrappedValue.number }, set: { preferredCompactColumn.wrappedValue = .init(number: $0) }))
  }
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      _sidebar: sidebar(), _content: nil, _detail: detail(), _visibility: nil,
      _column: _CompactColumn(get: { preferredCompactColumn.wrappedValue.number }, set: { preferredCompactColumn.wrappedValue = .init(number: $0) }))
  }
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      _sidebar: sidebar(), _content: nil, _detail: detail(), _visibility: columnVisibility,
      _column: _CompactColumn(get: { preferredCompactColumn.wrappedValue.number }, set: { preferredCompactColumn.wrappedValue = .init(number: $0) }))
  }
}
#endif

public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  let name: String
  public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }
  public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }
  public static var all: NavigationSplitViewVisibility { .init(name: "all") }
  public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
}
#if !STUB_FLOOR_16
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let number: Int
  public static var sidebar: NavigationSplitViewColumn { .init(number: 0) }
  public static var content: NavigationSplitViewColumn { .init(number: 1) }
  public static var detail: NavigationSplitViewColumn { .init(number: 2) }
}
#endif

@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = NavigationSplitViewStyleConfiguration
}
public struct NavigationSplitViewStyleConfiguration {}
@MainActor @preconcurrency public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: AutomaticNavigationSplitViewStyle.Configuration) -> some View { EmptyView() }
}
@MainActor @preconcurrency public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: BalancedNavigationSplitViewStyle.Configuration) -> some View { EmptyView() }
}
@MainActor @preconcurrency public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: ProminentDetailNavigationSplitViewStyle.Configuration) -> some View { EmptyView() }
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle { value() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle { value() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  @MainActor @preconcurrency public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { value() }
}

extension View {
  nonisolated public func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle { changed(.none) }
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { changed(.none) }
  nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  { changed(.none) }
}
