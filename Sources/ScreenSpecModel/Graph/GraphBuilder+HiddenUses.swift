import ScreenSpecDiagnostics
import ScreenSpecSwift

// What code of the spec uses of names that mean something else where it stands.

extension GraphBuilder {
    /// The texts of the sidebar and of the tab bar's sections.
    mutating func checkTextsOfViews() {
        let view = EnclosingType.view([])
        let titles = [layout.sidebarTitle] + sections.flatMap { [$0.title] + $0.fixedRows.map(\.title) }
        for title in titles { check(title?.segments ?? [], view, .none) }
        for case .section(let section) in tabEntries {
            check(section.title?.segments ?? [], .view(["router", "selection"]), .none)
        }
        for each in sections.compactMap(\.each) { check(each.title, view.without(each.name.bytes), .none) }
    }

    /// - Parameter payload: what the text has values of.
    mutating func check(_ text: [TitleSegment], _ place: EnclosingType, _ payload: IndexSpan) {
        for case .expression(let code) in text { check(code, place, payload) }
    }

    mutating func check(_ code: SourceText, _ place: EnclosingType, _ payload: IndexSpan = .none) {
        checkCases(code, place, payload)
        checkMembers(code, place, payload)
    }

    /// A case that is called like something of the app's.
    mutating func checkCases(_ code: SourceText, _ place: EnclosingType, _ payload: IndexSpan) {
        let hidden = firstName(in: code.bytes) { place.cases[$0] != nil && !isCarried($0, payload) }
        guard let hidden, let number = place.cases[hidden] else { return }
        let (start, text) = (hidden.base - code.bytes.base, hidden.string)
        report(
            .hiddenName, "`\(text)` means the \(place.noun) here, and nothing else of that name",
            at: code.range(start, start + hidden.count),
            notes: [.init("the \(place.noun) is here", at: place.caseName(number).range)],
            help: payload.count == 0
                ? "say where the other is: `Model.\(text)`"
                : "the payload has \(names(in: payload)); of something else, say where it is: `Model.\(text)`")
    }

    /// `id` in a text, which is all of the case, and the name of what is made of the code: that would ask for itself.
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
            help: payload.count == 0
                ? "say where the other is: `Model.\(text)`" : "the payload has \(names(in: payload))")
    }

    private func names(in payload: IndexSpan) -> String {
        document.rows.parameters[payload.indices].map { "`\($0.nameText.string)`" }.joined(separator: ", ")
    }

    private func isCarried(_ name: ByteText, _ payload: IndexSpan) -> Bool {
        document.rows.parameters[payload.indices].contains { $0.nameText.equals(name) }
    }
}

/// A generated type in which code of the spec stands.
struct EnclosingType {
    /// What a case of it is, or the type itself.
    let noun: String
    let cases: NameTable
    let caseName: (Int) -> SourceText
    /// What has a name there that is no case's, and what it means.
    private var members: [(name: ByteText, meaning: String)] = []
    /// Which of them is made of the code.
    private(set) var made: ByteText?

    init(_ noun: String, _ cases: NameTable, caseName: @escaping (Int) -> SourceText) {
        (self.noun, self.cases, self.caseName) = (noun, cases, caseName)
    }

    init(_ noun: String, _ rows: PlainArray<Destination>, _ names: NameTable? = nil) {
        let names = names ?? NameTable(count: rows.count) { [base = rows.base] in base[$0].name.bytes }
        self.init(noun, names) { rows[$0].name }
    }

    /// A view, with members of its own beside those that all have.
    static func view(_ members: [StaticString]) -> EnclosingType {
        var view = EnclosingType("view", NameTable(count: 0) { _ in ByteText("") }) { _ in preconditionFailure() }
        let names = members + ReservedNames.viewMembers
        view.members = names.map { (ByteText($0), "something of the generated view") }
        return view
    }

    /// With the property that is made of the code, a text.
    func making(_ property: StaticString) -> EnclosingType {
        var type = having(ByteText(property), "the text")
        type.members.append((ByteText("id"), "the \(noun) itself"))
        return type
    }

    /// With the property `name`, which is made of the code.
    func having(_ name: ByteText, _ noun: String) -> EnclosingType {
        var type = self
        type.members.append((name, "\(noun) itself"))
        type.made = name
        return type
    }

    /// Without a name that means something of the code's own.
    func without(_ name: ByteText) -> EnclosingType {
        var type = self
        type.members.removeAll { $0.name.equals(name) }
        return type
    }

    func meaning(of name: ByteText) -> String? { members.first { $0.name.equals(name) }?.meaning }
}
