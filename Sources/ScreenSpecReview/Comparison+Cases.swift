import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// An enum of the spec in both versions.
struct CasePair {
    let old: CaseTable
    let new: CaseTable
    let matches: CaseMatches
    /// The retired names of the old version, and the old cases that they mean.
    let retired: [(name: SourceText, number: Int)]
    /// "destination"
    let noun: String
    /// Where its cases stand in a document: `destinations`.
    let path: String
    /// Whether state or windows are saved with such cases in both versions.
    let isSaved: Bool
    /// How many of the rows are the spec's own, in each.
    let counts: (old: Int, new: Int)

    func path(ofNew row: Int) -> String { "\(path).\(new.name(row).string)" }
    func path(ofOld row: Int) -> String { "\(path).\(old.name(row).string)" }
    /// What the enum is called now.
    var type: String { new.enumName.value.string }
}

extension Comparison {
    /// Compares the screens, sheets, windows and dialogs.
    mutating func compareCases() {
        let isSaved = old.savesState && new.savesState
        let all = [
            CasePair(
                old: old.destinations, new: new.destinations, matches: destinations,
                retired: old.retired(\.destination), noun: "destination", path: "destinations", isSaved: isSaved,
                counts: (old.destinations.count, new.destinations.count)),
            pair(
                old.sheets.cases, new.sheets.cases, "sheet", "sheets.items", isSaved: isSaved, \.sheet,
                (old.sheets.cases.count - old.windows.cases.count, new.sheets.cases.count - new.windows.cases.count)),
            pair(old.windows.cases, new.windows.cases, "window", "windows.items", isSaved: true, \.window),
            pair(old.dialogs.cases, new.dialogs.cases, "dialog", "dialogs.items", isSaved: false) { _ in nil },
        ]
        for pair in all { compare(pair) }
        compareActions()
        comparePlaceholder()
    }

    private func pair(
        _ old: CaseTable, _ new: CaseTable, _ noun: String, _ path: String, isSaved: Bool,
        _ number: (NavigationGraph.Owner) -> Int?, _ counts: (Int, Int)? = nil
    ) -> CasePair {
        let matches = CaseMatches(
            old.caseNames, new.caseNames, retired: self.new.retired(number).numbers,
            reserved: Array(destinations.reserved))
        return CasePair(
            old: old, new: new, matches: matches, retired: self.old.retired(number), noun: noun, path: path,
            isSaved: isSaved, counts: counts ?? (old.count, new.count))
    }

    private mutating func compare(_ pair: CasePair) {
        for row in 0..<pair.counts.old {
            guard let now = pair.matches[row] else {
                tellRemoved(row, of: pair)
                continue
            }
            compareNames(row, now, of: pair)
            comparePayload(row, now, of: pair)
            comparePresence(row, now, of: pair)
        }
        if pair.isSaved {
            compareRetired(pair.retired, pair.matches, pair.path) { pair.new.name($0) }
        }
        for row in pair.matches.added where row < pair.counts.new {
            let name = pair.new.name(row)
            tell(
                .sourceCaseAdded, "\(pair.noun) `\(name.string)` is new: a `switch` over `\(pair.type)` needs it, too",
                at: name.range, path: pair.path(ofNew: row))
        }
    }

    private mutating func tellRemoved(_ row: Int, of pair: CasePair) {
        let name = pair.old.name(row)
        let (text, range, path) = (name.string, inOld(name.range), pair.path(ofOld: row))
        toldMembers.insert("\(pair.type).\(text)")
        tell(.sourceCaseRemoved, "\(pair.noun) `\(text)` of the old version is gone", at: range, path: path)
        if !pair.isSaved { return }
        if pair.matches.reserved.contains(text) {
            return tell(
                .stateCaseRetired,
                "saved state that names \(pair.noun) `\(text)` is read without it, as `reserved` says",
                at: range, path: path)
        }
        tell(
            .stateCaseRemoved, "state that names \(pair.noun) `\(text)` of the old version is no longer read",
            at: range,
            path: path,
            help: formerlyHelp(text))
    }

    /// A case that goes on under another name.
    private mutating func compareNames(_ row: Int, _ now: Int, of pair: CasePair) {
        let (before, name) = (pair.old.name(row), pair.new.name(now))
        if before.bytes.equals(name.bytes) { return }
        toldMembers.insert("\(pair.type).\(before.string)")
        tell(
            .sourceCaseRemoved, "\(pair.noun) `\(before.string)` is called `\(name.string)` now", at: name.range,
            path: pair.path(ofNew: now), before: before.range)
    }

    /// Compares where a case is.
    private mutating func comparePresence(_ row: Int, _ now: Int, of pair: CasePair) {
        let (before, after) = (pair.old.presence(row), pair.new.presence(now))
        let (name, path) = (pair.new.name(now), pair.path(ofNew: now))
        if !after.isInBuilds(of: before) {
            tell(
                .sourceConditionNarrowed, "\(pair.noun) `\(name.string)` is in fewer builds than it was",
                at: name.range,
                path: path)
        }
        if !before.isInBuilds(of: after) {
            tell(
                .sourceCaseAdded,
                "\(pair.noun) `\(name.string)` is in more builds than it was: a `switch` over `\(pair.type)` needs it there",
                at: name.range, path: path)
        }
        if pair.isSaved, !after.includes(before) {
            tell(
                .stateConditionNarrowed,
                "\(pair.noun) `\(name.string)` is in fewer builds, or on fewer systems, than it was; state that names it is not read there",
                at: name.range, path: path)
        }
    }

    /// What keeps a name known that is gone.
    func formerlyHelp(_ name: String) -> String {
        "where it has another name now, write `formerly: {\(name): …}` under `state`; where it is gone for good, `reserved: [\(name)]`"
    }

    /// Compares the names that the old version still read, or would never use again, with what they mean now.
    ///
    /// - Parameters:
    ///   - path: where the things stand in a document.
    ///   - name: the name of one of the new things.
    mutating func compareRetired(
        _ retired: [(name: SourceText, number: Int)], _ matches: CaseMatches, _ path: String,
        _ name: (Int) -> SourceText
    ) {
        for (before, number) in retired {
            guard let expected = matches[number] else { continue }
            if let meant = matches.meaning(of: before.string) {
                if meant != expected { tellReused(before, by: name(meant), path) }
                continue
            }
            if documents.new.reservedNames.contains(where: { $0.bytes.equals(before.bytes) }) {
                tell(
                    .stateCaseRetired,
                    "state that was saved with `\(before.string)` is read without it, as `reserved` says",
                    at: inOld(before.range), path: "state.reserved")
                continue
            }
            tell(
                .stateFormerNameRemoved, "state that was saved with `\(before.string)` is no longer read",
                at: inOld(before.range), path: "state.formerly.\(before.string)",
                help: "keep `formerly: {\(before.string): \(name(expected).string)}` under `state`")
        }
        for reserved in documents.old.reservedNames {
            if let meant = matches.meaning(of: reserved.string) { tellReused(reserved, by: name(meant), path) }
        }
    }

    /// Compares the names that the old version would never use again with what the new one says of them. One that means something
    /// now is told with that.
    mutating func compareReserved() {
        let (before, kept) = (documents.old.reservedNames, Set(documents.new.reservedNames.map(\.string)))
        let isLessOnly = kept.isSubset(of: before.map(\.string))
        let inUse = Set(new.retiredNames.map(\.name.string) + new.tabs.map(\.id.string))
            .union([new.destinations, new.sheets.cases, new.windows.cases].flatMap(\.caseNames))
        for name in before where !kept.contains(name.string) && !inUse.contains(name.string) {
            tell(
                .stateReservedNameDropped,
                "`\(name.string)` is no longer reserved, and free for something else than it was saved as",
                at: inOld(name.range), path: isLessOnly ? "state.reserved" : "",
                help: "keep `\(name.string)` under `reserved`")
        }
    }

    private mutating func tellReused(_ name: SourceText, by now: SourceText, _ path: String) {
        tell(
            .stateNameReused,
            "state that was saved with `\(name.string)` means `\(now.string)` now, which is another thing",
            at: now.range, path: "\(path).\(now.string)")
    }

    /// Compares what people can answer.
    private mutating func compareActions() {
        let names = new.dialogs.cases.names
        for (row, dialog) in old.dialogs.dialogs.enumerated() {
            guard let now = names[old.dialogs.cases.name(row)] else { continue }
            let (title, type) = (new.dialogs.cases.name(now).string, new.dialogs.actionType(now))
            let (before, after) = (dialog.actions.map(\.name), new.dialogs.dialogs[now].actions.map(\.name))
            for action in before where !after.contains(where: { $0.bytes.equals(action.bytes) }) {
                toldMembers.insert("\(type).\(action.string)")
                tell(
                    .sourceCaseRemoved, "dialog `\(title)` no longer has the action `\(action.string)`",
                    at: inOld(action.range), path: "dialogs.items.\(title).actions.\(action.string)")
            }
            for action in after where !before.contains(where: { $0.bytes.equals(action.bytes) }) {
                tell(
                    .sourceCaseAdded,
                    "dialog `\(title)` has a new action `\(action.string)`: a `switch` over `\(type)` needs it, too",
                    at: action.range, path: "dialogs.items.\(title).actions.\(action.string)")
            }
        }
    }

    /// Compares the case that stands for an empty detail column.
    private mutating func comparePlaceholder() {
        let (before, after) = (old.placeholderCase?.name, new.placeholderCase?.name)
        if before?.value.string == after?.value.string { return }
        let type = new.destinations.enumName.value.string
        if let before {
            toldMembers.insert("\(type).\(before.value.string)")
            tell(
                .sourceCaseRemoved,
                "`\(type)` no longer has `\(before.value.string)`, which stands for an empty column",
                at: after?.range ?? new.start, path: "app.placeholder.case")
        }
        if let after {
            tell(
                .sourceCaseAdded,
                "`\(type)` has a case `\(after.value.string)` now, which stands for an empty column",
                at: after.range ?? new.start, path: "app.placeholder.case")
        }
    }
}

extension Presence {
    /// Whether it is in every build that `other` is in.
    func isInBuilds(of other: Presence) -> Bool { conditions.allSatisfy(other.conditions.contains) }

    /// Whether it is everywhere that `other` is.
    func includes(_ other: Presence) -> Bool {
        isInBuilds(of: other)
            && versions.allSatisfy { platform, version in
                // A platform that is not named has it in all versions.
                other.versions[platform].map { version <= $0 } ?? false
            }
    }
}
