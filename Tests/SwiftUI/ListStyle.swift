@MainActor @preconcurrency public protocol ListStyle {}
public struct DefaultListStyle: ListStyle { nonisolated public init() {} }
public struct PlainListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == DefaultListStyle { nonisolated public static var automatic: DefaultListStyle { value() } }
extension ListStyle where Self == PlainListStyle { nonisolated public static var plain: PlainListStyle { value() } }
#if !STUB_TVOS && !STUB_WATCHOS
public struct SidebarListStyle: ListStyle { nonisolated public init() {} }
public struct InsetListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == SidebarListStyle { nonisolated public static var sidebar: SidebarListStyle { value() } }
extension ListStyle where Self == InsetListStyle { nonisolated public static var inset: InsetListStyle { value() } }
#endif
#if !STUB_MACOS && !STUB_WATCHOS
public struct GroupedListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == GroupedListStyle { nonisolated public static var grouped: GroupedListStyle { value() } }
#endif
#if !STUB_MACOS && !STUB_TVOS && !STUB_WATCHOS
public struct InsetGroupedListStyle: ListStyle { nonisolated public init() {} }
extension ListStyle where Self == InsetGroupedListStyle { nonisolated public static var insetGrouped: InsetGroupedListStyle { value() } }
#endif
