// What the sample app uses beyond what is generated.

public struct Form<Content>: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { stub() }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
@available(*, unavailable) extension Form: Sendable {}

public struct Toggle<Label>: View where Label: View {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { stub() }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
@available(*, unavailable) extension Toggle: Sendable {}
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { stub() }
  @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol { stub() }
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic: SearchFieldPlacement = value()
  #if !STUB_TVOS && !STUB_WATCHOS
  public static let sidebar: SearchFieldPlacement = value()
  #endif
  let storage: NoInit
}

extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { EmptyView() }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { EmptyView() }
  @_disfavoredOverload nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { EmptyView() }
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View { EmptyView() }
}
