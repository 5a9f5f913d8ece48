import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let unusedAttribute = LintRule(
        "unused-attribute", "No screen gives an attribute a value of its own.",
        """
        An attribute with the same value everywhere says nothing about a screen. Give some destination another value, \
        or remove the attribute.
        """,
        passing: [
            """
            attributes: {canShowToasts: {type: Bool, default: true}}
            destinations: {home: {view: HomeView, attributes: {canShowToasts: false}}}
            """,
            """
            attributes: {canShowToasts: {type: Bool, default: true}}
            destinations: {home: {view: HomeView}}
            sheets: {items: {help: {view: HelpView, attributes: {canShowToasts: false}}}}
            """,
        ],
        failing: [
            """
                         ↓
            attributes: {canShowToasts: {type: Bool, default: true}}
            destinations: {home: {view: HomeView}}
            """
        ],
        check: { graph, _ in
            graph.attributes
                .filter { attribute in
                    attribute.assignments.allSatisfy { $0.value == attribute.defaultValue }
                        && attribute.sheetAssignments.allSatisfy { $0.value == attribute.defaultValue }
                }
                .map { attribute in
                    Finding(
                        message: "no screen gives `\(attribute.name.string)` a value of its own",
                        range: attribute.name.range, help: "remove the attribute, or set it where it differs")
                }
        })
}
