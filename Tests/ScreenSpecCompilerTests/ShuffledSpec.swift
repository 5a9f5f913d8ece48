import Foundation
import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecTestSupport
import ScreenSpecYAML

/// A file of a spec with the keys of each object in another order. Lists stay as they are, and so do maps whose order means
/// something: screens, parameters, routes.
struct ShuffledSpec {
    let text: String

    init(_ file: URL, _ dice: inout Dice) throws {
        let source = SourceFile(path: file.path, string: try String(contentsOf: file, encoding: .utf8))
        var found: [Diagnostic] = []
        guard let tree = readYAML(source, file: 0, into: &found) else {
            throw SwiftCompiler.Failure(description: "\(file.path) is no YAML")
        }
        var shuffling = Shuffling(tree: tree, dice: dice)
        var writer = SpecWriter()
        writer.write(shuffling.part(0, nil, .object { SpecDocument.schema.description }))
        dice = shuffling.dice
        text = writer.text
    }
}

private struct Shuffling {
    let tree: YAMLTree
    var dice: Dice

    mutating func part(_ node: UInt32, _ key: String?, _ kind: KindDescription) -> SpecPart {
        let node = named(node)
        switch (tree.nodes[Int(node)].kind, fitting(kind, node)) {
        case (.sequence, .list(let element, _)):
            return SpecPart(key, .list, "", children(node).map { part($0, nil, element) })
        case (.mapping, .map(_, let value)): return map(node, key) { _ in value }
        case (.mapping, .object(let object)):
            let keys = object().keys
            let made = map(node, key) { name in keys.first { "\($0.name)" == name }?.kind ?? .text }
            for last in made.parts.indices.reversed() { made.parts.swapAt(last, dice.roll(last + 1)) }
            return made
        case (.mapping, .parameters): return map(node, key) { _ in .type }
        case (.mapping, _): return map(node, key) { _ in .text }
        // `[Int]` is a list to YAML, and a type.
        case (.sequence, _): return SpecPart(key, .plain, source(of: node))
        default:
            let isPlain = tree.nodes[Int(node)].style == .plain
            return SpecPart(key, isPlain ? .plain : .quoted, tree.text(node).string)
        }
    }

    private mutating func map(_ node: UInt32, _ key: String?, _ kind: (String) -> KindDescription) -> SpecPart {
        let parts = entries(node).map { part($0.value, $0.name, kind($0.name)) }
        return SpecPart(key, .map, "", parts)
    }

    /// Of several kinds the one that a node is of: an object that has all of its keys, rather than any map.
    private func fitting(_ kind: KindDescription, _ node: UInt32) -> KindDescription? {
        switch kind {
        case .either(let first, let second): return fitting(first, node) ?? fitting(second, node)
        case .list: return tree.nodes[Int(node)].kind == .sequence ? kind : nil
        case .map, .parameters, .ruleSettings: return tree.nodes[Int(node)].kind == .mapping ? kind : nil
        case .object(let object):
            guard tree.nodes[Int(node)].kind == .mapping else { return nil }
            let known = Set(object().keys.map { "\($0.name)" })
            return known.isSuperset(of: entries(node).map(\.name)) ? kind : nil
        default: return tree.nodes[Int(node)].kind == .scalar ? kind : nil
        }
    }

    /// What an alias stands for; any other node is itself.
    private func named(_ node: UInt32) -> UInt32 {
        tree.nodes[Int(node)].kind == .alias ? tree.nodes[Int(node)].count : node
    }

    /// The entries of a map, with those that it merges: where both have a key, its own counts.
    private func entries(_ node: UInt32) -> [(name: String, value: UInt32)] {
        let children = children(node)
        let all = stride(from: 0, to: children.count, by: 2).map {
            (name: tree.text(children[$0]).string, value: children[$0 + 1])
        }
        let own = all.filter { $0.name != "<<" }
        let merged = all.filter { $0.name == "<<" }.flatMap { entries(named($0.value)) }
        return own + merged.filter { entry in !own.contains { $0.name == entry.name } }
    }

    private func source(of node: UInt32) -> String {
        let range = tree.range(node)
        return tree.source.text.slice(Int(range.start), Int(range.end)).string
    }

    private func children(_ node: UInt32) -> [UInt32] {
        var found: [UInt32] = []
        var next = node + 1
        while next < tree.nodes[Int(node)].next {
            found.append(next)
            next = tree.nodes[Int(next)].next
        }
        return found
    }
}
