import ScreenSpecDiagnostics
import ScreenSpecSwift
import ScreenSpecYAML

// Values of another kind than their key takes, and what was probably meant.

extension SpecDecoder {
    /// Reports that `node` is not what the current key takes.
    mutating func reportWrongKind(_ node: UInt32, _ kind: KindDescription) {
        var kind = kind
        if let union, union.node == node { kind = union.kind }
        let range = tree.range(node)
        let found = nodes[Int(node)]
        if key.isEmpty { return reportNoSpec(node) }
        if case .list = kind, isMissingSpaceAfterDash(node) { return }
        if found.kind == .scalar, found.textCount == 0, found.style == .plain {
            return report(.missingValue, "`\(key.string)` has no value; it takes \(kind.words)", at: afterKey(range))
        }
        report(
            .wrongKind, "`\(key.string)` takes \(kind.words), found \(describe(node))", at: range,
            help: help(node, kind))
    }

    private mutating func reportNoSpec(_ node: UInt32) {
        let isEmpty = nodes[Int(node)].kind == .scalar && nodes[Int(node)].textCount == 0
        report(
            isEmpty ? .emptyFile : .wrongKind,
            isEmpty ? "the file holds no spec" : "a spec is a map of keys and values, found \(describe(node))",
            at: tree.range(node), help: "begin with `screenspec: 1`")
    }

    /// The edit that makes `node` be of `kind`, where only brackets or quotes are in the way.
    private mutating func help(_ node: UInt32, _ kind: KindDescription) -> String? {
        let found = nodes[Int(node)]
        let text = tree.text(node)
        switch (found.kind, kind) {
        case (.scalar, .list), (.mapping, .list): return helpForList(node, kind)
        case (.scalar, .integer) where key.equals("columns") && found.style == .plain && text.bytes.equals("1"):
            return "on a phone there is one at a time anyway; `columns: 2` fills the detail column"
        case (.scalar, .integer(let range)):
            guard found.style != .plain, let value = coreInteger(text.bytes), range.contains(value) else { return nil }
            return "write `\(value)` without quotes"
        case (.scalar, .boolean):
            if found.style == .plain { return looseBoolean(text.bytes).map { "write `\($0)`" } }
            return coreBoolean(text.bytes) == nil ? nil : "write `\(text.string)` without quotes"
        case (.sequence, .expression) where found.count == 1 && nodes[Int(node) + 1].kind == .scalar:
            return "write it without brackets: `\(key.string): \(tree.text(node + 1).string)`"
        case (.sequence, .either(.destinationCall, _)) where found.count == 1 && nodes[Int(node) + 1].kind == .scalar:
            return "write it without brackets: `\(tree.text(node + 1).string)`"
        case (.mapping, .expression): return helpForBraced(node)
        case (.sequence, .expression), (.sequence, .condition), (.mapping, .condition): return nil
        case (.sequence, .object(let object)):
            return object().onlyCollection.flatMap { if case .list = $0.kind { $0.name } else { nil } }
                .map { "the list stands below `\($0)`: `\(key.string): {\($0): …}`" }
        case (.sequence, .map(_, .object(let object))): return named(texts(in: node), object())
        case (.sequence, .map(.destination, _)):
            return "write each behind the name of its destination, without a dash: `home: /home`"
        case (.sequence, .parameters): return helpForParameters(node)
        case (.sequence, .map(.choice, .version)): return systems(listed(in: node))
        case (.scalar, .map(.choice, .version)): return systems([(text.bytes, nil)])
        case (.scalar, .object(let object)) where found.style != .plain && !isSwift(text.bytes):
            return object().titled(text.bytes, under: key)
        case (.sequence, .either(.route, _)):
            let paths = texts(in: node).map { quoted($0) }
            if paths.isEmpty { return nil }
            if paths.count == 1 { return "write it without brackets: `\(key.string): \(paths[0])`" }
            let former = paths.dropFirst().joined(separator: ", ")
            return
                "write `\(key.string): {path: \(paths[0]), formerly: [\(former)]}`: the first is written, and all are read"
        case (.mapping, .title) where isInLanguages(node):
            let first = "\(key.string): \(quoted(tree.text(node + 2).bytes))"
            return "write one text, by which the others are looked up, as in `Localizable.xcstrings`: \(first.asCode)"
        case (.sequence, _), (.mapping, _): return kind.isText ? helpForSwift(node) : nil
        default: return nil
        }
    }

    /// `{en: Recipes, de: Rezepte}`
    private func isInLanguages(_ map: UInt32) -> Bool {
        if nodes[Int(map)].count == 0 { return false }
        let (language, text) = (nodes[Int(map) + 1], nodes[Int(map) + 2])
        return [language, text].allSatisfy { $0.kind == .scalar } && language.textCount == 2 && text.textCount > 0
    }

    /// The quotes that make text of what YAML takes for a list or a map.
    mutating func helpForSwift(_ node: UInt32) -> String? {
        let found = nodes[Int(node)]
        guard let swift = quotedSwift(in: tree.source, at: Int(found.start)), swift.start == Int(found.start),
            swift.end == Int(found.end)
        else { return nil }
        return swift.help
    }

    /// `badge: {inbox.unread}`, which is a map with one key for YAML.
    private mutating func helpForBraced(_ node: UInt32) -> String? {
        let (map, key, value) = (nodes[Int(node)], node + 1, node + 2)
        guard map.count == 2, map.style == .flow, nodes[Int(key)].kind == .scalar, nodes[Int(value)].kind == .scalar,
            nodes[Int(value)].textCount == 0, nodes[Int(value)].style == .plain
        else { return nil }
        var faults: [Diagnostic] = []
        let text = tree.text(key)
        guard checkExpression(text, as: "it", into: &faults) else { return nil }
        return "write it without braces: \("\(self.key.string): \(text.string)".asCode)"
    }

    /// Names of systems as the map that they were meant to be, each with a version.
    private func systems(_ names: [(name: ByteText, version: ByteText?)]) -> String? {
        let entries = names.compactMap { name, version in
            Platform.allCases.first { $0.rawValue.lowercased() == name.string.lowercased() }.map {
                "\($0): \(version?.string ?? API.observation.availability[$0]?.description ?? "…")"
            }
        }
        return entries.isEmpty || entries.count < names.count
            ? nil : "write each with its lowest version: `\(key.string): {\(entries.joined(separator: ", "))}`"
    }

    /// The elements of a list, where each is text or a map of one entry: `[iOS, macOS: 14]`.
    private mutating func listed(in list: UInt32) -> [(name: ByteText, version: ByteText?)] {
        var elements: [(name: ByteText, version: ByteText?)] = []
        var child = list + 1
        while child < nodes[Int(list)].next {
            let isPair = nodes[Int(child)].kind == .mapping && nodes[Int(child)].count == 2
            let name = isPair ? child + 1 : child
            guard nodes[Int(name)].kind == .scalar else { return [] }
            if isPair, nodes[Int(name) + 1].kind != .scalar { return [] }
            elements.append((tree.text(name).bytes, isPair ? tree.text(name + 1).bytes : nil))
            child = nodes[Int(child)].next
        }
        return elements
    }

    /// The elements of a list, where all are text.
    mutating func texts(in list: UInt32) -> [ByteText] {
        var texts: [ByteText] = []
        var child = list + 1
        while child < nodes[Int(list)].next {
            if nodes[Int(child)].kind != .scalar { return [] }
            texts.append(tree.text(child).bytes)
            child = nodes[Int(child)].next
        }
        return texts
    }

    /// A list of names as the map that it was meant to be, where an object says what a text in its place means.
    private mutating func named(_ names: [ByteText], _ object: ObjectDescription) -> String? {
        let entries = names.compactMap { name in object.meant(by: "…", under: name).map { "\(name.string): \($0)" } }
        return entries.isEmpty ? nil : "give each its own: `\(key.string): {\(entries.joined(separator: ", "))}`"
    }

    /// "a list", "a map" or the scalar as written.
    mutating func describe(_ node: UInt32) -> String {
        let found = nodes[Int(node)]
        switch found.kind {
        case .sequence: return "a list"
        case .mapping: return "a map"
        case .alias: return "an alias"
        case .scalar:
            let text = tree.text(node).string
            return plainScalar(node) != nil ? text.asCode : "the text \"\(text)\""
        }
    }

    /// An empty value has no extent of its own: the place right behind the `:`.
    private mutating func afterKey(_ range: SourceRange) -> SourceRange {
        SourceRange(file: range.file, start: max(Int(range.start) - 1, 0), end: Int(range.start))
    }
}
