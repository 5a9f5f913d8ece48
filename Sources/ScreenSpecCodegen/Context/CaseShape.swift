import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The fields that each case of a generated enum has, whatever it stands for.
func makeCaseFields(_ context: EnumContext) -> [Field] {
    let parameter = makeParameterShape(context)
    return [
        Field("name", .identifier, "The case's name.") { .text(context.name($0)) },
        Field("label", .string, "The case's name as a string.") { .text(context.name($0)) },
        Field("summary", .comment, "What it is, where the spec says it.") {
            $0 < context.rowCount ? (context.rows + $0).pointee.summary.map { .text($0.bytes) } ?? .absent : .absent
        },
        Field("condition", .expression, "What `#if` asks for it, where it is not in every build.") {
            context.condition($0).map { .string($0) } ?? .absent
        },
        Field("available", .expression, "`iOS 18.0, *`: what `#available` asks for it, where some systems lack it.") {
            context.check($0).map { .string($0) } ?? .absent
        },
        Field(
            code: "unavailableView", "What stands in for its view on those systems.",
            where: { context.check($0) != nil }, write: { context.appendUnavailableView($0, to: &$1) }),
        Field("parameters", .list(parameter), "The payload.") {
            let payload = context.payload($0)
            return .list(start: payload.start, count: payload.count)
        },
        Field("isIndirect", .flag, "Whether it carries its own enum, and so is stored elsewhere.") {
            .flag(context.isIndirect($0))
        },
        Field(code: "declaration", "The case as the enum declares it.") { context.appendDeclaration($0, to: &$1) },
        Field(code: "viewPattern", "The pattern that binds what the view uses.") {
            context.appendViewPattern($0, to: &$1)
        },
        Field(code: "view", "The view.") { context.appendView($0, to: &$1) },
        Field(code: "madeView", "The view as the factory makes it, with what it takes from outside.") {
            number, buffer in
            guard let view = context.dependents.view(of: number) else { return context.appendView(number, to: &buffer) }
            context.dependents.appendCall(view, to: &buffer)
        },
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
        Field("hasEncodingArm", .flag, "Whether the switch that encodes payloads has an arm for it.") {
            .flag(context.hasEncodedValues($0) || context.encodesEveryCase)
        },
        Field(code: "encodePattern", "The pattern that binds what is encoded.") {
            context.appendEncodePattern($0, to: &$1)
        },
        Field(code: "encoding", kind: .type, "The statements that encode the payload into `values`.") {
            context.appendEncoding($0, to: &$1)
        },
    ]
}

private func makeParameterShape(_ context: EnumContext) -> Shape {
    let (parameters, traits) = (context.parameters, context.traits)
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
