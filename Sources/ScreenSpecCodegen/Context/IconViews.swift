import ScreenSpecDiagnostics
import ScreenSpecModel

/// The icons of one file that are views of the app's own. Each stands in a small view, which reads what its code takes from
/// outside and no more.
struct IconViews {
    /// One of them.
    struct Part {
        let view: SourceText
        /// What the code calls the element of the app's data that it shows, and that one's type.
        let element: (name: SourceText, type: SourceText)?
        var name: String
        /// Where each that has it is.
        var presences: [Presence]
    }

    private(set) var parts: [Part] = []
    private let graph: NavigationGraph

    /// Those of the sidebar's rows.
    static func rows(_ graph: NavigationGraph) -> IconViews {
        var views = IconViews(graph: graph)
        for section in graph.sections {
            for row in section.fixedRows {
                let isOwn = row.icon != nil
                views.add(
                    graph.icon(of: row), "\(graph.destinations.name(row.destination).string)\(isOwn ? "Row" : "")",
                    row.presence)
            }
            guard let each = section.each else { continue }
            let usesElement = each.icon.map { $0.name.bytes.says(each.name.bytes) } ?? false
            views.add(
                graph.icon(of: each), section.id.string, section.presence,
                element: usesElement ? (each.name, each.type) : nil)
        }
        return views.named
    }

    /// Those of the tabs.
    static func tabs(_ graph: NavigationGraph) -> IconViews {
        var views = IconViews(graph: graph)
        for tab in graph.tabs { views.add(tab.icon, "\(tab.id.string)Tab", tab.presence) }
        return views.named
    }

    private init(graph: NavigationGraph) { self.graph = graph }

    /// - Parameter owner: what the view is called by.
    private mutating func add(
        _ icon: Icon?, _ owner: String, _ presence: Presence, element: (name: SourceText, type: SourceText)? = nil
    ) {
        guard let icon, icon.isView else { return }
        if let known = parts.firstIndex(where: { $0.view.bytes.base == icon.name.bytes.base }) {
            return parts[known].presences.append(presence)
        }
        parts.append(
            Part(
                view: icon.name, element: element, name: owner.prefix(1).uppercased() + owner.dropFirst(),
                presences: [presence]))
    }

    /// The same, each with a name that no other has and no code says.
    private var named: IconViews {
        var local = LocalNames([])
        for part in parts { local.take(wordsIn: part.view.bytes) }
        var views = self
        var counts: [String: Int] = [:]
        for index in parts.indices {
            counts[parts[index].name, default: 0] += 1
            let count = counts[parts[index].name] ?? 1
            views.parts[index].name = local.name("\(parts[index].name)\(count > 1 ? "\(count)" : "")Icon")
        }
        return views
    }

    /// The view of an icon; nil where it is none.
    subscript(_ icon: Icon) -> Part? {
        icon.isView ? parts.first { $0.view.bytes.base == icon.name.bytes.base } : nil
    }

    /// The field with which a file declares them.
    func field(_ name: StaticString) -> Field {
        let parts = parts
        let element = Shape(
            "element",
            [
                Field("name", .identifier, "What the code calls it.") {
                    parts[$0].element.map { .text($0.name.bytes) } ?? .absent
                },
                Field("type", .type, "Its type.") { parts[$0].element.map { .text($0.type.bytes) } ?? .absent },
            ])
        let uses = parts.map { part in
            graph.dependencies.uses(in: part.view.bytes) { name in part.element?.name.bytes.equals(name) == true }
        }
        let shape = Shape(
            "icon view",
            [
                Field("name", .identifier, "What the view around it is called.") { .string(parts[$0].name) },
                Field(code: "view", "Its code.") { $1.append(view: parts[$0].view.bytes) },
                Field("hasProperties", .flag, "Whether it takes something.") {
                    .flag(parts[$0].element != nil || !uses[$0].isEmpty)
                },
                Field("element", .object(element), "The element that it shows, where it shows one.") {
                    parts[$0].element == nil ? .absent : .object($0)
                },
            ] + DependencyFields(graph, uses).fields(),
            condition: condition(of: parts.map { .any(of: $0.presences) }))
        return Field(name, .list(shape), "Icons that are views of the app's own.") { _ in
            .list(start: 0, count: parts.count)
        }
    }
}

extension ByteText {
    /// Whether `name` stands in this code, and is no member's.
    fileprivate func says(_ name: ByteText) -> Bool {
        var end = 0
        while let word = nextName(&end) {
            if word.equals(name) { return true }
        }
        return false
    }
}
