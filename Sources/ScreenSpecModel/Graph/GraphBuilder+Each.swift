import ScreenSpecDiagnostics
import ScreenSpecSwift

extension GraphBuilder {
    /// `item` is a destination's name, with its arguments where it has a payload.
    mutating func resolve(_ each: Sidebar.Each) -> NavigationGraph.Each? {
        guard let item = each.item else { return nil }
        var end = 0
        while end < item.bytes.count, item.bytes[end].isIdentifierByte { end += 1 }
        if !isDestinationCall(item, nameEnd: end) {
            report(
                .wrongKind,
                "`item` takes a destination with its payload, such as `user(user.id)`, found `\(item.string)`",
                at: item.range, help: item.bytes[0] == 0x2E ? "leave out the `.`" : nil)
            return nil
        }
        guard let index = destination(item.slice(0, end)) else { return nil }
        isInSidebar.base[index] = true
        if end == item.bytes.count {
            checkNoPayload(index, at: item)
        } else {
            checkArguments(index, at: item, behind: end)
        }
        if each.icon == nil, document.destinations[index].icon == nil, !hasDefaultIcon {
            isWithoutIcon.insert(index)
            reportIncomplete(
                document.destinations[index], "icon", .init("rows of the sidebar open it here", at: item.range))
        }
        let title = each.title.map { parseTitle($0, into: &diagnostics) }
        guard let name = each.name, let type = each.type, let title else { return nil }
        return NavigationGraph.Each(
            name: name, type: type, item: item, destination: index, title: title, icon: each.icon)
    }

    /// Whether `item` is a name, alone or with its arguments in parentheses.
    private func isDestinationCall(_ item: SourceText, nameEnd: Int) -> Bool {
        if nameEnd == 0 || nameEnd == item.bytes.count { return nameEnd > 0 }
        guard item.bytes[nameEnd] == 0x28 else { return false }
        var scanner = SwiftScanner(item.bytes, from: nameEnd)
        scanner.advance()
        scanner.skipGroup()
        return scanner.index == item.bytes.count
    }

    private mutating func checkNoPayload(_ index: Int, at item: SourceText) {
        let destination = document.destinations[index]
        for parameter in document.parameters[destination.payload.indices] where parameter.defaultValue == nil {
            report(
                .sidebarItemNeedsPayload,
                "`item` opens `\(destination.name.string)` without its parameter `\(parameter.name.string)`, which has no default",
                at: item.range, notes: [.init("the parameter is here", at: parameter.name.range)],
                help: "write `\(destination.name.string)(…)` with the payload")
        }
    }

    /// The arguments of `item` are those that the destination's payload takes.
    private mutating func checkArguments(_ index: Int, at item: SourceText, behind nameEnd: Int) {
        let destination = document.destinations[index]
        let payload = document.parameters[destination.payload.indices]
        guard !document.isUnread("payload", of: destination.name.range),
            let labels = argumentLabels(item.bytes.slice(nameEnd + 1, item.bytes.count - 1)),
            payload.isEmpty || !isCall(labels, of: payload)
        else { return }
        let name = destination.name.string
        let expected = payload.map { $0.label.map { "\($0.string): …" } ?? "…" }.joined(separator: ", ")
        report(
            .itemArguments,
            "`item` calls `\(name)\(signature(labels))`, and the destination is "
                + "`\(name)\(payload.isEmpty ? "" : signature(payload.map { $0.label?.bytes }))`",
            at: item.range, notes: [.init("`\(name)` is here", at: destination.name.range)],
            help: payload.isEmpty ? "write `\(name)`" : "write `\(name)(\(expected))`")
    }
}

/// Whether arguments with these labels match a payload: all that it has in order, except for some with defaults.
private func isCall(_ labels: [ByteText?], of payload: Slice<PlainArray<PayloadParameter>>) -> Bool {
    var labels = labels[...]
    for parameter in payload {
        if let label = labels.first, (label?.string ?? "_") == (parameter.label?.string ?? "_") {
            labels.removeFirst()
        } else if !parameter.hasDefault {
            return false
        }
    }
    return labels.isEmpty
}

/// `(_:page:)`
private func signature(_ labels: [ByteText?]) -> String {
    "(\(labels.map { ($0?.string ?? "_") + ":" }.joined()))"
}
