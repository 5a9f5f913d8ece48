import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// What can be presented: the sheets, the screens of which the spec says it, and how each is shown.
func makePresentationFields(_ screens: EnumContext, _ sheets: EnumContext) -> [Field] {
    let (screens, sheets) = (LayerShapes.screens(screens), LayerShapes.sheets(sheets))
    let names = LocalNames(conditionsOf: [screens, sheets])
    return [
        makeSheetsField(sheets, names), makePresentedScreensField(screens, names), makeLayersField([sheets, screens]),
        Field("hearsWords", .flag, "Whether views say that what is presented holds something unsaved.") { _ in
            .flag(!(screens.flags + sheets.flags).isEmpty)
        },
    ]
}

/// What is said of the presented cases of an enum, as functions over it.
func makeShapeFields(_ shapes: LayerShapes, _ properties: EnumProperties, _ names: LocalNames) -> [Field] {
    [
        names.field(["losesSomething", "layer"]),
        Field("hasShapes", .flag, "Whether one is more than its view.") { _ in
            .flag(shapes.presented.contains(where: \.presentation.isShaped))
        },
        Field("hasConditions", .flag, "Whether a condition says if closing one loses something.") { _ in
            .flag(!shapes.conditions.isEmpty)
        },
        properties.field("shapes", shapes.addShapes(to: properties.table), "What is said of them beside their views."),
        properties.field(
            "conditions", shapes.addConditions(to: properties.table), "Whether closing one would lose something."),
    ]
}

/// The screens that the spec presents.
func makePresentedScreensField(_ shapes: LayerShapes, _ names: LocalNames) -> Field {
    let shape = Shape(
        "presented screens",
        [Field("enum", .identifier, "The name of the screens' enum.") { _ in .text(shapes.cases.enumName) }]
            + makeShapeFields(shapes, EnumProperties(shapes.cases), names))
    return Field("presentedScreens", .object(shape), "The screens that the spec presents, where there are some.") { _ in
        shapes.presented.isEmpty ? .absent : .object(0)
    }
}

/// What lies over other screens: how it is shown, whatever enum it is a case of.
func makeLayersField(_ all: [LayerShapes]) -> Field {
    let presentations = all.flatMap { $0.presented.map(\.presentation) }
    let flags = all.flatMap(\.flags).uniqued
    let flag = Shape(
        "flag",
        [
            Field("name", .identifier, "The modifier's name.") {
                .string(all[0].cases.graph.names.modifier(flags[$0].string))
            }
        ])
    let shape = Shape(
        "layers",
        sizingFields(presentations) + [
            Field("flags", .list(flag), "What a view says to be asked before it is closed.") { _ in
                .list(start: 0, count: flags.count)
            },
            Field("hasConfirmations", .flag, "Whether one asks before it is closed.") { _ in
                .flag(presentations.contains { $0.confirmation != nil })
            },
            Field("hasConditions", .flag, "Whether a condition says if closing one loses something.") { _ in
                .flag(all.contains { !$0.conditions.isEmpty })
            },
            Field("hasShapes", .flag, "Whether one is more than its view.") { _ in
                .flag(presentations.contains(where: \.isShaped))
            },
            Field("hasDetents", .flag, "Whether one says the heights it rests at.") { _ in
                .flag(presentations.contains { !$0.detents.isEmpty })
            },
            Field("hasFitted", .flag, "Whether one rests at the height of what it shows.") { _ in
                .flag(presentations.contains(where: \.isFitted))
            },
        ])
    return Field("layers", .object(shape), "How what is presented is shown.") { _ in .object(0) }
}

extension LocalNames {
    /// Names for the functions that ask conditions.
    init(conditionsOf all: [LayerShapes]) {
        self.init([])
        for condition in all.flatMap(\.conditions) { take(wordsIn: condition.bytes) }
    }
}

private func sizingFields(_ presentations: [ResolvedPresentation]) -> [Field] {
    var names: Set<String> = []
    let sizings = presentations.compactMap(\.sizing).filter { names.insert($0.name).inserted }
    let sizing = Shape(
        "sizing",
        [
            Field("name", .identifier, "The case that stands for it.") { .string(sizings[$0].name) },
            Field(code: "value", "What SwiftUI calls it.") { $1.append(code: sizings[$0].expression) },
        ])
    let cases = (names.contains("automatic") ? [] : ["automatic"]) + sizings.map(\.name)
    return [
        Field("sizings", .list(sizing), "The sizes that are asked for.") { _ in .list(start: 0, count: sizings.count) },
        Field("hasSizings", .flag, "Whether one is asked for.") { _ in .flag(!sizings.isEmpty) },
        Field("hasAutomaticSizing", .flag, "Whether the size that the system takes for best is.") { _ in
            .flag(names.contains("automatic"))
        },
        Field(code: "sizingCases", "`automatic, form`: the cases that stand for them.") {
            $1.append(cases.joined(separator: ", "))
        },
    ]
}

extension NavigationGraph {
    /// The modifiers by which views say that something in them would be lost, each with the place where the spec names it.
    package var questionModifiers: [(name: String, range: SourceRange)] {
        let screens = LayerShapes.screens(.screens(self))
        let sheets = LayerShapes.sheets(.cases(self.sheets.cases, of: self, noun: "Sheet"))
        return (screens.flags + sheets.flags).uniqued.map { (names.modifier($0.string), $0.range) }
    }
}

extension [SourceText] {
    /// Each text once.
    fileprivate var uniqued: [SourceText] {
        var seen: Set<String> = []
        return filter { seen.insert($0.string).inserted }
    }
}
