import ScreenSpecModel
import ScreenSpecTestSupport

/// A value in a spec that dice made, with the values in it.
final class SpecPart {
    enum Form { case plain, quoted, list, map }

    /// What stands before it in a map.
    let key: String?
    var form: Form
    /// The scalar's.
    var text = ""
    var parts: [SpecPart] = []
    /// Whether what holds it is nothing without it.
    var isRequired = false
    /// What it speaks of, and is nothing without.
    var subjects: [SpecPart] = []
    /// Where it was written, in bytes, its key with it.
    fileprivate(set) var range = 0..<0
    /// Whether it was taken out.
    private(set) var isGone = false

    init(_ key: String?, _ form: Form, _ text: String = "", _ parts: [SpecPart] = []) {
        (self.key, self.form, self.text, self.parts) = (key, form, text, parts)
    }

    /// Takes out the innermost part over a place that can be left out, which may be this one. False where there is none.
    func remove(at offset: Int) -> Bool {
        if let part = parts.first(where: { $0.range.contains(offset) }), part.remove(at: offset) { return true }
        if isRequired || key == nil && range.isEmpty { return false }
        leave()
        return true
    }

    private func leave() {
        isGone = true
        for part in parts { part.leave() }
    }

    /// Takes out what speaks of something that is gone, and what is empty by that. Whether something was.
    func removeLeftovers() -> Bool {
        var removed = false
        for part in parts where part.removeLeftovers() { removed = true }
        for part in parts where !part.isGone {
            let isEmpty =
                (part.form == .list || part.form == .map) && !part.parts.isEmpty && part.parts.allSatisfy(\.isGone)
            if isEmpty || part.subjects.contains(where: \.isGone) {
                part.leave()
                removed = true
            }
        }
        // Without a part that it needs there is nothing left of it.
        if parts.contains(where: { $0.isGone && $0.isRequired }), !isGone {
            leave()
            removed = true
        }
        parts.removeAll(where: \.isGone)
        return removed
    }
}

/// Writes parts in YAML's block style and notes where each came to stand.
struct SpecWriter {
    private(set) var text = ""

    mutating func write(_ part: SpecPart, indent: Int = 0) {
        for child in part.parts {
            let start = text.utf8.count
            text += String(repeating: "  ", count: indent) + (child.key.map { "\(Self.key($0)):" } ?? "-")
            switch child.form {
            case .plain: text += " \(child.text)\n"
            case .quoted: text += " \(Self.quoted(child.text))\n"
            case .list, .map:
                text += child.parts.isEmpty ? (child.form == .list ? " []\n" : " {}\n") : "\n"
                write(child, indent: indent + 1)
            }
            child.range = start..<text.utf8.count
        }
    }

    private static func key(_ key: String) -> String {
        key.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x41 && $0 <= 0x5A || $0 == 0x2D } ? key : quoted(key)
    }

    static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case " "..."~": String(scalar)
            default:
                scalar.value < 0x10000
                    ? "\\u\(Self.hexadecimal(scalar.value, 4))" : "\\U\(Self.hexadecimal(scalar.value, 8))"
            }
        }
        return "\"\(escaped.joined())\""
    }

    private static func hexadecimal(_ value: UInt32, _ width: Int) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: width - digits.count) + digits
    }
}

/// Makes a spec by going over the language's own description: whatever a key takes, dice say whether it is there and what stands
/// behind it. What does not fit together is left to the compiler, which says so at its place.
struct SpecDice {
    /// A parameter of a payload, or the element of a section over data.
    struct Parameter {
        var label: String?
        let name: String
        let type: SampleType
        let hasDefault: Bool
        var part = SpecPart(nil, .plain)
    }

    var dice: Dice
    /// What the names of its views begin with.
    let name: String
    /// What stands before all names of the generated types; empty where nothing does.
    let prefix: String
    let target: DeploymentTarget?
    let layout: RandomLayout
    /// What expressions can name here.
    var scope: [Parameter] = []
    var dependencies: [(name: String, part: SpecPart)] = []
    var describedTypes: Set<String> = []
    /// The names that were given, by the noun of what has them.
    var names: [String: [String]] = [:]
    /// What each destination carries.
    var payloads: [String: [Parameter]] = [:]
    /// What the object that was made last carries.
    var lastPayload: [Parameter] = []
    /// The destinations that rows can lead to.
    var rows: [String] = []
    var attributes: [(name: String, type: SampleType, part: SpecPart)] = []
    /// What the text that is made speaks of.
    var subjects: [SpecPart] = []
    /// The views that the spec names, each with what it is made of.
    var views: [(name: String, parameters: [Parameter])] = []
    /// What refers to names, and is filled in when all are there.
    private var references: [(SpecPart, (inout SpecDice) -> String?)] = []
    /// Keys of which the test does not know what to write.
    private(set) var unknownKeys: Set<String> = []
    /// How often an optional key is there, of 8: each spec leaves out others, and is full of others.
    private var odds: [String: Int] = [:]
    private var number = 0
    var attributeType = SampleType.attributes[0]

    init(seed: UInt64, name: String, prefix: String, target: DeploymentTarget?, layout: RandomLayout) {
        dice = Dice(seed: seed)
        (self.name, self.prefix, self.target, self.layout) = (name, prefix, target, layout)
        for _ in 0..<4 { _ = dice.roll(2) }
    }

    mutating func makeSpec() -> SpecPart {
        let root = object(SpecDocument.schema.description, "")
        for (part, text) in references { if let text = text(&self) { part.text = text } }
        root.isRequired = true
        layout.complete(root)
        return root
    }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[dice.roll(elements.count)] }
    mutating func nextNumber() -> Int {
        number += 1
        return number
    }

    /// An object with some of its keys, which keep the rules between them.
    private mutating func object(_ object: ObjectDescription, _ key: String?) -> SpecPart {
        let outer = scope
        defer { scope = outer }
        let chosen = chosenKeys(object)
        // What others speak about comes first.
        let first = chosen.filter { ["payload", "name", "type"].contains("\($0.name)") }
        var made: [String: SpecPart] = [:]
        for description in first + chosen.filter({ key in !first.contains { "\($0.name)" == "\(key.name)" } }) {
            let place = "\(object.noun).\(description.name)"
            guard let part = value(description.kind, "\(description.name)", place) else { continue }
            part.isRequired = description.isRequired || Self.always.contains(place)
            made["\(description.name)"] = part
            remember(part, place, beside: made)
        }
        var parts = chosen.compactMap { made["\($0.name)"] }
        if dice.roll(4) == 0 { for index in parts.indices { parts.swapAt(index, dice.roll(parts.count)) } }
        return SpecPart(key, .map, "", parts)
    }

    private mutating func chosenKeys(_ object: ObjectDescription) -> [KeyDescription] {
        var names: Set<String> = []
        for key in object.keys where key.isRequired || isThere("\(object.noun).\(key.name)") {
            names.insert("\(key.name)")
        }
        for rule in object.rules {
            switch rule {
            case .exactlyOne(let keys, _), .atMostOne(let keys, _):
                let all = keys.map { "\($0)" }
                let given = all.filter(names.contains)
                if case .atMostOne = rule, given.isEmpty { continue }
                let kept = pick(given.isEmpty ? all : given)
                names.subtract(all)
                names.insert(kept)
            case .needs(let key, let other): if names.contains("\(key)") { names.insert("\(other)") }
            case .only: break
            }
        }
        return object.keys.filter { names.contains("\($0.name)") }
    }

    private mutating func isThere(_ place: String) -> Bool {
        if Self.leftOut.contains(place) || place == "app.prefix" && prefix.isEmpty { return false }
        if Self.always.contains(place) || place == "app.platforms" && target != nil { return true }
        if let isThere = layout.isThere(place) { return isThere }
        let choices =
            Self.frequent.contains(place) ? [7, 8, 8] : Self.seldom.contains(place) ? [0, 1, 2] : [0, 1, 2, 4, 6]
        let known = odds[place] ?? pick(choices)
        odds[place] = known
        return dice.roll(8) < known
    }

    private mutating func value(_ kind: KindDescription, _ key: String?, _ place: String) -> SpecPart? {
        if place == "app.platforms" { return platforms(kind, key) }
        switch kind {
        case .list(let element, _):
            let most = Self.crowded.contains(place) ? 6 : 2
            return SpecPart(key, .list, "", (0...dice.roll(most)).compactMap { _ in value(element, nil, place) })
        case .map(let name, let element): return map(name, element, key, place)
        case .object(let make): return object(make(), key)
        case .either(let first, let second): return value(dice.roll(2) == 0 ? first : second, key, place)
        case .parameters: return payload(key)
        case .ruleSettings: return rules(key)
        case .destination, .destinationCall, .tab, .opened, .guardName, .route, .attributeValue:
            let part = SpecPart(key, .quoted)
            references.append((part, { $0.reference(kind, place, of: part) }))
            return part
        default:
            subjects = []
            guard let text = layout.word(at: place).map({ ($0, true) }) ?? sample(at: place) ?? scalar(kind) else {
                unknownKeys.insert(place)
                return nil
            }
            let part = SpecPart(key, text.isPlain ? .plain : .quoted, text.text)
            part.subjects = subjects
            return part
        }
    }

    /// The target's alone, or the layout's and others.
    private mutating func platforms(_ kind: KindDescription, _ key: String?) -> SpecPart {
        let (platform, version) = target.map { ($0.platform.rawValue, $0.floor) } ?? ("iOS", layout.floor ?? 16)
        let floor = SpecPart(platform, .plain, "\(version).0")
        floor.isRequired = true
        // Of another platform the floor might be too old for a `NavigationPath`.
        guard target == nil, !layout.hasNavigationPath, case .map(let name, let element) = kind else {
            return SpecPart(key, .map, "", [floor])
        }
        let others = map(name, element, key, "platforms")
        others.parts.removeAll { $0.key == platform }
        others.parts.append(floor)
        return others
    }

    private mutating func map(
        _ name: KindDescription, _ element: KindDescription, _ key: String?, _ place: String
    ) -> SpecPart {
        var parts: [SpecPart] = []
        var known: Set<String> = []
        for _ in 0...dice.roll(Self.crowded.contains(place) ? 9 : 3) {
            let name = self.name(name, place)
            guard known.insert(name).inserted else { continue }
            let outer = scope
            lastPayload = []
            if let part = value(element, name, place) {
                parts.append(part)
                rememberEntry(part, name, place)
            }
            scope = outer
        }
        return SpecPart(key, .map, "", parts)
    }
}
