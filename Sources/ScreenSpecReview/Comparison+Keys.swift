import ScreenSpecDiagnostics
import ScreenSpecModel

extension Comparison {
    /// Tells what else changed in what the specs say, key by key: a key that nothing else looks at is not forgotten.
    mutating func compareKeys() {
        let root = Place(path: [], owner: "the spec", kind: .object { SpecDocument.schema.description })
        compare(documents.old, documents.new, root)
    }

    /// Where two values stand, and what they are.
    private struct Place {
        /// `destinations`, `author`, `title`
        var path: [String]
        /// "destination `author`"
        var owner: String
        /// The key of the language: "destination.title".
        var key = ""
        var kind: KindDescription

        var text: String { path.joined(separator: ".") }

        func inside(_ name: String, _ kind: KindDescription) -> Place {
            Place(path: path + [name], owner: owner, key: key, kind: kind)
        }

        /// What a change here does beyond what is compared elsewhere; nil where that is nothing.
        ///
        /// - Parameter guardNow: what a guard of the old version is called now.
        func rule(from old: SpecValue?, to new: SpecValue?, guardNow: (String) -> String) -> ChangeRule? {
            switch key {
            // A guard is asked before a screen is shown, or before it is left.
            case "guard.leaving": return (old?.isTrue ?? false) == (new?.isTrue ?? false) ? nil : .guardRemoved
            case "payload type.identity" where old != nil, "payload type.compare" where old != nil:
                return .sourceRequirementAdded
            case "payload type.codable" where old?.isFalse == true: return .sourceRequirementAdded
            case _ where key.hasSuffix(".requires"):
                let names = new?.texts ?? []
                return old?.texts.allSatisfy { names.contains(guardNow($0)) } ?? true ? nil : .guardRemoved
            default: break
            }
            if key.hasSuffix(".returns") { return old == nil ? nil : .sourceAPIRemoved }
            if path.first != "guards" || path.count != 2 { return nil }
            return new == nil ? .sourceAPIRemoved : old == nil ? .sourceAPIExtended : nil
        }
    }

    private mutating func compare(_ old: SpecValue?, _ new: SpecValue?, _ place: Place) {
        guard let old, let new else {
            if old != nil || new != nil { tellChange(old, new, place) }
            return
        }
        if new.says(thatOf: old, [:]) { return }
        switch (place.kind, old, new) {
        case (.object(let object), .map, .map): compare(old.entries, new.entries, of: object(), place)
        case (.either(let first, let second), _, _):
            if let kind = first.of(old, new) ?? second.of(old, new) {
                compare(old, new, Place(path: place.path, owner: place.owner, key: place.key, kind: kind))
            } else {
                tellChange(old, new, place)
            }
        case (.map(_, let kind), .map, .map): compareNamed(old.named, new.named, kind, place)
        case (.list(let kind, _), .list, .list):
            if let (before, after) = kind.named(old, new) {
                compareNamed(before, after, kind, place)
            } else {
                tellChange(old, new, place)
            }
        default: tellChange(old, new, place)
        }
    }

    private mutating func compare(
        _ old: [SpecValue.Entry], _ new: [SpecValue.Entry], of object: ObjectDescription, _ place: Place
    ) {
        for key in object.keys {
            let before = old.first { $0.key.equals(key.name) }?.value
            let after = new.first { $0.key.equals(key.name) }?.value
            var inside = place.inside("\(key.name)", key.kind)
            inside.key = "\(object.noun).\(key.name)"
            inside.owner = place.path.isEmpty ? "`\(key.name)`" : place.owner
            compare(before, after, inside)
        }
    }

    /// Compares what stands under names. One that has another name now is compared with what it is.
    private mutating func compareNamed(
        _ old: [(name: String, value: SpecValue)], _ new: [(name: String, value: SpecValue)], _ kind: KindDescription,
        _ place: Place
    ) {
        let before = Dictionary(old.map { (nameNow($0.name, place.text), $0) }) { first, _ in first }
        let names = Set(new.map(\.name))
        func inside(_ name: String) -> Place {
            var inside = place.inside(name, kind)
            inside.owner = "`\(name)` of \(place.path.count > 1 ? place.owner : "`\(place.text)`")"
            if place.path.count == 1 { inside.owner = "`\(name)`" }
            return inside
        }
        for (name, value) in new { compare(before[name]?.value, value, inside(name)) }
        for (name, value) in old where !names.contains(nameNow(name, place.text)) {
            compare(value, nil, inside(name))
        }
        let order = old.map(\.name).filter(names.contains)
        if order != new.map(\.name).filter(Set(order).contains) {
            tellHarmless(
                "the order of \(place.text.isEmpty ? place.owner : "`\(place.text)`") changed", place,
                new.first?.value.range, nil)
        }
    }

    /// What something is called now that stood under a name in the old version.
    private func nameNow(_ name: String, _ path: String) -> String {
        let owner: (NavigationGraph.Owner) -> Int?
        let names: (Int) -> SourceText
        switch path {
        case "destinations", "links.routes": (owner, names) = (\.destination, { [new] in new.destinations.name($0) })
        case "tabs.items": (owner, names) = (\.tab, { [new] in new.tabs[$0].id })
        case "sheets.items": (owner, names) = (\.sheet, { [new] in new.sheets.cases.name($0) })
        case "windows.items": (owner, names) = (\.window, { [new] in new.windows.cases.name($0) })
        // Code that sets a guard says its new name, and so a renamed one is another one under `guards`.
        case "requires": (owner, names) = (\.guard, { [new] in new.guards.all[$0].name })
        default: return name
        }
        return new.retired(owner).numbers[name].map { names($0).string } ?? name
    }

    private mutating func tellChange(_ old: SpecValue?, _ new: SpecValue?, _ place: Place) {
        let keys = (old.map { place.kind.keys(in: $0) } ?? []).union(new.map { place.kind.keys(in: $0) } ?? [])
        for key in keys.union([place.key]).sorted() where !key.isEmpty && !KnownKeys.all.contains(key) {
            tell(
                .unknownKeyChanged, "`\(key)` changed, and it is not known what that breaks",
                at: new?.range ?? old?.range.map(inOld) ?? self.new.start)
        }
        let name = place.path.last.map { "`\($0)`" } ?? ""
        let isNamed = place.owner == name || place.owner.hasPrefix("\(name) of ")
        let subject = isNamed ? place.kind.nounBefore + place.owner : "\(name) of \(place.owner)"
        let message =
            switch (old?.shortText, new?.shortText) {
            case (nil, let now): "\(subject) is new" + (now?.map { ": \($0)" } ?? "")
            case (let before, nil): "\(subject) is gone" + (before?.map { ", and was \($0)" } ?? "")
            case (let before??, let now??): "\(subject) is \(now), and was \(before)"
            default: "\(subject) changed"
            }
        if let rule = rule(from: old, to: new, place) {
            return tell(rule, message, at: new?.range ?? old?.range.map(inOld) ?? self.new.start)
        }
        tellHarmless(message, place, new?.range, old?.range)
    }

    // A closure beside what adds to `changes` would hold them, and have all of them copied each time.
    private func rule(from old: SpecValue?, to new: SpecValue?, _ place: Place) -> ChangeRule? {
        rule(ofSheet: old, place) ?? place.rule(from: old, to: new) { nameNow($0, "requires") }
    }

    /// Of a guarded sheet that is a window now, which requires nothing.
    private func rule(ofSheet old: SpecValue?, _ place: Place) -> ChangeRule? {
        guard place.path.count == 3, place.path.starts(with: ["sheets", "items"]), let old,
            old.entries.contains(where: { $0.key.equals("requires") }),
            new.windows.cases.rows.indices.contains(where: { new.windows.cases.name($0).string == place.path[2] })
        else { return nil }
        return .guardRemoved
    }

    private mutating func tellHarmless(
        _ message: String, _ place: Place, _ range: SourceRange?, _ before: SourceRange?
    ) {
        let isTold = place.path.indices.contains { told.contains(place.path[...$0].joined(separator: ".")) }
        if isTold { return }
        tell(.harmlessChange, message, at: range ?? before.map(inOld) ?? new.start)
    }
}

extension SpecValue {
    fileprivate var entries: [Entry] { if case .map(let entries, _) = self { entries } else { [] } }

    /// What stands under names that the spec makes up.
    fileprivate var named: [(name: String, value: SpecValue)] { entries.map { ($0.key.string, $0.value) } }

    /// Where it begins; nil where nothing in it has a place.
    var range: SourceRange? {
        switch self {
        case .text(let text), .symbol(let text): text.range
        case .word(_, let range): range
        case .list(let values): values.lazy.compactMap(\.range).first
        case .map(let entries, let range): range ?? entries.lazy.compactMap { $0.place ?? $0.value.range }.first
        }
    }

    /// As a message says it; nil inside for what is longer than a message.
    fileprivate var shortText: String?? {
        switch self {
        case .text(let text), .symbol(let text):
            text.bytes.count > 60 || text.string.contains("\n") ? .some(nil) : .some(text.string.asCode)
        case .word(let word, _): .some("`\(word)`")
        case .list(let values):
            values.count > 5 || values.contains { $0.shortText == .some(nil) }
                ? .some(nil) : .some(values.compactMap { $0.shortText ?? nil }.joined(separator: ", ", last: " and "))
        case .map: plainText.map { $0.utf8.count > 80 ? .some(nil) : .some($0.asCode) } ?? .some(nil)
        }
    }

    /// As a spec writes it on one line; nil for what has more.
    private var plainText: String? {
        switch self {
        case .text(let text), .symbol(let text): return text.string.contains("\n") ? nil : text.string
        case .word(let word, _): return "\(word)"
        case .list(let values):
            let texts = values.compactMap(\.plainText)
            return texts.count < values.count ? nil : "[\(texts.joined(separator: ", "))]"
        case .map(let entries, _):
            let texts = entries.compactMap { entry in entry.value.plainText.map { "\(entry.key.string): \($0)" } }
            return texts.count < entries.count ? nil : "{\(texts.joined(separator: ", "))}"
        }
    }

    fileprivate var isTrue: Bool { if case .word("true", _) = self { true } else { false } }
    fileprivate var isFalse: Bool { if case .word("false", _) = self { true } else { false } }

    /// The texts of a list.
    fileprivate var texts: [String] {
        guard case .list(let values) = self else { return [] }
        return values.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
    }

    fileprivate func value(_ key: StaticString) -> String? {
        switch entries.first(where: { $0.key.equals(key) })?.value {
        case .text(let text)?: text.string
        default: nil
        }
    }
}

extension KindDescription {
    /// What something of it is, as it stands before its name; nothing for what is no object.
    fileprivate var nounBefore: String { if case .object(let object) = self { "\(object().noun) " } else { "" } }

    /// The kind of two values, where both are of it and it has keys of its own.
    fileprivate func of(_ old: SpecValue, _ new: SpecValue) -> KindDescription? {
        switch self {
        case .object(let object):
            guard case .map = old, case .map = new else { return nil }
            let keys = object().keys
            let isAll = (old.entries + new.entries).allSatisfy { entry in keys.contains { entry.key.equals($0.name) } }
            return isAll ? self : nil
        case .either(let first, let second): return first.of(old, new) ?? second.of(old, new)
        case .list: if case .list = old, case .list = new { return self } else { return nil }
        default: return nil
        }
    }

    /// The elements of two lists by the names that they call themselves by; nil where one has none.
    fileprivate func named(
        _ old: SpecValue, _ new: SpecValue
    ) -> (old: [(name: String, value: SpecValue)], new: [(name: String, value: SpecValue)])? {
        guard let before = names(in: old), let after = names(in: new) else { return nil }
        return (before, after)
    }

    private func names(in list: SpecValue) -> [(name: String, value: SpecValue)]? {
        guard case .list(let values) = list else { return nil }
        var named: [(name: String, value: SpecValue)] = []
        for value in values {
            guard let name = name(of: value), !named.contains(where: { $0.name == name }) else { return nil }
            named.append((name, value))
        }
        return named
    }

    private func name(of value: SpecValue) -> String? {
        switch self {
        case .object(let object): object().nameKey.flatMap { value.value($0) }
        case .either(let first, let second): first.name(of: value) ?? second.name(of: value)
        default: nil
        }
    }

    /// The keys of the language in a value: "destination.title".
    func keys(in value: SpecValue) -> Set<String> {
        switch (self, value) {
        case (.list(let element, _), .list(let values)):
            values.reduce(into: []) { $0.formUnion(element.keys(in: $1)) }
        case (.map(_, let kind), .map(let entries, _)):
            entries.reduce(into: []) { $0.formUnion(kind.keys(in: $1.value)) }
        case (.either(let first, let second), _): first.keys(in: value).union(second.keys(in: value))
        case (.object(let object), .map(let entries, _)):
            entries.reduce(into: []) { found, entry in
                for key in object().keys where entry.key.equals(key.name) {
                    found.formUnion(key.kind.keys(in: entry.value).union(["\(object().noun).\(key.name)"]))
                }
            }
        default: []
        }
    }
}
