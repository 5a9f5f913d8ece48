import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The fields of how screens are navigated: the host, its columns, and what the platforms allow.
func makeNavigationFields(_ context: NavigationContext) -> [Field] {
    let fields = NavigationFields(context: context)
    return fields.hostFields + fields.stateFields + makeTreeFields(context) + fields.columnFields
        + fields.platformFields
        + Imports(graph: context.graph).fields(of: context)
        + [Imports(graph: context.graph).ofRouter, makeRestorationField(context.graph)]
}

private struct NavigationFields {
    let context: NavigationContext

    private var layout: ResolvedLayout { context.graph.layout }

    var hostFields: [Field] {
        let (context, layout) = (context, layout)
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
            Field(
                code: "start", "The item that is shown first.", where: { _ in layout.start != nil },
                write: { _, buffer in context.appendStart(to: &buffer) }),
            Field("listsRows", .flag, "Whether all rows of the sidebar are listed, be they in this build or not.") {
                _ in
                .flag(context.listsRows)
            },
            Field(
                code: "sidebarRows", kind: .type, "The statements that list them.", where: { _ in context.listsRows },
                write: { context.allRows.append(to: &$1) }),
            Field("startsAtSidebar", .flag, "Whether a compact layout begins with the sidebar.") { _ in
                .flag((layout.compactColumn?.value ?? .sidebar) == .sidebar)
            },
            Field(
                code: "animation", "The animation of programmatic changes, where there is one.",
                where: { _ in context.isAnimated }, write: { $1.append(".\(layout.animation.rawValue)") }),
            Field(
                code: "toolbarRole", "The screens' toolbar role, where there is one.",
                where: { _ in layout.toolbarRole.range != nil },
                write: { $1.append(".\(layout.toolbarRole.value.rawValue)") }),
            Field("toolbarRoleCondition", .expression, "Which platforms have that role; absent where all have.") { _ in
                layout.toolbarRole.value.api?.availability.condition.map { .string($0) } ?? .absent
            },
            Field("focusesDetail", .flag, "Whether VoiceOver follows into the detail column.") { _ in
                .flag(layout.focusesDetail)
            },
        ]
    }

    var stateFields: [Field] {
        let context = context
        let roots = [context.isSplit ? "the sidebar" : nil, context.showsTabs ? "a tab" : nil].compactMap { $0 }
        return [
            Field("roots", .comment, "`the sidebar or a tab`: what begins with a screen.") { _ in
                .string(roots.isEmpty ? "the stack" : roots.joined(separator: " or "))
            },
            Field(code: "isRoot", "Whether a screen is the first of something.") { context.appendIsRoot(to: &$1) },
            Field("origin", .comment, "Where a person goes back to.") { _ in
                .string(context.isSplit ? "nearest row of the sidebar" : "beginning")
            },
            Field("compactForm", .comment, "What stands for columns where there is room for one.") { _ in
                .string(context.collapses ? "one stack" : "tabs")
            },
        ]
    }

    var columnFields: [Field] {
        let layout = layout
        let uses = layout.secondary.map { context.graph.dependencies.uses(in: $0.view.bytes) } ?? []
        let secondary = Shape(
            "secondary column",
            [
                Field("name", .identifier, "What the view around it is called.") { _ in
                    var local = LocalNames([])
                    if let view = layout.secondary?.view { local.take(wordsIn: view.bytes) }
                    local.takeTypes(context.graph)
                    return .string(local.name("SecondaryColumn"))
                },
                Field(code: "view", "Its view.") {
                    if let secondary = layout.secondary { $1.append(view: secondary.view.bytes) }
                },
                Field("width", .number, "Its width in points, where it has one.") { _ in
                    layout.secondary?.width.map { .number($0) } ?? .absent
                },
            ] + DependencyFields(context.graph, [uses]).fields())
        return [
            Field("visibility", .identifier, "The columns that are shown at first.") { _ in
                .string(layout.visibility.value.rawValue)
            },
            width(
                "sidebarWidth", layout.sidebarWidth,
                "`min: 200, ideal: 220`: the sidebar's width, where it has one."),
            Field(code: "contentWidth", "`min: isEmpty ? 0 : 200, …`: the content column's width, 0 where it is empty.")
            {
                $1.append(contentWidth(layout.contentWidth))
            },
            Field("secondary", .object(secondary), "The column beside all others or the tabs, where there is one.") {
                _ in
                layout.secondary == nil ? .absent : .object(0)
            },
            Field("tabsView", .identifier, "What shows the tabs, with what stands beside them.") { _ in
                .string(layout.secondary == nil ? context.graph.names["AppTabView"] : "TabsAndColumn")
            },
        ]
    }

    var platformFields: [Field] {
        let context = context
        return [
            Field("router", .identifier, "What views call the router.") { _ in .string("router") },
            Field("observes", .flag, "Whether the router is Observable, and not an ObservableObject.") { _ in
                .flag(!context.graph.systems.mayLack(.observation))
            },
            Field("usesNavigationPath", .flag, "Whether stacks are `NavigationPath`s.") { _ in
                .flag(context.usesNavigationPath)
            },
            Field(
                "choosesLayout", .flag,
                "Whether columns and what stands for them where there is room for one are two views."
            ) {
                _ in .flag(context.isSplit && !context.prefersCompactColumn)
            },
            Field(
                "prefersCompactColumn", .flag, "Whether the split view is told which column to show where there is one."
            ) {
                _ in .flag(context.prefersCompactColumn)
            },
        ]
    }
}

/// `min: 200, ideal: 220, max: 280`; SwiftUI wants an ideal width.
private func width(_ name: StaticString, _ width: ColumnWidth?, _ documentation: StaticString) -> Field {
    let ideal = width?.ideal ?? width?.minimum ?? width?.maximum
    let parts = [("min", width?.minimum), ("ideal", ideal), ("max", width?.maximum)]
    let arguments = parts.compactMap { name, value in value.map { "\(name): \($0.value)" } }
    return Field(
        code: name, documentation, where: { _ in ideal != nil },
        write: { $1.append(arguments.joined(separator: ", ")) })
}

/// The content column's width; 240 points at least and 320 to begin with where the spec says nothing, for to say nothing where
/// it is empty, too, would let it take room there, and a column that was empty would keep its width.
private func contentWidth(_ width: ColumnWidth?) -> String {
    let ideal = (width?.ideal ?? width?.minimum ?? width?.maximum)?.value ?? 320
    let parts = [("min", width?.minimum?.value ?? min(240, ideal)), ("ideal", ideal), ("max", width?.maximum?.value)]
    return parts.map { "\($0): isEmpty ? 0 : \($1.map { "\($0)" } ?? "nil")" }.joined(separator: ", ")
}

/// What brings back what was on screen.
private func makeRestorationField(_ graph: NavigationGraph) -> Field {
    let shape = Shape(
        "restoration",
        [
            Field("isFile", .flag, "Whether it is kept in a file, and not with the scene.") { _ in
                .flag(graph.restore == .file)
            },
            Field("fileName", .string, "The name of that file.") { _ in .string("\(graph.specName).navigation.json") },
            Field("folderName", .string, "The folder of an app that has no identifier.") { _ in
                .string(graph.app.name)
            },
            Imports(graph: graph).ofRestoration,
        ])
    return Field("restoration", .object(shape), "What is saved and brought back, where the spec says so.") { _ in
        graph.restoresState ? .object(0) : .absent
    }
}

extension NavigationGraph {
    /// Whether what was on screen comes back.
    var restoresState: Bool { restore != .none && hasNavigation && conformances.isCodable }
}
