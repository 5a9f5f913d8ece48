/// What a guard shows in place of something, told from what is equal to it.
let statePlacedPartial: StaticString = #"""
    /// Whether it is there, be it on show or not.
    func has(_ placed: Placed) -> Bool { place(of: placed) != nil }

    /// Takes something away, with all that lies on it; what a container begins with stays.
    mutating func takeAway(_ placed: Placed) {
        {{#hasScopes}}
        guard let (scope, index) = place(of: placed) else { return }
        {{#collapses}}
        if placed.coversSidebar { showsSidebar = true }
        {{/collapses}}
        {{#hasLayers}}
        if case .layer(let level) = scope { close(from: index == 0 ? level : level + 1) }
        {{/hasLayers}}
        if index > 0 { setStack(Array(stack(in: scope).prefix(index - 1)), in: scope) }
        {{#hasLayers}}
        if index > 0, scope == .base { close(from: 0) }
        {{/hasLayers}}
        {{/hasScopes}}
        {{^hasScopes}}
        guard let index = place(of: placed), index > 0 else { return }
        stack = Array(screens[1..<index])
        {{#collapses}}
        if placed.coversSidebar { showsSidebar = true }
        {{/collapses}}
        {{/hasScopes}}
    }

    {{#hasScopes}}
    /// The topmost of what is equal to something.
    func topmost(_ shown: Shown) -> Placed? {
        {{#tabs}}
        let tabs = [selectedTab] + {{enum}}.allCases.filter { $0 != selectedTab }
        {{/tabs}}
        let scopes = {{#hasLayers}}layers.indices.reversed().map(Scope.layer) + {{/hasLayers}}{{#tabs}}tabs.map(Scope.tab){{/tabs}}{{^tabs}}[.base]{{/tabs}}
        for scope in scopes {
            let number = trails(of: scope).reduce(-1) { $0 + $1.items.count { $0 == shown } }
            if number >= 0 { return Placed(shown: shown, scope: scope, number: number) }
        }
        return nil
    }

    {{#asksBeforeDismissal}}
    /// The layer that begins with it.
    func level(of placed: Placed) -> Int? {
        if case (.layer(let level), 0)? = place(of: placed) { level } else { nil }
    }

    {{/asksBeforeDismissal}}
    /// In which trail it lies now, and on how much there; `nil` where it is gone.
    private func place(of placed: Placed) -> (scope: Scope, index: Int)? {
        var number = placed.number
        for (scope, items) in trails(of: placed.scope) {
            let indices = items.indices.filter { items[$0] == placed.shown }
            if number < indices.count { return (scope, indices[number]) }
            number -= indices.count
        }
        return nil
    }

    /// What lies in a tab or a layer, from its root on.{{#isSplit}}{{#tabs}} Columns may stand on what the tab holds.{{/tabs}}{{/isSplit}}
    private func trails(of scope: Scope) -> [(scope: Scope, items: [Shown])] {
        {{#hasLayers}}
        if case .layer(let level) = scope {
            if !has(scope) { return [] }
            return [(scope, [layers[level].content] + layers[level].stack.map { .screen($0) })]
        }
        {{/hasLayers}}
        {{#tabs}}
        {{#isSplit}}
        let scopes = scope != .tab(selectedTab) ? [scope] : isOnShow(scope) ? [.base] : [scope, .base]
        {{/isSplit}}
        {{^isSplit}}
        let scopes = isOnShow(scope) ? [.base] : [scope]
        {{/isSplit}}
        {{/tabs}}
        {{^tabs}}
        let scopes = [Scope.base]
        {{/tabs}}
        return scopes.map { ($0, ([root(of: $0)].compactMap { $0 } + stack(in: $0)){{#hasLayers}}.map { .screen($0) }{{/hasLayers}}) }
    }

    {{#tabs}}
    /// Whether it lies in a tab that is not on show.
    func hides(_ placed: Placed) -> Bool {
        if case .tab = place(of: placed)?.scope { true } else { false }
    }

    {{/tabs}}
    {{/hasScopes}}
    {{^hasScopes}}
    /// The topmost of what is equal to something.
    func topmost(_ shown: Shown) -> Placed? {
        let count = screens.count { $0 == shown }
        return count > 0 ? Placed(shown: shown, number: count - 1) : nil
    }

    /// On how much it lies; `nil` where it is gone.
    private func place(of placed: Placed) -> Int? {
        let indices = screens.indices.filter { screens[$0] == placed.shown }
        return placed.number < indices.count ? indices[placed.number] : nil
    }

    {{/hasScopes}}
    """#
