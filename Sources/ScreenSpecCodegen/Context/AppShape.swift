import ScreenSpecDiagnostics
import ScreenSpecModel

/// What templates see of a spec: the fields of the app, of its screens and sheets, and of how they are navigated.
struct AppShape {
    let root: Shape
    private let context: CodegenContext

    init(_ graph: NavigationGraph) {
        let context = CodegenContext(graph)
        self.context = context
        root = Shape("app", [])
        root.fields =
            appFields() + makeEnumFields(context) + makeImportFields(context) + makeSectionFields(context)
            + makeNavigationFields(context) + makeAvailabilityFields(graph.systems) + [
                makeTabsField(context), makeSheetsField(context),
            ]
    }

    private func appFields() -> [Field] {
        let context = context
        let app = context.document.app
        let spec = context.graph.specName
        return [
            Field("spec", .comment, "The spec's file name.") { _ in .string(spec + ".screens.yaml") },
            Field("app", .comment, "The app's name.") { _ in app?.name.map { .text($0.bytes) } ?? .string(spec) },
            Field("access", .expression, "`public` or `package`; absent for internal.") { _ in
                context.access.map { .text($0) } ?? .absent
            },
            Field("table", .string, "The table that titles are looked up in, where the spec names one.") { _ in
                app?.localization?.table.map { .text($0.bytes) } ?? .absent
            },
            Field("bundle", .expression, "The bundle that titles are looked up in, where it is not the main one.") {
                _ in
                guard let bundle = app?.localization?.bundle, !bundle.bytes.equals("main") else { return .absent }
                return bundle.bytes.equals("module") ? .string(".module") : .text(bundle.bytes)
            },
        ]
    }
}
