// What the declarations keep of what they are given, so that the model under Running can act on it.

/// A view and one thing that a modifier says of it.
public struct _Changed<Content> {
  let content: Content
  let effect: _Effect
}
extension _Changed: View, _PrimitiveView where Content: View { public typealias Body = Never }

extension View {
  nonisolated func changed(_ effect: _Effect) -> _Changed<Self> { _Changed(content: self, effect: effect) }
}

/// What a modifier says of a view.
enum _Effect {
  /// What cannot be seen here, such as a colour.
  case none
  case identifier(String)
  /// The view is one element that holds others, as a screen is.
  case container
  case tag(AnyHashable)
  case id(AnyHashable)
  case title(String)
  case tabItem(AnyView)
  case disabled(Bool)
  case hidden
  case beside(AnyView)
  case toolbar([AnyView])
  case environment(_EnvironmentChange)
  case appear(() -> Void)
  case disappear(() -> Void)
  case change(value: Any, initial: Bool, action: (Any, Any) -> Void)
  case task(id: Any, action: @Sendable () async -> Void)
  case preference(key: ObjectIdentifier, value: Any)
  case transformPreference(key: ObjectIdentifier, initial: Any, change: (inout Any) -> Void)
  case onPreference(key: ObjectIdentifier, initial: Any, reduce: (inout Any, Any) -> Void, action: (Any) -> Void)
  case focus(get: () -> Bool, set: (Bool) -> Void)
  case interactiveDismissDisabled(Bool)
  case hidesBackButton(Bool)
  case exitCommand((() -> Void)?)
  case opensURLs((URL) -> Void)
  case continues(String, (NSUserActivity) -> Void)
  /// What another device can go on with; nil while there is nothing.
  case offers(String, ((NSUserActivity) -> Void)?)
  case dismissalConfirmation(title: String, isNeeded: Bool, actions: AnyView)
  case destination(type: Any.Type, view: (AnyHashable) -> AnyView)
  case presents(_Presentation)
  case measured((GeometryProxy) -> Void)
  case externalEvents(preferring: Set<String>, allowing: Set<String>)
}

/// One value of an environment, set.
struct _EnvironmentChange {
  let key: AnyHashable
  let value: Any
  let apply: (inout EnvironmentValues) -> Void
}

/// A layer over a view, or a page pushed by a binding.
struct _Presentation {
  enum Style { case sheet, fullScreenCover, popover, confirmationDialog, alert, page }

  let style: Style
  var title = ""
  /// Who is shown, by identity; nil where nothing is.
  let identity: () -> AnyHashable?
  let content: () -> AnyView
  /// Makes what is shown now once more, when it is no longer there.
  var again: () -> (() -> AnyView)? = { nil }
  /// Writes that nothing is shown.
  let dismiss: () -> Void
  var onDismiss: (() -> Void)?
  /// Whether it asks before its window closes.
  var isOfWindow = false
  /// What a popover points at in the view that it hangs on; nil for the whole of it.
  var anchor: CGRect?
  /// Whether it stays what it was when it came.
  var isFixed = false

  static func item<Item, Content: View>(
    _ style: Style, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> Content
  ) -> _Presentation where Item: Identifiable {
    _Presentation(
      style: style, identity: { item.wrappedValue.map { AnyHashable($0.id) } },
      content: { item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView()) },
      again: { item.wrappedValue.map { item in { AnyView(content(item)) } } },
      dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }

  static func flag(
    _ style: Style, _ isPresented: Binding<Bool>, title: String = "", onDismiss: (() -> Void)? = nil,
    _ content: @escaping () -> AnyView
  ) -> _Presentation {
    _Presentation(
      style: style, title: title, identity: { isPresented.wrappedValue ? AnyHashable(true) : nil }, content: content,
      dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  /// A dialog over data: without data it does not appear, and what changes once it has appeared is ignored
  /// (https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)).
  static func data(
    _ style: Style, _ isPresented: Binding<Bool>, title: String, _ content: AnyView?
  ) -> _Presentation {
    _Presentation(
      style: style, title: title,
      identity: { isPresented.wrappedValue && content != nil ? AnyHashable(true) : nil },
      content: { content ?? AnyView(EmptyView()) }, dismiss: { isPresented.wrappedValue = false }, isFixed: true)
  }
}

/// The path of a stack, whatever it is made of.
struct _PathAccess {
  let isOfClosures: Bool
  let get: () -> [AnyHashable]
  /// Writes values; false where they do not fit the path's type.
  let set: ([AnyHashable]) -> Bool
}

/// One value of a list's selection, whatever its type.
struct _SelectionAccess {
  let type: Any.Type
  let get: () -> Set<AnyHashable>
  /// Writes what is selected; nil to select nothing.
  let set: (AnyHashable?) -> Void
}

func _joined<Part>(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }

/// A tab, whatever it is made of.
public struct _TabItem {
  let value: AnyHashable
  let title: String
  /// Of its label, where that is a view.
  var image: String?
  var identifier = ""
  var isHidden = false
  /// Not in the bar (https://developer.apple.com/documentation/swiftui/tabplacement/sidebaronly).
  var isInSidebarOnly = false
  var badge: String?
  /// The heading of the section that it stands in.
  var section: String?
  let content: () -> AnyView
}

#if !STUB_RUNS
/// Where a view stands in a running app.
public struct _Visit {}
extension View {
  public func _visit(_ visit: _Visit) {}
  public static var _isGroup: Bool { false }
}
#endif
