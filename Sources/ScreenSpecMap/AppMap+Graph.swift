import ScreenSpecCodegen
import ScreenSpecDiagnostics
import ScreenSpecLint
import ScreenSpecModel
import ScreenSpecSwift

extension AppMap {
    /// The map of a spec without errors.
    package init(_ graph: NavigationGraph) {
        self.init(name: graph.app.name, places: [], ways: [])
        addEntrances(of: graph)
        addScreens(of: graph)
        addSheets(of: graph)
        addGuards(of: graph)
        nameTwins()
        renames = graph.retiredNames.map { retired in
            let (section, now) = graph.place(of: retired.owner)
            return ("\(section).\(retired.name.string)", "\(section).\(now)")
        }
    }

    private mutating func addEntrances(of graph: NavigationGraph) {
        for section in graph.sections {
            let id = "sidebar.\(section.id.string)"
            add(
                Place(
                    id: id, kind: .sidebar, title: section.title.map { shownTitle($0.written) } ?? words(of: section.id)
                ))
            let rows = section.items.map(\.destination) + (section.each.map { [$0.item.destination] } ?? [])
            connect(id, .shows, rows, in: graph)
        }
        for tab in graph.tabs {
            let root = graph.destinations.rows[tab.root.destination]
            let title = tab.title.map { shownTitle($0.written) } ?? screenTitle(root)
            let id = "tabs.\(tab.id.string)"
            var place = Place(id: id, kind: .tab, title: title, icon: shownName(tab.icon))
            place.columns = tab.holder.value == .split ? 2 : nil
            add(place)
            connect(id, .shows, [tab.root.destination], in: graph)
        }
        if graph.layout.host == .stack, let start = graph.layout.start {
            add(Place(id: "start", kind: .start, title: graph.app.name))
            connect("start", .shows, [start.destination], in: graph)
        }
        for (number, row) in graph.windows.cases.rows.enumerated() {
            var place = Place(id: "windows.\(row.name.string)", kind: .window, title: screenTitle(row))
            place.isTitledByName = row.title == nil
            place.payload = payload(of: number, in: graph.windows.cases)
            add(place)
        }
        if graph.windows.settings != nil { add(Place(id: "windows.settings", kind: .window, title: "Settings")) }
    }

    private mutating func addScreens(of graph: NavigationGraph) {
        let unreached = graph.unreachedDestinations
        let urls = graph.urlsByScreen
        for number in graph.destinations.rows.indices {
            let row = graph.destinations.rows[number]
            var place = Place(id: graph.id(ofScreen: number), kind: .screen, title: screenTitle(row))
            place.isTitledByName = row.title == nil
            place.icon = graph.icon(ofDestination: number).map(shownName)
            place.payload = payload(of: number, in: graph.destinations)
            place.presentation = graph.presentation(number).map { $0.style.rawValue }
            place.columns = graph.layout.host == .split && place.presentation == nil ? graph.columns(number) : nil
            place.tab = graph.homeTab(number).map { graph.tabs[$0].id.string }
            place.links = urls[number, default: []]
            place.guards = graph.guards(of: row)
            place.guardsOut = graph.guards(of: row, leaving: true)
            place.isUnreachable = unreached[number]
            add(place)
            connect(place.id, .opens, graph.opens[row.opens.indices].map(Int.init), in: graph)
        }
    }

    private mutating func addSheets(of graph: NavigationGraph) {
        // Behind the sheets stand the windows, as the sheets that they may be.
        let count = graph.sheets.cases.count - graph.windows.cases.count
        for number in 0..<count {
            let row = graph.sheets.cases.rows[number]
            var place = Place(id: "sheets.\(row.name.string)", kind: .sheet, title: screenTitle(row))
            place.isTitledByName = row.title == nil
            place.payload = payload(of: number, in: graph.sheets.cases)
            place.presentation = graph.sheets.sheets[number].style.rawValue
            place.guards = graph.guards(of: row)
            place.guardsOut = graph.guards(of: row, leaving: true)
            add(place)
        }
    }

    private mutating func addGuards(of graph: NavigationGraph) {
        for place in places {
            for name in place.guards { addOtherwise(of: name, place.id, .otherwise, graph) }
            for name in place.guardsOut { addOtherwise(of: name, place.id, .stays, graph) }
        }
    }

    private mutating func addOtherwise(of guardName: String, _ from: String, _ kind: WayKind, _ graph: NavigationGraph)
    {
        switch graph.guards.all.first(where: { $0.name.string == guardName })?.otherwise {
        case .screen(let screen): add(Way(from: from, to: graph.id(ofScreen: screen), kind: kind))
        case .sheet(let sheet):
            add(Way(from: from, to: "sheets.\(graph.sheets.cases.name(sheet).string)", kind: kind))
        case nil: break
        }
    }

    /// Marks the screens and sheets that cannot be told by their titles.
    private mutating func nameTwins() {
        var count: [String: Int] = [:]
        for place in places where !place.isEntrance { count[place.title, default: 0] += 1 }
        for index in places.indices where !places[index].isEntrance {
            let title = places[index].title
            places[index].needsName = count[title, default: 0] > 1 || title.contains("{")
        }
    }

    private mutating func add(_ place: Place) { places.append(place) }

    private mutating func add(_ way: Way) { ways.append(way) }

    /// Adds the ways from a place to screens, once each.
    private mutating func connect(_ from: String, _ kind: WayKind, _ screens: [Int], in graph: NavigationGraph) {
        var known: Set<Int> = []
        for screen in screens where known.insert(screen).inserted {
            let isPresented = kind == .opens && graph.presentation(screen) != nil
            add(Way(from: from, to: graph.id(ofScreen: screen), kind: isPresented ? .presents : kind))
        }
    }
}

extension NavigationGraph {
    /// Where in a spec something stands, and its name.
    fileprivate func place(of owner: Owner) -> (section: String, name: String) {
        switch owner {
        case .destination(let number): ("destinations", destinations.name(number).string)
        case .tab(let number): ("tabs", tabs[number].id.string)
        case .sheet(let number): ("sheets", sheets.cases.name(number).string)
        case .window(let number): ("windows", windows.cases.name(number).string)
        case .guard(let number): ("guards", guards.all[number].name.string)
        }
    }

    fileprivate func id(ofScreen number: Int) -> String { "destinations.\(destinations.name(number).string)" }

    /// For each screen that URLs lead to, what they look like: `books://authors/{id: Int}`.
    fileprivate var urlsByScreen: [Int: [String]] {
        let base =
            links.domains.first.map { "https://\($0.string)" } ?? links.schemes.first.map { "\($0.string):/" } ?? ""
        return links.routes.reduce(into: [:]) { urls, route in
            urls[route.destination, default: []].append(base + route.pattern.written.string)
        }
    }

    /// - Parameter leaving: whether those that stand before the ways out, and else those before the ways in.
    fileprivate func guards(of row: Destination, leaving: Bool = false) -> [String] {
        guards.required(by: row, leaving: leaving).map { guards.all[$0].name.string }
    }
}

private func screenTitle(_ row: Destination) -> String { row.title.map(shownTitle) ?? words(of: row.name) }

/// A title with its expressions as they are written.
private func shownTitle(_ title: SourceText) -> String {
    if isPlainTitle(title.bytes) { return title.string }
    var buffer = ByteBuffer()
    var faults: [Diagnostic] = []
    for segment in parseTitle(title, into: &faults) {
        switch segment {
        case .literal(let text): appendTitleLiteral(text.bytes, to: &buffer)
        case .expression(let code): buffer.append("{\(code.string)}")
        }
    }
    return buffer.text.string
}

private func shownName(_ icon: Icon) -> String { icon.isView ? "its own view" : icon.name.string }

/// `(id: Int, scrollTo page: Int? = nil)`, as short as Swift writes it.
private func payload(of row: Int, in table: CaseTable) -> String {
    let parameters = table.parameters[table.rows[row].payload.indices].map { parameter in
        let name = parameter.name.string
        let label = parameter.hasLabel ? parameter.label?.string ?? name : "_"
        return (label == name ? name : "\(label) \(name)") + ": \(parameter.type.string)"
    }
    return parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
}
