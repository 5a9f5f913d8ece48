@frozen public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
public struct HorizontalAlignment: Equatable, Sendable {
  let name: String
  public static let leading = HorizontalAlignment(name: "leading")
  public static let center = HorizontalAlignment(name: "center")
  public static let trailing = HorizontalAlignment(name: "trailing")
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name }
}
public struct VerticalAlignment: Equatable, Sendable {
  let name: String
  public static let top = VerticalAlignment(name: "top")
  public static let center = VerticalAlignment(name: "center")
  public static let bottom = VerticalAlignment(name: "bottom")
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name }
}
public struct Alignment: Equatable, Sendable {
  let name: String
  public static let center = Alignment(name: "center")
  public static let leading = Alignment(name: "leading")
  public static let trailing = Alignment(name: "trailing")
  public static let top = Alignment(name: "top")
  public static let bottom = Alignment(name: "bottom")
  public static func == (a: Self, b: Self) -> Bool { a.name == b.name }
}
public struct VStack<Content>: View, _PrimitiveView where Content: View {
  let content: Content
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never
}
public struct HStack<Content>: View, _PrimitiveView where Content: View {
  let content: Content
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public typealias Body = Never
}
public struct ZStack<Content>: View, _PrimitiveView where Content: View {
  let content: Content
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }
  public typealias Body = Never
}
public struct Spacer {
  nonisolated public init(minLength: CGFloat? = nil) {}
}
extension Spacer: View, _PrimitiveView { public typealias Body = Never }
public struct Divider: View, _PrimitiveView {
  nonisolated public init() {}
  public typealias Body = Never
}
@available(*, unavailable) extension Divider: Sendable {}
@frozen public struct Color: Hashable, Sendable {
  let name: String
  public static let clear = Color(name: "clear")
}
extension Color: View, _PrimitiveView { public typealias Body = Never }

extension View {
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { changed(.none) }
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { changed(.none) }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { changed(.none) }
}

@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }
    public static let top = Edge.Set(.top)
    public static let leading = Edge.Set(.leading)
    public static let bottom = Edge.Set(.bottom)
    public static let trailing = Edge.Set(.trailing)
    public static let all = Edge.Set(rawValue: 15)
    public static let horizontal = Edge.Set(rawValue: 10)
    public static let vertical = Edge.Set(rawValue: 5)
  }
}
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}
public struct Anchor<Value> {
  let storage: NoInit
  public struct Source {
    let rect: CGRect?
    init(_rect: CGRect?) { rect = _rect }
  }
}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor.Source where Value == CGRect {
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source { .init(_rect: r) }
  public static var bounds: Anchor<CGRect>.Source { .init(_rect: nil) }
}

@frozen public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
public struct GeometryProxy {
  let frame: CGRect
  public nonisolated var size: CGSize { frame.size }
  public nonisolated var safeAreaInsets: EdgeInsets { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }
  public nonisolated func frame(in coordinateSpace: CoordinateSpace) -> CGRect { frame }
}
public enum CoordinateSpace {
  case global
  case local
  case named(AnyHashable)
}
@available(*, unavailable) extension GeometryProxy: Sendable {}
extension View {
  // Xcode 16 brings it to all systems since iOS 16.
  nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable { changed(.measured { action(transform($0)) }) }
}
