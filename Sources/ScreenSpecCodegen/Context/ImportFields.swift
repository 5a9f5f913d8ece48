import ScreenSpecModel

/// The fields of the files' import statements.
func makeImportFields(_ context: CodegenContext) -> [Field] {
    let imports = Imports(context)
    let shape = Shape(
        "import", [Field("statement", .expression, "`import Module`") { .string(imports.statements[$0]) }])
    func list(_ name: StaticString, _ range: Range<Int>, _ documentation: StaticString) -> Field {
        Field(name, .list(shape), documentation) { _ in .list(start: range.lowerBound, count: range.count) }
    }
    return [
        list("declarationImports", imports.declaration, "What the enum's declaration needs."),
        list("metadataImports", imports.metadata, "What the metadata needs."),
        list("imports", imports.plain, "What code that declares nothing public needs."),
        list("viewImports", imports.views, "What the view factory needs."),
        list("sidebarImports", imports.sidebar, "What the sidebar needs."),
        list("hostImports", imports.host, "What the hosts need."),
        list("observationImports", imports.observation, "What the router needs to be observed."),
        list("combineImports", imports.combine, "What the router needs where it is an ObservableObject."),
    ]
}
