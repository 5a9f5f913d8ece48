/// Which findings a run prints: the first 100 of each kind. One mistake at the top of a large file can make very many.
package struct ShownFindings {
    private var counts: [String: Int] = [:]

    /// No kind was seen yet.
    package init() {}

    /// Whether the next finding of a kind is printed.
    package mutating func shows(_ kind: DiagnosticKind) -> Bool {
        counts[kind.id, default: 0] += 1
        return counts[kind.id, default: 0] <= 100
    }

    /// What is said of the others, a line for each kind.
    package var remarks: [String] {
        counts.filter { $0.value > 100 }.sorted { $0.key < $1.key }.map { id, count in
            "\(count - 100) more of `\(id)` \(count == 101 ? "is" : "are") not shown"
        }
    }
}
