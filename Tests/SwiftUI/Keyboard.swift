#if STUB_MACOS || STUB_TVOS
extension View {
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { changed(.exitCommand(action)) }
}
#endif

#if !STUB_TVOS && !STUB_WATCHOS
extension View {
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { changed(.none) }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { changed(.none) }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { changed(.none) }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View { changed(.none) }
}
#endif

#if !STUB_WATCHOS && !(STUB_TVOS && STUB_FLOOR_16)
public struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public static let upArrow: KeyEquivalent = value()
  public static let downArrow: KeyEquivalent = value()
  public static let leftArrow: KeyEquivalent = value()
  public static let rightArrow: KeyEquivalent = value()
  public static let escape: KeyEquivalent = value()
  public static let delete: KeyEquivalent = value()
  public static let tab: KeyEquivalent = value()
  public static let space: KeyEquivalent = value()
  public static let `return`: KeyEquivalent = value()
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }
  public typealias ExtendedGraphemeClusterLiteralType = Character
  public typealias UnicodeScalarLiteralType = Character
}
#endif
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let option = EventModifiers(rawValue: 1 << 3)
  public static let command = EventModifiers(rawValue: 1 << 4)
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  public static let all: EventModifiers = value()
}
#if !STUB_TVOS && !STUB_WATCHOS
public struct KeyboardShortcut: Sendable, Hashable {
  public struct Localization: Sendable, Hashable {}
  public static let defaultAction: KeyboardShortcut = value()
  public static let cancelAction: KeyboardShortcut = value()
  public var key: KeyEquivalent {
    get { stub() }
    set { stub() }
  }
  public var modifiers: EventModifiers {
    get { stub() }
    set { stub() }
  }
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { stub() }
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) { stub() }
}
#endif
