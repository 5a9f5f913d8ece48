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
        let owner: (Int) -> NavigationGraph.Owner

        init(_ noun: String, _ names: [SourceText], _ owner: @escaping (Int) -> NavigationGraph.Owner) {
            (self.noun, self.names, self.owner) = (noun, names, owner)
            numbers = NameTable(count: names.count) { names[$0].bytes }
        }
    }

    /// Destinations, of which there can be very many, are found by their table.
    private var otherThings: [NamedThings] {
        [
            NamedThings("tab", tabs.map(\.id)) { .tab($0) },
            NamedThings("sheet", document.rows.sheetRows.map(\.name)) { .sheet($0) },
            NamedThings("window", document.rows.windowRows.map(\.name)) { .window($0) },
            NamedThings("guard", document.guards.map(\.name)) { .guard($0) },
        ]
    }

    /// Finds what retired names are now. Nothing of that kind may have such a name again, and nothing at all one that is
    /// reserved, for data that was saved would then mean something else.
    mutating func resolveRetiredNames() {
        if document.state.formerly.isEmpty, document.state.reserved.isEmpty { return }
        let things = otherThings
        for entry in document.state.formerly { resolve(entry, among: things) }
        for reserved in document.state.reserved {
            checkTaken(reserved.bytes, by: "`state.reserved`", at: reserved.range)
            for things in things { checkFree(reserved, of: things, as: "that name belongs to `state.reserved`") }
        }
    }

    private mutating func resolve(_ entry: Formerly, among things: [NamedThings]) {
        let (retired, reason) = (retiredNames.count, "`state.formerly` retired that name")
        for things in things {
            guard let number = things.numbers[entry.newName.bytes] else { continue }
            let owner = things.owner(number)
            retiredNames.append(.init(name: entry.oldName, owner: owner))
            if case .window(let window) = owner {
                let sheet = document.rows.sheetRows.count + window
                retiredNames.append(.init(name: entry.oldName, owner: .sheet(sheet)))
            }
            checkFree(entry.oldName, of: things, as: reason)
        }
        if retiredNames.count > retired, destinationNames[entry.newName] == nil { return }
        guard let destination = destination(entry.newName) else { return }
        retiredNames.append(.init(name: entry.oldName, owner: .destination(destination)))
        guard let again = destinationNames[entry.oldName] else { return }
        report(document.rows.destinations[again].name, of: "destination", isRetiredBy: entry.oldName, reason)
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
