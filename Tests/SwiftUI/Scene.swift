@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// The groups of windows in it, in order. `Running` opens them.
  @MainActor @preconcurrency var _groups: [_SceneGroup] { get }
}
extension Scene { public var _groups: [_SceneGroup] { body._groups } }
public protocol _PrimitiveScene: Scene where Body == Never {}
extension _PrimitiveScene { public var body: Never { stub() } }
extension Never: Scene { }
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Scene where C0: Scene, C1: Scene {
    _Scenes(members: [c0, c1])
  }
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene { _Scenes(members: [c0, c1, c2]) }
  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene { _Scenes(members: [c0, c1, c2, c3]) }
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene { _Scenes(members: [c0, c1, c2, c3, c4]) }
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene { _Scenes(members: [c0, c1, c2, c3, c4, c5]) }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene { _Scenes(members: [c0, c1, c2, c3, c4, c5, c6]) }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene { _Scenes(members: [c0, c1, c2, c3, c4, c5, c6, c7]) }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene, C8: Scene { _Scenes(members: [c0, c1, c2, c3, c4, c5, c6, c7, c8]) }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene, C8: Scene, C9: Scene { _Scenes(members: [c0, c1, c2, c3, c4, c5, c6, c7, c8, c9]) }
}
struct _Scenes: Scene, _PrimitiveScene {
  let members: [any Scene]
  var _groups: [_SceneGroup] { members.flatMap(\._groups) }
}
/// Windows of one kind.
public struct _SceneGroup {
  var id: String?
  var isSettings = false
  /// Which URLs open a window of it; nil where nothing says so.
  var conditions: Set<String>?
  /// The type of the values that its windows show.
  var values: (any (Codable & Hashable).Type)?
  /// What a window shows of its value.
  let content: @MainActor (Binding<AnyHashable?>) -> AnyView
}
#if !STUB_FLOOR_16
// https://developer.apple.com/documentation/swiftui/scene/environment(_:)
extension Scene {
  nonisolated public func environment<T>(_ object: T?) -> some Scene where T: AnyObject, T: Observable {
    _SceneWithEnvironment(scene: self) { AnyView($0.environment(object)) }
  }
}
struct _SceneWithEnvironment<Inner: Scene>: Scene, _PrimitiveScene {
  let scene: Inner
  let change: @MainActor (AnyView) -> AnyView
  var _groups: [_SceneGroup] {
    scene._groups.map { group in
      _SceneGroup(id: group.id, isSettings: group.isSettings, conditions: group.conditions, values: group.values) {
        change(group.content($0))
      }
    }
  }
}
#endif
public struct WindowGroup<Content>: Scene, _PrimitiveScene where Content: View {
  let group: _SceneGroup
  nonisolated init(_ group: _SceneGroup) { self.group = group }
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {
    group = _SceneGroup { _ in AnyView(makeContent()) }
  }
  nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
    group = _SceneGroup(id: id) { _ in AnyView(makeContent()) }
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) {
    group = _SceneGroup { _ in AnyView(makeContent()) }
  }
  public typealias Body = Never
  public var _groups: [_SceneGroup] { [group] }
}
#if !STUB_TVOS && !STUB_WATCHOS
// https://developer.apple.com/documentation/swiftui/windowgroup/init(id:for:content:)
extension WindowGroup {
  nonisolated public init<D, C>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View {
    self.init(
      _SceneGroup(id: id, values: type) { value in
        let value = Binding(
          place: value.place, get: { value.wrappedValue?.base as? D },
          set: { new, transaction in value.set(new.map(AnyHashable.init), transaction) })
        return AnyView(PresentedWindowContent(value: value, content: content))
      })
  }
}
public struct PresentedWindowContent<Data, Content>: View
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  let value: Binding<Data?>
  let content: (Binding<Data?>) -> Content
  @MainActor @preconcurrency public var body: some View { content(value) }
}
#if !STUB_TVOS && !STUB_WATCHOS
// https://developer.apple.com/documentation/swiftui/scene/handlesexternalevents(matching:)
extension Scene {
  nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    _SceneForEvents(scene: self, conditions: conditions)
  }
}
struct _SceneForEvents<Inner: Scene>: Scene, _PrimitiveScene {
  let scene: Inner
  let conditions: Set<String>
  var _groups: [_SceneGroup] {
    scene._groups.map { group in
      var group = group
      group.conditions = conditions
      return group
    }
  }
}
#endif
extension Scene {
  nonisolated public func commandsRemoved() -> some Scene { self }
  #if STUB_MACOS || !STUB_FLOOR_16
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  #endif
}
// https://developer.apple.com/documentation/swiftui/openwindowaction
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated(unsafe) var action: (String, AnyHashable) -> Void = { _, _ in }
  nonisolated init() {}
  public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable { action(id, value) }
}
extension EnvironmentValues {
  public internal(set) var openWindow: OpenWindowAction {
    get { value(or: OpenWindowAction()) }
    set { set(newValue) }
  }
}
#endif
#if STUB_MACOS
// https://developer.apple.com/documentation/swiftui/settings
public struct Settings<Content>: Scene, _PrimitiveScene where Content: View {
  let content: Content
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public typealias Body = Never
  public var _groups: [_SceneGroup] { [_SceneGroup(isSettings: true) { _ in AnyView(content) }] }
}
#endif
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
extension App { @MainActor @preconcurrency public static func main() { stub() } }
