import ScreenSpecDiagnostics

/// A column's width in points.
package struct ColumnWidth: Sendable, SpecObject {
    package let range: SourceRange
    package var minimum: LocatedInteger?
    package var ideal: LocatedInteger?
    package var maximum: LocatedInteger?

    init(range: SourceRange) { self.range = range }

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
