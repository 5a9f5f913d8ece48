import ScreenSpecDiagnostics
import ScreenSpecYAML

// Keys that stand at another level than they belong to.

extension SpecDecoder {
    /// Reports a destination that is indented like its own keys, so that they are those of the one above, which has them already.
    mutating func reportSlippedDestination(_ child: UInt32, in map: UInt32) -> Bool {
        let value = nodes[Int(child) + 1]
        guard isInDestination, let other = subject.name, value.kind == .scalar, value.textCount == 0,
            value.style == .plain,
            let view = entry(of: map, ByteText("view"))?.key, view < child,
            hasKey("view", from: child, to: nodes[Int(map)].next)
        else { return false }
        let name = tree.text(child)
        misplacedDestinations.insert(name.string)
        report(
            .unknownKey, "\(subject.words) has no key \(name.string.asCode)", at: name.range,
            help: "it looks like a destination: indent `\(name.string)` like `\(other.string)`")
        endOfTold = Int(nodes[Int(map)].end)
        return true
    }

    private func hasKey(_ name: StaticString, from first: UInt32, to end: UInt32) -> Bool {
        var key = first
        while key < end {
            if nodes[Int(key)].kind == .scalar, tree.text(key).bytes.equals(name) { return true }
            key = nodes[Int(nodes[Int(key)].next)].next
        }
        return false
    }

    /// Where a key belongs that stands too high or too deep.
    mutating func place(of name: SourceText, _ child: UInt32, _ description: ObjectDescription) -> String? {
        if let key = description.onlyCollection, case .map = key.kind, nodes[Int(child) + 1].kind == .mapping {
            unread.insert(UnreadKey(owner: subject.range, name: "\(key.name)"))
            return "names stand below `\(key.name)`: `\(key.name): {\(name.string): …}`"
        }
        if let key = description.key(over: name.bytes) {
            return place(of: name, child, in: key)
        }
        return placeOfDestination(name, child) ?? placeInSpec(of: name, child)
    }

    /// - Parameter outer: the key that takes the map, or a list of maps, where the key belongs.
    private mutating func place(of name: SourceText, _ child: UInt32, in outer: KeyDescription) -> String {
        let place = "`\(name.string)` stands in \(outer.kind.isList ? "each of" : "the map of") `\(outer.name)`"
        guard nodes[Int(child) + 1].kind == .scalar,
            let help = outer.kind.key(name.bytes)?.kind.help(insteadOf: tree.text(child + 1).bytes)
        else { return place }
        return "\(place): \(help)"
    }

    /// What looks like a destination and stands in the spec, or in another destination.
    private mutating func placeOfDestination(_ name: SourceText, _ child: UInt32) -> String? {
        let value = child + 1
        guard nodes[Int(value)].kind == .mapping, entry(of: value, ByteText("view")) != nil else { return nil }
        guard isInSpec || isInDestination else { return nil }
        misplacedDestinations.insert(name.string)
        guard let other = subject.name else { return "it looks like a destination: indent it below `destinations`" }
        return "it looks like a destination: indent `\(name.string)` like `\(other.string)`"
    }

    /// A key of the spec that stands in a destination, and a key of a section that is taken for a destination.
    private mutating func placeInSpec(of name: SourceText, _ child: UInt32) -> String? {
        guard isInDestination, let other = subject.name else { return nil }
        let spec = SpecDocument.schema.description
        if spec.keys.contains(where: { name.bytes.equals($0.name) }) {
            return "`\(name.string)` is a key of the spec: indent it like `destinations`"
        }
        guard let section = spec.key(over: name.bytes) else { return nil }
        if !other.equals(section.name) { return place(of: name, child, in: section) }
        unread.insert(UnreadKey(owner: subject.range, name: "view"))
        return "`\(section.name)` is a key of the spec: indent it like `destinations`"
    }

    private var isInSpec: Bool { "\(subject.noun)" == "spec" }
    private var isInDestination: Bool { "\(subject.noun)" == "destination" }
}
