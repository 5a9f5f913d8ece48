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
}
public struct WindowGroup<Content>: Scene, _PrimitiveScene where Content: View {
  nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) { stub() }
  nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) { stub() }
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder makeContent: @escaping () -> Content) { stub() }
  public typealias Body = Never
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
extension App { @MainActor @preconcurrency public static func main() { stub() } }
