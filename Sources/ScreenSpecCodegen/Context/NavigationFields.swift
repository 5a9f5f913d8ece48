import ScreenSpecDiagnostics
import ScreenSpecModel

/// The fields of how screens are navigated: the host, its columns, and what the platforms allow.
func makeNavigationFields(_ context: CodegenContext) -> [Field] {
    let fields = NavigationFields(context: context)
    return fields.hostFields + fields.columnFields + fields.platformFields + fields.pathFields
}

private struct NavigationFields {
    let context: CodegenContext

    private var document: SpecDocument { context.document }

    var hostFields: [Field] {
        let context = context
        let layout = context.document.layout
        return [
            Field("hasNavigation", .flag, "Whether there is something to navigate: a sidebar, tabs or a stack.") { _ in
                .flag(context.hasNavigation)
            },
            Field("isSplit", .flag, "Whether the host is a split view.") { _ in .flag(context.isSplit) },
            Field("hasContent", .flag, "Whether the split view has a content column.") { _ in .flag(context.hasContent)
            },
            Field("collapses", .flag, "Whether the split view becomes one stack where there is room for one column.") {
                _ in .flag(context.collapses)
            },
            Field("start", .expression, "The item that is shown first.") { _ in
                context.graph.layout.start.map { start in context.code { context.appendItem(start, to: &$0) } }
                    ?? .absent
            },
            Field("startsAtSidebar", .expression, "`true` where a compact layout begins with the sidebar, or `false`.")
            {
                _ in .string("\((layout?.compact?.column?.value ?? .sidebar) == .sidebar)")
            },
            Field("animation", .expression, "The animation of programmatic changes, where there is one.") { _ in
                context.animation.map { .string(".\($0)") } ?? .absent
            },
            Field("toolbarRole", .expression, "The screens' toolbar role, where there is one.") { _ in
                layout?.toolbarRole.map { .string(".\($0.value)") } ?? .absent
            },
            Field("toolbarRoleCondition", .expression, "Which platforms have that role; absent where all have.") { _ in
                layout?.toolbarRole?.value.api?.availability.condition.map { .string($0) } ?? .absent
            },
            Field("focusesDetail", .flag, "Whether VoiceOver follows into the detail column.") { _ in
                .flag(layout?.focusDetail?.value ?? false)
            },
            Field("iconsHaveAssets", .flag, "Whether an icon is an image of the app's own.") { _ in
                .flag(context.iconsHaveAssets)
            },
        ]
    }

    var columnFields: [Field] {
        let context = context
        let layout = context.document.layout
        let secondary = Shape(
            "secondary column",
            [
                Field("view", .expression, "Its view.") { _ in
                    context.code {
                        context.appendViewCall(layout?.secondary?.view?.bytes ?? ByteText("EmptyView"), to: &$0)
                    }
                },
                Field("width", .number, "Its width in points, where it has one.") { _ in
                    layout?.secondary?.width.map { .number($0.value) } ?? .absent
                },
            ])
        return [
            Field("visibility", .identifier, "The columns that are shown at first.") { _ in
                .string("\(layout?.visibility?.value ?? .automatic)")
            },
            Field("sidebarWidth", .expression, "`min: 200, ideal: 220`: the sidebar's width, where it has one.") { _ in
                widthArguments(context.document.sidebar?.width)
            },
            Field("contentWidth", .expression, "The content column's width, where it has one.") { _ in
                widthArguments(layout?.content)
            },
            Field("secondary", .object(secondary), "The column beside the split view, where there is one.") { _ in
                layout?.secondary == nil ? .absent : .object(0)
            },
        ]
    }

    var platformFields: [Field] {
        let context = context
        return [
            Field("observes", .flag, "Whether the router is Observable, and not an ObservableObject.") { _ in
                .flag(!context.graph.systems.mayLack(.observation))
            },
            Field("needsSwiftUI", .flag, "Whether the router needs SwiftUI itself.") { _ in
                .flag(context.animation != nil || context.usesNavigationPath)
            },
            Field(
                "prefersCompactColumn", .flag, "Whether the split view is told which column to show where there is one."
            ) {
                _ in .flag(context.collapses && !context.graph.systems.mayLack(.preferredColumn))
            },
        ]
    }

    var pathFields: [Field] {
        let context = context
        let values = context.pathValues
        let value = Shape(
            "path value",
            [
                Field("name", .identifier, "The case that shows it.") { .text(context.name(values[$0])) },
                Field("type", .type, "Its type.") {
                    .text(context.parameters[context.payload(values[$0]).start].typeText)
                },
                Field("item", .expression, "The item that shows `value`.") { number in
                    context.code { context.appendPathItem(values[number], to: &$0) }
                },
            ])
        return [
            Field("usesNavigationPath", .flag, "Whether stacks are `NavigationPath`s.") { _ in
                .flag(context.usesNavigationPath)
            },
            Field("pathValues", .list(value), "The types whose values can stand on a path for a screen.") { _ in
                .list(start: 0, count: values.count)
            },
        ]
    }
}

/// `min: 200, ideal: 220, max: 280`; SwiftUI wants an ideal width.
private func widthArguments(_ width: ColumnWidth?) -> TemplateValue {
    guard let width, let ideal = width.ideal ?? width.minimum ?? width.maximum else { return .absent }
    let parts = [("min", width.minimum), ("ideal", ideal), ("max", width.maximum)]
    return .string(parts.compactMap { name, value in value.map { "\(name): \($0.value)" } }.joined(separator: ", "))
}
