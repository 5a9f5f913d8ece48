import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The cases of an enum that answer those who present them.
func makeAnswersField(_ cases: EnumContext) -> Field {
    let (graph, all) = (cases.graph, cases.answering)
    let condition = cases.conditionOfCases
    let shape = Shape(
        "answering case",
        [
            Field("name", .identifier, "Its name.") { .text(cases.name(all[$0])) },
            Field("summary", .comment, "What it is, if the spec says it.") {
                cases.rows[all[$0]].summary.map { .text($0.bytes) } ?? .absent
            },
            Field("answer", .type, "The type of its answer.") {
                graph.answer(of: cases.rows[all[$0]]).map { .text($0.bytes) } ?? .absent
            },
            Field("isOnlyWithSwiftUI", .flag, "Whether that is SwiftUI's.") {
                .flag(graph.answer(of: cases.rows[all[$0]]).map(graph.isOnlyWithSwiftUI) ?? false)
            },
            Field("hasPayload", .flag, "Whether it carries something.") { .flag(cases.payload(all[$0]).count > 0) },
            Field(code: "function", "The function that makes it, as it is declared.") {
                cases.appendFunction(all[$0], to: &$1)
            },
            Field(code: "call", "The case, made of the function's parameters.") {
                $1.append(cases.isOfSheets ? ".sheet(" : ".screen(")
                cases.appendCall(all[$0], to: &$1)
                $1.append(")")
            },
        ], condition: condition.map { condition in { condition(all[$0]) } })
    return Field("answering", .list(shape), "The cases that answer those who present them.") { _ in
        .list(start: 0, count: all.count)
    }
}

extension EnumContext {
    /// The numbers of the rows that answer.
    var answering: [Int] { graph.answersNobody ? [] : (0..<rowCount).filter { rows[$0].answers } }
}

extension NavigationGraph {
    /// Whether no screen and no sheet answers those who present it.
    var answersNobody: Bool {
        if !hasNavigation || answers.isEmpty { return true }
        return !destinations.rows.contains(where: \.answers) && !sheets.cases.rows.contains(where: \.answers)
    }
}
