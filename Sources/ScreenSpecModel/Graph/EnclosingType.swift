import ScreenSpecDiagnostics

/// A generated type in which code of the spec stands.
struct EnclosingType {
    /// What a case of it is, or the type itself.
    let noun: String
    let cases: NameTable
    let caseName: (Int) -> SourceText
    /// What it has beside its cases.
    private var members = NameTable(count: 0) { _ in ByteText("") }
    /// Names in it that no source says.
    private var lists: [SourceFile] = []
    private var isView = false
    /// What has another meaning for the code that is looked at.
    private var special: [(name: ByteText, meaning: String?)] = []
    private var dependencies: DependencyTable?
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
        let none = NameTable(count: 0) { _ in ByteText("") }
        var view = EnclosingType("view", none) { _ in preconditionFailure() }
        view.isView = true
        return view.with(members.map { ByteText($0) })
    }

    /// A function that makes something of what it is given as `parameter`, which is `meaning`.
    static func function(of parameter: StaticString, _ meaning: String) -> EnclosingType {
        let none = NameTable(count: 0) { _ in ByteText("") }
        return EnclosingType("function", none) { _ in preconditionFailure() }.taking(parameter, meaning)
    }

    /// With a parameter of the function around the code.
    func taking(_ parameter: StaticString, _ meaning: String) -> EnclosingType {
        var type = self
        type.special.append((ByteText(parameter), meaning))
        return type
    }

    /// With what it has beside its cases.
    ///
    /// - Parameter lists: those of its sections.
    func with(_ members: [ByteText], lists: [SourceFile] = []) -> EnclosingType {
        var type = self
        type.lists = lists
        let all = members + lists.map(\.text)
        type.members = NameTable(count: all.count) { all[$0] }
        return type
    }

    /// With the property that is made of the code, a text.
    func making(_ property: StaticString) -> EnclosingType {
        having(ByteText(property), "the text").identified()
    }

    /// With its `id`, which is all of it.
    func identified() -> EnclosingType {
        var type = self
        type.special.append((ByteText("id"), "the \(noun) itself"))
        return type
    }

    /// With the property `name`, which is made of the code.
    func having(_ name: ByteText, _ noun: String) -> EnclosingType {
        var type = self
        type.special.append((name, "\(noun) itself"))
        type.made = name
        return type
    }

    /// Without a name that means something of the code's own.
    func without(_ name: ByteText) -> EnclosingType {
        var type = self
        type.special.insert((name, nil), at: 0)
        return type
    }

    /// Without the names of dependencies, which the code means.
    func without(_ dependencies: DependencyTable) -> EnclosingType {
        var type = self
        type.dependencies = dependencies
        return type
    }

    /// The case of that name, unless the name means something of the code's own.
    func hidingCase(_ name: ByteText) -> Int? {
        special.contains { $0.meaning == nil && $0.name.equals(name) } ? nil : cases[name]
    }

    func meaning(of name: ByteText) -> String? {
        if let known = special.first(where: { $0.name.equals(name) }) { return known.meaning }
        if dependencies?.named(name) != nil { return nil }
        if members[name] != nil { return "something of the generated \(isView ? "view" : "enum")" }
        return isView && ReservedNames.isViewMember(name) ? "something of the generated view" : nil
    }
}
