import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// How the spec's screens are navigated: what hosts them, and what leads from one to another. The screens themselves, as
/// Swift writes them, are in `screens`.
struct NavigationContext {
    let graph: NavigationGraph
    /// The enum of the destinations.
    let screens: EnumContext
    /// Whether an icon is an image of the app's own.
    let iconsHaveAssets: Bool

    var hasNavigation: Bool { graph.hasNavigation }
    var isSplit: Bool { graph.layout.host == .split }
    var hasContent: Bool { isSplit && screens.hasPlaceholder }
    var collapses: Bool { isSplit && graph.layout.compactStyle.value == .collapse }
    var usesNavigationPath: Bool { hasNavigation && graph.layout.path == .navigationPath }

    var showsTabs: Bool { hasNavigation && !collapses && !graph.tabs.isEmpty }
    var showsSheets: Bool { hasNavigation && !graph.sheets.sheets.isEmpty }

    var isAnimated: Bool { graph.layout.animation != .none }

    /// The destinations whose payload is one value, one for each type: on a path the value can stand for the screen. A screen
    /// stands there for itself alone.
    var pathValues: [Int] {
        guard usesNavigationPath else { return [] }
        var types: Set<String> = []
        return (0..<screens.rowCount).filter { index in
            let payload = screens.payload(index)
            guard payload.count == 1, screens.traits[payload.start].isEncodable else { return false }
            let type = screens.parameters[payload.start].typeText
            return !screens.isSelf(type) && types.insert(type.string).inserted
        }
    }

    /// `sidebarItem != nil || AppTab(root: self) != nil`
    func appendIsRoot(to buffer: inout ByteBuffer) {
        if isSplit { buffer.append("sidebarItem != nil") }
        if isSplit, showsTabs { buffer.append(" || ") }
        if showsTabs {
            buffer.append(identifier: graph.tabsEnumName.value)
            buffer.append("(root: self) != nil")
        } else if !isSplit, let start = graph.layout.start {
            buffer.append("self == ")
            screens.appendItem(start, to: &buffer)
        }
    }

    /// `.author(value)`
    func appendPathItem(_ index: Int, to buffer: inout ByteBuffer) {
        screens.appendCase(index, to: &buffer)
        buffer.append("(")
        if let label = screens.parameters[screens.payload(index).start].label {
            buffer.append(argumentLabel: label.bytes)
            buffer.append(": ")
        }
        buffer.append("value)")
    }
}
