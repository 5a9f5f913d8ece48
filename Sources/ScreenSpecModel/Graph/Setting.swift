import ScreenSpecDiagnostics

/// What a key of the spec comes to: the value that was written, or the language's default where the key is left out.
package struct Setting<Value: Sendable>: Sendable {
    /// What holds.
    package let value: Value
    /// Where it was written; nil for a default.
    package let range: SourceRange?

    init(_ written: Located<Value>?, default defaultValue: Value) {
        value = written?.value ?? defaultValue
        range = written?.range
    }
}

extension Setting<ByteText> {
    /// A name of generated code.
    init(_ written: SourceText?, default defaultName: StaticString) {
        self.init(written, default: ByteText(defaultName))
    }

    /// - Parameter defaultName: belongs to somebody who outlives this.
    init(_ written: SourceText?, default defaultName: ByteText) {
        value = written?.bytes ?? defaultName
        range = written?.range
    }
}
