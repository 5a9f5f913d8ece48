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
        for answer in answers { answer.withBytes { actions.formUnion(members($0, code)) } }
        let guards = members(ByteText("NavigationGuards"), code).union(members(ByteText("Name"), code))
        // What is coded has a `Name` as well, of which these are.
        let ofCoding = ["intValue", "stringValue"]
        self.guards.formUnion(guards.subtracting(graph.guards.all.map(\.name.string) + ofCoding))
        for text in code { words.formUnion(text[text.bytes.indices].matches(of: /\b[A-Z]\w*/).map { String($0.0) }) }
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
        var names: Set<String> = []
        for text in code { names.formUnion(declarations(in: text, of: enumName.string)) }
        // What has a number goes on with what has none.
        return names.filter { name in
            let base = name.replacing(/\d+$/, with: "")
            return base == name || !names.contains(base)
        }
    }

    /// What the enum's declaration and its extensions in `code` declare, apart from cases and functions.
    private func declarations(in code: SwiftText, of enumName: String) -> [String] {
        let text = code[code.bytes.indices]
        let header = try! Regex("(?m)^[ a-z]*(enum|extension|struct) `?\(enumName)`?[: ]")
        return text.matches(of: header).flatMap { match in
            let start = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
            guard let open = code.openingBrace(from: start), let end = code.closing(("{", "}"), from: open) else {
                return [String]()
            }
            let properties = code.withoutBlocks(open + 1..<end).matches(of: /\b(?:var|let) +`?(\w+)/)
            return properties.map { String($0.1) } + code.types(in: open + 1..<end)
        }
    }
}

extension SwiftText {
    /// The types that are declared in `range`, and in no braces there.
    fileprivate func types(in range: Range<Int>) -> [String] {
        let names = withoutBlocks(range).matches(of: /\b(?:struct|enum|class|protocol|actor|typealias) +`?(\w+)/)
        return names.map { String($0.1) }
    }

    /// The code in `range` that stands in no braces.
    fileprivate func withoutBlocks(_ range: Range<Int>) -> String {
        var outside: [UInt8] = []
        var depth = 0
        for offset in range where isCode[offset] {
            if bytes[offset] == UInt8(ascii: "}") { depth -= 1 }
            if depth == 0 { outside.append(bytes[offset]) }
            if bytes[offset] == UInt8(ascii: "{") { depth += 1 }
        }
        return String(decoding: outside, as: UTF8.self)
    }
}
