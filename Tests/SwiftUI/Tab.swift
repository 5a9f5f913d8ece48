#if !STUB_FLOOR_17
/// One that is called as its label says (https://developer.apple.com/documentation/swiftui/tab).
public struct Tab<Value, Content, Label> {
  let item: _TabItem
}
@available(*, unavailable) extension Tab: Sendable {}
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Tab<Value, Content, Label>
  @MainActor @preconcurrency public var body: Tab<Value, Content, Label> { return self }
  @MainActor @preconcurrency public var _tabs: [_TabItem] { [item] }
}
extension _TabItem {
  /// One with a label of its own: it is called as the first text in that says, and has the first image.
  init(value: AnyHashable, label: Any, content: @escaping () -> AnyView) {
    self.init(
      value: value, title: first(Text.self, in: label)?.content ?? "", image: first(Image.self, in: label)?.name,
      content: content)
  }
}
private func first<T>(_ type: T.Type, in label: Any) -> T? {
  if let found = label as? T { return found }
  let mirror = Mirror(reflecting: label)
  if mirror.displayStyle == .class { return nil }
  for child in mirror.children { if let found = first(type, in: child.value) { return found } }
  return nil
}
extension Tab where Value: Hashable, Content: View, Label: View {
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), label: label()) { view }
  }
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: "") { view }
  }
  nonisolated public init<V>(value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == V?, V: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), label: label()) { view }
  }
  nonisolated public init<V>(value: V, @ViewBuilder content: () -> Content)
  where Value == V?, Label == EmptyView, V: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: "") { view }
  }
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), label: label()) { view }
  }
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: "") { view }
  }
  nonisolated public init<V>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V?, V: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), label: label()) { view }
  }
  nonisolated public init<V>(value: V, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == V?, Label == DefaultTabLabel, V: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: "") { view }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: titleKey.content) { view }
  }
  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: titleKey.content) { view }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: titleKey.content) { view }
  }
  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: titleKey.content) { view }
  }
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: String(title)) { view }
  }
  @_disfavoredOverload
  nonisolated public init<S, T>(_ title: S, image: String, value: T, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: String(title)) { view }
  }
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: String(title)) { view }
  }
  @_disfavoredOverload
  nonisolated public init<S, T>(
    _ title: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: String(title)) { view }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: titleKey.content) { view }
  }
  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: titleKey.content) { view }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: titleKey.content) { view }
  }
  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: titleKey.content) { view }
  }
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: String(title)) { view }
  }
  @_disfavoredOverload
  nonisolated public init<S, T>(_ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: String(title)) { view }
  }
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: String(title)) { view }
  }
  @_disfavoredOverload
  nonisolated public init<S, T>(
    _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: String(title)) { view }
  }
}
#if !STUB_SDK_18 && !STUB_FLOOR_18
extension Tab where Value: Hashable, Content: View, Label: View {
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: titleResource.key) { view }
  }
  @_disfavoredOverload
  nonisolated public init<T>(
    _ titleResource: LocalizedStringResource, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: titleResource.key) { view }
  }
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: titleResource.key) { view }
  }
  @_disfavoredOverload
  nonisolated public init<T>(
    _ titleResource: LocalizedStringResource, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: titleResource.key) { view }
  }
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: titleResource.key) { view }
  }
  @_disfavoredOverload
  nonisolated public init<T>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: titleResource.key) { view }
  }
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(value), title: titleResource.key) { view }
  }
  @_disfavoredOverload
  nonisolated public init<T>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    let view = AnyView(content())
    item = _TabItem(value: AnyHashable(Optional(value)), title: titleResource.key) { view }
  }
}
#endif
extension Tab where Value == Never, Content: View, Label: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { stub() }
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView { stub() }
  public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { stub() }
  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel { stub() }
  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel { stub() }
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel { stub() }
  @_disfavoredOverload
  public init<S>(_ title: S, image: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol { stub() }
  @_disfavoredOverload
  public init<S>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol { stub() }
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel { stub() }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { stub() }
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol { stub() }
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol { stub() }
}
#if !STUB_SDK_18 && !STUB_FLOOR_18
extension Tab where Value == Never, Content: View, Label: View {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel { stub() }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { stub() }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel { stub() }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel { stub() }
}
#endif
#endif
