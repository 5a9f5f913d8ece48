import ScreenSpecDiagnostics

/// Metadata of the app's own, with the values that destinations have.
package struct AttributeTable: Sendable {
    package let name: SourceText
    package let type: SourceText
    package let summary: SourceText?
    package let kind: Kind
    /// The destinations that give a value, in order, and the number of the value among `values`.
    package let assignments: [(destination: Int, value: Int)]
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
        package let constant: Constant
    }

    package enum Constant: Sendable {
        case bool(Bool)
        case int(Int)
        case double(Double)
        case string
        /// A Swift expression of any other type.
        case expression
    }
}
