public struct ButtonRole: Equatable, Sendable {
  public static let destructive: ButtonRole = value()
  public static let cancel: ButtonRole = value()
  #if !STUB_SDK_18 && !STUB_FLOOR_18
  public static let confirm: ButtonRole = value()
  public static let close: ButtonRole = value()
  #endif
  public static func == (a: ButtonRole, b: ButtonRole) -> Bool { stub() }
}
public struct Button<Label>: View where Label: View {
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { stub() }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
@available(*, unavailable) extension Button: Sendable {}
extension Button where Label == Text {
  @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { stub() }
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol { stub() }
  @preconcurrency
  nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) { stub() }
  @preconcurrency @_disfavoredOverload
  nonisolated public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol { stub() }
  #if !STUB_SDK_18
  @preconcurrency @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) { stub() }
  @preconcurrency @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { stub() }
  #endif
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    stub()
  }
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void)
  where S: StringProtocol { stub() }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { stub() }
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  where S: StringProtocol { stub() }
  #if !STUB_SDK_18
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) { stub() }
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { stub() }
  #endif
}
extension Button {
  @preconcurrency
  nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    stub()
  }
}
