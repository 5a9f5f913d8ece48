import ScreenSpecDiagnostics
import ScreenSpecModel

/// The tabs.
func makeTabsField(_ navigation: NavigationContext) -> Field {
    let tabs = navigation.graph.tabs
    let icons = IconViews.tabs(navigation.graph)
    let item = itemShape(navigation, icons, tabs.map(\.presence))
    let entries = navigation.graph.tabEntries
    let presences = entries.map { entry in
        switch entry {
        case .tab(let tab): tabs[tab].presence
        case .section(let section): section.presence
        }
    }
    let sections = navigation.graph.tabSections
    let sectionNumbers = entries.indices.map { number in
        entries[..<number].reduce(0) { if case .section = $1 { $0 + 1 } else { $0 } }
    }
    let section = sectionShape(navigation, icons)
    let entry = Shape(
        "tab entry",
        [
            Field("tab", .object(item), "The tab, where it is one.") {
                if case .tab(let tab) = entries[$0] { .object(tab) } else { .absent }
            },
            Field("section", .object(section), "The section, where it is one.") {
                if case .section = entries[$0] { .object(sectionNumbers[$0]) } else { .absent }
            },
        ], condition: condition(of: presences))
    // A result builder takes ten.
    let group = Shape(
        "group",
        [
            Field("members", .list(entry), "Ten of the entries, or what is left.") {
                .list(start: $0 * 10, count: min(10, entries.count - $0 * 10))
            }
        ],
        condition: condition(
            of: stride(from: 0, to: presences.count, by: 10).map { .any(of: Array(presences[$0...].prefix(10))) }))
    let shape = Shape(
        "tabs",
        [
            Field("enum", .identifier, "The name of the tabs' enum.") { _ in
                .text(navigation.graph.tabsEnumName.value)
            },
            Field("item", .identifier, "The name of the screens' enum.") { _ in .text(navigation.screens.enumName) },
            Field("first", .identifier, "The name of the tab that what is shown first belongs to.") { _ in
                .text(navigation.firstTab.map { tabs[$0].id.bytes } ?? ByteText(""))
            },
            Field("start", .identifier, "The name of the tab that tabs begin with.") { _ in
                .text(navigation.graph.startTab.map { tabs[$0].id.bytes } ?? ByteText(""))
            },
            Field("items", .list(item), "The tabs, in order.") { _ in
                .list(start: 0, count: tabs.count)
            },
            Field("entries", .list(entry), "What stands beside each other: tabs, and sections of some.") { _ in
                .list(start: 0, count: entries.count)
            },
            Field("sections", .list(section), "The sections.") { _ in .list(start: 0, count: sections.count) },
            Field("looksUp", .flag, "Whether headings are looked up.") { _ in
                .flag(sections.contains { $0.title != nil })
            },
            Field("isGrouped", .flag, "Whether there are too many entries to stand side by side.") { _ in
                .flag(entries.count > 10)
            },
            Field("groups", .list(group), "The entries in groups of ten.") { _ in
                .list(start: 0, count: (entries.count + 9) / 10)
            },
            Field("hasSidebar", .flag, "Whether the tabs can become a sidebar.") { _ in
                .flag(navigation.graph.tabStyle.value == .sidebarAdaptable)
            },
            Field("hasLabels", .flag, "Whether a tab's icon is more than an image.") { _ in
                .flag(tabs.contains { $0.icon.isView || $0.icon.selected != nil })
            },
            Field("iconsAreOptional", .flag, "Whether a tab's icon has no name.") { _ in
                .flag(tabs.contains { $0.icon.isView })
            },
            icons.field("tabIcons"),
            Field("popsOnReselection", .flag, "Whether a tab goes back to its root when it is tapped again.") { _ in
                .flag(navigation.graph.reselection.value == .popToRoot)
            },
            Field("hasAssets", .flag, "Whether a tab's icon is an image of the app's own.") { _ in
                .flag(tabs.contains { $0.icon.isAsset })
            },
        ])
    let retired = navigation.retiredTabNames
    let code = tabs.flatMap { [$0.badge, $0.visible] }.compactMap { $0?.bytes }
    let uses = navigation.graph.dependencies.uses(inAll: code)
    shape.fields +=
        DependencyFields(navigation.graph, [uses]).fields { _ in 0 } + [
            Field("hasRetiredNames", .flag, "Whether a tab had another name before.") { _ in .flag(!retired.isEmpty) },
            Field("hasBadges", .flag, "Whether something stands on a tab.") { _ in
                .flag(tabs.contains { $0.badge != nil })
            },
            Field("hasConditions", .flag, "Whether a tab is not always shown.") { _ in
                .flag(tabs.contains { navigation.isHidable($0) })
            },
            Field("hasConstantTabs", .flag, "Whether a tab of every build always is.") { _ in
                .flag(navigation.hasConstantTabs)
            },
            Field("hasUnavailable", .flag, "Whether some systems lack a tab.") { _ in
                .flag(tabs.contains { navigation.check($0) != nil })
            },
            Field("readsNames", .flag, "Whether a tab's name is not read as it was saved.") { _ in
                .flag(!retired.isEmpty || tabs.contains { navigation.check($0) != nil })
            },
        ]
    return Field("tabs", .object(shape), "The tabs, where some are shown.") { _ in
        navigation.showsTabs ? .object(0) : .absent
    }
}

/// What `#if` asks for each of some things; nil where all are in every build.
func condition(of presences: [Presence]) -> ((Int) -> String?)? {
    presences.allSatisfy(\.conditions.isEmpty) ? nil : { presences[$0].condition }
}

extension NavigationContext {
    /// The names that tabs had before.
    fileprivate var retiredTabNames: [Int: [ByteText]] {
        graph.retiredNames { if case .tab(let number) = $0 { number } else { nil } }
    }

    /// What `#available` asks for a tab; nil for one that all of the app's systems have.
    fileprivate func check(_ tab: NavigationGraph.Tab) -> String? { tab.presence.check(from: graph.systems.lowest) }

    /// Whether a tab may be in the build and not be shown.
    fileprivate func isHidable(_ tab: NavigationGraph.Tab) -> Bool { tab.visible != nil || check(tab) != nil }

    /// Whether some tab is in every build and always shown.
    fileprivate var hasConstantTabs: Bool {
        graph.tabs.contains { !isHidable($0) && $0.presence.conditions.isEmpty }
    }

    /// What a tab is called where it is asked whether it is shown.
    fileprivate var askedTab: String {
        graph.tabs.contains { check($0) != nil } ? LocalNames(hostsOf: graph).name("tab") : "tab"
    }

    /// `tab.isAvailable && session.isSignedIn`
    ///
    /// - Parameter name: what the tab is called there.
    fileprivate func appendShown(_ tab: NavigationGraph.Tab, as name: String, to buffer: inout ByteBuffer) {
        let isAsked = check(tab) != nil
        if isAsked { buffer.append("\(name).isAvailable") }
        guard let visible = tab.visible?.bytes else { return buffer.append(isAsked ? "" : "true") }
        if !isAsked { return buffer.append(code: visible) }
        buffer.append(" && ")
        buffer.append(operand: visible)
    }

    fileprivate func tabs(of section: NavigationGraph.TabSection) -> BuiltList {
        BuiltList(
            name: "tabs", type: graph.tabsEnumName.value,
            elements: section.tabs.map { number in
                let tab = graph.tabs[number]
                return (
                    tab.presence.within(section.presence.onEverySystem),
                    { buffer in
                        buffer.append(0x2E)
                        buffer.append(identifier: tab.id.bytes)
                    }
                )
            }, systems: graph.systems)
    }
}

/// Tabs under a heading. They are grouped as those that stand beside them are.
private func sectionShape(_ navigation: NavigationContext, _ icons: IconViews) -> Shape {
    let (sections, tabs) = (navigation.graph.tabSections, navigation.graph.tabs)
    let tabNames = tabs.map(\.id.bytes)
    var outer = [Presence](repeating: .always, count: tabs.count)
    for section in sections { for tab in section.tabs { outer[tab] = section.presence } }
    let places = tabs.indices.map { tabs[$0].presence.within(outer[$0]) }
    let item = itemShape(navigation, icons, places)
    let groups = sections.enumerated().flatMap { number, section in
        stride(from: section.tabs.lowerBound, to: section.tabs.upperBound, by: 10).map {
            (section: number, tabs: $0..<min($0 + 10, section.tabs.upperBound))
        }
    }
    let group = Shape(
        "group of a section",
        [
            Field("members", .list(item), "Ten of the tabs, or what is left.") {
                .list(start: groups[$0].tabs.lowerBound, count: groups[$0].tabs.count)
            }
        ], condition: condition(of: groups.map { .any(of: Array(places[$0.tabs])) }))
    return Shape(
        "tab section",
        [
            Field("id", .identifier, "Its name.") { .text(sections[$0].id.bytes) },
            Field("comment", .comment, "The heading, or its name where there is none.") {
                .text((sections[$0].title?.written ?? sections[$0].id).bytes)
            },
            Field(
                code: "heading", "The heading, looked up, where there is one.", where: { sections[$0].title != nil },
                write: { section, buffer in sections[section].title.map { buffer.append(shown: $0) } }),
            Field("members", .list(item), "Its tabs.") {
                .list(start: sections[$0].tabs.lowerBound, count: sections[$0].tabs.count)
            },
            Field(
                code: "builtTabs", kind: .type, "The statements that list its tabs, where not all are always there.",
                where: { navigation.tabs(of: sections[$0]).elements.contains { !$0.presence.isAlways } },
                write: { navigation.tabs(of: sections[$0]).append(to: &$1) }),
            Field("canBeEmpty", .flag, "Whether some systems lack all of its tabs.") {
                .flag(sections[$0].presence.check(from: navigation.graph.systems.lowest) != nil)
            },
            Field(code: "names", "`[.saved, .recent]`") { section, buffer in
                let tabs = Array(sections[section].tabs)
                buffer.appendList("[", 0, tabs.count, "]", behind: 2, endsWithComma: true) { tab, buffer in
                    buffer.append(0x2E)
                    buffer.append(identifier: tabNames[tabs[tab]])
                }
            },
            Field("isGrouped", .flag, "Whether there are too many tabs to stand side by side.") {
                .flag(sections[$0].tabs.count > 10)
            },
            Field("groups", .list(group), "The tabs in groups of ten.") { number in
                let first = groups.firstIndex { $0.section == number } ?? 0
                return .list(start: first, count: (sections[number].tabs.count + 9) / 10)
            },
        ], condition: condition(of: sections.map(\.presence)))
}

/// - Parameter places: where tabs are, as the code around them asks it.
private func itemShape(_ navigation: NavigationContext, _ icons: IconViews, _ places: [Presence]) -> Shape {
    let tabs = navigation.graph.tabs
    let retired = navigation.retiredTabNames
    let askedTab = navigation.askedTab
    return Shape(
        "tab",
        [
            Field("name", .identifier, "The tab's name.") { .text(tabs[$0].id.bytes) },
            Field("retiredNames", .expression, "The names that it had before, as literals, where it had some.") {
                retired[$0].map { .string($0.map { "\"\($0.string)\"" }.joined(separator: ", ")) } ?? .absent
            },
            Field("identifier", .string, "What tests find it by.") { .string("tab.\(tabs[$0].id.string)") },
            Field(code: "title", "The title, looked up.") {
                guard let title = tabs[$0].title else { return $1.append("root.displayName") }
                $1.append(shown: title)
            },
            Field("icon", .string, "The icon's name; absent for a view.") {
                tabs[$0].icon.isView ? .absent : .text(tabs[$0].icon.name.bytes)
            },
            Field("selectedIcon", .string, "The icon's name where the tab is chosen, where that is another.") {
                tabs[$0].icon.selected.map { .text($0.bytes) } ?? .absent
            },
            Field("iconView", .identifier, "The view that is the icon, where it is one.") {
                icons[tabs[$0].icon].map { .string($0.name) } ?? .absent
            },
            Field("holdsSplit", .flag, "Whether it holds a split view where there is room.") {
                .flag(tabs[$0].holder.value == .split)
            },
            Field("isAsset", .flag, "Whether the icon is an image of the app's own.") { .flag(tabs[$0].icon.isAsset) },
            Field(code: "root", "The item that the tab begins with.") {
                navigation.screens.appendItem(tabs[$0].root, to: &$1)
            },
            Field("badge", .expression, "What stands on it, where something does.") {
                tabs[$0].badge.map { .text($0.bytes) } ?? .absent
            },
            Field("isHidable", .flag, "Whether it is not always shown.") { .flag(navigation.isHidable(tabs[$0])) },
            Field(
                code: "shown", "When it is shown, where that is to be said.",
                where: { navigation.isHidable(tabs[$0]) || !navigation.hasConstantTabs },
                write: { navigation.appendShown(tabs[$0], as: askedTab, to: &$1) }),
            Field("available", .expression, "What `#available` asks for it, where some systems lack it.") {
                navigation.check(tabs[$0]).map { .string($0) } ?? .absent
            },
            Field(
                code: "role", "What it is for, where the spec says it.", where: { tabs[$0].role != nil },
                write: { tab, buffer in tabs[tab].role.map { buffer.append(".\($0.rawValue)") } }),
            Field(
                code: "placement", "Where the tab stands, where the spec says it.",
                where: { tabs[$0].placement.value != .automatic },
                write: { $1.append(".\(tabs[$0].placement.value.rawValue)") }),
        ], condition: condition(of: places))
}

extension NavigationGraph {
    /// The sections of tabs, in order.
    var tabSections: [TabSection] {
        tabEntries.compactMap { if case .section(let section) = $0 { section } else { nil } }
    }
}
