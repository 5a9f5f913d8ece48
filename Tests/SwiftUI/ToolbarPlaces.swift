public struct ToolbarItemPlacement {
  public static let automatic: ToolbarItemPlacement = value()
  public static let primaryAction: ToolbarItemPlacement = value()
  public static let confirmationAction: ToolbarItemPlacement = value()
  public static let cancellationAction: ToolbarItemPlacement = value()
  public static let destructiveAction: ToolbarItemPlacement = value()
  #if !STUB_WATCHOS
  public static let principal: ToolbarItemPlacement = value()
  public static let navigation: ToolbarItemPlacement = value()
  #endif
  #if !STUB_TVOS && !STUB_WATCHOS
  public static let secondaryAction: ToolbarItemPlacement = value()
  #endif
  #if !STUB_WATCHOS && !(STUB_TVOS && STUB_FLOOR_17)
  public static let status: ToolbarItemPlacement = value()
  #endif
  #if !STUB_TVOS && !STUB_WATCHOS && !STUB_VISIONOS
  public static let keyboard: ToolbarItemPlacement = value()
  #endif
  #if !STUB_MACOS && !(STUB_WATCHOS && STUB_FLOOR_16) && !(STUB_TVOS && STUB_FLOOR_17)
  public static let bottomBar: ToolbarItemPlacement = value()
  #endif
  #if !STUB_MACOS && !(STUB_WATCHOS && STUB_FLOOR_16)
  public static var topBarLeading: ToolbarItemPlacement { value() }
  public static var topBarTrailing: ToolbarItemPlacement { value() }
  #endif
}
@available(*, unavailable) extension ToolbarItemPlacement: Sendable {}
public struct ToolbarRole: Sendable {
  public static var automatic: ToolbarRole { value() }
  #if !STUB_MACOS
  public static var navigationStack: ToolbarRole { value() }
  #endif
  #if !STUB_MACOS && !STUB_TVOS && !STUB_WATCHOS
  public static var browser: ToolbarRole { value() }
  #endif
  #if !STUB_TVOS && !STUB_WATCHOS
  public static var editor: ToolbarRole { value() }
  #endif
}
public struct ToolbarPlacement {
  public static var automatic: ToolbarPlacement { value() }
  #if !STUB_MACOS && !STUB_TVOS && !(STUB_WATCHOS && STUB_FLOOR_16)
  public static var bottomBar: ToolbarPlacement { value() }
  #endif
  #if !STUB_MACOS
  public static var navigationBar: ToolbarPlacement { value() }
  #else
  public static var windowToolbar: ToolbarPlacement { value() }
  #endif
  #if !STUB_MACOS && !STUB_WATCHOS
  public static var tabBar: ToolbarPlacement { value() }
  #endif
}
@available(*, unavailable) extension ToolbarPlacement: Sendable {}
#if !STUB_FLOOR_16
public struct ToolbarDefaultItemKind {
  nonisolated(unsafe) public static let sidebarToggle: ToolbarDefaultItemKind = value()
}
@available(*, unavailable) extension ToolbarDefaultItemKind: Sendable {}
#endif
