import ScreenSpecDiagnostics
import ScreenSpecModel

/// The fields of one case of the enum.
func makeCaseShape(_ context: CodegenContext) -> Shape {
    let document = context.document
    let destinations = context.destinations
    let parameter = makeParameterShape(context)
    // A pointer, for a debug build copies a destination to look at one of its values.
    func destination(_ index: Int) -> UnsafePointer<Destination>? {
        index < context.destinationCount ? destinations + index : nil
    }
    let target = Shape(
        "reference",
        [
            Field("name", .identifier, "The case's name.") { opened in
                let index = Int(context.graph.opens[opened])
                return index < 0 ? .absent : .text(context.name(index))
            }
        ])
    return Shape(
        "case",
        [
            Field("name", .identifier, "The case's name.") { .text(context.name($0)) },
            Field("label", .string, "The case's name as a string.") { .text(context.name($0)) },
            Field("summary", .comment, "What the screen is, where the spec says it.") {
                destination($0)?.pointee.summary.map { .text($0.bytes) } ?? .absent
            },
            Field("isPlaceholder", .flag, "Whether this is the placeholder's case.") {
                .flag($0 == context.destinationCount)
            },
            Field("title", .string, "The title as written, where the spec gives one.") {
                destination($0)?.pointee.title.map { .text($0.bytes) } ?? .absent
            },
            Field("icon", .string, "The icon's name, where there is one.") {
                (destination($0)?.pointee.icon ?? document.app?.defaultIcon).map { .text($0.name.bytes) } ?? .absent
            },
            Field("columns", .number, "2 or 3.") {
                .number($0 < context.destinationCount ? context.graph.columns($0) : 3)
            },
            Field("isInSidebar", .flag, "Whether it stands in the sidebar.") {
                .flag($0 < context.destinationCount && context.graph.isInSidebar[$0])
            },
            Field("parameters", .list(parameter), "The payload.") {
                let payload = context.payload($0)
                return .list(start: payload.start, count: payload.count)
            },
            Field("opens", .list(target), "Where the screen leads.") {
                let opens = destination($0)?.pointee.opens ?? .none
                return .list(start: opens.start, count: opens.count)
            },
            Field(code: "declaration", "The case as the enum declares it.") { context.appendDeclaration($0, to: &$1) },
            Field(code: "viewPattern", "The pattern that binds what the view uses.") {
                context.appendViewPattern($0, to: &$1)
            },
            Field(code: "view", "The view.") { context.appendView($0, to: &$1) },
            Field(code: "keyDeclaration", "What counts in equality, as a case of its own.") {
                context.appendKeyDeclaration($0, to: &$1)
            },
            Field(code: "wireNames", "The names that decode as this case, as string literals.") {
                context.appendWireNames($0, to: &$1)
            },
            Field(code: "decoded", "The case made from decoded `values`.") { context.appendDecoded($0, to: &$1) },
            Field("hasEncodedValues", .flag, "Whether something of the payload is encoded.") {
                .flag(context.hasEncodedValues($0))
            },
            Field(code: "encodePattern", "The pattern that binds what is encoded.") {
                context.appendEncodePattern($0, to: &$1)
            },
            Field(code: "encoding", "The statements that encode the payload into `values`.") {
                context.appendEncoding($0, to: &$1)
            },
        ])
}

private func makeParameterShape(_ context: CodegenContext) -> Shape {
    let parameters = context.document.parameters
    let traits = context.graph.parameters
    return Shape(
        "parameter",
        [
            Field("label", .label, "The argument label; absent for `_`.") {
                parameters[$0].label.map { .text($0.bytes) } ?? .absent
            },
            Field("name", .identifier, "The parameter's name.") { .text(parameters[$0].name.bytes) },
            Field("type", .type, "The parameter's type.") { .text(parameters[$0].type.bytes) },
            Field("default", .expression, "The default, where there is one.") {
                parameters[$0].defaultValue.map { .text($0.bytes) } ?? .absent
            },
            Field("isEncoded", .flag, "Whether it is part of saved data.") { .flag(traits[$0].isEncodable) },
            Field("countsInEquality", .flag, "Whether it counts when items are compared.") {
                .flag(traits[$0].equality != .none)
            },
        ])
}
