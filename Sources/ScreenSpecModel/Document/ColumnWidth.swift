import ScreenSpecDiagnostics

/// A column's width in points.
package struct ColumnWidth: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    /// In points; so are the others.
    package var minimum: LocatedInteger?
    /// What the column begins with.
    package var ideal: LocatedInteger?
    /// The most that people can make it.
    package var maximum: LocatedInteger?

    static let schema = Schema<ColumnWidth>(
        "width", "The width of a column, in points.",
        [
            Key("min", .points, \.minimum, "The least."),
            Key("ideal", .points, \.ideal, "The one to begin with."),
            Key("max", .points, \.maximum, "The most."),
        ])
}

extension Kind where Value == LocatedInteger {
    /// A length on the screen.
    static var points: Kind { .integer(1...10_000) }
}
