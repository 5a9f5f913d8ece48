import ScreenSpecDiagnostics

extension GraphBuilder {
    /// What is restored can be saved.
    mutating func checkRestoration() {
        guard let restore = document.state.restore, restore.value != .none else { return }
        if !conformances.isCodable, !isUnread("app") {
            report(
                .notRestorable, "the state is to be restored, and what is in it is not Codable", at: restore.range,
                help: "add `Codable` to `app.conformances`")
        }
        if layout.host == .none, !isUnread("layout"), !isUnread("sidebar"), !isUnread("tabs") {
            report(
                .notRestorable, "the state is to be restored, and no host is generated that would do so",
                at: restore.range, help: "add a `sidebar`, `tabs` or `layout: {host: stack}`, or leave `restore` out")
        }
    }

    /// What the layout says is possible with what else the spec has.
    mutating func check(_ layout: Layout) {
        if let host = layout.host { check(host) }
        if let width = layout.content { check(width) }
        if document.sidebar == nil, layout.host?.value != .split, !isUnread("sidebar") { checkNoSplitKeys(of: layout) }
        if let style = layout.compact?.style { check(style) }
        if let path = layout.path, path.value == .navigationPath, !conformances.isCodable, !isUnread("app") {
            report(
                .pathNotCodable, "a `NavigationPath` is saved, and the enum is not Codable", at: path.range,
                help: "add `Codable` to `app.conformances`, or write `array`")
        }
        if let path = layout.path, path.value == .navigationPath { checkPlatforms(of: path) }
    }

    /// The router holds a `NavigationPath`, which a class cannot do only where there is one.
    private mutating func checkPlatforms(of path: Located<Layout.Path>) {
        let systems = Systems(document.app?.platforms ?? [])
        guard let older = systems.before(.navigationStack).first, let platform = older.platform,
            let first = API.navigationStack.availability[platform]
        else { return }
        report(
            .pathTooNew,
            "the app runs on \(platform) \(older.version.string), and there is a `NavigationPath` from \(platform) \(first.major) on",
            at: path.range, notes: [.init("the platform is here", at: older.name.range)],
            help: "write `array`, which works everywhere")
    }

    private mutating func check(_ host: Located<Layout.Host>) {
        switch host.value {
        case .split:
            if document.sidebar != nil || isUnread("sidebar") { return }
            report(
                .layoutHost, "a split view needs a `sidebar`, and the spec has none", at: host.range,
                help: "add a `sidebar`, or remove `host`")
        case .stack:
            reportHidden("the sidebar", by: host, document.sectionKeys["sidebar"])
            reportHidden("the tabs", by: host, document.sectionKeys["tabs"])
        }
    }

    private mutating func reportHidden(
        _ noun: String, by host: Located<Layout.Host>, _ place: SourceRange?
    ) {
        guard let place else { return }
        report(
            .layoutHost, "\(noun) would never be shown in a stack", at: host.range,
            notes: [.init("\(noun) \(noun == "the tabs" ? "are" : "is") here", at: place)],
            help: "remove `host`, or \(noun)")
    }

    private mutating func checkNoSplitKeys(of layout: Layout) {
        for key in layout.splitKeys where document.tabs == nil || key.string != "secondary" {
            report(
                .layoutKey,
                "`layout.\(key.string)` means nothing \(document.tabs == nil ? "in a stack" : "among tabs"): "
                    + "there are no columns without a `sidebar`",
                at: key.range, help: "remove it, or add a `sidebar`")
        }
    }

    private mutating func check(_ style: Located<Layout.CompactStyle>) {
        guard document.sidebar != nil else { return }
        switch style.value {
        case .tabs:
            if document.tabs != nil || isUnread("tabs") { return }
            report(
                .compactTabs, "tabs are to stand in for the split view, and the spec has none", at: style.range,
                help: "add `tabs`, or write `collapse`")
        case .collapse:
            guard let place = document.sectionKeys["tabs"] else { return }
            report(
                .unusedTabs, "the tabs are never shown: where there is no room for columns, they collapse",
                at: style.range, notes: [.init("the tabs are here", at: place)],
                help: "write `tabs`, or remove the tabs")
        }
    }

    /// No width is larger than the one that stands for more.
    mutating func check(_ width: ColumnWidth) {
        let given = [width.minimum, width.ideal, width.maximum].compactMap { $0 }
        for (smaller, larger) in zip(given, given.dropFirst()) where smaller.value > larger.value {
            report(
                .invertedWidth, "the width `\(larger.value)` is less than `\(smaller.value)` before it",
                at: larger.range,
                notes: [.init("the larger width is here", at: smaller.range)],
                help: "write `min`, `ideal` and `max` so that none is less than the one before")
        }
    }
}
