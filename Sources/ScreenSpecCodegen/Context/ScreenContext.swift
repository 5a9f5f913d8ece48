import ScreenSpecDiagnostics
import ScreenSpecModel

/// What the screens' enum has and no other: titles, icons, columns, placeholders, attributes, and where screens lead.
final class ScreenContext {
    /// The enum of the destinations; its rows are the graph's destinations.
    let cases: EnumContext
    let graph: NavigationGraph
    let hasTitles: Bool
    let hasIcons: Bool
    /// Whether an icon of the app, be it a screen's or not, is an image of its own.
    let iconsHaveAssets: Bool

    /// Whether a screen has no icon, and others have one.
    let iconsAreOptional: Bool

    /// - Parameter cases: the enum of the destinations.
    init(_ cases: EnumContext) {
        self.cases = cases
        graph = cases.graph
        let (rows, count) = (cases.rows, cases.rowCount)
        var (titles, icons) = (false, graph.app.defaultIcon != nil)
        var assets =
            graph.app.defaultIcon?.isAsset == true
            || graph.sections.contains { section in
                section.each?.icon?.isAsset == true || section.fixedRows.contains { $0.icon?.isAsset == true }
            }
        var lacksIcon = false
        var index = 0
        while index < count {
            if rows[index].title != nil { titles = true }
            if let icon = rows[index].icon {
                icons = true
                if icon.isAsset { assets = true }
            } else {
                lacksIcon = true
            }
            index &+= 1
        }
        hasTitles = titles
        hasIcons = icons
        iconsAreOptional = icons && lacksIcon && graph.app.defaultIcon == nil
        iconsHaveAssets = assets
    }

    /// Whether a title or a placeholder is looked up.
    var localizes: Bool { hasTitles || cases.hasPlaceholder }

    /// Whether the metadata needs Foundation, and no import of the spec's own brings it.
    var needsFoundation: Bool {
        (localizes || graph.sharesBundle) && !Imports(graph: graph).metadataHasFoundation
    }

    /// Whether `allCases` is written: Swift lists the cases of an enum itself where none has a payload.
    var writesAllCases: Bool {
        cases.conformances.isIterable && (cases.hasPlaceholder || cases.hasPayloads)
    }

    /// A case's own icon, or else the app's; nil where neither says one.
    func icon(_ index: Int) -> Icon? {
        (index < cases.rowCount ? (cases.rows + index).pointee.icon : nil) ?? graph.app.defaultIcon
    }
}
