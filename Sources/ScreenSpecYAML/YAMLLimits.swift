/// How much a spec may hold, so that hostile input fails fast and small.
package enum YAMLLimits {
    /// Bytes of input, as they stand in the file.
    package static let bytes = 16 * 1024 * 1024
    /// Levels of nesting, counted through aliases.
    package static let depth = 64
    /// Nodes after aliases are expanded.
    package static let nodes = 1_000_000
}
