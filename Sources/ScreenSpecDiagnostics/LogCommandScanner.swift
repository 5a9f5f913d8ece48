/// Finds `##[error]` and its like in text that is read from its start. A log of GitHub's takes them for commands, anywhere on a
/// line; without their bracket they are none.
package struct LogCommandScanner {
    private var hashes: Int

    /// - Parameter previous: what stands in front of the text on its line.
    package init(behind previous: String = "") { hashes = previous.utf8.reversed().prefix { $0 == 0x23 }.count }

    /// Whether the scalar that comes next, or byte of UTF-8, is the bracket of a command.
    package mutating func isBracket(_ scalar: some UnsignedInteger) -> Bool {
        defer { hashes = scalar == 0x23 ? hashes + 1 : 0 }
        return scalar == 0x5B && hashes > 1
    }
}
