import ScreenSpecDiagnostics

/// A column's width in points.
package struct ColumnWidth: Sendable {
    package let range: SourceRange
    package var minimum: LocatedInteger?
    package var ideal: LocatedInteger?
    package var maximum: LocatedInteger?

    private init(range: SourceRange) { self.range = range }

    private static let schema = Schema<ColumnWidth>(
        "width", "The width of a column, in points.",
        [
            Key("min", .points, "The least.") { $0.minimum = $1 },
            Key("ideal", .points, "The one to begin with.") { $0.ideal = $1 },
            Key("max", .points, "The most.") { $0.maximum = $1 },
        ])

    static var kind: Kind<ColumnWidth> { .object(schema) { ColumnWidth(range: $0) } }
}

extension Kind where Value == LocatedInteger {
    /// A length on the screen.
    static var points: Kind { .integer(1...10_000) }
}
