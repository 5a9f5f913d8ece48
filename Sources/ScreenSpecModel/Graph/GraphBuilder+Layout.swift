import ScreenSpecDiagnostics

extension GraphBuilder {
    /// Finds out what holds the screens and which one is shown first.
    mutating func resolveLayout() {
        layout.host = host
        switch layout.host {
        case .split: layout.start = splitStart
        case .tabs: layout.start = tabs.first?.root
        case .stack: layout.start = stackStart
        case .none: break
        }
        layout.compactStyle = document.layout?.compact?.style?.value ?? (document.tabs == nil ? .collapse : .tabs)
    }

    private var host: ResolvedLayout.Host {
        if document.sidebar != nil { return .split }
        if document.tabs != nil { return .tabs }
        return document.layout == nil ? .none : .stack
    }

    /// The first fixed row of the sidebar; of a sidebar with none, the first destination that needs no payload.
    private var splitStart: Int? {
        if let row = sections.lazy.compactMap(\.items.first).first { return row }
        return document.destinations.indices.first { requiredParameter(of: document.destinations[$0]) == nil }
    }

    private var stackStart: Int? {
        guard let first = document.destinations.first else { return nil }
        return requiredParameter(of: first) == nil ? 0 : nil
    }

    /// The first parameter that a destination cannot be shown without.
    func requiredParameter(of destination: Destination) -> PayloadParameter? {
        let parameters = document.parameters.base
        guard let index = destination.payload.indices.first(where: { !parameters[$0].hasDefault }) else { return nil }
        return parameters[index]
    }
}
