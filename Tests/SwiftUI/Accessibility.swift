public struct AccessibilityAttachmentModifier: ViewModifier, _PrimitiveViewModifier { public typealias Body = Never }
@available(*, unavailable) extension AccessibilityAttachmentModifier: Sendable {}

public struct AccessibilityChildBehavior: Hashable {
  public static func == (lhs: AccessibilityChildBehavior, rhs: AccessibilityChildBehavior) -> Bool { stub() }
  public func hash(into hasher: inout Hasher) { stub() }
}
@available(*, unavailable) extension AccessibilityChildBehavior: Sendable {}
extension AccessibilityChildBehavior {
  public static let ignore: AccessibilityChildBehavior = value()
  public static let contain: AccessibilityChildBehavior = value()
  public static let combine: AccessibilityChildBehavior = value()
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isButton: AccessibilityTraits = value()
  public static let isHeader: AccessibilityTraits = value()
  public static let isSelected: AccessibilityTraits = value()
  public static let isLink: AccessibilityTraits = value()
  public static let isImage: AccessibilityTraits = value()
  public static let isStaticText: AccessibilityTraits = value()
  public static let isModal: AccessibilityTraits = value()
  #if !STUB_FLOOR_16
  public static let isToggle: AccessibilityTraits = value()
  public static let isTabBar: AccessibilityTraits = value()
  #endif
  public init() { stub() }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { stub() }
  public mutating func formUnion(_ other: AccessibilityTraits) { stub() }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { stub() }
  public mutating func formIntersection(_ other: AccessibilityTraits) { stub() }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { stub() }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { stub() }
  public func contains(_ member: AccessibilityTraits) -> Bool { stub() }
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) { stub() }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { stub() }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { stub() }
  public static func == (a: Self, b: Self) -> Bool { stub() }
}

public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  public static let voiceOver: AccessibilityTechnologies = value()
  public static let switchControl: AccessibilityTechnologies = value()
  public init() { stub() }
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { stub() }
  public mutating func formUnion(_ other: AccessibilityTechnologies) { stub() }
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { stub() }
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { stub() }
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { stub() }
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { stub() }
  public func contains(_ member: AccessibilityTechnologies) -> Bool { stub() }
  public mutating func insert(_ newMember: AccessibilityTechnologies) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTechnologies
  ) { stub() }
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? { stub() }
  public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? { stub() }
  public static func == (a: Self, b: Self) -> Bool { stub() }
}

@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  let storage: NoInit
  @propertyWrapper
  public struct Binding {
    let storage: NoInit
    public var wrappedValue: Value {
      get { stub() }
      nonmutating set { stub() }
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { stub() }
  }
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { stub() }
  public init() where Value == Bool { stub() }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { stub() }
  public init<T>() where Value == T?, T: Hashable { stub() }
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable { stub() }
}
extension AccessibilityFocusState: Sendable where Value: Sendable {}
@available(*, unavailable) extension AccessibilityFocusState.Binding: Sendable {}

extension View {
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { EmptyView() }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stub() }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }

  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { EmptyView() }
  nonisolated public func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable { EmptyView() }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stub() }
  #if !STUB_FLOOR_17
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stub() }
  #endif
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { stub() }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol { stub() }
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
}
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> { stub() }
}
