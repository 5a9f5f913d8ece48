import ScreenSpecDiagnostics

/// A value with its place.
package struct Located<Value: Sendable>: Sendable {
    /// What was read.
    package let value: Value
    /// Where it stands.
    package let range: SourceRange

    init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}
