import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// How the sheets are shown: their styles, their identities, and what asks before they close. The sheets themselves, as
/// Swift writes them, are in `sheets`.
struct SheetPresentation {
    /// The enum of the sheets.
    let sheets: EnumContext
    /// What the spec says of each.
    let items: [ResolvedPresentation]

    /// The identities that sheets share, in the order in which they first stand in the spec.
    var identities: [SourceText] {
        var seen: Set<String> = []
        return items.compactMap(\.identity).filter { seen.insert($0.string).inserted }
    }

    /// The case of the identity that a sheet has for itself.
    var ownIdentity: String { LocalNames(identities.map(\.string)).name("sheet") }

    /// The names that views say, so that their sheet asks before it is closed: `when: isDirty`.
    var confirmationFlags: [SourceText] {
        var seen: Set<String> = []
        return items.indices.compactMap { index in
            guard let when = items[index].confirmation?.condition, confirmationValue(index) == nil,
                seen.insert(when.string).inserted
            else { return nil }
            return when
        }
    }

    /// The expression that says whether closing a sheet loses something; nil where the sheet's view says it.
    func confirmationValue(_ index: Int) -> SourceText? {
        guard let when = items[index].confirmation?.condition else { return nil }
        let isName = checkIdentifier(when.bytes.trimmed) == nil && !SwiftKeywords.isReserved(when.bytes.trimmed)
        return isName && confirmationMask(index) == 0 ? nil : when
    }

    /// Names for the functions that ask conditions.
    var localNames: LocalNames {
        var names = LocalNames([])
        for confirmation in items.compactMap(\.confirmation) { names.take(wordsIn: confirmation.condition.bytes) }
        return names
    }

    /// What of the payload the confirmation looks at.
    private func confirmationMask(_ index: Int) -> UInt64 {
        guard let when = items[index].confirmation?.condition else { return 0 }
        let names = sheets.payload(index).indices.map { sheets.parameters[$0].nameText }
        return usedNames(in: when.bytes, of: names)
    }
}

/// The properties that say how a sheet is shown.
extension SheetPresentation {
    /// `id`, `style` and, where one has a stack, `hasStack`.
    func addProperties(to table: PropertyTable) -> [Int] {
        [addIdentities(to: table), addStyles(to: table)]
            + (items.contains(where: \.hasStack) ? [addStacks(to: table)] : [])
    }

    private func addStacks(to table: PropertyTable) -> Int {
        let values = PlainArray<Int32>(repeating: -1, count: sheets.caseCount)
        for (index, item) in items.enumerated() where item.hasStack { values.base[index] = 0 }
        return table.add(
            .init(
                "hasStack", "Bool", "Whether screens can be pushed in it.", value: { $1.append("true") },
                default: { $0.append("false") }),
            values: values, count: 1)
    }

    private func addIdentities(to table: PropertyTable) -> Int {
        let (identities, ownIdentity) = (identities, ownIdentity)
        let numbers = Dictionary(uniqueKeysWithValues: identities.enumerated().map { ($1.string, $0) })
        let values = PlainArray<Int32>(repeating: -1, count: sheets.caseCount)
        for (index, item) in items.enumerated() {
            if let number = item.identity.flatMap({ numbers[$0.string] }) { values.base[index] = Int32(number) }
        }
        return table.add(
            .init(
                "id", "Identity", nil,
                value: { number, buffer in
                    buffer.append(0x2E)
                    buffer.append(identifier: identities[number].bytes)
                },
                default: { $0.append(".\(ownIdentity)(self)") }),
            values: values, count: identities.count)
    }

    /// Whether closing a sheet loses something is asked outside of all types, on the main actor, as views are: of names, a
    /// condition sees the app's, and what it says of the payload.
    func addConfirmations(to table: PropertyTable) -> [Int] {
        let cases = PlainArray<Int32>()
        for index in items.indices where confirmationValue(index) != nil {
            cases.append(Int32(truncatingIfNeeded: index))
        }
        if cases.count == 0 { return [] }
        return [
            table.add(
                .init(
                    "losesSomething", "Bool", "Whether closing the sheet would lose something.", bareCount: 0,
                    pattern: { sheets.appendPattern($0, binding: confirmationMask($0), to: &$1) },
                    value: { $1.append(confirmationValue($0)?.bytes ?? ByteText("false")) },
                    default: cases.count == items.count ? nil : { $0.append("false") }),
                cases: cases)
        ]
    }

    private func addStyles(to table: PropertyTable) -> Int {
        let values = PlainArray<Int32>(repeating: -1, count: sheets.caseCount)
        for (index, item) in items.enumerated() {
            if item.style != .sheet { values.base[index] = item.style == .popover ? 1 : 0 }
        }
        return table.add(
            .init(
                "style", "NavigationState.PresentationStyle", "How it is shown.",
                value: { $1.append($0 == 1 ? ".popover" : ".fullScreenCover") },
                default: { $0.append(".sheet") }),
            values: values, count: 3)
    }
}
