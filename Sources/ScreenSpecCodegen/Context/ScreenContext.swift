import ScreenSpecDiagnostics
import ScreenSpecModel

/// What the screens' enum has and no other: titles, icons, columns, placeholders, attributes, and where screens lead.
final class ScreenContext {
    /// The enum of the destinations; its rows are the graph's destinations.
    let cases: EnumContext
    let graph: NavigationGraph
    let hasTitles: Bool
    let hasIcons: Bool
    /// Whether an icon is another one where its screen is chosen.
    let hasSelectedIcons: Bool
    /// Whether an icon of the app, be it a screen's or not, is an image of its own.
    let iconsHaveAssets: Bool

    /// Whether a screen has no icon, and others have one.
    let iconsAreOptional: Bool

    /// - Parameter cases: the enum of the destinations.
    init(_ cases: EnumContext) {
        self.cases = cases
        graph = cases.graph
        let (rows, count) = (cases.rows, cases.rowCount)
        let fallback = graph.app.defaultIcon
        var (titles, icons, selected, lacksIcon) = (false, false, false, false)
        var assets = fallback?.isAsset == true || graph.shownIcons.contains(where: \.isAsset)
        var index = 0
        while index < count {
            if rows[index].title != nil { titles = true }
            if let icon = rows[index].icon ?? fallback, !icon.isView {
                icons = true
                if icon.isAsset { assets = true }
                if icon.selected != nil { selected = true }
            } else {
                lacksIcon = true
            }
            index &+= 1
        }
        hasTitles = titles
        hasIcons = icons
        hasSelectedIcons = selected
        iconsAreOptional = icons && lacksIcon
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

    /// What `allCases` lists: Swift cannot know what is a screen, be it on this system or not.
    var allCases: BuiltList {
        cases.builtList(
            (0..<cases.rowCount).map { (cases.table.presence($0).onEverySystem, NavigationGraph.Item($0)) })
    }

    /// Whether a view of a screen is not on all of the app's systems.
    var lacksViews: Bool { (0..<(cases.table.hasPresences ? cases.rowCount : 0)).contains { cases.check($0) != nil } }

    /// Whether one of a sheet is not.
    var sheetsLackViews: Bool {
        let table = graph.sheets.cases
        return table.hasPresences
            && (0..<table.count).contains { table.presence($0).check(from: graph.systems.lowest) != nil }
    }

    /// A case's own icon, or else the app's; nil where neither says one, or it has no name.
    func icon(_ index: Int) -> Icon? {
        let icon = (index < cases.rowCount ? (cases.rows + index).pointee.icon : nil) ?? graph.app.defaultIcon
        return icon?.isView == true ? nil : icon
    }
}
