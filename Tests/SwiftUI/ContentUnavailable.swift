#if !STUB_FLOOR_16
public struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { self.init(_label: label(), _description: description(), _actions: actions()) }
  let label: Label
  let description: Description
  let actions: Actions
  nonisolated init(_label: Label, _description: Description, _actions: Actions) {
    label = _label
    description = _description
    actions = _actions
  }
  @MainActor @preconcurrency public var body: some View { EmptyView() }
}
@available(*, unavailable) extension ContentUnavailableView: Sendable {}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(_label: .init(_title: Text(title), _icon: Image(name)), _description: description, _actions: EmptyView())
  }
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(_label: .init(_title: Text(title), _icon: Image(systemName: name)), _description: description, _actions: EmptyView())
  }
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, image name: String, description: Text? = nil) where S: StringProtocol {
    self.init(_label: .init(_title: Text(title), _icon: Image(name)), _description: description, _actions: EmptyView())
  }
  @_disfavoredOverload
  nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol {
    self.init(_label: .init(_title: Text(title), _icon: Image(systemName: name)), _description: description, _actions: EmptyView())
  }
  #if !STUB_SDK_18
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(_label: .init(_title: Text(title), _icon: Image(name)), _description: description, _actions: EmptyView())
  }
  @_disfavoredOverload
  nonisolated public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(_label: .init(_title: Text(title), _icon: Image(systemName: name)), _description: description, _actions: EmptyView())
  }
  #endif
}
public struct SearchUnavailableContent {
  public struct Label: View, _PrimitiveView { public typealias Body = Never }
  public struct Description: View, _PrimitiveView { public typealias Body = Never }
  public struct Actions: View, _PrimitiveView { public typealias Body = Never }
}
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  nonisolated public static var search: ContentUnavailableView<Label, Description, Actions> { stub() }
  nonisolated public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { stub() }
}
#endif
