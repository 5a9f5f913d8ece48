#if !STUB_FLOOR_17
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency var _tabs: [_TabItem] { get }
}
extension TabContent { public var _tabs: [_TabItem] { body._tabs } }
public struct _PrimitiveTab<TabValue: Hashable>: TabContent {
  public typealias Body = _PrimitiveTab<TabValue>
  nonisolated public init() { tabs = { [] } }
  let tabs: @MainActor () -> [_TabItem]
  nonisolated init(_ tabs: @escaping @MainActor () -> [_TabItem]) { self.tabs = tabs }
  @MainActor @preconcurrency public var body: _PrimitiveTab<TabValue> { return self }
  @MainActor @preconcurrency public var _tabs: [_TabItem] { tabs() }
}

@MainActor protocol _HoldsTabs { var tabItems: [_TabItem] { get } }

@resultBuilder
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  public struct Content<C>: View, _HoldsTabs where C: TabContent {
    let tabs: C
    nonisolated init(_tabs: C) { tabs = _tabs }
    var tabItems: [_TabItem] { tabs._tabs }
    @MainActor @preconcurrency public var body: some View { EmptyView() }
  }
  public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
  public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
  public static func buildIf(_ content: (some TabContent<TabValue>)?) -> (some TabContent<TabValue>)? { content }
  public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue { .first(first) }
  public static func buildLimitedAvailability<T>(_ content: T) -> AnyTabContent<T.TabValue> where T: TabContent {
    AnyTabContent(content)
  }
  public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F>
  where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue { .second(second) }
}
extension TabContentBuilder {
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C0.TabValue == C1.TabValue { _PrimitiveTab<TabValue> { _joined([c0._tabs, c1._tabs]) } }
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C0.TabValue == C1.TabValue,
    C1.TabValue == C2.TabValue
  { _PrimitiveTab<TabValue> { _joined([c0._tabs, c1._tabs, c2._tabs]) } }
  public static func buildBlock<C0, C1, C2, C3>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C0.TabValue == C1.TabValue,
    C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue
  { _PrimitiveTab<TabValue> { _joined([c0._tabs, c1._tabs, c2._tabs, c3._tabs]) } }
  public static func buildBlock<C0, C1, C2, C3, C4>(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4)
    -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent,
    C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue
  { _PrimitiveTab<TabValue> { _joined([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs]) } }
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent,
    C5: TabContent, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue,
    C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue
  { _PrimitiveTab<TabValue> { _joined([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs]) } }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent,
    C5: TabContent, C6: TabContent, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue,
    C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue
  { _PrimitiveTab<TabValue> { _joined([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs, c6._tabs]) } }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent,
    C5: TabContent, C6: TabContent, C7: TabContent, C0.TabValue == C1.TabValue, C1.TabValue == C2.TabValue,
    C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue, C5.TabValue == C6.TabValue,
    C6.TabValue == C7.TabValue
  { _PrimitiveTab<TabValue> { _joined([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs, c6._tabs, c7._tabs]) } }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent,
    C5: TabContent, C6: TabContent, C7: TabContent, C8: TabContent, C0.TabValue == C1.TabValue,
    C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue,
    C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue, C7.TabValue == C8.TabValue
  { _PrimitiveTab<TabValue> { _joined([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs, c6._tabs, c7._tabs, c8._tabs]) } }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some TabContent<TabValue>
  where
    TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent,
    C5: TabContent, C6: TabContent, C7: TabContent, C8: TabContent, C9: TabContent, C0.TabValue == C1.TabValue,
    C1.TabValue == C2.TabValue, C2.TabValue == C3.TabValue, C3.TabValue == C4.TabValue, C4.TabValue == C5.TabValue,
    C5.TabValue == C6.TabValue, C6.TabValue == C7.TabValue, C7.TabValue == C8.TabValue, C8.TabValue == C9.TabValue
  { _PrimitiveTab<TabValue> { _joined([c0._tabs, c1._tabs, c2._tabs, c3._tabs, c4._tabs, c5._tabs, c6._tabs, c7._tabs, c8._tabs, c9._tabs]) } }
}
extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public typealias Body = Wrapped?
  @MainActor @preconcurrency public var body: Wrapped? { return self }
  @MainActor @preconcurrency public var _tabs: [_TabItem] { self?._tabs ?? [] }
}
extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  public typealias TabValue = TrueContent.TabValue
  public typealias Body = _ConditionalContent<TrueContent, FalseContent>
  @MainActor @preconcurrency public var body: _ConditionalContent<TrueContent, FalseContent> { return self }
  @MainActor @preconcurrency public var _tabs: [_TabItem] {
    switch self {
    case .first(let content): content._tabs
    case .second(let content): content._tabs
    }
  }
}

public struct AnyTabContent<SelectionValue>: TabContent where SelectionValue: Hashable {
  public typealias TabValue = SelectionValue
  public typealias Body = AnyTabContent<SelectionValue>
  nonisolated public init<T>(_ tabContent: T) where SelectionValue == T.TabValue, T: TabContent {
    tabs = { tabContent._tabs }
  }
  let tabs: @MainActor () -> [_TabItem]
  @MainActor @preconcurrency public var _tabs: [_TabItem] { tabs() }
  @MainActor @preconcurrency public var body: AnyTabContent<SelectionValue> { return self }
}
@available(*, unavailable) extension AnyTabContent: Sendable {}
#endif
