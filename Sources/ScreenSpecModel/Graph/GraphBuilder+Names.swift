import ScreenSpecDiagnostics

extension GraphBuilder {
    /// Every name is there once, and none collides with a member of the generated enum.
    mutating func checkNames() {
        if document.rows.destinations.count > 100_000 {
            report(
                .tooManyDestinations,
                "the spec has \(document.rows.destinations.count) destinations; it can have 100,000",
                at: document.rows.destinations[100_000].name.range)
        }
        if document.rows.destinations.isEmpty {
            report(
                .noDestinations, "the spec has no destinations; it needs one at least",
                at: document.version?.range ?? .nowhere)
        }
        checkDestinationNames()
        checkUnique("attribute", document.attributes.map(\.name))
        checkUnique("payload type", document.payloads.map(\.type))
        checkUnique("retired name", document.state.formerly.map(\.oldName) + document.state.reserved)
        checkUnique("import", document.app?.imports ?? [], "is listed")
        checkUnique("conformance", document.app?.conformances ?? [], "is listed")
        checkTabNames()
        checkSheetNames()
        checkConditions()
        checkUnique("section", (document.sidebar?.sections ?? []).compactMap(\.id))
        for attribute in document.attributes { checkMember(attribute.name, "attribute") }
        for section in document.sidebar?.sections ?? [] { checkList(section) }
        for entry in document.state.formerly where destinationNames[entry.oldName] != nil {
            let index = destinationNames[entry.oldName]!
            reportRetired(document.rows.destinations[index].name, by: entry.oldName.range)
        }
    }

    private mutating func checkDestinationNames() {
        for (number, first) in destinationNames.repeated {
            reportDuplicate(
                "destination", document.rows.destinations[number].name, document.rows.destinations[first].name)
        }
        let members = ReservedNames.destinations
        for name in members.names.map({ ByteText($0) }) { checkTaken(name, by: members.owner(of: name)!, at: nil) }
        for attribute in document.attributes {
            checkTaken(attribute.name.bytes, by: "the attribute `\(attribute.name.string)`", at: attribute.name.range)
        }
        for section in document.sidebar?.sections ?? [] {
            guard let id = section.id else { continue }
            var list = id.string + "Cases"
            list.withUTF8 { utf8 in
                let name = ByteText(utf8.baseAddress!, utf8.count)
                checkTaken(name, by: "the list of section `\(id.string)`", at: id.range)
            }
        }
        for name in document.state.reserved { checkTaken(name.bytes, by: "`state.reserved`", at: name.range) }
        checkPlaceholderName()
        checkTypeNames()
    }

    private mutating func checkPlaceholderName() {
        if let placeholder = document.app?.placeholder, document.rows.placeholders.count == 0 {
            reportUnused(placeholder)
        } else if let name = document.app?.placeholder?.name {
            checkTaken(name.bytes, by: "the placeholder's case", at: name.range)
        } else if document.rows.placeholders.count > 0 {
            checkTaken(
                ByteText("selectSomething"), by: "the placeholder's case (`app.placeholder` renames it)", at: nil)
        }
    }

    private mutating func reportUnused(_ placeholder: App.PlaceholderCase) {
        if isUnread("destinations") || document.unread.contains(where: { $0.name == "placeholder" }) { return }
        report(
            .unusedPlaceholderCase, "`app.placeholder` says something of a case that no destination needs",
            at: document.app!.placeholderKeys.first?.range ?? document.app!.range,
            help: "give a destination a `placeholder`, or remove `app.placeholder`")
    }

    /// A destination cannot have a name that something else has.
    mutating func checkTaken(_ name: ByteText, by owner: @autoclosure () -> String, at range: SourceRange?) {
        guard let index = destinationNames[name] else { return }
        let destination = document.rows.destinations[index].name
        report(
            .reservedName, "a destination cannot be called `\(destination.string)`: that name belongs to \(owner())",
            at: destination.range, notes: range.map { [.init("it is taken here", at: $0)] } ?? [])
    }

    private mutating func reportRetired(_ name: SourceText, by range: SourceRange) {
        report(
            .reservedName, "a destination cannot be called `\(name.string)`: `state.formerly` retired that name",
            at: name.range, notes: [.init("it is retired here", at: range)])
    }

    private mutating func checkMember(_ name: SourceText, _ noun: String) {
        guard let owner = ReservedNames.destinations.owner(of: name.bytes) else { return }
        report(.reservedName, "\(noun) `\(name.string)` has a name that belongs to \(owner)", at: name.range)
    }

    /// A section's list cannot have the name of an attribute or of another member.
    private mutating func checkList(_ section: Sidebar.Section) {
        guard let id = section.id else { return }
        var list = id.string + "Cases"
        let (owner, number) = list.withUTF8 { utf8 in
            let name = ByteText(utf8.baseAddress!, utf8.count)
            return (ReservedNames.destinations.owner(of: name), attributeNames[name])
        }
        if let owner {
            report(
                .reservedName, "section `\(id.string)` has a list called `\(list)`, which belongs to \(owner)",
                at: id.range)
        }
        guard let number else { return }
        let attribute = document.attributes[number]
        report(
            .reservedName, "section `\(id.string)` has a list called `\(list)`, and so is an attribute", at: id.range,
            notes: [.init("the attribute is here", at: attribute.name.range)])
    }

    mutating func checkUnique(_ noun: String, _ names: [SourceText], _ verb: String = "is defined") {
        if names.count < 2 { return }
        let table = NameTable(count: names.count) { names[$0].bytes }
        for (number, first) in table.repeated { reportDuplicate(noun, names[number], names[first], verb) }
    }

    mutating func reportDuplicate(
        _ noun: String, _ name: SourceText, _ first: SourceText, _ verb: String = "is defined"
    ) {
        let isSpelledSame = name.bytes.equals(first.bytes)
        report(
            .duplicateName,
            "\(noun) `\(name.string)` \(verb) twice"
                + (isSpelledSame ? "" : "; the two differ only in how their characters are composed"),
            at: name.range, notes: [.init("the first `\(first.string)` is here", at: first.range)])
    }
}
