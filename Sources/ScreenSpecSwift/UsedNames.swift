import ScreenSpecDiagnostics

/// Which of `names` the expression uses as values, a bit for each of the first 64: not as members (`.book`), argument labels
/// (`book:`) or the parameters of its own closures; inside interpolations too. Of an expression with faults only what
/// comes before the first one counts. `names` have no back-ticks.
package func usedNames(in expression: ByteText, of names: [ByteText]) -> UInt64 {
    names.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { usedNames(in: expression, of: $0, count: buffer.count) } ?? 0
    }
}

/// The same for names that stand in memory one after the other.
package func usedNames(in expression: ByteText, of names: UnsafePointer<ByteText>, count: Int) -> UInt64 {
    var walker = NameWalker(SwiftScanner(expression), names, count)
    walker.walk(.top)
    return walker.used
}
