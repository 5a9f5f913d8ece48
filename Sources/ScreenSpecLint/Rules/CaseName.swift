import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

extension LintRule {
    static let caseName = LintRule(
        "case-name", "A destination, a sheet or a dialog is not named as Swift names cases.",
        """
        The name becomes an enum's case, and Swift's API Design Guidelines have cases in lowerCamelCase: \
        `.readingLists`, `.urlHistory`. A leading `_` is fine.

        Rename it where it stands and in `opens`, sections, tabs and the app's code. With `Codable`, data that was \
        saved has the old name: put that under `state.formerly`.
        """,
        passing: ["destinations: {readingLists: {view: ReadingListsView}}"],
        failing: [
            """
                           ↓
            destinations: {ReadingLists: {view: ReadingListsView}}
            """,
            """
                           ↓
            destinations: {reading_lists: {view: ReadingListsView}}
            """,
        ],
        check: { graph, _ in
            let isSaved = graph.conformances.isCodable
            return graph.destinations.names { !isLowerCamelCase($0) }.map { finding($0, isSaved: isSaved) }
                + graph.caseTables.dropFirst().flatMap { $0.names { !isLowerCamelCase($0) } }
                .map { finding($0, isSaved: false) }
        })
}

private func isLowerCamelCase(_ name: ByteText) -> Bool {
    var index = 0
    while index < name.count, name[index] == 0x5F { index += 1 }
    guard index < name.count, !(name[index] &- 0x41 < 26) else { return false }
    return name.firstIndex(of: 0x5F, from: index) == nil
}

private func finding(_ name: SourceText, isSaved: Bool) -> LintRule.Finding {
    let meant = lowerCamelCase(name.string)
    // `self_` would be a word of Swift's own.
    let isName = meant.withBytes { checkIdentifier($0) == nil }
    var help = isName ? "write `\(meant)`" : "write another name"
    if isSaved, isName { help += ", and `\(name.string): \(meant)` under `state.formerly` for data that was saved" }
    return LintRule.Finding(
        message: "`\(name.string)` is not in lowerCamelCase, as Swift's cases are", range: name.range, help: help)
}

/// `URL_history` as `urlHistory`.
private func lowerCamelCase(_ name: String) -> String {
    let words = name.split(separator: "_").map(String.init)
    guard let first = words.first else { return name }
    // The capitals at the beginning, but for the last where a small letter follows: that begins the next word.
    let capitals = first.prefix { $0.isUppercase }.count
    let beginsNext = capitals > 1 && first.dropFirst(capitals).first?.isLowercase == true
    let small = beginsNext ? capitals - 1 : capitals
    let rest = words.dropFirst().map { word in
        let tail = word.contains { $0.isLowercase } ? String(word.dropFirst()) : word.dropFirst().lowercased()
        return word.prefix(1).uppercased() + tail
    }
    return first.prefix(small).lowercased() + first.dropFirst(small) + rest.joined()
}
