// Apple's Combine, as far as an observable object needs it.

public protocol Cancellable { func cancel() }

public struct CombineIdentifier: Hashable, Sendable {
  public init() { stub() }
  public init(_ object: AnyObject) { stub() }
}
public protocol CustomCombineIdentifierConvertible { var combineIdentifier: CombineIdentifier { get } }
extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { stub() }
}

public enum Subscribers {
  public struct Demand: Hashable, Sendable {
    public static let unlimited: Demand = value()
    public static let none: Demand = value()
  }
  @frozen public enum Completion<Failure> where Failure: Error {
    case finished
    case failure(Failure)
  }
}
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Self.Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}
extension Publisher where Self.Failure == Never {
  public func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable { stub() }
}
public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) { stub() }
  public final func cancel() { stub() }
  public final func hash(into hasher: inout Hasher) { stub() }
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { stub() }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where Self.ObjectWillChangePublisher.Failure == Never
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}
extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { stub() }
}
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  public init() { stub() }
  public final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == () { stub() }
  public final func send() { stub() }
}

@propertyWrapper
public struct Published<Value> {
  public init(wrappedValue: Value) { stub() }
  public init(initialValue: Value) { stub() }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { stub() }
    set { stub() }
  }
  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { stub() }
    set { stub() }
  }
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never { stub() }
  }
  public var projectedValue: Published<Value>.Publisher {
    mutating get { stub() }
    set { stub() }
  }
}

func stub(_ name: StaticString = #function) -> Never { fatalError("type-check stub: \(name)") }
func value<T>(_ name: StaticString = #function) -> T { fatalError("type-check stub: \(name)") }
