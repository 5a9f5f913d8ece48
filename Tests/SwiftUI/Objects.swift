// As Apple's, this does not export Combine again: who uses `ObservableObject` imports it.
import Combine

@propertyWrapper @preconcurrency @MainActor
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  let make: () -> ObjectType
  nonisolated(unsafe) var object: ObjectType?
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @dynamicMemberLookup @preconcurrency @MainActor
  public struct Wrapper {
    let object: ObjectType
    @MainActor @preconcurrency
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      let object = object
      return Binding(place: nil, get: { object[keyPath: keyPath] }, set: { new, _ in object[keyPath: keyPath] = new })
    }
  }
  @MainActor @preconcurrency public init(initialValue: ObjectType) { wrappedValue = initialValue }
  @MainActor @preconcurrency public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  @MainActor @preconcurrency public var wrappedValue: ObjectType
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @dynamicMemberLookup @preconcurrency @MainActor
  public struct Wrapper {
    let object: ObjectType
    @MainActor @preconcurrency
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      let object = object
      return Binding(place: nil, get: { object[keyPath: keyPath] }, set: { new, _ in object[keyPath: keyPath] = new })
    }
  }
  nonisolated(unsafe) var object: ObjectType?
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else { fatalError("No ObservableObject of type \(ObjectType.self) is in the environment") }
    return object
  }
  @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension View {
  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    changed(.environment(_EnvironmentChange(key: ObjectIdentifier(T.self), value: object) { $0.values[ObjectIdentifier(T.self)] = object }))
  }
}
