import ScreenSpecDiagnostics
import ScreenSpecModel

/// The fields of the sidebar and its sections.
func makeSectionFields(_ navigation: NavigationContext) -> [Field] {
    let graph = navigation.graph
    let sections = graph.sections
    let icons = IconViews.rows(graph)
    let properties = propertyNames(sections)
    let parts = SidebarParts(graph, properties)
    let shape = sectionShape(navigation, icons, parts, properties)
    let data = sections.indices.filter { sections[$0].each != nil }
    let dataShape = Shape(
        "data section",
        [
            Field("id", .identifier, "The section's id.") { .text(sections[data[$0]].id.bytes) },
            Field("label", .label, "The id as a parameter's label.") { .text(sections[data[$0]].id.bytes) },
            Field("property", .identifier, "The id, or another name where the sidebar has a member of that name.") {
                .string(properties[data[$0]])
            },
            Field("type", .type, "The type of its elements.") {
                sections[data[$0]].each.map { .text($0.type.bytes) } ?? .absent
            },
        ])
    let local = LocalNames(hostsOf: graph)
    /// `toolbar`, or with another name behind the label.
    func parameter(_ label: String) -> TemplateValue {
        let name = local.name(label)
        return .string(name == label ? label : "\(label) \(name)")
    }
    return parts.fields(graph) + [
        local.field([
            "router", "toolbar", "Toolbar", "list", "sections", "row", "elements", "identifier", "Sidebar", "Root",
            "tab",
        ]),
        Field("toolbarParameter", .expression, "`toolbar`: the label and the name of what takes the toolbar.") { _ in
            parameter("toolbar")
        },
        Field("routerParameter", .expression, "`router`: the label and the name of what takes a router.") { _ in
            parameter("router")
        },
        sectionGroupsField(shape, count: sections.count),
        Field("sections", .list(shape), "The sidebar's sections.") { _ in .list(start: 0, count: sections.count) },
        Field("hasSections", .flag, "Whether it has some.") { _ in .flag(!sections.isEmpty) },
        Field("dataSections", .list(dataShape), "The sections over data.") { _ in .list(start: 0, count: data.count) },
        Field("hasData", .flag, "Whether there are such sections.") { _ in .flag(!data.isEmpty) },
        Field(code: "dataParameters", "`users: [User]`: the parameters that take the data.") {
            $1.appendList("", 0, data.count, "", behind: 5) { navigation.appendDataParameter(data[$0], to: &$1) }
        },
        Field(code: "dataArguments", "`users: users`: the arguments that pass the data on.") {
            $1.appendList("", 0, data.count, "", behind: 5) { navigation.appendDataArgument(data[$0], to: &$1) }
        },
        Field(code: "rowParameters", "`(_ item: NavigationItem, …)`: what makes a row.") {
            let icon =
                (navigation.iconsHaveAssets ? ["isAsset: Bool"] : [])
                + (navigation.rowsHaveSelectedIcons ? ["selected: String? = nil"] : [])
            $1.appendList("(", 0, 3 + icon.count, ")", behind: 15) { parameter, buffer in
                switch parameter {
                case 0:
                    buffer.append("_ item: ")
                    buffer.append(identifier: navigation.screens.enumName)
                case 1: buffer.append("_ title: String")
                case 2: buffer.append("_ iconName: String")
                default: buffer.append(icon[parameter - 3])
                }
            }
        },
        Field("rowsHaveSelectedIcons", .flag, "Whether a row's icon is another one where the row is chosen.") { _ in
            .flag(navigation.rowsHaveSelectedIcons)
        },
        namedRowsField(navigation),
        Field("hasNamedRows", .flag, "Whether there are rows of one destination with other arguments.") { _ in
            .flag(!graph.namedRows.isEmpty)
        },
        icons.field("rowIcons"),
        Field("hasRowIcons", .flag, "Whether there are some.") { _ in .flag(!icons.parts.isEmpty) },
        Field(
            code: "sidebarTitle", "The sidebar's title, looked up, where it has one.",
            where: { _ in graph.layout.sidebarTitle != nil },
            write: { _, buffer in graph.layout.sidebarTitle.map { buffer.append(shown: $0) } }),
    ]
}

/// The sections in groups: how long the compiler takes for a view builder grows with the square of what stands in it.
private func sectionGroupsField(_ section: Shape, count: Int) -> Field {
    let size = 32
    let shape = Shape(
        "group of sections",
        [
            Field("suffix", .number, "The place in a chain, from the second on.") {
                $0 == 0 ? .absent : .number($0 + 1)
            },
            Field("nextSuffix", .number, "The next place in the chain; absent at its end.") {
                ($0 + 1) * size < count ? .number($0 + 2) : .absent
            },
            Field("members", .list(section), "The sections.") {
                .list(start: $0 * size, count: min(size, count - $0 * size))
            },
        ])
    return Field("sectionGroups", .list(shape), "The sections, as many as one builder takes.") { _ in
        .list(start: 0, count: (count + size - 1) / size)
    }
}

private func sectionShape(
    _ navigation: NavigationContext, _ icons: IconViews, _ parts: SidebarParts, _ properties: [String]
) -> Shape {
    let sections = navigation.graph.sections
    let each = eachShape(navigation, icons, parts, properties)
    let isPlain = sections.map { section in
        !section.fixedRows.contains { $0.saysMore || navigation.graph.icon(of: $0)?.isView == true }
    }
    let rows = sections.flatMap(\.fixedRows)
    let places = sections.flatMap { section in section.fixedRows.map { $0.presence.within(section.presence) } }
    let lowest = navigation.graph.systems.lowestOfHosts
    let firstRows = sections.reduce(into: [0]) { $0.append($0.last! + $1.fixedRows.count) }
    let row = Shape(
        "row",
        [
            Field(code: "call", "Its arguments, in parentheses.") { navigation.appendRow(rows[$0], icons, to: &$1) },
            Field(code: "item", "What it opens.") { navigation.screens.appendItem(rows[$0].item, to: &$1) },
            Field("wrapper", .identifier, "The part around it, where there is one.") {
                parts.wrappersOfRows[$0].map { .string(parts.wrappers[$0].name) } ?? .absent
            },
            Field("label", .identifier, "The part in the place of text and icon, where there is one.") {
                parts.viewsOfRows[$0].map { .string(parts.views[$0].name) } ?? .absent
            },
            Field("available", .expression, "What `#available` asks for it, where some systems lack it.") {
                places[$0].check(from: lowest).map { .string($0) } ?? .absent
            },
        ], condition: places.allSatisfy(\.conditions.isEmpty) ? nil : { places[$0].condition })
    return Shape(
        "section",
        [
            Field("id", .identifier, "The section's id.") { .text(sections[$0].id.bytes) },
            Field("title", .comment, "The heading, or the id where there is none.") {
                .text(sections[$0].title?.written.bytes ?? sections[$0].id.bytes)
            },
            Field(
                code: "heading", "The heading, looked up, where there is one.",
                where: { sections[$0].title != nil },
                write: { section, buffer in sections[section].title.map { buffer.append(shown: $0) } }),
            Field(
                code: "items", "The fixed items, as an array; absent for a section over data.",
                where: { sections[$0].each == nil },
                write: { navigation.screens.appendItems(sections[$0].items, to: &$1) }),
            Field(
                code: "builtItems", kind: .type,
                "The statements that make that array, where not all of it is always there.",
                where: { navigation.isBuilt(sections[$0]) },
                write: { navigation.builtItems(of: sections[$0]).append(to: &$1) }),
            Field("available", .expression, "What `#available` asks for it, where some systems lack it.") {
                sections[$0].presence.check(from: lowest).map { .string($0) } ?? .absent
            },
            Field("rows", .list(row), "The fixed rows one by one, where one of them says more than what it opens.") {
                .list(start: firstRows[$0], count: isPlain[$0] ? 0 : sections[$0].fixedRows.count)
            },
            Field("isPlain", .flag, "Whether its rows are no more than its items.") {
                .flag(isPlain[$0])
            },
            Field(code: "row", "The arguments of a row, in parentheses. Its item is `$0`, or of that.") {
                navigation.appendRow(of: sections[$0], "$0", icons, to: &$1)
            },
            Field(code: "entryRow", "The same, of `entry`.") {
                navigation.appendRow(of: sections[$0], "entry", icons, to: &$1)
            },
            parts.valueField { section in parts.wrappersOfSections[section].flatMap { parts.wrappers[$0].value } },
            Field("wrapper", .identifier, "The part around it, where there is one.") {
                parts.wrappersOfSections[$0].map { .string(parts.wrappers[$0].name) } ?? .absent
            },
            Field("dataThatHides", .identifier, "The data without which it is not there, where that is so.") {
                let each = sections[$0].each
                return sections[$0].hidesWhenEmpty && each != nil && each?.visible == nil
                    ? .string(properties[$0]) : .absent
            },
            Field("isCollapsible", .flag, "Whether people can close it.") { .flag(sections[$0].isCollapsible) },
            Field("storedName", .string, "What windows remember it by.") { .text(sections[$0].id.bytes) },
            Field("each", .object(each), "How elements become items; absent for fixed items.") {
                sections[$0].each == nil ? .absent : .object($0)
            },
        ],
        condition: sections.allSatisfy(\.presence.conditions.isEmpty) ? nil : { sections[$0].presence.condition })
}

private func eachShape(
    _ navigation: NavigationContext, _ icons: IconViews, _ parts: SidebarParts, _ properties: [String]
) -> Shape {
    let sections = navigation.graph.sections
    return Shape(
        "section over data",
        [
            Field("data", .identifier, "What the data is called.") { .string(properties[$0]) },
            Field("name", .identifier, "What an element is called.") {
                sections[$0].each.map { .text($0.name.bytes) } ?? .absent
            },
            Field("type", .type, "The element's type.") { sections[$0].each.map { .text($0.type.bytes) } ?? .absent },
            Field(code: "item", "The item that an element's row opens.") {
                if let each = sections[$0].each { navigation.screens.appendItem(each.item, to: &$1) }
            },
            Field(code: "label", "The same as an argument's label.", where: { sections[$0].each != nil }) {
                section, buffer in
                sections[section].each.map { buffer.append(argumentLabel: $0.name.bytes) }
            },
            Field("showsElement", .flag, "Whether a row has a view over the element.") {
                let icon = sections[$0].each.flatMap { navigation.graph.icon(of: $0) }
                let hasParts = parts.wrappersOfElements[$0] != nil || parts.viewsOfElements[$0] != nil
                return .flag(hasParts || icon.flatMap { icons[$0]?.element } != nil)
            },
            Field("hasParts", .flag, "Whether there is a part around a row, or in the place of its text and icon.") {
                .flag(parts.wrappersOfElements[$0] != nil || parts.viewsOfElements[$0] != nil)
            },
            Field("rowWrapper", .identifier, "The part around a row, where there is one.") {
                parts.wrappersOfElements[$0].map { .string(parts.wrappers[$0].name) } ?? .absent
            },
            Field("rowLabel", .identifier, "The part in the place of text and icon, where there is one.") {
                parts.viewsOfElements[$0].map { .string(parts.views[$0].name) } ?? .absent
            },
            Field(
                code: "title", "The row's title; absent where a view stands in its place.",
                where: { sections[$0].each?.view == nil },
                write: { section, buffer in
                    guard let each = sections[section].each else { return }
                    let isHidden = each.name.bytes.equals("localized")
                    buffer.append(title: each.title, lookup: isHidden ? "self.localized" : "localized")
                }),
        ])
}

/// What the sidebar calls the data of each section: other members cannot be called otherwise, and one called like a type (`List`)
/// would hide it.
private func propertyNames(_ sections: [NavigationGraph.Section]) -> [String] {
    let isPlain = { (id: String) in id.first?.isUppercase == false && id != "body" && id != "localized" }
    var names = LocalNames(["body", "localized"] + sections.map(\.id.string).filter(isPlain))
    return sections.map { section in
        let id = section.id.string
        if isPlain(id) { return id }
        return names.take(id.first?.isUppercase == true ? lowercasedWord(id) + "Elements" : id)
    }
}

extension NavigationContext {
    /// Whether a row's icon is another one where the row is chosen.
    var rowsHaveSelectedIcons: Bool {
        graph.sections.contains { section in
            section.fixedRows.contains { graph.icon(of: $0)?.selected != nil }
                || section.each.flatMap { graph.icon(of: $0) }?.selected != nil
        }
    }

    /// Whether some row of a section is not there wherever the section is compiled.
    fileprivate func isBuilt(_ section: NavigationGraph.Section) -> Bool {
        section.fixedRows.contains { !place(of: $0, in: section).isAlways }
    }

    fileprivate func builtItems(of section: NavigationGraph.Section) -> BuiltList {
        screens.builtList(section.fixedRows.map { (place(of: $0, in: section), $0.item) })
    }

    /// Where a row is, as its section's list asks it: that is compiled where the section is, and there on every system.
    private func place(of row: NavigationGraph.FixedRow, in section: NavigationGraph.Section) -> Presence {
        row.presence.within(section.presence.onEverySystem)
    }

    /// `($0, $0.displayName, $0.iconName)`, and what else there is to say of the icon; or a view for it.
    fileprivate func appendRow(
        of section: NavigationGraph.Section, _ entry: StaticString, _ icons: IconViews, to buffer: inout ByteBuffer
    ) {
        guard let each = section.each else {
            let isSelected = section.fixedRows.contains { graph.icon(of: $0)?.selected != nil }
            buffer.append("($0, $0.displayName, $0.iconName")
            if iconsAreOptional { buffer.append(" ?? \"\"") }
            if iconsHaveAssets { buffer.append(", isAsset: $0.iconIsAsset") }
            return buffer.append(isSelected ? ", selected: $0.selectedIconName)" : ")")
        }
        buffer.append("(\(entry).item, \(entry).title")
        if let icon = graph.icon(of: each), let part = icons[icon] {
            buffer.append(", icon: ")
            buffer.append(code: part.name)
            buffer.append("(")
            if let name = part.element?.name {
                buffer.append(argumentLabel: name.bytes)
                buffer.append(": \(entry).element")
            }
            return buffer.append("))")
        }
        buffer.append(", ")
        if let icon = each.icon {
            buffer.append(stringLiteral: icon.name.bytes)
            if iconsHaveAssets { buffer.append(icon.isAsset ? ", isAsset: true" : ", isAsset: false") }
        } else {
            buffer.append(iconsAreOptional ? "\(entry).item.iconName ?? \"\"" : "\(entry).item.iconName")
            if iconsHaveAssets { buffer.append(", isAsset: \(entry).item.iconIsAsset") }
        }
        if let selected = graph.icon(of: each)?.selected {
            buffer.append(", selected: ")
            buffer.append(stringLiteral: selected.bytes)
        }
        buffer.append(")")
    }

    /// `(.library(kind: .films), localized("Films"), "film")`, or with a view for an icon.
    fileprivate func appendRow(
        _ row: NavigationGraph.FixedRow, _ icons: IconViews, to buffer: inout ByteBuffer
    ) {
        guard let icon = graph.icon(of: row) else { return }
        let view = icons[icon]
        var rest = [""]
        if !icon.isView, iconsHaveAssets { rest.append("isAsset: \(icon.isAsset)") }
        if icon.selected != nil { rest.append("selected: ") }
        buffer.appendList("(", 0, 2 + rest.count, ")") { argument, buffer in
            switch argument {
            case 0: screens.appendItem(row.item, to: &buffer)
            case 1: appendTitle(of: row, to: &buffer)
            case 2:
                guard let view else { return buffer.append(stringLiteral: icon.name.bytes) }
                buffer.append("icon: \(view.name)()")
            default:
                buffer.append(rest[argument - 2])
                if let selected = icon.selected, argument == 1 + rest.count {
                    buffer.append(stringLiteral: selected.bytes)
                }
            }
        }
    }

    private func appendTitle(of row: NavigationGraph.FixedRow, to buffer: inout ByteBuffer) {
        if let title = row.title { return buffer.append(shown: title) }
        buffer.append(identifier: screens.enumName)
        screens.appendItem(row.item, to: &buffer)
        buffer.append(".displayName")
    }

    fileprivate func appendDataParameter(_ section: Int, to buffer: inout ByteBuffer) {
        guard let each = graph.sections[section].each else { return }
        buffer.append(label: graph.sections[section].id.bytes)
        buffer.append(": [")
        buffer.append(code: each.type.bytes)
        buffer.append("]")
    }

    fileprivate func appendDataArgument(_ section: Int, to buffer: inout ByteBuffer) {
        let id = graph.sections[section].id.bytes
        buffer.append(argumentLabel: id)
        buffer.append(": ")
        buffer.append(identifier: id)
    }
}
