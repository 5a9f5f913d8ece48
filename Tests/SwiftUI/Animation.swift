public struct Transaction {
  public init() { stub() }
}
@available(*, unavailable) extension Transaction: Sendable {}
extension Transaction {
  public init(animation: Animation?) { stub() }
  public var animation: Animation? {
    get { stub() }
    set { stub() }
  }
  public var disablesAnimations: Bool {
    get { stub() }
    set { stub() }
  }
  public var isContinuous: Bool {
    get { stub() }
    set { stub() }
  }
}

public struct Animation: Equatable, Sendable {
  public static let `default`: Animation = value()
  public static func == (a: Self, b: Self) -> Bool { stub() }
}
extension Animation {
  public static func linear(duration: TimeInterval) -> Animation { stub() }
  public static var linear: Animation { stub() }
  public static func easeInOut(duration: TimeInterval) -> Animation { stub() }
  public static var easeInOut: Animation { stub() }
}
// Xcode 15 brought these, and Apple compiles them into the app: no floor hides them.
extension Animation {
  public static var spring: Animation { stub() }
  public static var smooth: Animation { stub() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { stub() }
  public static var snappy: Animation { stub() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { stub() }
  public static var bouncy: Animation { stub() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { stub() }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  stub()
}
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { stub() }
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R { stub() }

extension View {
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { EmptyView() }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { EmptyView() }
}
