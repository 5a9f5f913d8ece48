import ScreenSpecDiagnostics

/// A value with its place.
package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    package let range: SourceRange

    init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}
