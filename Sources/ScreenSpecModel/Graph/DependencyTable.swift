import ScreenSpecDiagnostics
import ScreenSpecSwift

/// What views need beside their payload.
package struct DependencyTable: Sendable {
    /// In the order of the spec.
    package let all: [Dependency]
    private let names: PlainArray<ByteText>
    /// The number of each by its name; of a few, which are looked through, none.
    private let numbers: [String: Int]

    /// Something that the code of views calls by a name.
    package struct Dependency: Sendable {
        /// The name.
        package let name: SourceText
        /// Where it comes from.
        package let origin: Origin
        /// Whether views observe it as an `ObservableObject`.
        package let isObservableObject: Bool
    }

    /// Where a dependency comes from.
    package enum Origin: Sendable {
        /// The environment, by its type.
        case object(SourceText)
        /// The environment, by its key path.
        case keyPath(SourceText)
        /// What the app hands to the host, of this type.
        case host(SourceText)
    }

    /// - Parameter lacksObservation: whether the app runs on systems without Observation.
    init(_ written: [Entry<DependencySource>], lacksObservation: Bool) {
        all = written.compactMap { Dependency($0, lacksObservation) }
        names = PlainArray(capacity: written.count + 1)
        for dependency in all { names.append(dependency.name.bytes) }
        numbers = all.count <= Self.few ? [:] : Dictionary(zip(names.map(\.string), 0...)) { first, _ in first }
    }

    /// So many names are looked for at a time.
    private static let few = 64

    /// Whether there are none.
    package var isEmpty: Bool { all.isEmpty }

    /// Those that an expression uses, in the order of the spec.
    ///
    /// - Parameter isHidden: whether a name means something else in there, as a payload's does.
    package func uses(in code: ByteText, where isHidden: (ByteText) -> Bool = { _ in false }) -> [DependencyUse] {
        if numbers.isEmpty { return uses(in: code, names.base, 0..<all.count, isHidden) }
        let said = numbers(saidIn: code).sorted()
        return stride(from: 0, to: said.count, by: Self.few).flatMap { start in
            let part = said[start..<min(start + Self.few, said.count)]
            return part.map { names[$0] }.withUnsafeBufferPointer { uses(in: code, $0.baseAddress!, part, isHidden) }
        }
    }

    /// - Parameter numbers: those of `names`.
    private func uses(
        in code: ByteText, _ names: UnsafePointer<ByteText>, _ numbers: some RandomAccessCollection<Int>,
        _ isHidden: (ByteText) -> Bool
    ) -> [DependencyUse] {
        let use = nameUse(in: code, of: names, count: numbers.count)
        if use.used == 0 { return [] }
        return zip(0..<numbers.count, numbers).compactMap { index, number in
            let bit: UInt64 = 1 << UInt64(index)
            if use.used & bit == 0 || isHidden(names[index]) { return nil }
            return DependencyUse(dependency: number, isBound: use.bound & bit != 0)
        }
    }

    private func numbers(saidIn code: ByteText) -> Set<Int> {
        var (said, end) = (Set<Int>(), 0)
        while let name = code.nextName(&end) {
            if let number = number(of: name) { said.insert(number) }
        }
        return said
    }

    /// The dependency of that name.
    func named(_ name: ByteText) -> Dependency? { number(of: name).map { all[$0] } }

    private func number(of name: ByteText) -> Int? {
        numbers.isEmpty ? names.firstIndex { $0.equals(name) } : numbers[name.string]
    }
}

/// That an expression uses a dependency.
package struct DependencyUse: BitwiseCopyable, Sendable {
    /// Its number.
    package let dependency: Int
    /// Whether it stands behind a `$`.
    package let isBound: Bool
}

extension DependencyTable.Dependency {
    /// Nil where the type is missing.
    fileprivate init?(_ written: Entry<DependencySource>, _ lacksObservation: Bool) {
        name = written.name
        switch written.value {
        case .keyPath(let path): (origin, isObservableObject) = (.keyPath(path), false)
        case .object(let type): (origin, isObservableObject) = (.object(type), lacksObservation)
        case .described(let value):
            guard let type = value.type else { return nil }
            let isHanded = value.giver?.value == .host
            origin = isHanded ? .host(type) : .object(type)
            isObservableObject = value.observation?.value == .observableObject || !isHanded && lacksObservation
        }
    }

    /// What the type is called; nil for a value of the environment.
    package var type: SourceText? {
        switch origin {
        case .object(let type), .host(let type): type
        case .keyPath: nil
        }
    }

    /// The type without the question mark of what may be missing; nil for what is always there.
    package var wrappedType: ByteText? {
        guard let type, case .optional(let wrapped)? = SwiftType(type.bytes)?.shape else { return nil }
        return wrapped.text
    }

    /// Whether the app hands it to the host.
    package var isHanded: Bool { if case .host = origin { true } else { false } }
}

extension NavigationGraph {
    /// The numbers of the dependencies that some code uses.
    package var usedDependencies: Set<Int> {
        var used: Set<Int> = []
        func use(_ uses: [DependencyUse]) { for use in uses { used.insert(use.dependency) } }
        for table in [destinations, sheets.cases] {
            for number in table.rows.indices { use(dependencies(ofView: number, in: table)) }
        }
        if let view = placeholderCase?.view { use(dependenciesOfPlaceholder(view)) }
        let ofRows = sections.flatMap { [$0.visible] + $0.fixedRows.flatMap { [$0.badge, $0.view, $0.visible] } }
        let ofTabs = tabs.flatMap { [$0.badge, $0.visible] }
        for code in ofRows + ofTabs + [
            layout.secondary?.view, layout.sidebarHeader, layout.sidebarFooter, windows.settings,
        ] {
            if let code { use(dependencies.uses(in: code.bytes)) }
        }
        for each in sections.compactMap(\.each) {
            for code in each.viewCode { use(dependencies.uses(in: code.bytes) { $0.equals(each.name.bytes) }) }
        }
        for icon in shownIcons where icon.isView { use(dependencies.uses(in: icon.name.bytes)) }
        return used
    }

    /// What the view of a row uses. A payload's name comes before a dependency's.
    package func dependencies(ofView number: Int, in table: CaseTable) -> [DependencyUse] {
        guard !dependencies.isEmpty, !table.texts[number].isPlainView, let view = table.rows[number].view else {
            return []
        }
        let payload = table.rows[number].payload.indices
        return dependencies.uses(in: view.bytes) { name in
            payload.contains { table.parameters[$0].nameText.equals(name) }
        }
    }

    /// What the view of the placeholder's case uses beside its payload.
    package func dependenciesOfPlaceholder(_ view: SourceText) -> [DependencyUse] {
        dependencies.uses(in: view.bytes) { $0.equals("label") || $0.equals("systemImage") }
    }
}

extension NavigationGraph {
    /// The icons that rows and tabs show.
    package var shownIcons: [Icon] {
        let rows = sections.flatMap {
            $0.fixedRows.compactMap { icon(of: $0) } + ($0.each.flatMap { icon(of: $0) }.map { [$0] } ?? [])
        }
        return rows + tabs.map(\.icon)
    }

    /// A row's own icon, or its destination's, or else the app's.
    package func icon(of row: FixedRow) -> Icon? { row.icon ?? icon(ofDestination: row.destination) }

    /// The same of rows over data.
    package func icon(of each: Each) -> Icon? { each.icon ?? icon(ofDestination: each.item.destination) }

    /// A destination's own icon, or else the app's; nil where neither says one.
    package func icon(ofDestination destination: Int) -> Icon? {
        destinations.rows.base[destination].icon ?? app.defaultIcon
    }
}
