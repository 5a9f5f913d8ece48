import ScreenSpecDiagnostics

/// What stands somewhere in a spec.
package protocol Placed {
    /// Where it stands.
    var range: SourceRange { get }
}

/// A value with its place.
package struct Located<Value: Sendable>: Placed, Sendable {
    /// What was read.
    package let value: Value
    /// Where it stands.
    package let range: SourceRange

    init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }
}
