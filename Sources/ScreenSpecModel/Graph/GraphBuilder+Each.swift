import ScreenSpecDiagnostics
import ScreenSpecSwift
import ScreenSpecYAML

extension GraphBuilder {
    mutating func resolve(_ each: Sidebar.Each) -> NavigationGraph.Each? {
        guard let call = each.item, let item = item(call, of: "item") else { return nil }
        let destination = document.rows.destinations[item.destination]
        isInSidebar.base[item.destination] = true
        checkNotPresented(item.destination, "rows of the sidebar show it in a column", at: call.range)
        if item.arguments == nil { checkNoPayload(destination, at: call) }
        if each.view == nil, each.icon == nil, destination.icon == nil, !hasDefaultIcon {
            reportIncomplete(destination, "icon", .init("rows of the sidebar open it here", at: call.range))
        }
        let title = each.title.map { parseTitle($0, into: &diagnostics) }
        guard let name = each.name, let type = each.type else { return nil }
        if let title = each.title { checkBraces(title, over: name) }
        let resolved = NavigationGraph.Each(
            name: name, type: type, item: item, title: title ?? [], icon: each.icon, badge: each.badge, view: each.view,
            visible: each.visible)
        if !resolved.viewCode.isEmpty, ["body", "rows"].contains(name.string) {
            report(
                .reservedName,
                "an element cannot be called `\(name.string)`: generated views have something of that name",
                at: name.range)
        }
        if resolved.viewCode.isEmpty, name.bytes.equals("body"), each.icon?.isView == true {
            report(
                .reservedName, "an element whose icon is a view cannot be called `body`, which views have themselves",
                at: name.range, help: "give it another `name`")
        }
        return resolved
    }

    /// Reports `user.name`, which is an expression over the element and text all the same: it has no braces.
    private mutating func checkBraces(_ title: SourceText, over element: SourceText) {
        let text = title.bytes
        guard isPlainTitle(text),
            firstName(in: text, where: { $0.equals(element.bytes) && isMember(behind: $0, in: text) }) != nil
        else { return }
        var faults: [Diagnostic] = []
        guard checkExpression(title, as: "`title`", into: &faults) else { return }
        report(
            .titleInterpolation, "\(title.string.asCode) is text in a title, and all rows read so", at: title.range,
            help: "write \("title: \("{\(title.string)}".withBytes { quoted($0) })".asCode)")
    }

    private func isMember(behind name: ByteText, in text: ByteText) -> Bool {
        let end = name.base - text.base + name.count
        return end < text.count && text[end] == 0x2E
    }

    private mutating func checkNoPayload(_ destination: Destination, at call: SourceText) {
        for parameter in document.rows.parameters[destination.payload.indices] where parameter.defaultValue == nil {
            report(
                .sidebarItemNeedsPayload,
                "`item` opens `\(destination.name.string)` without its parameter `\(parameter.name.string)`, which has no default",
                at: call.range, notes: [.init("the parameter is here", at: parameter.name.range)],
                help: "write `\(destination.name.string)(…)` with the payload")
        }
    }
}
