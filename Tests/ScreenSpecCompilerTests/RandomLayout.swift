/// What an app's parts are put together as: of these keys each decides what is generated of the others. Specs of dice go through
/// all combinations that the language accepts, one a seed; all else is left to the dice.
struct RandomLayout: Hashable {
    /// What holds the screens.
    enum Holder: CaseIterable { case nothing, stack, sidebar, tabs, sidebarAndTabs }
    /// What columns the rows of the sidebar fill.
    enum Columns: CaseIterable { case two, three, both }

    var holder: Holder
    /// Whether `layout.host` says so. Beside tabs that is left to the dice.
    var saysHost = false
    var hasNavigationPath = false
    var hasSheets = false
    /// Whether a destination has a `presentation`.
    var hasPresentations = false
    /// Nil without a sidebar.
    var columns: Columns?
    /// Whether a tab holds a split view.
    var hasSplitTab = false
    /// The word of `tabs.style`, which may be left out.
    var style: String?
    /// The oldest iOS, where the spec says one.
    var floor: Int?

    /// All but for the floors.
    static let all = Holder.allCases.flatMap(all)
    static let floors = [nil, 16, 26]

    /// In an order in which neighbours have little in common. Each time that all were there, they come with other floors.
    init(seed: Int) {
        let index = seed * 71 % Self.all.count
        self = Self.all[index]
        floor = Self.floors[(index + seed / Self.all.count) % Self.floors.count]
    }

    private init(_ holder: Holder) { self.holder = holder }

    private static func all(_ holder: Holder) -> [RandomLayout] {
        let both = [false, true]
        let (hasSidebar, hasTabs) = (RandomLayout(holder).hasSidebar, RandomLayout(holder).hasTabs)
        return [RandomLayout(holder)]
            .varied(\.saysHost, holder == .stack || holder == .sidebar ? both : [false])
            .varied(\.hasNavigationPath, holder == .nothing ? [false] : both)
            .varied(\.hasSheets, holder == .nothing ? [false] : both)
            .varied(\.hasPresentations, holder == .nothing ? [false] : both)
            .varied(\.columns, hasSidebar ? Columns.allCases : [nil])
            .varied(\.hasSplitTab, holder == .tabs ? both : [false])
            .varied(\.style, hasTabs ? [nil, "automatic", "sidebarAdaptable"] : [nil])
            .filter { $0.holder != .stack || $0.makesStack }
    }

    var hasSidebar: Bool { holder == .sidebar || holder == .sidebarAndTabs }
    var hasTabs: Bool { holder == .tabs || holder == .sidebarAndTabs }
    /// Without any of these nothing holds the screens.
    private var makesStack: Bool { saysHost || hasNavigationPath || hasSheets || hasPresentations }
}

extension [RandomLayout] {
    /// Each with each of the values.
    fileprivate func varied<Value>(_ key: WritableKeyPath<RandomLayout, Value>, _ values: [Value]) -> [RandomLayout] {
        flatMap { layout in
            values.map { value in
                var layout = layout
                layout[keyPath: key] = value
                return layout
            }
        }
    }
}

// MARK: - In a spec

extension RandomLayout {
    /// What a spec has of it.
    ///
    /// - Parameter hasFloor: whether the floor is the layout's, and not that of the platform which all of a batch is for.
    init(of spec: SpecPart, hasFloor: Bool) {
        let destinations = spec["destinations"]?.parts ?? []
        let presented = destinations.compactMap { $0["presentation"] }.filter { $0.text != "push" }
        let isHeld = ["layout", "sheets", "dialogs", "windows", "guards"].contains { spec[$0] != nil }
        let kinds: [Holder] = [isHeld || !presented.isEmpty ? .stack : .nothing, .sidebar, .tabs, .sidebarAndTabs]
        self.init(kinds[(spec["sidebar"] == nil ? 0 : 1) + (spec["tabs"] == nil ? 0 : 2)])
        saysHost = holder != .sidebarAndTabs && spec["layout"]?["host"] != nil
        hasNavigationPath = spec["layout"]?["path"]?.text == "navigationPath"
        hasSheets = spec["sheets"] != nil
        hasPresentations = !presented.isEmpty
        if hasSidebar {
            let hasThree = destinations.contains { $0["placeholder"] != nil }
            let hasTwo = destinations.contains { $0["columns"]?.text == "2" }
            columns = hasThree ? hasTwo ? .both : .three : .two
        }
        let tabs = (spec["tabs"]?["items"]?.parts ?? []).flatMap { [$0] + ($0["items"]?.parts ?? []) }
        hasSplitTab = tabs.contains { $0["holds"]?.text == "split" }
        style = spec["tabs"]?["style"]?.text
        if hasFloor { floor = (spec["app"]?["platforms"]?["iOS"]?.text).flatMap { Int($0.prefix { $0 != "." }) } }
    }

    /// Whether a key is there; nil leaves that to the dice.
    func isThere(_ place: String) -> Bool? {
        switch place {
        case "spec.destinations": true
        case "spec.sidebar": hasSidebar
        case "spec.tabs": hasTabs
        case "spec.sheets": hasSheets
        case "spec.layout": holder == .nothing ? false : saysHost || hasNavigationPath ? true : nil
        case "spec.dialogs", "spec.windows", "spec.guards": holder == .nothing ? false : nil
        case "layout.host": holder == .sidebarAndTabs ? nil : saysHost
        case "layout.path", "destination.presentation":
            (place == "layout.path" ? hasNavigationPath : hasPresentations) ? nil : false
        case "destination.placeholder": columns == .two ? false : nil
        case "destination.columns": columns == .three ? false : nil
        case "tab.holds": hasSplitTab ? nil : false
        case "tabs.style": style != nil
        case "app.platforms": floor != nil
        default: nil
        }
    }

    /// The word that stands there; nil leaves that to the dice.
    func word(at place: String) -> String? {
        switch place {
        case "layout.host": hasSidebar ? "split" : "stack"
        case "tabs.style": style
        // Such a tab would need a sidebar.
        case "tab.placement": style == "automatic" ? "pinned" : nil
        case "destination.columns": columns == .two ? "2" : nil
        default: nil
        }
    }

    /// Gives a spec what it needs to be put together so, which nothing else in it speaks of.
    func complete(_ spec: SpecPart) {
        let isContent = columns == .three || hasSplitTab
        let rows = columns == .both ? ["firstScreen", "secondScreen"] : [isContent ? "secondScreen" : "firstScreen"]
        spec["destinations"]?.parts.insert(contentsOf: screens(rows), at: 0)
        spec["sidebar"]?["sections"]?.parts.insert(
            .map([.text("id", "mainSection"), SpecPart("items", .list, "", rows.map { .text(nil, $0) })]), at: 0)
        let holds = hasSplitTab ? [SpecPart.text("holds", "split")] : []
        spec["tabs"]?["items"]?.parts.insert(
            .map([.text("id", "mainTab"), .text("root", rows[0])] + holds), at: 0)
        spec["sheets"]?["items"]?.parts.insert(SpecPart("firstSheet", .map, "", [.text("view", "Panel()")]), at: 0)
        guard hasNavigationPath else { return }
        // Beside this the dice say no other path, and what is saved is Codable.
        spec["layout"]?.parts.removeAll { $0.key == "path" }
        spec["layout"]?.parts.append(.text("path", "navigationPath"))
        spec["app"]?.parts.removeAll { $0.key == "conformances" }
        spec["app"]?.parts.append(SpecPart("conformances", .list, "", [.text(nil, "Codable")]))
    }

    private func screens(_ rows: [String]) -> [SpecPart] {
        let look: [SpecPart] = [.text("title", "Screen"), .text("icon", "star"), .text("view", "Panel()")]
        let placeholder = SpecPart("placeholder", .map, "", [.text("title", "None"), .text("icon", "star")])
        let first = SpecPart("firstScreen", .map, "", look + (columns == nil ? [] : [SpecPart("columns", .plain, "2")]))
        let second = SpecPart("secondScreen", .map, "", look + [placeholder])
        let third = SpecPart("thirdScreen", .map, "", look + [.text("presentation", "sheet")])
        return rows.map { $0 == "firstScreen" ? first : second } + (hasPresentations ? [third] : [])
    }
}

extension SpecPart {
    subscript(_ key: String) -> SpecPart? { parts.first { $0.key == key } }

    fileprivate static func text(_ key: String?, _ text: String) -> SpecPart { SpecPart(key, .quoted, text) }
    fileprivate static func map(_ parts: [SpecPart]) -> SpecPart { SpecPart(nil, .map, "", parts) }
}
