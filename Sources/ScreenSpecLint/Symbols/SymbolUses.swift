import ScreenSpecDiagnostics
import ScreenSpecModel

/// The symbols that a spec names, each with what a list says of it.
package struct SymbolUses {
    let list: SymbolList
    let graph: NavigationGraph
    let uses: [(text: SourceText, symbol: SymbolList.Symbol?)]

    init(_ graph: NavigationGraph, _ list: SymbolList) {
        self.list = list
        self.graph = graph
        uses = graph.symbols.map { ($0, list[$0.bytes]) }
    }

    /// The platforms of the app on which `symbol` does not exist yet, with the version that brought it.
    func missing(_ symbol: SymbolList.Symbol) -> [(platform: App.Platform, first: ByteText)] {
        graph.systems.platforms.compactMap { platform in
            guard let first = symbol.release?.versions.first(where: { $0.platform.equals(platform.name.bytes) }),
                platform.lowest < SystemVersion(first.version)
            else { return nil }
            return (platform, first.version)
        }
    }

    /// Whether `symbol` is known to exist on all systems that the app runs on.
    func existsEverywhere(_ symbol: SymbolList.Symbol) -> Bool {
        let platforms = graph.systems.platforms
        guard let versions = symbol.release?.versions, !platforms.isEmpty else { return false }
        return missing(symbol).isEmpty
            && platforms.allSatisfy { platform in versions.contains { $0.platform.equals(platform.name.bytes) } }
    }
}

extension NavigationGraph {
    /// The names of SF Symbols, in the order of the document; images of the app's own left out.
    package var symbols: [SourceText] {
        var symbols: [SourceText] = []
        func add(_ icon: Icon?) {
            guard let icon, icon.form == .symbol else { return }
            symbols.append(icon.name)
            if let selected = icon.selected { symbols.append(selected) }
        }
        add(app.defaultIcon)
        for destination in destinations.rows { add(destination.icon) }
        symbols += placeholders.map(\.icon)
        for section in sections {
            for row in section.fixedRows { add(row.icon) }
            add(section.each?.icon)
        }
        for tab in tabs { add(tab.icon) }
        return symbols
    }
}

extension SourceText {
    /// The edit that writes `replacement` in its place, where it stands as it is.
    func replacing(with replacement: ByteText, isSafe: Bool) -> Fix? {
        guard verbatimStart != nil else { return nil }
        return Fix([Fix.Edit(range(0, bytes.count), replacement.string)], isSafe: isSafe)
    }
}
