import ScreenSpecDiagnostics
import ScreenSpecSwift

extension GraphBuilder {
    /// Finds the guards that are named, and what is shown where one does not hold.
    mutating func resolveGuards() {
        resolveRequirements()
        let sheets = document.rows.sheetRows
        let names = NameTable(count: sheets.count) { sheets.base[$0].name.bytes }
        for item in document.guards {
            let shown = item.otherwise.flatMap { find($0, of: item, names) }
            guards.all.append(.init(name: item.name, otherwise: shown, isForLeaving: item.leaving?.value ?? false))
        }
        checkStartIsOpen()
    }

    private mutating func resolveRequirements() {
        let names = NameTable(count: document.guards.count) { document.guards[$0].name.bytes }
        var suggestions = Suggestions()
        for name in document.rows.requirements {
            let number = names[name.bytes]
            guards.required.append(Int32(number ?? -1))
            if number != nil || isUnread("guards") { continue }
            let guess = suggestions.nearest(to: name.bytes, among: names.all)
            report(
                .unknownGuard, "there is no guard \(name.string.asCode)", at: name.range,
                help: guess.map { "did you mean `\($0.string)`?" } ?? "define it under `guards`")
        }
        for row in document.rows.destinations where row.requires.count > 1 { checkOnce(row) }
        for row in document.rows.sheetRows where row.requires.count > 1 { checkOnce(row) }
    }

    private mutating func checkOnce(_ row: Destination) {
        checkUnique("guard", row.requires.indices.map { document.rows.requirements[$0] }, "is required")
    }

    private mutating func find(_ name: SourceText, of item: Guard, _ sheets: NameTable) -> GuardTable.Otherwise? {
        if let screen = destinationNames[name] {
            let row = document.rows.destinations[screen]
            return isFit(row, name, of: item, presence(ofDestination: screen)) ? .screen(screen) : nil
        }
        if let sheet = sheets[name.bytes] {
            let row = document.rows.sheetRows[sheet]
            return isFit(row, name, of: item, sheetPresences.isEmpty ? .always : sheetPresences[sheet])
                ? .sheet(sheet) : nil
        }
        if isUnread("destinations") || isUnread("sheets") { return nil }
        if reportUnfit(name, sheets) { return nil }
        var suggestions = Suggestions()
        let guess =
            suggestions.nearest(to: name.bytes, among: destinationNames.all)
            ?? suggestions.nearest(to: name.bytes, among: sheets.all)
        report(
            .unknownDestination, "there is no destination or sheet \(name.string.asCode)", at: name.range,
            help: guess.map { "did you mean `\($0.string)`?" } ?? "define it under `destinations` or `sheets`")
        return nil
    }

    /// Reports what is no name of a destination or sheet, and is understood all the same: one with arguments, or something
    /// else that has that name.
    private mutating func reportUnfit(_ name: SourceText, _ sheets: NameTable) -> Bool {
        if let open = name.bytes.firstIndex(of: UInt8(ascii: "(")) {
            let callee = name.slice(0, open)
            guard destinationNames[callee] != nil || sheets[callee.bytes] != nil else { return false }
            report(
                .guardOtherwise, "`otherwise` takes a name without arguments, found \(name.string.asCode)",
                at: name.range,
                help: "write `\(callee.string)`, and give its parameters the arguments as defaults")
            return true
        }
        let others: [(String, [SourceText])] = [
            ("window", document.rows.windowRows.map(\.name)), ("dialog", document.rows.dialogRows.map(\.name)),
            ("tab", tabs.map(\.id)),
        ]
        guard let noun = others.first(where: { $0.1.contains { $0.bytes.equals(name.bytes) } })?.0 else { return false }
        report(
            .guardOtherwise, "`otherwise` shows a destination or a sheet, and `\(name.string)` is a \(noun)",
            at: name.range,
            help: noun == "window"
                ? "show its view as a sheet: define one under `sheets`" : "define a destination for it, or a sheet")
        return true
    }

    /// What a guard shows can be shown at any time, to anybody.
    private mutating func isFit(_ row: Destination, _ name: SourceText, of item: Guard, _ presence: Presence) -> Bool {
        let here = Diagnostic.Note("`\(name.string)` is here", at: row.name.range)
        if let requirement = row.requires.indices.first.map({ document.rows.requirements[$0] }) {
            let isOwn = requirement.bytes.equals(item.name.bytes)
            report(
                .guardOtherwise,
                isOwn
                    ? "`\(name.string)` is shown where `\(item.name.string)` does not hold, and requires `\(item.name.string)` itself"
                    : "`\(name.string)` is shown where `\(item.name.string)` does not hold, and requires a guard, too",
                at: name.range, notes: [.init("it is required here", at: requirement.range)],
                help: "remove `requires` of `\(name.string)`")
            return false
        }
        if let parameter = requiredParameter(of: row) {
            report(
                .guardOtherwise,
                "`otherwise` shows `\(name.string)`, whose parameter `\(parameter.name.string)` has no default",
                at: name.range, notes: [.init("the parameter is here", at: parameter.name.range)],
                help: "give the parameter a default")
            return false
        }
        if presence.isAlways { return true }
        report(
            .guardOtherwise, "`otherwise` shows `\(name.string)`, which is not always there", at: name.range,
            notes: [here], help: "remove its `condition` and `available`")
        return false
    }

    /// There is nothing that could be shown before what is shown first.
    private mutating func checkStartIsOpen() {
        if document.rows.requirements.isEmpty { return }
        let row = document.sidebar == nil ? nil : layout.start?.destination
        let tab = startTab.map { tabs[$0].root.destination }
        var first = [layout.start?.destination].compactMap { $0 }
        if let tab, !first.contains(tab) { first.append(tab) }
        for screen in first {
            let ways =
                (screen == row ? ["another first row of the sidebar"] : [])
                + (screen == tab ? ["another `tabs.start`"] : [])
            let destination = document.rows.destinations[screen]
            guard let number = destination.requires.indices.first(where: { !isForLeaving($0) }) else { continue }
            let requirement = document.rows.requirements[number]
            report(
                .guardedStart,
                "the app begins with `\(destination.name.string)`, which requires `\(requirement.string)`: nothing could be shown while that is asked",
                at: requirement.range,
                help: "let the app begin with another screen"
                    + (ways.isEmpty ? "" : ": it needs \(ways.joined(separator: " and "))"))
        }
    }

    /// Whether what a name under `requires` says does not keep anybody from coming.
    private func isForLeaving(_ requirement: Int) -> Bool {
        let number = Int(guards.required[requirement])
        return number >= 0 && guards.all[number].isForLeaving
    }
}
