public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  /// That of the change that is being made.
  @_spi(Running) public nonisolated(unsafe) static var current = Transaction()
  public init() {}
  fileprivate func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = self
    defer { Transaction.current = outer }
    return try body()
  }
}
@available(*, unavailable) extension Transaction: Sendable {}
extension Transaction {
  public init(animation: Animation?) { self.animation = animation }
  public var isContinuous: Bool {
    get { false }
    set {}
  }
}

public struct Animation: Equatable, Sendable {
  public static let `default`: Animation = value()
  public static func == (a: Self, b: Self) -> Bool { true }
}
extension Animation {
  public static func linear(duration: TimeInterval) -> Animation { value() }
  public static var linear: Animation { value() }
  public static func easeInOut(duration: TimeInterval) -> Animation { value() }
  public static var easeInOut: Animation { value() }
}
// Xcode 15 brought these, and Apple compiles them into the app: no floor hides them.
extension Animation {
  public static var spring: Animation { value() }
  public static var smooth: Animation { value() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { value() }
  public static var snappy: Animation { value() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { value() }
  public static var bouncy: Animation { value() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { value() }
}

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try Transaction(animation: animation).run(body)
}
// https://developer.apple.com/documentation/swiftui/withtransaction(_:_:)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try transaction.run(body)
}
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try transaction.run(body)
}

extension View {
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable { changed(.none) }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { changed(.none) }
}
