import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecReporters
import ScreenSpecSwift

/// What the machine and the page read of a spec, as JSON.
func previewModel(_ graph: NavigationGraph) -> String {
    var writer = PreviewModel(graph: graph)
    writer.write()
    return writer.json.buffer.text.string
}

/// Writes a spec as JSON, in the order of the spec.
struct PreviewModel: ~Copyable {
    let graph: NavigationGraph
    var json = JSONWriter()

    init(graph: NavigationGraph) { self.graph = graph }

    fileprivate mutating func write() {
        object { model in
            model.writeApp()
            model.writeSidebar()
            model.writeTabs()
            model.writeRows()
            model.writeDialogs()
            model.writeGuards()
            model.writeLinks()
            model.writeFormerNames()
        }
        json.end()
    }

    private mutating func writeApp() {
        let layout = graph.layout
        json.member("app", graph.app.name)
        if !graph.systems.platforms.isEmpty {
            strings("platforms", graph.systems.platforms.compactMap { $0.platform?.rawValue })
        }
        let host: String? =
            switch layout.host {
            case .split: "split"
            case .tabs: "tabs"
            case .stack: "stack"
            case .none: nil
            }
        member("host", host)
        json.member("compact", layout.compactStyle.value == .tabs ? "tabs" : "stack")
        member("compactColumn", layout.compactColumn?.value.rawValue)
        json.member("visibility", layout.visibility.value.rawValue)
        if let start = layout.start { item(start, "start") } else { json.null("start") }
        member("placeholderCase", graph.placeholderCase?.name.value.string)
        if let secondary = layout.secondary {
            object("secondary") { model in
                model.member("view", secondary.view.string)
                if let width = secondary.width { model.json.member("width", width) }
            }
        } else {
            json.null("secondary")
        }
        json.member("settings", graph.windows.settings != nil)
    }

    private mutating func writeSidebar() {
        if graph.layout.host != .split { return json.null("sidebar") }
        object("sidebar") { model in
            model.text(model.graph.layout.sidebarTitle, "title")
            model.array("sections") { model in
                for section in model.graph.sections { model.write(section) }
            }
        }
    }

    private mutating func write(_ section: NavigationGraph.Section) {
        object { model in
            model.json.member("id", section.id.string)
            model.text(section.title, "title")
            model.when([section.visible])
            if section.hidesWhenEmpty { model.json.member("hidesWhenEmpty", true) }
            model.array("rows") { model in for row in section.fixedRows { model.write(row) } }
            guard let each = section.each else { return model.json.null("each") }
            model.object("each") { model in
                model.json.member("name", each.name.string)
                model.json.member("type", each.type.string)
                model.json.member("item", model.code(of: each.item))
                model.json.member("destination", model.graph.destinations.name(each.item.destination).string)
                model.text(each.title, "title")
                model.icon(model.graph.icon(of: each), "icon")
                model.badge(each.badge)
                model.when([each.visible])
            }
        }
    }

    private mutating func write(_ row: NavigationGraph.FixedRow) {
        object { model in
            model.item(row.item, "item")
            model.json.member("hasArguments", row.item.arguments != nil)
            if let title = row.title { model.text(title, "title") } else { model.title(row.destination, "title") }
            model.icon(model.graph.icon(of: row), "icon")
            model.badge(row.badge)
            model.when([row.visible], row.presence)
        }
    }

    private mutating func writeTabs() {
        if graph.tabStyle.value == .sidebarAdaptable { json.member("tabStyle", "sidebarAdaptable") }
        array("tabs") { model in
            for entry in model.graph.tabEntries {
                switch entry {
                case .tab(let tab): model.writeTab(tab, in: nil)
                case .section(let section): for tab in section.tabs { model.writeTab(tab, in: section) }
                }
            }
        }
        member("startTab", graph.startTab.map { graph.tabs[$0].id.string })
        json.member("reselect", graph.reselection.value == .popToRoot ? "popToRoot" : "nothing")
    }

    private mutating func writeTab(_ number: Int, in section: NavigationGraph.TabSection?) {
        let tab = graph.tabs[number]
        object { model in
            model.json.member("id", tab.id.string)
            if let title = tab.title { model.text(title, "title") } else { model.title(tab.root.destination, "title") }
            model.icon(tab.icon, "icon")
            model.item(tab.root, "root")
            model.json.member("holds", tab.holder.value == .split ? "split" : "stack")
            if let title = section?.title { model.text(title, "section") }
            if tab.placement.value == .sidebarOnly { model.json.member("isInSidebarOnly", true) }
            if let role = tab.role { model.json.member("role", role.rawValue) }
            model.badge(tab.badge)
            model.when([tab.visible], tab.presence)
        }
    }

    private mutating func writeFormerNames() {
        var names: [String: [(old: String, new: String)]] = [:]
        for retired in graph.retiredNames {
            let old = retired.name.string
            switch retired.owner {
            case .destination(let number):
                names["screens", default: []].append((old, graph.destinations.name(number).string))
            case .tab(let number): names["tabs", default: []].append((old, graph.tabs[number].id.string))
            case .sheet(let number):
                names["sheets", default: []].append((old, graph.sheets.cases.name(number).string))
            case .window, .guard: break
            }
        }
        object("formerly") { model in
            for kind in names.keys.sorted() {
                model.object(kind) { model in for (old, new) in names[kind] ?? [] { model.json.member(old, new) } }
            }
        }
    }
}
