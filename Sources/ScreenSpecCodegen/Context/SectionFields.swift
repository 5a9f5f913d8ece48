import ScreenSpecDiagnostics
import ScreenSpecModel

/// The fields of the sidebar and its sections.
func makeSectionFields(_ context: CodegenContext) -> [Field] {
    let sections = context.graph.sections
    let shape = sectionShape(context)
    let data = sections.indices.filter { sections[$0].each != nil }
    let dataShape = Shape(
        "data section",
        [
            Field("id", .identifier, "The section's id.") { .text(sections[data[$0]].id.bytes) },
            Field("label", .label, "The id as a parameter's label.") { .text(sections[data[$0]].id.bytes) },
            Field("type", .type, "The type of its elements.") { context.eachType(data[$0]) },
        ])
    return [
        Field("sections", .list(shape), "The sidebar's sections.") { _ in .list(start: 0, count: sections.count) },
        Field("dataSections", .list(dataShape), "The sections over data.") { _ in .list(start: 0, count: data.count) },
        Field("hasData", .flag, "Whether there are such sections.") { _ in .flag(!data.isEmpty) },
        Field("dataParameters", .expression, "`users: [User]`: the parameters that take the data.") { _ in
            .string(data.map { context.dataParameter($0) }.joined(separator: ", "))
        },
        Field("dataArguments", .expression, "`users: users`: the arguments that pass the data on.") { _ in
            .string(data.map { context.dataArgument($0) }.joined(separator: ", "))
        },
        Field("sidebarTitle", .string, "The sidebar's title, where it has one.") { _ in
            context.document.sidebar?.title.map { .text($0.bytes) } ?? .absent
        },
    ]
}

private func sectionShape(_ context: CodegenContext) -> Shape {
    let sections = context.graph.sections
    let each = eachShape(context)
    return Shape(
        "section",
        [
            Field("id", .identifier, "The section's id.") { .text(sections[$0].id.bytes) },
            Field("title", .comment, "The heading, or the id where there is none.") {
                .text(sections[$0].title?.bytes ?? sections[$0].id.bytes)
            },
            Field("heading", .string, "The heading, where there is one.") {
                sections[$0].title.map { .text($0.bytes) } ?? .absent
            },
            Field("items", .expression, "The fixed items, as an array; absent for a section over data.") { number in
                sections[number].each == nil
                    ? context.code { context.appendItems(sections[number].items, to: &$0) } : .absent
            },
            Field("each", .object(each), "How elements become items; absent for fixed items.") {
                sections[$0].each == nil ? .absent : .object($0)
            },
        ])
}

private func eachShape(_ context: CodegenContext) -> Shape {
    Shape(
        "section over data",
        [
            Field("data", .identifier, "What the data is called: the section's id.") {
                .text(context.graph.sections[$0].id.bytes)
            },
            Field("name", .identifier, "What an element is called.") {
                .text(context.each($0)?.name?.bytes ?? ByteText(""))
            },
            Field("type", .type, "The element's type.") { context.eachType($0) },
            Field("item", .expression, "The item that an element's row opens.") { context.eachItem($0) },
            Field("title", .expression, "The row's title.") { number in
                context.code { context.appendTitle(context.graph.sections[number].each?.title ?? [], to: &$0) }
            },
            Field("icon", .string, "The name of the row's icon, where it has one of its own.") {
                context.each($0)?.icon.map { .text($0.name.bytes) } ?? .absent
            },
            Field("isAsset", .flag, "Whether that icon is an image of the app's own.") {
                .flag(context.each($0)?.icon?.isAsset ?? false)
            },
        ])
}

extension CodegenContext {
    fileprivate func each(_ section: Int) -> Sidebar.Each? {
        let id = graph.sections[section].id
        return document.sidebar?.sections.first { $0.id?.range == id.range }?.each
    }

    fileprivate func eachType(_ section: Int) -> TemplateValue {
        .text(each(section)?.type?.bytes ?? ByteText("Never"))
    }

    /// `.user(user.id)`, or `.search()` where the payload is all defaults.
    fileprivate func eachItem(_ section: Int) -> TemplateValue {
        let item = each(section)?.item?.string ?? ""
        let isBare = item.utf8.last != 0x29
        let needsCall = isBare && graph.sections[section].each.map { payload($0.destination).count > 0 } == true
        return .string("." + item + (needsCall ? "()" : ""))
    }

    fileprivate func dataParameter(_ section: Int) -> String {
        var code = ByteBuffer(capacity: 64)
        code.append(label: graph.sections[section].id.bytes)
        return "\(code.text.string): [\(each(section)?.type?.string ?? "Never")]"
    }

    fileprivate func dataArgument(_ section: Int) -> String {
        let id = graph.sections[section].id.bytes
        var code = ByteBuffer(capacity: 64)
        code.append(argumentLabel: id)
        code.append(": ")
        code.append(identifier: id)
        return code.text.string
    }
}
