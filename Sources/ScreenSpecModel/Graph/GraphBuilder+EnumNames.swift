import ScreenSpecDiagnostics

extension GraphBuilder {
    /// The generated enums differ from one another and from what else the generated code names.
    mutating func checkEnumNames() {
        checkPrefix()
        let enums = generatedEnums
        for (place, one) in enums.enumerated() {
            if let name = one.name { checkUnused(name, by: one.noun) }
            for other in enums[..<place] where one.string == other.string {
                if let name = one.name {
                    reportTaken(name, by: other, in: one)
                } else if let name = other.name {
                    reportTaken(name, by: one, in: other)
                }
            }
        }
    }

    /// What a prefix makes of a name may be another type: `ToolbarItem` with `Toolbar`.
    private mutating func checkPrefix() {
        guard let prefix = document.app?.prefix else { return }
        let types = ReservedNames.types + ReservedNames.fileTypes + ReservedNames.hostTypes
        for type in generatedTypes where types.contains(where: { type.text.equals($0) }) {
            if generatedEnums.contains(where: { $0.name?.bytes.equals(type.text) == true }) { continue }
            return report(
                .reservedName,
                "`\(prefix.string)` makes a type called `\(type.text.string)`: that is \(ReservedNames.usedType)",
                at: prefix.range, help: "write another prefix")
        }
    }

    private mutating func reportTaken(_ name: SourceText, by owner: GeneratedEnum, in one: GeneratedEnum) {
        report(
            .reservedName, "\(one.noun) cannot be called `\(name.string)`: that is the name of \(owner.noun)",
            at: name.range, notes: owner.name.map { [.init("it is taken here", at: $0.range)] } ?? [],
            help: owner.name == nil ? "write another name, here or as `\(owner.section).enum`" : nil)
    }

    private mutating func checkUnused(_ name: SourceText, by noun: String) {
        let types = ReservedNames.types + ReservedNames.fileTypes + ReservedNames.hostTypes
        let isGenerated = GeneratedNames.types.contains { names[$0] == name.string }
        guard isGenerated || types.contains(where: { name.bytes.equals($0) }) else { return }
        report(
            .reservedName, "\(noun) cannot be called `\(name.string)`: that is \(ReservedNames.usedType)",
            at: name.range)
    }

    private struct GeneratedEnum {
        let section: String
        let name: SourceText?
        let defaultName: String

        /// As messages name it.
        var noun: String { section == "app" ? "the enum of destinations" : "the enum of \(section)" }
        var string: String { name?.string ?? defaultName }
    }

    private var generatedEnums: [GeneratedEnum] {
        var enums = [
            GeneratedEnum(section: "app", name: document.app?.enumName, defaultName: names.enums.destinations.string)
        ]
        if let tabs = document.tabs {
            enums.append(GeneratedEnum(section: "tabs", name: tabs.enumName, defaultName: names.enums.tabs.string))
        }
        if let sheets = document.sheets {
            enums.append(
                GeneratedEnum(section: "sheets", name: sheets.enumName, defaultName: names.enums.sheets.string))
        }
        if let dialogs = document.dialogs {
            enums.append(
                GeneratedEnum(section: "dialogs", name: dialogs.enumName, defaultName: names.enums.dialogs.string))
        }
        if let windows = document.windows {
            enums.append(
                GeneratedEnum(section: "windows", name: windows.enumName, defaultName: names.enums.windows.string))
        }
        return enums
    }
}
