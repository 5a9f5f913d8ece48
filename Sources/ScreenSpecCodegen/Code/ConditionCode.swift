import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// What stands in for a view on systems that do not have what it shows.
extension EnumContext {
    /// `placeholderView(label: item.displayName, systemImage: "wrench")`
    func appendUnavailableView(_ index: Int, to buffer: inout ByteBuffer) {
        let hidesItem = payload(index).indices.contains { parameters[$0].nameText.equals("item") }
        buffer.append("placeholderView(label: ")
        if hasDisplayNames, !hidesItem { buffer.append("item.displayName") } else { buffer.append(words: name(index)) }
        buffer.append(", systemImage: ")
        let icon = rows[index].icon ?? graph.app.defaultIcon
        let symbol = icon.flatMap { $0.isView || $0.isAsset ? nil : $0.name.bytes }
        buffer.append(stringLiteral: symbol ?? ByteText("questionmark.square.dashed"))
        buffer.append(")")
    }

    /// The app's own view for an empty column, over `label` and `systemImage`.
    func appendOwnPlaceholderView(to buffer: inout ByteBuffer) {
        guard let view = dependents.view(of: rowCount) else { return appendView(rowCount, to: &buffer) }
        dependents.appendCall(view, to: &buffer)
    }

    /// What holds in the builds in which the enum has no case; nil where there is no such build.
    var conditionWithoutCases: String? {
        if caseCount == 0 || (0..<caseCount).contains(where: isInEveryBuild) { return nil }
        return Presence.any(of: (0..<caseCount).map(table.presence)).condition.map { "!(\($0))" }
    }
}

/// A list of which not all elements are in every build and on every system: the statements that put it together.
struct BuiltList {
    /// What the statements call the list.
    let name: String
    let type: ByteText
    let elements: [(presence: Presence, write: (inout ByteBuffer) -> Void)]
    let systems: Systems

    /// ```
    /// var items: [NavigationItem] = [.authors]
    /// #if DEBUG
    ///     items.append(.debug)
    /// #endif
    /// return items
    /// ```
    func append(to buffer: inout ByteBuffer) {
        let line = buffer.indentation
        let first = elements.prefix { $0.presence.isAlways }.count
        buffer.append("var \(name): [")
        buffer.append(identifier: type)
        buffer.append("] = ")
        appendArray(0..<first, to: &buffer)
        var start = first
        while start < elements.count {
            let presence = elements[start].presence
            let end = start + elements[start...].prefix { $0.presence == presence }.count
            append(start..<end, presence, line, to: &buffer)
            start = end
        }
        buffer.breakLine(line)
        buffer.append("return \(name)")
    }

    private func append(
        _ range: Range<Int>, _ presence: Presence, _ line: Indentation, to buffer: inout ByteBuffer
    ) {
        var depth = 0
        if let condition = presence.condition {
            buffer.breakLine(line)
            buffer.append("#if \(condition)")
            depth += 4
        }
        let check = presence.check(from: systems.lowest)
        if let check {
            buffer.breakLine(line, deeper: depth)
            buffer.append("if #available(\(check)) {")
            depth += 4
        }
        buffer.breakLine(line, deeper: depth)
        if range.count == 1 {
            buffer.append("\(name).append(")
            elements[range.lowerBound].write(&buffer)
            buffer.append(")")
        } else {
            buffer.append("\(name) += ")
            appendArray(range, to: &buffer)
        }
        if check != nil {
            buffer.breakLine(line, deeper: depth - 4)
            buffer.append("}")
        }
        if presence.condition != nil {
            buffer.breakLine(line)
            buffer.append("#endif")
        }
    }

    private func appendArray(_ range: Range<Int>, to buffer: inout ByteBuffer) {
        buffer.appendList("[", range.lowerBound, range.upperBound, "]", endsWithComma: true) {
            elements[$0].write(&$1)
        }
    }
}

extension EnumContext {
    /// The list of some items, of which not all are always there.
    func builtList(_ items: [(presence: Presence, item: NavigationGraph.Item)]) -> BuiltList {
        var names = LocalNames([])
        for (_, item) in items { item.arguments.map { names.take(wordsIn: $0.bytes) } }
        return BuiltList(
            name: names.name("items"), type: enumName,
            elements: items.map { element in (element.presence, { self.appendItem(element.item, to: &$0) }) },
            systems: graph.systems)
    }
}
