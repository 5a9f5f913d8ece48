import ScreenSpecDiagnostics
import ScreenSpecSwift

// What code of the spec does with dependencies: it binds them, and it uses them where something can hand them over.

// MARK: - Bindings

extension GraphBuilder {
    mutating func checkViews(of rows: PlainArray<Destination>) {
        let (base, count) = (rows.base, rows.count)
        var index = 0
        while index < count {
            if !dependencies.isEmpty {
                for parameter in document.rows.parameters[base[index].payload.indices] {
                    checkStorage(parameter.name, "a parameter")
                }
            }
            if let view = base[index].view, view.bytes.firstIndex(of: 0x24) != nil {
                let payload = document.rows.parameters[base[index].payload.indices]
                checkBindings(view) { name in payload.contains { $0.nameText.equals(name) } }
            }
            index &+= 1
        }
    }

    /// What stands behind a `$` is a dependency of which there can be a binding.
    ///
    /// - Parameter isPayload: whether a name is a value that the code has.
    mutating func checkBindings(_ code: SourceText, where isPayload: (ByteText) -> Bool = { _ in false }) {
        if code.bytes.firstIndex(of: 0x24) == nil { return }
        for name in boundNames(in: code.bytes) {
            let text = name.string
            let start = name.base - code.bytes.base
            guard let fault = fault(ofBinding: name, isPayload: isPayload(name)) else { continue }
            report(
                .unbindable, "`$\(text)` binds nothing: \(fault.message)",
                at: code.range(start - 1, start + name.count),
                help: fault.help)
        }
    }

    private func fault(ofBinding name: ByteText, isPayload: Bool) -> (message: String, help: String?)? {
        let text = name.string
        if isPayload { return ("`\(text)` is of the payload, which does not change", "bind something of a dependency") }
        guard let dependency = dependencies.named(name) else {
            let isUnread = document.unread.contains { $0.name == "dependencies" || $0.name == "type" }
            if isUnread || document.unreadSections.contains("app") { return nil }
            let guess = nearestName(to: name, among: dependencies.all.map(\.name.string))
            return (
                "there is no dependency `\(text)`",
                guess.map { "did you mean `$\($0)`?" } ?? "add `\(text)` to `app.dependencies`, with its type"
            )
        }
        switch dependency.origin {
        case .keyPath: return ("`\(text)` is a value of the environment, which views only read", nil)
        case .object:
            return dependency.wrappedType.map { ("`\(text)` is optional", "write `\(text): \($0.string)`") }
        case .host(let type):
            // What is wrong with the type of an `ObservableObject` was reported there.
            if dependency.isObservableObject { return nil }
            if dependency.wrappedType != nil { return ("`\(text)` is optional", nil) }
            if !type.bytes.mayBeClass {
                return ("`\(text)` is no object, and only what objects have can be bound", nil)
            }
            if !systemsLackObservation { return nil }
            return (
                "the app runs on systems without Observation, and `\(text)` is no `ObservableObject`",
                "where it is one, say `is: ObservableObject`"
            )
        }
    }

    /// No view has what belongs to values, so a `$` finds nothing there. Of a dependency it is said that only views have it.
    ///
    /// - Parameters:
    ///   - place: what the code is, for messages: "`title`".
    ///   - isHidden: whether a name means a value that the code has.
    mutating func checkUnbound(
        _ code: SourceText, of place: String, _ isHidden: (ByteText) -> Bool = { _ in false }
    ) {
        if code.bytes.firstIndex(of: 0x24) == nil { return }
        for name in boundNames(in: code.bytes) where isHidden(name) || dependencies.named(name) == nil {
            let start = name.base - code.bytes.base
            report(
                .unbindable,
                "`$\(name.string)` binds nothing: \(place) is no code of a view, and only that binds something",
                at: code.range(start - 1, start + name.count))
        }
    }

    private var systemsLackObservation: Bool { Systems(document.app?.platforms ?? []).mayLack(.observation) }
}

// MARK: - Places

extension GraphBuilder {
    /// What is no view's has no environment.
    mutating func checkPlaces() {
        checkTitles(
            of: document.rows.destinations, texts,
            help: "the title knows the payload alone; say it in the view, with `.navigationTitle(…)`")
        checkTitles(of: document.rows.windowRows, windowTexts)
        checkTitles(of: document.rows.dialogRows, dialogTexts)
        for (item, dialog) in zip(document.dialogs?.items ?? [], dialogs) {
            checkFree(dialog.message?.expressions ?? [], of: "`message`", item.row)
            for action in dialog.actions { checkFree(action.title.expressions, of: "`title`", item.row) }
        }
        checkPlaceholders()
        for each in sections.compactMap(\.each) {
            let isElement = { (name: ByteText) in name.equals(each.name.bytes) }
            for case .expression(let code) in each.title { checkFree(code, of: "`title`", isElement) }
            if let arguments = each.item.arguments { checkFree(arguments, of: "`item`", isElement) }
        }
        for arguments in tabs.compactMap(\.root.arguments) { checkFree(arguments, of: "`root`") }
        for arguments in sections.flatMap({ $0.items.compactMap(\.arguments) }) { checkFree(arguments, of: "`show`") }
        var titles =
            [layout.sidebarTitle] + sections.flatMap { [$0.title] + $0.fixedRows.map(\.title) } + tabs.map(\.title)
        for case .section(let section) in tabEntries { titles.append(section.title) }
        for code in titles.flatMap({ $0?.expressions ?? [] }) { checkFree(code, of: "`title`") }
        for (row, presentation) in zip(document.rows.sheetRows, document.sheets?.items ?? []) {
            checkCondition(of: presentation.presentation, row)
        }
        for row in document.rows.destinations where row.presentation != 0 {
            if case .second(let presentation) = document.presentations[Int(row.presentation) - 1] {
                checkCondition(of: presentation, row)
            }
        }
    }

    private mutating func checkCondition(of presentation: Presentation, _ row: Destination) {
        guard let when = presentation.confirmDismissal?.when else { return }
        checkFree([when], of: "`when`", row)
    }

    private mutating func checkPlaceholders() {
        for row in rows where row.hasPlaceholder {
            for case .expression(let code) in titleSegments[placeholders[Int(row.placeholder) - 1].segments.indices] {
                checkFree([code], of: "`title`", row)
            }
        }
    }

    private mutating func checkTitles(
        of rows: PlainArray<Destination>, _ texts: PlainArray<CaseText>, help: String? = nil
    ) {
        for (row, text) in zip(rows, texts) where text.title.count > 0 {
            for case .expression(let code) in titleSegments[text.title.indices] {
                checkFree([code], of: "`title`", row, help: help)
            }
        }
    }

    /// What has nothing but the values of a payload.
    mutating func checkFree(
        _ expressions: [SourceText], of place: String, _ row: Destination, help: String? = nil
    ) {
        let payload = document.rows.parameters[row.payload.indices]
        for code in expressions {
            checkFree(code, of: place, help: help) { name in payload.contains { $0.nameText.equals(name) } }
        }
    }

    /// Reports what `code` binds, or uses of the dependencies, where there is no view.
    ///
    /// - Parameters:
    ///   - place: what the code is, for messages: "`title`".
    ///   - help: what to do about a dependency; nil to name the places where dependencies stand.
    ///   - isHidden: whether a name means something else there.
    mutating func checkFree(
        _ code: SourceText, of place: String, help: String? = nil, _ isHidden: (ByteText) -> Bool = { _ in false }
    ) {
        checkUnbound(code, of: place, isHidden)
        checkUnused(code, of: place, help: help, isHidden)
    }

    /// Reports a dependency that `code` uses where nothing can hand it over.
    mutating func checkUnused(
        _ code: SourceText, of place: String, help: String? = nil, _ isHidden: (ByteText) -> Bool = { _ in false }
    ) {
        guard let use = dependencies.uses(in: code.bytes, where: isHidden).first else { return }
        let name = dependencies.all[use.dependency].name
        report(
            .misplacedDependency, "\(place) uses the dependency `\(name.string)`, which only views have",
            at: code.range, notes: [.init("the dependency is here", at: name.range)],
            help: help
                ?? "dependencies stand in `view` (also an icon's), `row`, `badge`, `visible`, `header` and `footer`")
    }
}
