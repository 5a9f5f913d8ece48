import ScreenSpecDiagnostics

/// The first of `diagnostics` whose edits do not touch those of one before; the others wait for the next pass.
func withoutOverlaps(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var taken: [UInt32: TakenRanges] = [:]
    return diagnostics.filter { diagnostic in
        let edits = diagnostic.fix?.edits ?? []
        guard edits.allSatisfy({ taken[$0.range.file]?.isFree($0.range) ?? true }) else { return false }
        for edit in edits { taken[edit.range.file, default: TakenRanges()].add(edit.range) }
        return true
    }
}

/// Ranges of one file, in order, of which none is over another. Most come in order.
private struct TakenRanges {
    private var ranges: [SourceRange] = []

    /// Two edits at one place have no order, and count as one over the other.
    func isFree(_ range: SourceRange) -> Bool {
        let next = index(after: range)
        if next < ranges.count, ranges[next].start < range.end { return false }
        return next == 0 || ranges[next - 1].start != range.start && ranges[next - 1].end <= range.start
    }

    mutating func add(_ range: SourceRange) { ranges.insert(range, at: index(after: range)) }

    /// The number of the first range that begins behind the beginning of `range`.
    private func index(after range: SourceRange) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].start <= range.start { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// The edits of these findings, in file order.
func editsByFile(_ diagnostics: [Diagnostic]) -> [UInt32: [Fix.Edit]] {
    let edits = diagnostics.flatMap { $0.fix?.edits ?? [] }
    return Dictionary(grouping: edits) { $0.range.file }.mapValues { $0.sorted { $0.range < $1.range } }
}
