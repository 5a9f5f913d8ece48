import ScreenSpecDiagnostics
import ScreenSpecModel

/// What templates see of a spec: the fields of the app, of its screens and sheets, and of how they are navigated.
package func makeAppShape(_ graph: NavigationGraph) -> Shape {
    let screens = EnumContext.screens(graph)
    let context = ScreenContext(screens)
    let navigation = NavigationContext(
        graph: graph, screens: screens, iconsHaveAssets: context.iconsHaveAssets,
        iconsAreOptional: context.iconsAreOptional,
        nestsContent: nestsContent(graph))
    var fields = appFields(graph) + makeScreenFields(context, navigation)
    fields += makeNavigationFields(navigation) + makeSectionFields(navigation)
    fields += makeAvailabilityFields(graph.systems) + [makeTabsField(navigation)]
    fields += makeHandedFields(graph)
    let sheets = EnumContext.cases(graph.sheets.cases, of: graph, noun: "Sheet") {
        if case .sheet(let number) = $0 { number } else { nil }
    }
    let windows = EnumContext.cases(graph.windows.cases, of: graph, noun: "Window") {
        if case .window(let number) = $0 { number } else { nil }
    }
    fields += makePresentationFields(screens, sheets)
    fields += [makeWindowsField(windows), settingsField(graph)]
    fields += makeGuardFields(screens, sheets, hasLayers: navigation.hasLayers)
    fields.append(
        Field("hasScenes", .flag, "Whether there is more than the main window.") { _ in
            .flag(graph.hasNavigation && (graph.windows.cases.count > 0 || graph.windows.settings != nil))
        })
    fields.append(makeLinksField(.cases(graph.links.cases, of: graph, noun: "Target"), screens))
    fields.append(makeDialogsField(.cases(graph.dialogs.cases, of: graph, noun: "Dialog")))
    return Shape("app", fields)
}

private func appFields(_ graph: NavigationGraph) -> [Field] {
    let (app, spec) = (graph.app, graph.specName)
    return [
        Field("spec", .comment, "The spec's file name.") { _ in .string(spec + ".screens.yaml") },
        Field("app", .comment, "The app's name.") { _ in .string(app.name) },
        Field("access", .expression, "`public` or `package`; absent for internal.") { _ in
            graph.accessModifier.map { .text($0) } ?? .absent
        },
        Field(
            code: "screenModifiers", kind: .type, "What stands behind every screen, where the spec says it.",
            where: { _ in app.screenModifiers != nil },
            write: { if let code = app.screenModifiers { $1.append(code: code.bytes.trimmed) } }),
        Field(
            code: "presentationModifiers", kind: .type, "What stands behind all that is presented.",
            where: { _ in app.presentationModifiers != nil },
            write: { if let code = app.presentationModifiers { $1.append(code: code.bytes.trimmed) } }),
        Field("table", .string, "The table that titles are looked up in, where the spec names one.") { _ in
            app.table.map { .text($0.bytes) } ?? .absent
        },
        Field("bundle", .expression, "The bundle that titles are looked up in, where it is not the main one.") { _ in
            switch app.bundle {
            case .module where !graph.makesRoutes, .expression where !graph.makesRoutes:
                .string("\(graph.destinations.enumName.value.string).localizationBundle")
            case .main: .absent
            case .module: .text(ByteText(".module"))
            case .expression(let bundle): .text(bundle.bytes)
            }
        },
        Field("makesViews", .flag, "Whether the views are made here.") { _ in .flag(graph.makesViews) },
        Field("isSeparate", .flag, "Whether the views are made in another target than the screens.") { _ in
            .flag(graph.isSeparate)
        },
        Field("sharesBundle", .flag, "Whether another target looks texts up in this one's bundle.") { _ in
            .flag(graph.sharesBundle)
        },
    ]
}

/// What holds for all of the generated code.
extension NavigationGraph {
    /// Whether there is something to navigate: a sidebar, tabs or a stack.
    var hasNavigation: Bool { layout.host != .none }

    /// Whether the views are another target's than the enums and the router.
    var isSeparate: Bool { !makesRoutes || !makesViews }

    /// Whether another target looks texts up in the bundle of this one.
    var sharesBundle: Bool {
        if case .main = app.bundle { return false }
        return !makesViews
    }

    /// `public` or `package`; nil for internal.
    var accessModifier: ByteText? {
        switch app.access {
        case .internal: nil
        case .package: ByteText("package")
        case .public: ByteText("public")
        }
    }
}
