public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading: HorizontalAlignment = value()
  public static let center: HorizontalAlignment = value()
  public static let trailing: HorizontalAlignment = value()
  public static func == (a: Self, b: Self) -> Bool { stub() }
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top: VerticalAlignment = value()
  public static let center: VerticalAlignment = value()
  public static let bottom: VerticalAlignment = value()
  public static func == (a: Self, b: Self) -> Bool { stub() }
}
public struct Alignment: Equatable, Sendable {
  public static let center: Alignment = value()
  public static let leading: Alignment = value()
  public static let trailing: Alignment = value()
  public static let top: Alignment = value()
  public static let bottom: Alignment = value()
  public static func == (a: Self, b: Self) -> Bool { stub() }
}
public struct VStack<Content>: View, _PrimitiveView where Content: View {
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { stub() }
  public typealias Body = Never
}
public struct HStack<Content>: View, _PrimitiveView where Content: View {
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { stub() }
  public typealias Body = Never
}
public struct ZStack<Content>: View, _PrimitiveView where Content: View {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { stub() }
  public typealias Body = Never
}
public struct Spacer {
  nonisolated public init(minLength: CGFloat? = nil) { stub() }
}
extension Spacer: View, _PrimitiveView { public typealias Body = Never }
public struct Divider: View, _PrimitiveView {
  nonisolated public init() { stub() }
  public typealias Body = Never
}
@available(*, unavailable) extension Divider: Sendable {}

extension View {
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    EmptyView()
  }
  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { EmptyView() }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { EmptyView() }
}

@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ e: Edge) { stub() }
    public static let top: Edge.Set = value()
    public static let leading: Edge.Set = value()
    public static let bottom: Edge.Set = value()
    public static let trailing: Edge.Set = value()
    public static let all: Edge.Set = value()
    public static let horizontal: Edge.Set = value()
    public static let vertical: Edge.Set = value()
  }
}
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { stub() }
  public init(x: CGFloat, y: CGFloat) { stub() }
  public static let zero: UnitPoint = value()
  public static let center: UnitPoint = value()
  public static let leading: UnitPoint = value()
  public static let trailing: UnitPoint = value()
  public static let top: UnitPoint = value()
  public static let bottom: UnitPoint = value()
}
public struct Anchor<Value> {
  let storage: NoInit
  public struct Source { let storage: NoInit }
}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor.Source where Value == CGRect {
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source { stub() }
  public static var bounds: Anchor<CGRect>.Source { stub() }
}
