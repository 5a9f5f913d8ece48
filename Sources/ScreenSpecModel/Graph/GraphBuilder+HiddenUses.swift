import ScreenSpecDiagnostics
import ScreenSpecSwift

// What code of the spec uses of names that mean something else where it stands.

extension GraphBuilder {
    /// The texts of the sidebar and of the tab bar's sections.
    mutating func checkTextsOfViews() {
        let view = EnclosingType.view(ReservedNames.sidebarMembers)
        let titles = [layout.sidebarTitle] + sections.flatMap { [$0.title] + $0.fixedRows.map(\.title) }
        for title in titles { check(title?.segments ?? [], view, .none) }
        for case .section(let section) in tabEntries {
            check(section.title?.segments ?? [], .view(tabBarMembers), .none)
        }
        for each in sections.compactMap(\.each) { check(each.title, view.without(each.name.bytes), .none) }
    }

    /// Badges and conditions, beside which stand the dependencies that they read.
    mutating func checkPartsOfViews() {
        let part = EnclosingType.view(ReservedNames.partMembers).without(dependencies)
        for section in document.sidebar?.sections ?? [] { check(section, part) }
        let tabBar = EnclosingType.view(tabBarMembers).without(dependencies)
        for tab in document.tabs?.items.flatMap(\.tabs) ?? [] {
            for code in [tab.badge, tab.visible] { if let code { check(code, tabBar) } }
        }
    }

    private var tabBarMembers: [StaticString] {
        let mayHide = document.tabs?.items.flatMap(\.tabs).contains { $0.visible != nil } == true
        return ReservedNames.tabBarMembers
            + (mayHide || lacksSystems(tabs.map(\.presence)) ? ReservedNames.hidingMembers : [])
            + (tabs.contains { $0.icon.isView } ? ReservedNames.labelMembers : [])
    }

    private mutating func check(_ section: Sidebar.Section, _ part: EnclosingType) {
        let element = section.each?.name.map { part.without($0.bytes) } ?? part
        if let visible = section.visible { check(visible, part) }
        for code in [section.each?.badge, section.each?.visible] { if let code { check(code, element) } }
        for case .second(let row) in section.items ?? [] {
            for code in [row.badge, row.visible] { if let code { check(code, part) } }
        }
    }

    /// - Parameter payload: what the text has values of.
    mutating func check(_ text: [TitleSegment], _ place: EnclosingType, _ payload: IndexSpan) {
        for case .expression(let code) in text { check(code, place, payload) }
    }

    /// - Returns: whether something was reported.
    @discardableResult
    mutating func check(_ code: SourceText, _ place: EnclosingType, _ payload: IndexSpan = .none) -> Bool {
        let count = diagnostics.count
        checkCases(code, place, payload)
        checkMembers(code, place, payload)
        return diagnostics.count > count
    }

    /// A case that is called like something of the app's.
    private mutating func checkCases(_ code: SourceText, _ place: EnclosingType, _ payload: IndexSpan) {
        let hidden = firstName(in: code.bytes) { place.hidingCase($0) != nil && !isCarried($0, payload) }
        guard let hidden, let number = place.cases[hidden] else { return }
        let (start, text) = (hidden.base - code.bytes.base, hidden.string)
        report(
            .hiddenName, "`\(text)` means the \(place.noun) here, and nothing else of that name",
            at: code.range(start, start + hidden.count),
            notes: [.init("the \(place.noun) is here", at: place.caseName(number).range)],
            help: wayOut(text, payload))
    }

    /// Whatever else the type has of that name. `id` in a text is all of the case, and what is made of the code would ask for itself.
    private mutating func checkMembers(_ code: SourceText, _ place: EnclosingType, _ payload: IndexSpan) {
        let found = firstName(in: code.bytes) { name in
            place.meaning(of: name) != nil && place.cases[name] == nil && !isCarried(name, payload)
        }
        guard let found = found ?? place.made.flatMap({ memberOfSelf($0, in: code.bytes) }),
            let meaning = place.meaning(of: found)
        else { return }
        let (start, text) = (found.base - code.bytes.base, found.string)
        report(
            .hiddenName,
            "`\(text)` means \(meaning) here, and nothing \(payload.count == 0 ? "else of that name" : "in its payload")",
            at: code.range(start, start + found.count),
            help: wayOut(text, payload))
    }

    private func wayOut(_ name: String, _ payload: IndexSpan) -> String {
        if payload.count == 0 { return "say where the other is: `Model.\(name)`" }
        return "the payload has \(names(in: payload)); of something else, say where it is: `Model.\(name)`"
    }

    private func names(in payload: IndexSpan) -> String {
        document.rows.parameters[payload.indices].map { "`\($0.nameText.string)`" }.joined(separator: ", ")
    }

    func isCarried(_ name: ByteText, _ payload: IndexSpan) -> Bool {
        document.rows.parameters[payload.indices].contains { $0.nameText.equals(name) }
    }
}
