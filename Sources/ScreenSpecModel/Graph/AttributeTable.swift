import ScreenSpecDiagnostics

/// Metadata of the app's own, with the values that destinations have.
package struct AttributeTable: Sendable {
    /// The property's name.
    package let name: SourceText
    /// Its type, as Swift writes it.
    package let type: SourceText
    /// Its doc comment.
    package let summary: SourceText?
    /// What its values are read as; of an optional type, as the type inside.
    package let kind: Kind
    /// The destinations that give a value, in order, and the number of the value among `values`.
    package let assignments: [(destination: Int, value: Int)]
    /// The same of the sheets.
    package let sheetAssignments: [(sheet: Int, value: Int)]
    /// Every value once.
    package let values: [Value]
    /// The number among `values` of the value that holds elsewhere; nil where it is `nil`.
    package let defaultValue: Int?

    /// What values of the type look like in a spec.
    package enum Kind: Sendable { case bool, int, double, string, expression }

    /// A value as its type has it.
    package struct Value: Sendable {
        /// As the spec writes it.
        package let text: SourceText
        /// What it comes to.
        package let constant: Constant
    }

    /// A value as Swift has it; what `string` and `expression` hold is the text.
    package enum Constant: Sendable {
        case bool(Bool)
        case int(Int)
        case double(Double)
        case string
        /// `null`: `nil` of an optional type.
        case null
        /// A Swift expression of any other type.
        case expression

        var isExpression: Bool { if case .expression = self { true } else { false } }
    }
}

extension NavigationGraph {
    /// Whether a sheet gives an attribute a value, so that the enum of sheets has properties for all of them.
    package var sheetsHaveAttributes: Bool { attributes.contains { !$0.sheetAssignments.isEmpty } }
}
