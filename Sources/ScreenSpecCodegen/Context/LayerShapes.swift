import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// What is said of the cases of one enum that are presented: how large they are, and what asks before they close.
struct LayerShapes {
    let cases: EnumContext
    /// Those that are presented, by number, with how they are.
    let presented: [(number: Int, presentation: ResolvedPresentation)]

    static func sheets(_ sheets: EnumContext) -> LayerShapes {
        let items = sheets.graph.sheets.sheets
        return LayerShapes(cases: sheets, presented: items.indices.map { ($0, items[$0]) })
    }

    /// The screens that the spec presents.
    static func screens(_ screens: EnumContext) -> LayerShapes {
        let graph = screens.graph
        let presented = graph.presentedDestinations.compactMap { number in
            graph.presentation(number).map { (number, $0) }
        }
        return LayerShapes(cases: screens, presented: presented)
    }

    /// The names that views say, so that what holds them asks before it is closed: `when: isDirty`.
    var flags: [SourceText] {
        presented.compactMap { number, presentation in
            condition(number, presentation) == nil ? presentation.confirmation?.condition : nil
        }
    }

    /// The expressions that say whether closing something loses anything, where its view does not say it.
    var conditions: [SourceText] { presented.compactMap { condition($0.number, $0.presentation) } }

    private func condition(_ number: Int, _ presentation: ResolvedPresentation) -> SourceText? {
        guard let when = presentation.confirmation?.condition else { return nil }
        let isName = checkIdentifier(when.bytes.trimmed) == nil && !SwiftKeywords.isReserved(when.bytes.trimmed)
        return isName && mask(number, of: when) == 0 ? nil : when
    }

    /// What of the payload a condition looks at.
    private func mask(_ number: Int, of condition: SourceText) -> UInt64 {
        let names = cases.payload(number).indices.map { cases.parameters[$0].nameText }
        return usedNames(in: condition.bytes, of: names)
    }
}

extension LayerShapes {
    /// What of the payload a question says.
    private func maskOfQuestion(_ number: Int, _ presentation: ResolvedPresentation) -> UInt64 {
        let expressions = presentation.confirmation?.title.expressions ?? []
        return expressions.reduce(0) { $0 | mask(number, of: $1) }
    }

    /// What looks texts up: a parameter of that name hides the function.
    private func lookup(_ number: Int) -> StaticString {
        let names = cases.payload(number).indices.map { cases.parameters[$0].nameText }
        return names.contains { $0.equals("localized") } ? "self.localized" : "localized"
    }
}

/// The functions that say it.
extension LayerShapes {
    /// `LayerShape(question: localized("Discard?"), detents: [.medium])`, for those that are more than their view.
    func addShapes(to table: PropertyTable) -> [Int] {
        var numbers: [[String]: Int32] = [:]
        var shapes: [(presentation: ResolvedPresentation, lookup: StaticString)] = []
        var used: [Int: UInt64] = [:]
        let values = PlainArray<Int32>(repeating: -1, count: cases.caseCount)
        for (number, presentation) in presented where !presentation.shape.isEmpty {
            used[number] = maskOfQuestion(number, presentation)
            let key = presentation.shape + (used[number] == 0 ? [] : [String(number)])
            let known = numbers[key] ?? Int32(shapes.count)
            if known == shapes.count { shapes.append((presentation, lookup(number))) }
            numbers[key] = known
            values.base[number] = known
        }
        if shapes.isEmpty { return [] }
        return [
            table.add(
                .init(
                    "shape", "LayerShape", nil, bareCount: 0,
                    pattern: { [used] in cases.appendPattern($0, binding: used[$0] ?? 0, to: &$1) },
                    value: { [shapes] in shapes[$0].presentation.appendShape(lookup: shapes[$0].lookup, to: &$1) },
                    default: { $0.append("LayerShape()") }),
                values: values, count: shapes.count)
        ]
    }

    /// Whether closing something loses anything is asked outside of all types, on the main actor, as views are: of names, a
    /// condition sees the app's, and what it says of the payload.
    func addConditions(to table: PropertyTable) -> [Int] {
        let asking = PlainArray<Int32>()
        var conditions: [Int: SourceText] = [:]
        for (number, presentation) in presented {
            guard let condition = condition(number, presentation) else { continue }
            asking.append(Int32(truncatingIfNeeded: number))
            conditions[number] = condition
        }
        if asking.count == 0 { return [] }
        return [
            table.add(
                .init(
                    "losesSomething", "Bool", "Whether to close it would lose something.", bareCount: 0,
                    pattern: { [conditions] number, buffer in
                        let mask = conditions[number].map { self.mask(number, of: $0) } ?? 0
                        cases.appendPattern(number, binding: mask, to: &buffer)
                    },
                    value: { [conditions] in $1.append(conditions[$0]?.bytes ?? ByteText("false")) },
                    default: asking.count == cases.caseCount ? nil : { $0.append("false") }),
                cases: asking)
        ]
    }
}

extension ResolvedPresentation {
    /// What is to be said of it beside its view.
    fileprivate var shape: [String] {
        let named = detents.compactMap(\.expression).joined(separator: ", ")
        let detents = detents.isEmpty ? nil : "detents: [\(named)]" + (isFitted ? ", isFitted: true" : "")
        let parts = [confirmation?.title.written.string, detents, (sizing?.name).map { "sizing: .\($0)" }]
        return parts.contains { $0 != nil } ? parts.map { $0 ?? "" } : []
    }

    var isShaped: Bool { !shape.isEmpty }

    /// Whether it rests at the height of what it shows.
    var isFitted: Bool { detents.contains { if case .fitted = $0 { true } else { false } } }

    fileprivate func appendShape(lookup: StaticString, to buffer: inout ByteBuffer) {
        let parts = (confirmation == nil ? [] : [""]) + shape.dropFirst().filter { !$0.isEmpty }
        buffer.appendList("LayerShape(", 0, parts.count, ")") { part, buffer in
            buffer.append(parts[part])
            guard parts[part].isEmpty, let title = confirmation?.title else { return }
            buffer.append("question: ")
            buffer.append(shown: title, lookup: lookup)
        }
    }
}

extension Presentation.Detent {
    /// SwiftUI's `PresentationDetent`; `nil` for the height that has to be measured.
    fileprivate var expression: String? {
        switch self {
        case .medium: ".medium"
        case .large: ".large"
        case .fitted: nil
        case .fraction(let part): ".fraction(\(part))"
        case .height(let points): ".height(\(points))"
        }
    }
}

extension Either<Located<Presentation.SizeWord>, Presentation.Size> {
    /// The case that stands for it in generated code: `form`, `fittedVertically`.
    var name: String {
        switch self {
        case .first(let word): return word.value.rawValue
        case .second(let size):
            let kind = size.fitted == nil ? "sticky" : "fitted"
            let (horizontal, vertical) = size.axes
            return kind + (horizontal && vertical ? "BothWays" : horizontal ? "Horizontally" : "Vertically")
        }
    }

    /// SwiftUI's `PresentationSizing`.
    var expression: String {
        switch self {
        case .first(let word): return ".\(word.value.rawValue)"
        case .second(let size):
            let (horizontal, vertical) = size.axes
            return """
                AutomaticPresentationSizing.automatic.\(size.fitted == nil ? "sticky" : "fitted")(
                    horizontal: \(horizontal),
                    vertical: \(vertical)
                )
                """
        }
    }
}

extension Presentation.Size {
    fileprivate var axes: (horizontal: Bool, vertical: Bool) {
        let axes = (fitted ?? sticky ?? []).map(\.value)
        return (axes.contains(.horizontal), axes.contains(.vertical))
    }
}
