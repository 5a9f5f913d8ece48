public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  #if !STUB_SDK_18 && !STUB_FLOOR_18
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
  #endif
  public static func == (a: ButtonRole, b: ButtonRole) -> Bool { a.name == b.name }
}
public struct Button<Label>: View where Label: View {
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(_role: nil, _action: action, _label: label())
  }
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  nonisolated init(_role: ButtonRole?, _action: @escaping @MainActor () -> Void, _label: Label) {
    role = _role
    action = _action
    label = _label
  }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
@available(*, unavailable) extension Button: Sendable {}
extension Button where Label == Text {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(_role: nil, _action: action, _label: Text(titleKey))
  }
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol {
    self.init(_role: nil, _action: action, _label: Text(title))
  }
  @preconcurrency
  nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(_role: role, _action: action, _label: Text(titleKey))
  }
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(_role: role, _action: action, _label: Text(title))
  }
  #if !STUB_SDK_18
  @preconcurrency @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(_role: nil, _action: action, _label: Text(titleResource))
  }
  @preconcurrency @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(_role: role, _action: action, _label: Text(titleResource))
  }
  #endif
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(_role: nil, _action: action, _label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(_role: nil, _action: action, _label: SwiftUI.Label(title, systemImage: systemImage))
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(_role: role, _action: action, _label: SwiftUI.Label(titleKey, systemImage: systemImage))
  }
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol {
    self.init(_role: role, _action: action, _label: SwiftUI.Label(title, systemImage: systemImage))
  }
  #if !STUB_SDK_18
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(_role: nil, _action: action, _label: SwiftUI.Label(titleResource, systemImage: systemImage))
  }
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(_role: role, _action: action, _label: SwiftUI.Label(titleResource, systemImage: systemImage))
  }
  #endif
}
extension Button {
  @preconcurrency
  nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(_role: role, _action: action, _label: label())
  }
}
