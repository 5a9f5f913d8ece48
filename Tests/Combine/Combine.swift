// Apple's Combine, as far as an observable object needs it.

public protocol Cancellable { func cancel() }

public struct CombineIdentifier: Hashable, Sendable {
  private let id: ObjectIdentifier
  public init() { id = ObjectIdentifier(Mark()) }
  public init(_ object: AnyObject) { id = ObjectIdentifier(object) }
  private final class Mark {}
}
public protocol CustomCombineIdentifierConvertible { var combineIdentifier: CombineIdentifier { get } }
extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

public enum Subscribers {
  public struct Demand: Hashable, Sendable {
    let isLimited: Bool
    public static let unlimited = Demand(isLimited: false)
    public static let none = Demand(isLimited: true)
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
  public func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable {
    let sink = Sink<Self.Output>(receiveValue)
    receive(subscriber: sink)
    return AnyCancellable { sink.cancel() }
  }
}
public final class AnyCancellable: Cancellable, Hashable {
  private var action: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  deinit { action?() }
  public final func cancel() {
    let action = action
    self.action = nil
    action?()
  }
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
}

/// Calls a closure with each value, until it is cancelled.
private final class Sink<Input>: Subscriber, Subscription {
  typealias Failure = Never
  private var action: ((Input) -> Void)?
  private var subscription: (any Subscription)?

  init(_ action: @escaping (Input) -> Void) { self.action = action }

  func receive(subscription: any Subscription) { self.subscription = subscription }
  func receive(_ input: Input) -> Subscribers.Demand {
    action?(input)
    return .unlimited
  }
  func receive(completion: Subscribers.Completion<Never>) { action = nil }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {
    action = nil
    subscription?.cancel()
  }
}

public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where Self.ObjectWillChangePublisher.Failure == Never
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}
extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher {
  // One for each object, for as long as it lives.
  public var objectWillChange: ObservableObjectPublisher { publisher(of: self) }
}
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private var receivers: [Int: () -> Void] = [:]
  private var count = 0
  public init() {}
  public final func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == () {
    count += 1
    receivers[count] = { _ = subscriber.receive(()) }
    subscriber.receive(subscription: Ending(publisher: self, number: count))
  }
  public final func send() { for (_, receive) in receivers.sorted(by: { $0.key < $1.key }) { receive() } }

  private final class Ending: Subscription {
    weak var publisher: ObservableObjectPublisher?
    let number: Int

    init(publisher: ObservableObjectPublisher, number: Int) {
      self.publisher = publisher
      self.number = number
    }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { publisher?.receivers[number] = nil }
  }
}

private struct KnownPublisher {
  weak var object: AnyObject?
  let publisher: ObservableObjectPublisher
}
nonisolated(unsafe) private var publishers: [ObjectIdentifier: KnownPublisher] = [:]

private func publisher(of object: AnyObject) -> ObservableObjectPublisher {
  if let known = publishers[ObjectIdentifier(object)], known.object === object { return known.publisher }
  let publisher = ObservableObjectPublisher()
  publishers[ObjectIdentifier(object)] = KnownPublisher(object: object, publisher: publisher)
  return publisher
}

@propertyWrapper
public struct Published<Value> {
  private var value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { stub() }
    set { stub() }
  }
  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath].value }
    set {
      // Before the value changes (https://developer.apple.com/documentation/combine/observableobject).
      func send(_ object: some ObservableObject) { (object.objectWillChange as? ObservableObjectPublisher)?.send() }
      if let object = object as? any ObservableObject { send(object) }
      object[keyPath: storageKeyPath].value = newValue
    }
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
