import ScreenSpecDiagnostics
import ScreenSpecSwift

extension GraphBuilder {
    /// Generated code names types, which a case or an enum of the same name would hide.
    mutating func checkTypeNames() {
        checkEnumNames()
        checkNestedTypes()
        checkViewNames()
        checkParameterNames()
        checkAttributeNames()
        // Cases begin with a small letter, and then cannot be types.
        if !hasCapitalName { return }
        for type in ReservedNames.types { checkTaken(ByteText(type), by: ReservedNames.usedType, at: nil) }
        for type in generatedTypes { checkTaken(type.text, by: ReservedNames.generatedType, at: nil) }
        for type in payloadTypes(of: document.rows.destinations) {
            checkTaken(type.root, by: "a type that a payload carries", at: type.range)
        }
    }

    /// The placeholder's case would hide a type of its name, too.
    mutating func checkNoType(placeholderCase name: SourceText) {
        if name.bytes[0] &- 0x41 >= 26 { return }
        let carried = payloadTypes(of: document.rows.destinations).first { $0.root.equals(name.bytes) }
        let isUsed = ReservedNames.types.contains { name.bytes.equals($0) }
        if carried == nil, !isUsed, !isGeneratedType(name.bytes) { return }
        report(
            .reservedName,
            "the placeholder's case cannot be called `\(name.string)`: that is a type that the enum names",
            at: name.range, notes: carried.map { [.init("it is carried here", at: $0.range)] } ?? [],
            help: "begin the name with a small letter")
    }

    /// Whether `name` is that of a generated type that is seen in all of the module.
    func isGeneratedType(_ name: ByteText) -> Bool { generatedTypes.contains { $0.text.equals(name) } }

    /// Whether it is a generated type that holds the navigation. To carry one of the enums is fine.
    private func isBesideEnums(_ name: ByteText) -> Bool {
        typesBesideEnums.contains { $0.text.equals(name) } && !isOfLinksAlone(name)
    }

    /// Whether only a spec with links has that type, where this one has none.
    private func isOfLinksAlone(_ name: ByteText) -> Bool {
        if document.links != nil { return false }
        return ["NavigationTarget", "NavigationResolver"].contains { name.string == names[$0] }
    }

    private var typesBesideEnums: ArraySlice<SourceFile> { generatedTypes.suffix(GeneratedNames.types.count) }

    /// What a payload carries has its parameter's name where titles and views are made, and there are types, too; so has an
    /// element of a section over data.
    private mutating func checkParameterNames() {
        let parameters = document.rows.parameters
        for index in 0..<parameters.count where parameters.base[index].nameText[0] &- 0x41 < 26 {
            checkValue(parameters.base[index].name, "a parameter")
        }
        for each in (document.sidebar?.sections ?? []).compactMap(\.each) {
            if let name = each.name { checkValue(name, "an element") }
        }
    }

    /// Reports what carries a value and is called like a type that is named beside it.
    mutating func checkValue(_ name: SourceText, _ noun: String) {
        let types = ReservedNames.types + ReservedNames.hostTypes + ReservedNames.fileTypes
        let isTaken =
            types.contains { name.bytes.equals($0) } || isGeneratedType(name.bytes)
            || dependencies.all.contains { dependency in
                let type = dependency.type.flatMap { SwiftType($0.bytes) }
                return type?.namedTypes.contains { $0.root.equals(name.bytes) } == true
            }
        if !isTaken { return }
        report(
            .reservedName, "\(noun) cannot be called `\(name.string)`: that is \(ReservedNames.usedType)",
            at: name.range, help: "begin the name with a small letter")
    }

    /// An attribute is a property of the enum, in which the types of payloads and of attributes are named.
    private mutating func checkAttributeNames() {
        let capital = document.attributes.filter { attribute in
            attribute.name.bytes[0] &- 0x41 < 26 && !ReservedNames.types.contains { attribute.name.bytes.equals($0) }
        }
        if capital.isEmpty { return }
        let types = payloadTypes(of: document.rows.destinations) + payloadTypes(of: document.rows.sheetRows)
        for attribute in capital {
            let carried = types.first { $0.root.equals(attribute.name.bytes) }
            let named = document.attributes.compactMap(\.type).first { type in
                SwiftType(type.bytes)?.namedTypes.contains { $0.equals(attribute.name.bytes) } == true
            }
            guard let place = carried?.range ?? named?.range else { continue }
            report(
                .reservedName,
                "an attribute cannot be called `\(attribute.name.string)`: that name belongs to a type that the enum names",
                at: attribute.name.range, notes: [.init("it is taken here", at: place)],
                help: "begin the name with a small letter")
        }
    }

    /// Where a generated enum names a type of the app, its own types come first.
    private mutating func checkNestedTypes() {
        // What is identified has an `ID`.
        let ofDestinations = ReservedNames.destinations.types + ["ID"]
        // The parameters of generic types, where questions are made of what screens and dialogs carry.
        let ofAnswers: [StaticString] = document.rows.answers.isEmpty ? [] : ["Given"]
        // Views that read dependencies stand in types of their own.
        let ofViews: [StaticString] = dependencies.all.isEmpty ? [] : ["DependentScreens", "DependentSheets"]
        checkNestedTypes(of: document.rows.destinations, ofDestinations + ofAnswers + ofViews, besideCases: true)
        checkNestedTypes(of: sheetRows, ReservedNames.sheets.types + ["ID"] + ofAnswers + ofViews)
        checkNestedTypes(of: document.rows.dialogRows, ReservedNames.dialogs.types + ["ID", "Chosen"])
        for attribute in document.attributes {
            if let type = attribute.type { checkNested(type, ofDestinations) }
        }
        for entry in document.payloads {
            if let type = entry.identityType { checkNested(type, ofDestinations) }
        }
        // Views name these, too, and a view has a `Body`.
        for section in document.sidebar?.sections ?? [] {
            if let type = section.each?.type { checkNested(type, ofDestinations + ["Body"]) }
        }
        for type in dependencies.all.compactMap(\.type) { checkNested(type, ofViews + ["Body"]) }
        for type in document.rows.answers { checkNested(type, ofAnswers) }
    }

    private mutating func checkNestedTypes(
        of rows: PlainArray<Destination>, _ nested: [StaticString], besideCases: Bool = false
    ) {
        let (rows, count, parameters) = (rows.base, rows.count, document.rows.parameters.base)
        let isInitial = Set(
            (nested + ReservedNames.fileTypes).map { $0.utf8Start[0] } + typesBesideEnums.map { $0.text[0] })
        lazy var cases = NameTable(count: count) { rows[$0].name.bytes }
        var row = 0
        while row < count {
            var index = rows[row].payload.start
            while index < rows[row].payload.end {
                let isPlain = parameters[index].typeFacts.isPlainName
                if besideCases, !isPlain || parameters[index].typeText[0] &- 0x41 >= 26 {
                    checkSmallNames(in: parameters[index].type) { cases[$0] != nil }
                }
                if !isPlain || isInitial.contains(parameters[index].typeText[0]) {
                    checkNested(parameters[index].type, nested)
                }
                index &+= 1
            }
            row &+= 1
        }
    }

    /// A type whose name begins with a small letter may be called like a case, which the enum's own code finds first.
    private mutating func checkSmallNames(in type: SourceText, _ isCase: (ByteText) -> Bool) {
        let placeholder = document.app?.placeholder?.name?.bytes ?? ByteText("selectSomething")
        for name in SwiftType(type.bytes)?.namedTypes ?? [] where name[0] &- 0x41 >= 26 {
            let root = name.root.withoutTicks
            guard isCase(root) || root.equals(placeholder) else { continue }
            report(
                .reservedName, "`\(root.string)` would be taken for the case of that name inside of generated code",
                at: type.range, help: "say which module it is in, as in `Models.\(root.string)`")
        }
    }

    private mutating func checkNested(_ type: SourceText, _ nested: [StaticString]) {
        for name in SwiftType(type.bytes)?.namedTypes ?? [] {
            let root = name.root
            checkFileType(root, at: type.range)
            if isBesideEnums(root) { reportDeclared(root, at: type.range) }
            guard nested.contains(where: { root.equals($0) }) else { continue }
            report(
                .reservedName, "`\(root.string)` would be taken for a type of that name inside of generated code",
                at: type.range, help: "say which module it is in, as in `Models.\(root.string)`")
        }
    }

    /// A generated file declares some types for itself, beside which no other file of the module can have one of that name.
    private mutating func checkFileType(_ name: ByteText, at range: SourceRange) {
        let (types, count) = (ReservedNames.fileTypeNames.base, ReservedNames.fileTypeNames.count)
        var index = 0
        while index < count {
            if types[index].count == name.count, types[index].equals(name) { return reportDeclared(name, at: range) }
            index &+= 1
        }
    }

    private mutating func reportDeclared(_ name: ByteText, at range: SourceRange) {
        report(
            .reservedName, "generated code declares a type `\(name.string)` itself, so that the app cannot have one",
            at: range, help: "give the app's another name; if it is in another module, say so: `Models.\(name.string)`")
    }

    /// What is a view of the app's is no type that is generated.
    private mutating func checkViewNames() {
        let types = generatedTypes.map(\.text) + ReservedNames.fileTypes.map { ByteText($0) }
        let names = NameTable(count: types.count) { types[$0] }
        for rows in [document.rows.destinations, sheetRows] {
            let (rows, count) = (rows.base, rows.count)
            var row = 0
            while row < count {
                if let view = rows[row].view { checkView(view, names) }
                row &+= 1
            }
        }
        let sidebar = document.sidebar
        var views = [
            document.app?.placeholder?.view, document.layout?.secondary?.view, sidebar?.header, sidebar?.footer,
        ]
        if case .first(let view) = document.windows?.settings { views.append(view) }
        if case .second(let settings) = document.windows?.settings { views.append(settings.view) }
        for section in sidebar?.sections ?? [] {
            views.append(section.each?.view)
            for case .second(let row) in section.items ?? [] { views.append(row.view) }
        }
        for case let view? in views { checkView(view, names) }
    }

    private mutating func checkView(_ view: SourceText, _ generated: NameTable) {
        var end = 0
        guard view.bytes.count > 0, view.bytes[0] &- 0x41 < 26 else { return }
        while end < view.bytes.count, view.bytes[end].isIdentifierByte { end += 1 }
        let name = view.bytes.slice(0, end)
        if generated[name] != nil { reportDeclared(name, at: view.range) }
    }

    /// The types that payloads carry, each with the place where it stands first; of a nested one, the outermost.
    func payloadTypes(of rows: PlainArray<Destination>) -> [(root: ByteText, range: SourceRange)] {
        var types: [(root: ByteText, range: SourceRange)] = []
        var seen: Set<String> = []
        for row in rows {
            for parameter in document.rows.parameters[row.payload.indices] {
                for name in SwiftType(parameter.type.bytes)?.namedTypes ?? [] where seen.insert(name.string).inserted {
                    types.append((name.root.withoutTicks, parameter.type.range))
                }
            }
        }
        return types.filter { type in !ReservedNames.types.contains { type.root.equals($0) } }
    }

    /// Whether the name of a destination begins with a capital letter.
    private var hasCapitalName: Bool {
        let (destinations, count) = (document.rows.destinations.base, document.rows.destinations.count)
        var index = 0
        while index < count, destinations[index].name.bytes.base[0] &- 0x41 >= 26 { index &+= 1 }
        return index < count
    }
}

extension ByteText {
    /// Of a type inside of others, the outermost; of what a module has, the module.
    fileprivate var root: ByteText { slice(0, firstIndex(of: 0x2E) ?? count) }
}
