@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
public protocol _PrimitiveScene: Scene where Body == Never {}
extension _PrimitiveScene { public var body: Never { stub() } }
extension Never: Scene { }
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { stub() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { stub() }
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some Scene where C0: Scene, C1: Scene { c0 }
  public static func buildBlock<C0, C1, C2>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene { c0 }
  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene { c0 }
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene { c0 }
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene { c0 }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene { c0 }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene { c0 }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene, C8: Scene { c0 }
  public static func buildBlock<C0, C1, C2, C3, C4, C5, C6, C7, C8, C9>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> some Scene
  where C0: Scene, C1: Scene, C2: Scene, C3: Scene, C4: Scene, C5: Scene, C6: Scene, C7: Scene, C8: Scene, C9: Scene { c0 }
}
public struct WindowGroup<Content>: Scene, _PrimitiveScene where Content: View {
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) { stub() }
  nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) { stub() }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) { stub() }
  public typealias Body = Never
}
#if !STUB_TVOS && !STUB_WATCHOS
// https://developer.apple.com/documentation/swiftui/windowgroup/init(id:for:content:)
extension WindowGroup {
  nonisolated public init<D, C>(id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
  where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View { stub() }
}
public struct PresentedWindowContent<Data, Content>: View
where Data: Decodable, Data: Encodable, Data: Hashable, Content: View {
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
extension Scene {
  nonisolated public func commandsRemoved() -> some Scene { self }
  #if STUB_MACOS || !STUB_FLOOR_16
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  #endif
}
// https://developer.apple.com/documentation/swiftui/openwindowaction
@MainActor @preconcurrency public struct OpenWindowAction {
  public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {}
}
extension EnvironmentValues {
  public var openWindow: OpenWindowAction { MainActor.assumeIsolated { OpenWindowAction() } }
}
#endif
#if STUB_MACOS
// https://developer.apple.com/documentation/swiftui/settings
public struct Settings<Content>: Scene, _PrimitiveScene where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
  public typealias Body = Never
}
#endif
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
extension App { @MainActor @preconcurrency public static func main() { stub() } }
