import ScreenSpecDiagnostics
import ScreenSpecSwift

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
        for conformance in document.app?.conformances ?? [] {
            checkConformance(conformance)
            checkPart(conformance)
        }
        checkTabNames()
        let sheets = document.rows.sheetRows.count
        checkCaseNames(of: sheetRows, ReservedNames.sheets) { $0 < sheets ? "sheet" : "window" }
        checkFree(document.rows.windowRows.map(\.name), "a window", ReservedNames.windows)
        checkDialogNames()
        checkUnique("guard", document.guards.map(\.name))
        checkFree(document.guards.map(\.name), "a guard", ReservedNames.guards)
        checkConditions()
        checkUnique(
            "section", (document.sidebar?.sections ?? []).compactMap(\.id),
            help: "give one of them another `id`: its list in the code, `…Cases`, is named by it")
        for name in document.attributes.map(\.name) {
            guard let owner = owner(of: name, among: ReservedNames.destinations) else { continue }
            report(.reservedName, "attribute `\(name.string)` has a name that belongs to \(owner)", at: name.range)
        }
        for (section, list) in sectionLists {
            checkList(section, list.text)
            if isGeneratedType(section.bytes) {
                report(
                    .reservedName,
                    "a section cannot be called `\(section.string)`: that is \(ReservedNames.generatedType)",
                    at: section.range)
            }
        }
    }

    /// An enum conforms to protocols, each of which has a name.
    private mutating func checkConformance(_ conformance: SourceText) {
        var help: String?
        switch SwiftType(conformance.bytes)?.shape {
        case nil, .member: return
        case .named(let name, _):
            let isSwifts = name.count > 6 && name.slice(0, 6).equals("Swift.")
            let bare = (isSwifts ? name.slice(6, name.count) : name).withoutTicks
            if Conformances.understood.contains(where: { bare.equals($0) }) {
                if bare.count == name.count { return }
                help = "write `\(bare.string)`"
            } else if let meant = Conformances.misspelled(bare) {
                help = "write `\(meant)`"
            } else if !ReservedNames.isNoProtocol(bare), !isGeneratedType(bare) {
                return
            }
        case .composition(let types):
            let parts = types.map(\.text.string)
            help = "list them one by one: `[\(parts.joined(separator: ", "))]`"
        default: break
        }
        report(
            .invalidType, "`conformances` takes names of protocols, found \(conformance.string.asCode)",
            at: conformance.range, help: help)
    }

    /// `Codable` is two protocols, neither of which can stand beside it.
    private mutating func checkPart(_ conformance: SourceText) {
        guard conformance.bytes.equals("Encodable") || conformance.bytes.equals("Decodable"),
            let codable = document.app?.conformances.first(where: { $0.bytes.equals("Codable") })
        else { return }
        report(
            .duplicateName, "conformance `\(conformance.string)` is a part of `Codable`, which is listed, too",
            at: conformance.range, notes: [.init("`Codable` is here", at: codable.range)], help: "remove it")
    }

    private mutating func checkDestinationNames() {
        for again in destinationNames.repeated {
            reportDuplicate(
                "destination", document.rows.destinations[again.number].name,
                document.rows.destinations[again.first].name)
        }
        let members = ReservedNames.destinations
        for name in members.names.map({ ByteText($0) }) { checkTaken(name, by: members.owner(of: name)!, at: nil) }
        for attribute in document.attributes {
            checkTaken(attribute.name.bytes, by: "the attribute `\(attribute.name.string)`", at: attribute.name.range)
        }
        for (section, list) in sectionLists {
            checkTaken(list.text, by: "the list of section `\(section.string)`", at: section.range)
        }
        checkPlaceholderName()
        checkTypeNames()
    }

    private mutating func checkPlaceholderName() {
        if let placeholder = document.app?.placeholder, document.rows.placeholders.count == 0 {
            reportUnused(placeholder)
        } else if let name = document.app?.placeholder?.name {
            checkTaken(name.bytes, by: "the placeholder's case", at: name.range)
            checkNoType(placeholderCase: name)
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

    /// No case has a name that the enum itself has, or a type that the code in it names.
    mutating func checkFree(_ names: [SourceText], _ noun: String, _ members: ReservedNames.Members) {
        for name in names {
            guard let owner = owner(of: name, among: members) else { continue }
            report(
                .reservedName, "\(noun) cannot be called `\(name.string)`: that name belongs to \(owner)",
                at: name.range)
        }
    }

    /// Who has the name that a member of an enum wants, as a message says it: another member, or a type that its code names.
    func owner(of name: SourceText, among members: ReservedNames.Members) -> String? {
        let isType = ReservedNames.types.contains { name.bytes.equals($0) }
        if let owner = members.owner(of: name.bytes) { return owner }
        return isType ? ReservedNames.usedType : isGeneratedType(name.bytes) ? ReservedNames.generatedType : nil
    }

    /// A section's list cannot have the name of an attribute or of another member.
    private mutating func checkList(_ section: SourceText, _ list: ByteText) {
        let message = "section `\(section.string)` has a list called `\(list.string)`,"
        if let owner = ReservedNames.destinations.owner(of: list) {
            report(
                .reservedName, "\(message) which belongs to \(owner)", at: section.range,
                help: "give the section another `id`, such as `\(section.string)Items`")
        }
        guard let number = attributeNames[list] else { return }
        report(
            .reservedName, "\(message) and so is an attribute", at: section.range,
            notes: [.init("the attribute is here", at: document.attributes[number].name.range)])
    }

    mutating func checkUnique(
        _ noun: String, _ names: [SourceText], _ verb: String = "is defined", help: String? = nil
    ) {
        if names.count < 2 { return }
        let table = NameTable(count: names.count) { names[$0].bytes }
        for again in table.repeated { reportDuplicate(noun, names[again.number], names[again.first], verb, help: help) }
    }

    mutating func reportDuplicate(
        _ noun: String, _ name: SourceText, _ first: SourceText, _ verb: String = "is defined", help: String? = nil
    ) {
        let isSpelledSame = name.bytes.equals(first.bytes)
        report(
            .duplicateName,
            "\(noun) `\(name.string)` \(verb) twice"
                + (isSpelledSame ? "" : "; the two differ only in how their characters are composed"),
            at: name.range, notes: [.init("the first `\(first.string)` is here", at: first.range)], help: help)
    }
}
