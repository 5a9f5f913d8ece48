import ScreenSpecDiagnostics

extension NavigationGraph {
    /// A name that was retired, and what data that was saved under it is now.
    package struct RetiredName: Sendable {
        /// The name that data was saved under.
        package let name: SourceText
        /// What such data decodes as.
        package let owner: Owner
    }

    /// What is saved under a name of its own, by its number.
    package enum Owner: Hashable, Sendable {
        case destination(Int)
        case tab(Int)
        /// One of `sheets.cases`, which has the windows behind the sheets.
        case sheet(Int)
        case window(Int)
        /// Of a guard nothing is saved, but the app's code and other specs may still mean the old one.
        case `guard`(Int)
    }

    /// The retired names of what an enum has cases for.
    ///
    /// - Parameter number: the number of the case that something is; nil for what is none of them.
    package func retiredNames(of number: (Owner) -> Int?) -> [Int: [ByteText]] {
        var names: [Int: [ByteText]] = [:]
        for retired in retiredNames {
            if let number = number(retired.owner) { names[number, default: []].append(retired.name.bytes) }
        }
        return names
    }
}

extension GraphBuilder {
    /// What has a name that is saved or that a spec's other names refer to.
    private struct NamedThings {
        let noun: String
        let names: [SourceText]
        let numbers: NameTable
        /// Whether it is saved among what lies over the screens.
        let isPresented: Bool
        let owner: (Int) -> NavigationGraph.Owner

        init(
            _ noun: String, _ names: [SourceText], isPresented: Bool = false,
            _ owner: @escaping (Int) -> NavigationGraph.Owner
        ) {
            (self.noun, self.names, self.isPresented, self.owner) = (noun, names, isPresented, owner)
            numbers = NameTable(count: names.count) { names[$0].bytes }
        }
    }

    /// Destinations, of which there can be very many, are found by their table.
    private var otherThings: [NamedThings] {
        [
            NamedThings("tab", tabs.map(\.id)) { .tab($0) },
            NamedThings("sheet", document.rows.sheetRows.map(\.name), isPresented: true) { .sheet($0) },
            NamedThings("window", document.rows.windowRows.map(\.name), isPresented: true) { .window($0) },
            NamedThings("guard", document.guards.map(\.name)) { .guard($0) },
        ]
    }

    /// Finds what retired names are now. Nothing of that kind may have such a name again, and nothing at all that stands in
    /// an enum one that is reserved, for data that was saved would then mean something else. What is of another kind is
    /// saved elsewhere.
    mutating func resolveRetiredNames() {
        if document.state.formerly.isEmpty, document.state.reserved.isEmpty { return }
        let things = otherThings
        for entry in document.state.formerly { resolve(entry, among: things) }
        for reserved in document.state.reserved {
            checkTaken(reserved.bytes, by: "`state.reserved`", at: reserved.range)
            let reason = "that name belongs to `state.reserved`"
            for things in things { checkFree(reserved, of: things, as: reason) }
            for dialog in document.rows.dialogRows where dialog.name.bytes.equals(reserved.bytes) {
                report(dialog.name, of: "dialog", isRetiredBy: reserved, reason)
            }
            if nameOfPlaceholder.map({ reserved.bytes.equals($0) }) == true { reportPlaceholder(reserved, reason) }
        }
    }

    /// Of several things of the new name, those were renamed of whose kind nothing is called by the old one.
    private mutating func resolve(_ entry: Formerly, among things: [NamedThings]) {
        let found = things.filter { $0.numbers[entry.newName.bytes] != nil }
        let renamed = found.filter { $0.numbers[entry.oldName.bytes] == nil }
        let isPlaceholder = nameOfPlaceholder.map { entry.oldName.bytes.equals($0) } ?? false
        let destination = destinationNames[entry.newName]
        let isRenamed = destination != nil && destinationNames[entry.oldName] == nil && !isPlaceholder
        if found.isEmpty, destination == nil {
            let isSwapped =
                destinationNames[entry.oldName] != nil || things.contains { $0.numbers[entry.oldName.bytes] != nil }
            return isSwapped ? reportSwapped(entry) : reportUnknown(entry)
        }
        let reason = "`state.formerly` retired that name"
        for renamed in renamed {
            retire(entry, as: renamed.owner(renamed.numbers[entry.newName.bytes]!))
            // A window that there is no room for is saved as a sheet.
            guard renamed.isPresented else { continue }
            for other in things where other.isPresented { checkFree(entry.oldName, of: other, as: reason) }
        }
        if isRenamed { retire(entry, as: .destination(destination!)) }
        if isRenamed || !renamed.isEmpty { return }
        for things in found { checkFree(entry.oldName, of: things, as: reason) }
        if isPlaceholder { return reportPlaceholder(entry.oldName, reason) }
        guard let again = destinationNames[entry.oldName] else { return }
        report(document.rows.destinations[again].name, of: "destination", isRetiredBy: entry.oldName, reason)
    }

    private mutating func retire(_ entry: Formerly, as owner: NavigationGraph.Owner) {
        retiredNames.append(.init(name: entry.oldName, owner: owner))
        guard case .window(let window) = owner else { return }
        let sheet = document.rows.sheetRows.count + window
        retiredNames.append(.init(name: entry.oldName, owner: .sheet(sheet)))
    }

    private mutating func reportSwapped(_ entry: Formerly) {
        let (old, new) = (entry.newName.string, entry.oldName.string)
        report(
            .unknownDestination, "nothing is called `\(old)`, and `\(new)` is no old name", at: entry.newName.range,
            help: "the old name stands before the `:`: write `\(old): \(new)`")
    }

    private mutating func reportUnknown(_ entry: Formerly) {
        guard let number = formerNames[entry.newName.bytes] else {
            _ = destination(entry.newName)
            return
        }
        let next = document.state.formerly[number]
        if next.oldName.range == entry.oldName.range {
            return report(
                .unknownDestination,
                "nothing is called `\(entry.newName.string)`, which is said to be its own old name",
                at: entry.newName.range, help: "behind the `:` stands what it is called now")
        }
        report(
            .unknownDestination, "`\(entry.newName.string)` has another name by now", at: entry.newName.range,
            notes: [.init("it is retired here", at: next.oldName.range)],
            help: "write `\(entry.oldName.string): \(next.newName.string)`")
    }

    /// The case for an empty detail column, where there is one.
    private var nameOfPlaceholder: ByteText? {
        if document.rows.placeholders.count == 0 { return nil }
        return document.app?.placeholder?.name?.bytes ?? ByteText("selectSomething")
    }

    private mutating func reportPlaceholder(_ retired: SourceText, _ reason: String) {
        report(
            .reservedName, "the placeholder's case cannot be called `\(retired.string)`: \(reason)", at: retired.range,
            help: "`app.placeholder` renames it: `placeholder: {case: nothingSelected}`")
    }

    private mutating func checkFree(_ retired: SourceText, of things: NamedThings, as reason: String) {
        guard let number = things.numbers[retired.bytes] else { return }
        report(things.names[number], of: things.noun, isRetiredBy: retired, reason)
    }

    private mutating func report(
        _ name: SourceText, of noun: String, isRetiredBy retired: SourceText, _ reason: String
    ) {
        report(
            .reservedName, "a \(noun) cannot be called `\(name.string)`: \(reason)", at: name.range,
            notes: [.init("it is retired here", at: retired.range)])
    }
}
