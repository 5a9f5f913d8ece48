import ScreenSpecDiagnostics
import ScreenSpecSwift

extension GraphBuilder {
    /// Finds out what holds the screens and which one is shown first.
    mutating func resolveLayout() {
        let start: NavigationGraph.Item? =
            switch host {
            case .split: splitStart()
            case .tabs: startTab.map { tabs[$0].root }
            case .stack: stackStart().map { NavigationGraph.Item($0) }
            case .none: noStart()
            }
        layout = ResolvedLayout(document, host, start: start, sidebarTitle: shown(document.sidebar?.title))
        if let written = document.layout { check(written) }
    }

    private var host: ResolvedLayout.Host {
        if document.sidebar != nil { return .split }
        if document.tabs != nil { return .tabs }
        let isNavigated =
            document.layout != nil || document.sheets != nil || document.dialogs != nil || document.windows != nil
            || !document.presentations.isEmpty || !document.guards.isEmpty
        return isNavigated ? .stack : .none
    }

    /// The first fixed row of the sidebar; of a sidebar with none, the first destination that needs no payload.
    private mutating func splitStart() -> NavigationGraph.Item? {
        let rows = sections.flatMap(\.fixedRows)
        if let row = rows.first(where: \.presence.isAlways) { return firstOpenRow(unless: row).item }
        if let row = rows.first {
            reportConditionalStart("no row of the sidebar is always there, so none can be shown first", row.name)
            return nil
        }
        let destinations = document.rows.destinations
        let first = destinations.indices.first {
            destinations[$0].presentation == 0 && requiredParameter(of: destinations[$0]) == nil
                && presence(ofDestination: $0).isAlways
        }
        if let first { return NavigationGraph.Item(first) }
        let isOverData = (document.sidebar?.sections ?? []).allSatisfy { $0.items == nil && $0.each != nil }
        if isOverData, destinations.count > 0, let place = document.sectionKeys["sidebar"] {
            report(
                .startNeedsPayload,
                "the sidebar has no section with `items`, and every destination has a payload or is presented: none can be shown first",
                at: place,
                help: "add a section with `items`, or a destination without a payload")
        }
        return nil
    }

    /// In the place of a row that may be hidden, the first that is not, and that requires no guard.
    private func firstOpenRow(unless row: NavigationGraph.FixedRow) -> NavigationGraph.FixedRow {
        var open: NavigationGraph.FixedRow?
        for section in sections {
            for other in section.fixedRows where other.isAlways(in: section) {
                if other.name.range == row.name.range { return row }
                if open == nil, document.rows.destinations[other.destination].requires.count == 0 { open = other }
            }
        }
        return open ?? row
    }

    /// Without anything that holds screens there is no first one; but an enum needs a case.
    private mutating func noStart() -> NavigationGraph.Item? {
        if let first = document.rows.destinations.first, !destinationPresences.isEmpty,
            destinationPresences.allSatisfy({ !$0.conditions.isEmpty })
        {
            reportConditionalStart("every destination has a `condition`, so there may be none", first.name)
        }
        return nil
    }

    private mutating func stackStart() -> Int? {
        if isUnread("sidebar") || isUnread("tabs") { return nil }
        guard let any = document.rows.destinations.first else { return nil }
        let index = destinationPresences.isEmpty ? 0 : destinationPresences.firstIndex(where: \.isAlways)
        guard let index else {
            reportConditionalStart("no destination is always there, so the stack has none to begin with", any.name)
            return nil
        }
        let first = document.rows.destinations[index]
        checkNotPresented(index, "the stack begins with it, for it is the first", at: first.name.range)
        guard let parameter = requiredParameter(of: first) else { return index }
        let sections = ["layout", "sheets", "dialogs", "windows"].compactMap { document.sectionKeys[$0] }
        if document.layout?.host?.value == .split { return nil }
        let place = document.layout?.host?.range ?? sections.first ?? document.guards.first?.name.range
        report(
            .startNeedsPayload,
            "the stack begins with `\(first.name.string)`, whose parameter `\(parameter.name.string)` has no default",
            at: place ?? first.name.range, notes: [.init("the parameter is here", at: parameter.name.range)],
            help: "write a destination without a payload first, or give the parameter a default")
        return nil
    }

    /// Whether a section of the file was given of which nothing could be made.
    func isUnread(_ section: String) -> Bool { document.unreadSections.contains(section) }

    /// The first parameter that a destination cannot be shown without.
    func requiredParameter(of destination: Destination) -> PayloadParameter? {
        let parameters = document.rows.parameters.base
        guard let index = destination.payload.indices.first(where: { !parameters[$0].hasDefault }) else { return nil }
        return parameters[index]
    }
}
