public struct AccessibilityAttachmentModifier: ViewModifier, _PrimitiveViewModifier {
  let effect: _Effect
  nonisolated init(_ effect: _Effect) { self.effect = effect }
  public typealias Body = Never
}
@available(*, unavailable) extension AccessibilityAttachmentModifier: Sendable {}

public struct AccessibilityChildBehavior: Hashable { let name: String }
@available(*, unavailable) extension AccessibilityChildBehavior: Sendable {}
extension AccessibilityChildBehavior {
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
  var names: Set<String> = []
  init(names: Set<String>) { self.names = names }
  public static let isButton = AccessibilityTraits(names: ["isButton"])
  public static let isHeader = AccessibilityTraits(names: ["isHeader"])
  public static let isSelected = AccessibilityTraits(names: ["isSelected"])
  public static let isLink = AccessibilityTraits(names: ["isLink"])
  public static let isImage = AccessibilityTraits(names: ["isImage"])
  public static let isStaticText = AccessibilityTraits(names: ["isStaticText"])
  public static let isModal = AccessibilityTraits(names: ["isModal"])
  #if !STUB_FLOOR_16
  public static let isToggle = AccessibilityTraits(names: ["isToggle"])
  public static let isTabBar = AccessibilityTraits(names: ["isTabBar"])
  #endif
  public init() {}
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(names: names.union(other.names)) }
  public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(names: names.intersection(other.names)) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(names: names.symmetricDifference(other.names)) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { names.formSymmetricDifference(other.names) }
  public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
  public mutating func insert(_ newMember: AccessibilityTraits) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTraits
  ) { stub() }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { stub() }
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { stub() }
  public static func == (a: Self, b: Self) -> Bool { a.names == b.names }
}

public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  var names: Set<String> = []
  init(names: Set<String>) { self.names = names }
  public static let voiceOver = AccessibilityTechnologies(names: ["voiceOver"])
  public static let switchControl = AccessibilityTechnologies(names: ["switchControl"])
  public init() {}
  public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { .init(names: names.union(other.names)) }
  public mutating func formUnion(_ other: AccessibilityTechnologies) { names.formUnion(other.names) }
  public func intersection(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { .init(names: names.intersection(other.names)) }
  public mutating func formIntersection(_ other: AccessibilityTechnologies) { names.formIntersection(other.names) }
  public func symmetricDifference(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies { .init(names: names.symmetricDifference(other.names)) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies) { names.formSymmetricDifference(other.names) }
  public func contains(_ member: AccessibilityTechnologies) -> Bool { names.isSuperset(of: member.names) }
  public mutating func insert(_ newMember: AccessibilityTechnologies) -> (
    inserted: Bool, memberAfterInsert: AccessibilityTechnologies
  ) { stub() }
  public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? { stub() }
  public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? { stub() }
  public static func == (a: Self, b: Self) -> Bool { a.names == b.names }
}

@propertyWrapper
public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  let initial: Value
  /// What stands for nothing focused.
  let none: Value
  var place: _Place<Value>?
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    let none: Value
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }
  init(_none: Value) {
    initial = _none
    none = _none
  }
  public var wrappedValue: Value {
    get { place?.get() ?? initial }
    nonmutating set { place?.set(newValue) }
  }
  public var projectedValue: AccessibilityFocusState<Value>.Binding {
    Binding(binding: place?.binding ?? .constant(initial), none: none)
  }
  public init() where Value == Bool { self.init(_none: false) }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init(_none: false) }
  public init<T>() where Value == T?, T: Hashable { self.init(_none: nil) }
  public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable { self.init(_none: nil) }
}
extension AccessibilityFocusState: Sendable where Value: Sendable {}
@available(*, unavailable) extension AccessibilityFocusState.Binding: Sendable {}

extension View {
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    changed(children == .contain ? .container : .none)
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(.none)) }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(.none)) }

  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    changed(.focus(get: { condition.wrappedValue }, set: { condition.wrappedValue = $0 }))
  }
  nonisolated public func accessibilityFocused<Value>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View where Value: Hashable {
    changed(
      .focus(
        get: { binding.wrappedValue == value }, set: { binding.wrappedValue = $0 ? value : binding.none }))
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(.identifier(identifier))) }
  #if !STUB_FLOOR_17
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(isEnabled ? .identifier(identifier) : .none)) }
  #endif
  nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(.none)) }
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(.none)) }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > where S: StringProtocol { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(.none)) }
  nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(.none)) }
}
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> { self }
}
