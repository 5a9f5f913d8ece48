public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  let members: () -> [(id: ID, element: Data.Element)]
  let content: (Data.Element) -> Content
  nonisolated init(_members: @escaping () -> [(id: ID, element: Data.Element)], _content: @escaping (Data.Element) -> Content) {
    members = _members
    content = _content
  }
}
extension ForEach: View, _PrimitiveView where Content: View { public typealias Body = Never }
extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_members: { data.map { ($0.id, $0) } }, _content: content)
  }
}
extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_members: { data.map { ($0[keyPath: id], $0) } }, _content: content)
  }
  @_disfavoredOverload public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  { stub() }
  @_disfavoredOverload public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection, C.Index: Hashable
  { stub() }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  @_semantics("swiftui.requires_constant_range")
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(_members: { data.map { ($0, $0) } }, _content: content)
  }
}
public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

#if !STUB_FLOOR_17
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = ForEach<Data, ID, Content>
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(_members: { data.map { ($0[keyPath: id], $0) } }, _content: content)
  }
  @_disfavoredOverload nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where V: Hashable, Content.TabValue == V? { stub() }
  @MainActor @preconcurrency public var body: ForEach<Data, ID, Content> { return self }
  @MainActor @preconcurrency public var _tabs: [_TabItem] { members().flatMap { content($0.element)._tabs } }
}
extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TabValue { self.init(_members: { data.map { ($0.id, $0) } }, _content: content) }
  @_disfavoredOverload public init<V>(_ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content)
  where V: Hashable, Content.TabValue == V? { stub() }
}
extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Group<Content>
  public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue { self.content = content() }
  @MainActor @preconcurrency public var body: Group<Content> { return self }
  @MainActor @preconcurrency public var _tabs: [_TabItem] { content._tabs }
}
#endif
