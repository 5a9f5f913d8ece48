import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecTestSupport
import Testing

/// Names are refused because generated code has them, and for no other reason.
@Suite("Reserved names")
struct ReservedNameTests {
    @Test("are what generated enums and files declare, no more and no less")
    func declared() throws {
        var found = Found()
        for fixture in Fixture.all(.ok) + Fixture.all(.projects) + Fixture.all(.warn) {
            for spec in fixture.specs { try found.read(spec) }
        }
        for spec in [manyCases, tabsAndColumn] {
            let folder = TemporaryFolder(spec: spec)
            try found.read(folder["App.screens.yaml"])
        }
        // No link of a fixture carries what is compared by a part of it.
        for (members, names) in [
            (ReservedNames.destinations, found.destinations), (ReservedNames.tabs, found.tabs),
            (ReservedNames.sheets, found.sheets), (ReservedNames.dialogs, found.dialogs),
            (ReservedNames.targets, found.targets.union(["EqualityKey", "equalityKey"])),
            (ReservedNames.actions, found.actions),
            (ReservedNames.guards, found.guards),
        ] {
            let requirements = members.requirements.map { "\($0.name)" }
            #expect(names.subtracting(requirements).sorted() == members.declared.map { "\($0)" }.sorted())
        }
        for (kind, members) in [
            ("destinations", ReservedNames.destinations), ("tabs", ReservedNames.tabs),
            ("sheets", ReservedNames.sheets), ("dialogs", ReservedNames.dialogs), ("windows", ReservedNames.windows),
            ("targets", ReservedNames.targets),
        ] {
            #expect(found.functions[kind]?.sorted() == members.functions.map { "\($0)" }.sorted(), "\(kind)")
            #expect(found.named[kind]?.sorted() == members.fileTypes.map { "\($0)" }.sorted(), "\(kind)")
        }
        // A spec adds some of its own: `isDirty`.
        let modifiers = Set(ReservedNames.generatedModifiers.map { "\($0)" })
        #expect(found.modifiers.isSuperset(of: modifiers))
        #expect(found.modifiers.subtracting(modifiers).filter { $0.hasPrefix("with") } == [])
        // What the enum of windows has beside that, sheets cannot be called either.
        let ofSheets = ReservedNames.sheets.names.map { "\($0)" }
        #expect(found.windows.subtracting(ofSheets).sorted() == ReservedNames.windows.declared.map { "\($0)" }.sorted())
        #expect(found.types.sorted() == ReservedNames.fileTypes.map { "\($0)" }.sorted())
        // Every view has a `Body`, of which its code says nothing.
        let named = (ReservedNames.types + ReservedNames.hostTypes).map { "\($0)" }
        #expect(named.filter { !found.words.contains($0) } == ["Body"])
    }

    private let manyCases =
        "screenspec: 1\napp: {conformances: [Codable]}\nlayout: {host: stack}\ndestinations: {home: {view: Home}}\nsheets:\n  items:\n"
        + (0..<60).map { "    sheet\($0): {view: V, payload: {number: Int = 0}}\n" }.joined()

    private let tabsAndColumn = """
        screenspec: 1
        destinations: {home: {title: Home, icon: house, view: V}}
        tabs: {items: [{id: home, root: home}]}
        layout: {secondary: {view: V}}

        """
}

/// The names of members that generated enums declare, without those that come from the spec.
private struct Found {
    struct Broken: Error { let spec: String }

    var destinations: Set<String> = []
    var tabs: Set<String> = []
    var sheets: Set<String> = []
    var dialogs: Set<String> = []
    var windows: Set<String> = []
    var targets: Set<String> = []
    var actions: Set<String> = []
    var guards: Set<String> = []
    /// The functions of the enums, by what those are.
    var functions: [String: Set<String>] = [:]
    /// The types of files that their code names.
    var named: [String: Set<String>] = [:]
    /// What all views get.
    var modifiers: Set<String> = []
    /// All words that begin with a capital.
    var words: Set<String> = []
    /// What files declare beside the types that are seen in all of the module, and those that take a name which the spec
    /// leaves free.
    var types: Set<String> = []

    mutating func read(_ spec: URL) throws {
        let compilation = Compilation(spec.path)
        guard let graph = compilation.graph else { throw Broken(spec: spec.path) }
        let code = compilation.generatedFiles().map { SwiftText($0.contents.string) }
        let own = Set(
            graph.attributes.map(\.name.string) + graph.sections.map { $0.id.string + "Cases" })
        destinations.formUnion(members(graph.destinations.enumName.value, code).subtracting(own))
        let sections = graph.tabEntries.compactMap { entry in
            if case .section(let section) = entry { "\(section.id.string)Cases" } else { nil }
        }
        tabs.formUnion(members(graph.tabsEnumName.value, code).subtracting(sections))
        sheets.formUnion(members(graph.sheets.cases.enumName.value, code).subtracting(own))
        let answers = (0..<graph.dialogs.cases.count).map { graph.dialogs.actionType($0) }
        dialogs.formUnion(members(graph.dialogs.cases.enumName.value, code).subtracting(answers))
        windows.formUnion(members(graph.windows.cases.enumName.value, code).subtracting(own))
        targets.formUnion(members(graph.links.cases.enumName.value, code).subtracting(own))
        for (kind, name) in [
            ("destinations", graph.destinations.enumName.value), ("tabs", graph.tabsEnumName.value),
            ("sheets", graph.sheets.cases.enumName.value), ("dialogs", graph.dialogs.cases.enumName.value),
            ("windows", graph.windows.cases.enumName.value), ("targets", graph.links.cases.enumName.value),
        ] {
            functions[kind, default: []].formUnion(functionNames(name, code).subtracting(own))
            named[kind, default: []].formUnion(fileTypes(name, code))
        }
        for answer in answers { answer.withBytes { actions.formUnion(members($0, code)) } }
        let guards = members(ByteText("NavigationGuards"), code).union(members(ByteText("Name"), code))
        // What is coded has a `Name` as well, of which these are.
        let ofCoding = ["intValue", "stringValue"]
        self.guards.formUnion(guards.subtracting(graph.guards.all.map(\.name.string) + ofCoding))
        for text in code { words.formUnion(text[text.bytes.indices].matches(of: /\b[A-Z]\w*/).map { String($0.0) }) }
        let given = code.flatMap { $0.members(of: "View") }.filter { $0.isFunction && !$0.isPrivate }.map(\.name)
        // With a prefix they are called otherwise.
        if code.contains(where: { $0.find("NavigationRouter", from: 0) != nil }) { modifiers.formUnion(given) }
        let free = [
            "DependentScreens", "DependentSheets", "SecondaryColumn", "OwnSecondaryColumn", "SidebarParts",
        ]
        let seen = free + graph.generatedTypes.map(\.name)
        for text in code {
            let names = text.types(in: text.bytes.indices)
            types.formUnion(names.filter { !seen.contains($0) && !$0.hasSuffix("Icon") })
        }
    }

    private func members(_ enumName: ByteText, _ code: [SwiftText]) -> Set<String> {
        let members = code.flatMap { $0.members(of: enumName.string) }.filter { !$0.isFunction }
        return unnumbered(members.map(\.name))
    }

    private func functionNames(_ enumName: ByteText, _ code: [SwiftText]) -> Set<String> {
        unnumbered(code.flatMap { $0.members(of: enumName.string) }.filter(\.isFunction).map(\.name))
    }

    /// What has a number goes on with what has none.
    private func unnumbered(_ names: [String]) -> Set<String> {
        Set(names).filter { name in
            let base = name.replacing(/\d+$/, with: "")
            return base == name || !names.contains(base)
        }
    }

    /// The words in an enum's own code that are names of types of its file.
    private func fileTypes(_ enumName: ByteText, _ code: [SwiftText]) -> Set<String> {
        let words = code.flatMap { $0.words(of: enumName.string) }
        return Set(words).intersection(ReservedNames.fileTypes.map { "\($0)" })
    }
}
