// What the sample app uses beyond what is generated.

public struct Form<Content>: View where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  let content: Content
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
@available(*, unavailable) extension Form: Sendable {}

public struct Toggle<Label>: View where Label: View {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(_isOn: isOn, _label: label())
  }
  let isOn: Binding<Bool>
  let label: Label
  nonisolated init(_isOn: Binding<Bool>, _label: Label) {
    isOn = _isOn
    label = _label
  }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
@available(*, unavailable) extension Toggle: Sendable {}
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(_isOn: isOn, _label: Text(titleKey)) }
  @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol {
    self.init(_isOn: isOn, _label: Text(title))
  }
}

public struct TextField<Label>: View where Label: View {
  let text: Binding<String>
  let label: Label
  nonisolated init(_text: Binding<String>, _label: Label) {
    text = _text
    label = _label
  }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
@available(*, unavailable) extension TextField: Sendable {}
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(_text: text, _label: Text(titleKey))
  }
  @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(_text: text, _label: Text(title))
  }
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement(name: "automatic")
  #if !STUB_TVOS && !STUB_WATCHOS
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  #endif
  let name: String
  private init(name: String) { self.name = name }
}

extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { changed(.none) }
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { changed(.none) }
  @_disfavoredOverload nonisolated public func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol { changed(.none) }
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View { changed(.beside(AnyView(content()))) }
  nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View { changed(.beside(AnyView(content()))) }
  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View where V: View { changed(.beside(AnyView(content()))) }
}
