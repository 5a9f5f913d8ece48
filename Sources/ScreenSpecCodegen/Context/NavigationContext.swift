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
    /// Whether a screen's icon is a `String?`.
    let iconsAreOptional: Bool
    /// Whether a screen of the content column opens another one of that column that the sidebar does not show.
    let nestsContent: Bool

    var hasNavigation: Bool { graph.hasNavigation }
    var isSplit: Bool { graph.layout.host == .split }
    var hasContent: Bool { isSplit && screens.hasPlaceholder }
    var collapses: Bool { isSplit && graph.layout.compactStyle.value == .collapse }
    var usesNavigationPath: Bool { hasNavigation && graph.layout.path == .navigationPath }

    var showsTabs: Bool { hasNavigation && !collapses && !graph.tabs.isEmpty }
    var showsSheets: Bool { hasNavigation && !graph.sheets.sheets.isEmpty }

    var asks: Bool { hasNavigation && graph.dialogs.cases.count > 0 }

    /// Whether a placeholder stands for what is being found for a link.
    var showsUnderWay: Bool {
        hasNavigation && screens.hasPlaceholder && graph.links.routes.contains { !$0.models.isEmpty }
    }

    var isAnimated: Bool { graph.layout.animation != .none }

    /// Whether one split view is all layouts, and is told which column to show where there is room for one.
    var prefersCompactColumn: Bool { collapses && !graph.systems.mayLack(.preferredColumn) }

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

    /// `.authors`, or `AppTab.films.root`, or `NavigationItem.browseCases[0]`: arguments are written in one place, where
    /// nothing of the state hides their names.
    func appendStart(to buffer: inout ByteBuffer) {
        guard let start = graph.layout.start else { return }
        if start.arguments == nil { return screens.appendItem(start, to: &buffer) }
        if isSplit {
            buffer.append(identifier: screens.enumName)
            let section = graph.sections.first { !$0.items.isEmpty }!
            if graph.startIsWrittenOut { return screens.appendItem(start, to: &buffer) }
            return buffer.append(".\(section.id.string)Cases[0]")
        }
        buffer.append(identifier: graph.tabsEnumName.value)
        buffer.append(".")
        graph.startTab.map { buffer.append(identifier: graph.tabs[$0].id.bytes) }
        buffer.append(".root")
    }
}

extension NavigationGraph {
    /// Whether the first row is not where it is looked up in every build.
    var startIsWrittenOut: Bool {
        sections.first { !$0.items.isEmpty }.map { !$0.fixedRows[0].presence.isAlways } ?? false
    }
}
