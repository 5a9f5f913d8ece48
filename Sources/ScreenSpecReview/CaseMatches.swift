import ScreenSpecDiagnostics
import ScreenSpecModel

/// What the cases of an old enum are in a new one: the same by name, or by a name that the new one has retired.
struct CaseMatches {
    /// The new cases' numbers by the names that state is read with.
    private let meanings: [String: Int]
    /// For each of the old cases its number now; nil for one that is gone.
    let now: [Int?]
    /// The new cases that were none before.
    let added: [Int]
    /// Names that the new version never uses again.
    let reserved: Set<String>

    /// - Parameter retired: what names mean that are none of the new cases.
    init(_ old: [String], _ new: [String], retired: [String: Int] = [:], reserved: [String] = []) {
        let names = Dictionary(new.enumerated().map { ($1, $0) }) { first, _ in first }
        meanings = retired.merging(names) { $1 }
        now = old.map { [meanings] in meanings[$0] }
        let known = Set(now.compactMap { $0 })
        added = new.indices.filter { !known.contains($0) }
        self.reserved = Set(reserved)
    }

    /// The new case that an old one is.
    subscript(old: Int) -> Int? { now[old] }
    /// The new case that state means that was saved under a name.
    func meaning(of name: String) -> Int? { meanings[name] }
}

extension CaseTable {
    /// The names of all cases.
    var caseNames: [String] { rows.indices.map { name($0).string } }
}

extension NavigationGraph {
    /// The retired names of some things, and the things' numbers.
    func retired(_ number: (Owner) -> Int?) -> [(name: SourceText, number: Int)] {
        retiredNames.compactMap { retired in number(retired.owner).map { (retired.name, $0) } }
    }

    /// Whether the state can be saved.
    var savesState: Bool { conformances.isCodable }
}

extension NavigationGraph.Owner {
    var destination: Int? { if case .destination(let number) = self { number } else { nil } }
    var tab: Int? { if case .tab(let number) = self { number } else { nil } }
    var `guard`: Int? { if case .guard(let number) = self { number } else { nil } }
    var sheet: Int? { if case .sheet(let number) = self { number } else { nil } }
    var window: Int? { if case .window(let number) = self { number } else { nil } }
}

extension [(name: SourceText, number: Int)] {
    /// The numbers by the names.
    var numbers: [String: Int] { Dictionary(map { ($0.name.string, $0.number) }) { first, _ in first } }
}

extension SpecValue {
    /// The names that are retired for good.
    var reservedNames: [SourceText] { texts(at: "state", "reserved") }

    /// The texts of a list that stands under some keys.
    private func texts(at keys: StaticString...) -> [SourceText] {
        var value = self
        for key in keys {
            guard case .map(let entries, _) = value, let entry = entries.first(where: { $0.key.equals(key) }) else {
                return []
            }
            value = entry.value
        }
        guard case .list(let values) = value else { return [] }
        return values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
}
