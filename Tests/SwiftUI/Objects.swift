// As Apple's, this does not export Combine again: who uses `ObservableObject` imports it.
import Combine

@propertyWrapper @preconcurrency @MainActor
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  let storage: NoInit
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { stub() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { stub() }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { stub() }
}

@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  let storage: NoInit
  @dynamicMemberLookup @preconcurrency @MainActor
  public struct Wrapper {
    let storage: NoInit
    @MainActor @preconcurrency
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      stub()
    }
  }
  @MainActor @preconcurrency public init(initialValue: ObjectType) { stub() }
  @MainActor @preconcurrency public init(wrappedValue: ObjectType) { stub() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    get { stub() }
    set { stub() }
  }
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { stub() }
}

@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @dynamicMemberLookup @preconcurrency @MainActor
  public struct Wrapper {
    let storage: NoInit
    @MainActor @preconcurrency
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
      stub()
    }
  }
  @MainActor @preconcurrency public init() { stub() }
  @MainActor @preconcurrency public var wrappedValue: ObjectType { stub() }
  @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper { stub() }
}

extension View {
  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject { EmptyView() }
}
