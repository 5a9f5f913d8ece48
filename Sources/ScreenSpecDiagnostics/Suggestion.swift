/// Finds what unknown words were probably meant to be, while that is worth it. A word is compared with every candidate, and a
/// spec may have as many unknown words as names: for the many mistakes of a large spec it would take the square of its size.
package struct Suggestions {
    /// How many candidates may still be compared with words.
    private var comparisons = 100_000

    /// For the words of one spec.
    package init() {}

    /// As the function of that name; nil once enough was compared.
    package mutating func nearest(to word: ByteText, among candidates: some Collection<ByteText>) -> ByteText? {
        if comparisons <= 0 { return nil }
        comparisons -= candidates.count
        return ScreenSpecDiagnostics.nearest(to: word, among: candidates)
    }
}

/// The candidate that `word` was probably meant to be: the one fewest edits away, when they are few for its length.
/// Costs the product of the two lengths for each candidate of about the same length, and nothing for the others.
package func nearest(to word: ByteText, among candidates: some Sequence<ByteText>) -> ByteText? {
    let limit = max(1, min(3, word.count / 3))
    var best: (candidate: ByteText, distance: Int)?
    for candidate in candidates where abs(candidate.count - word.count) <= limit {
        let distance = editDistance(word, candidate)
        // A word of which nothing is left was not meant.
        if distance <= limit, distance < max(word.count, candidate.count), distance < best?.distance ?? Int.max {
            best = (candidate, distance)
        }
    }
    return best?.candidate
}

/// The same for candidates that are strings.
package func nearestName(to word: ByteText, among candidates: [String]) -> String? {
    let files = candidates.map { SourceFile(path: "", string: $0) }
    return withExtendedLifetime(files) { nearest(to: word, among: files.map(\.text))?.string }
}

/// Whether two words are one edit apart, or only written in other letters' cases.
/// Costs no more than the length of one.
package func isOneEdit(_ left: ByteText, _ right: ByteText) -> Bool {
    if abs(left.count - right.count) > 1 { return false }
    let shared = min(left.count, right.count)
    var (start, end) = (0, 0)
    while start < shared, left[start].lowercased == right[start].lowercased { start += 1 }
    while end < shared - start, left[left.count - 1 - end].lowercased == right[right.count - 1 - end].lowercased {
        end += 1
    }
    let (one, other) = (left.count - start - end, right.count - start - end)
    if one <= 1, other <= 1 { return true }
    return one == 2 && other == 2 && left[start].lowercased == right[start + 1].lowercased
        && left[start + 1].lowercased == right[start].lowercased
}

/// Insertions, deletions, replacements and swaps between two words, ASCII case ignored (optimal string alignment).
private func editDistance(_ left: ByteText, _ right: ByteText) -> Int {
    guard left.count <= 64, right.count <= 64 else { return Int.max }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var current = last
    for row in 0..<left.count {
        current[0] = row + 1
        for column in 0..<right.count {
            let same = left[row].lowercased == right[column].lowercased
            var cost = min(last[column] + (same ? 0 : 1), last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row].lowercased == right[column - 1].lowercased,
                left[row - 1].lowercased == right[column].lowercased
            {
                cost = min(cost, beforeLast[column - 1] + 1)
            }
            current[column + 1] = cost
        }
        (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[right.count]
}

extension UInt8 {
    fileprivate var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
