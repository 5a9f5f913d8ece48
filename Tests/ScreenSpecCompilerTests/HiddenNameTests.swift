import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecTestSupport
import Testing

/// A name of the app's is refused where generated code would find something else of that name first, and nowhere else.
@Suite("Hidden names")
struct HiddenNameTests {
    @Test(
        "are all that stands around code of a spec, as generated code has it", arguments: [everything, least, codable])
    func members(spec: String) throws {
        let code = generated(spec)
        let places = spec.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            number, line in
            Place(String(line), number)
        }
        #expect(places.count > 2)
        let found = Set(places.flatMap { $0.visible(in: code) })
        for name in found.union(candidates).subtracting(told).sorted() {
            let refused = lines(of: name, in: spec.replacing("NAME", with: name))
            for place in places where !(place.isText && texts.contains(name)) {
                let isHidden = place.visible(in: code).contains(name) || place.finds(name)
                #expect(refused.contains(place.line) == isHidden, "`\(name)` in line \(place.line + 1):\n\(spec)")
            }
        }
    }

    @Test(
        "are what Swift brings and what views have, too",
        arguments: [
            (
                "{title: \"{NAME.s}\", view: V}", ["hash", "hashValue", "id"],
                ["allCases", "encode", "rawValue", "tag"]
            ),
            (
                "{title: A, view: V, placeholder: {title: \"{NAME.s}\", icon: a}}", ["selectSomething", "hash"],
                ["chooseSomething"]
            ),
            (
                "{payload: {NAME: String}, title: \"{NAME}\", view: V}", [],
                ["numberOfColumns", "localized", "hash", "id"]
            ),
        ])
    func others(home: String, hidden: [String], free: [String]) {
        for (names, isHidden) in [(hidden, true), (free, false)] {
            for name in names {
                let spec = "screenspec: 1\ndestinations: {home: \(home.replacing("NAME", with: name))}\n"
                #expect(lines(of: name, in: spec).isEmpty != isHidden, "\(name): \(spec)")
            }
        }
    }

    @Test(
        "hide from a row's arguments what stands around them, and no more",
        arguments: [
            ("[home, book(tag(1))]", []), ("[home, {show: book(tag(1))}]", []),
            ("[{show: home, title: X}, book(tag(1))]", ["tag"]),
            ("[home, {show: book(tag(item)), badge: n}]", ["tag"]),
            ("[home, book(item), book(tag(1))]", ["tag", "item"]),
        ])
    func rows(items: String, hidden: [String]) {
        let spec = """
            screenspec: 1
            app: {defaultIcon: doc}
            destinations:
              home: {title: Home, view: V, columns: 2}
              book: {payload: {_ id: Int}, title: Book, view: V, columns: 2}
            sidebar: {sections: [{id: main, title: Main, items: ITEMS}]}

            """.replacing("ITEMS", with: items)
        #expect(Set(["tag", "item"].filter { !lines(of: $0, in: spec).isEmpty }) == Set(hidden))
    }

    /// Every member of any enum.
    private var candidates: Set<String> {
        let all = [
            ReservedNames.destinations, ReservedNames.tabs, ReservedNames.sheets, ReservedNames.dialogs,
            ReservedNames.windows,
        ]
        return Set(all.flatMap { $0.declared + $0.functions }.map { "\($0)" })
    }

    /// What is there without standing in generated code.
    private let told: Set = ["hash", "id", "intValue", "stringValue", "allCases", "body", "sheet", "AskAction"]
    /// What texts may ask one another for.
    private let texts: Set = ["displayName", "placeholder", "kind", "title", "message", "buttons"]

    private func generated(_ spec: String) -> [String: SwiftText] {
        let folder = TemporaryFolder(spec: spec.replacing("NAME", with: "free"))
        let compilation = Compilation(folder["App.screens.yaml"].path)
        #expect(!compilation.diagnostics.contains { $0.severity == .error })
        let files = compilation.generatedFiles().map { ($0.name, SwiftText($0.contents.string)) }
        return Dictionary(files) { first, _ in first }
    }

    /// The lines in which `name` is said to be hidden.
    private func lines(of name: String, in spec: String) -> Set<Int> {
        let folder = TemporaryFolder(spec: spec)
        let found = Compilation(folder["App.screens.yaml"].path).diagnostics.compactMap { diagnostic -> Int? in
            guard diagnostic.kind.id == "hidden-name", diagnostic.message.contains("`\(name)` means"),
                case .range(let range) = diagnostic.place
            else { return nil }
            return spec.utf8.prefix(Int(range.start)).count { $0 == UInt8(ascii: "\n") }
        }
        return withExtendedLifetime(folder) { Set(found) }
    }
}

/// A line of a spec with code in it, behind which stands which enum that becomes a part of, and in which file: `# AppTab Tabs`.
private struct Place {
    let line: Int
    let enumName: String
    let file: String
    /// Whether it is a text or an attribute.
    let isText: Bool

    init?(_ text: String, _ line: Int) {
        guard text.contains("NAME"), let mark = text.lastIndex(of: "#") else { return nil }
        let words = text[mark...].split(separator: " ")
        (enumName, file, isText) = (String(words[1]), "App.\(words[2]).swift", words.count > 3)
        self.line = line
    }

    /// Whether it is there without standing in generated code.
    func finds(_ name: String) -> Bool {
        switch enumName {
        case "AppTab": ["codingKey", "encode"].contains(name)
        case "AppTabView": name == "accessibilityIdentifier"
        default: false
        }
    }

    /// What code there finds, be it another file's or its own.
    func visible(in code: [String: SwiftText]) -> [String] {
        code.flatMap { name, text in
            text.members(of: enumName).filter { !$0.isPrivate || name == file }.map(\.name)
        }
    }
}

private let everything = """
    screenspec: 1
    app: {platforms: {iOS: 17.0}, conformances: [CaseIterable], defaultIcon: {asset: doc}}
    attributes:
      kind: {type: Kind?}
    guards: {isSignedIn: {otherwise: home}, isSaved: {leaving: true, otherwise: home}}
    destinations:
      home: {title: Home, icon: {symbol: house, selected: house.fill}, view: V, columns: 2}
      list:
        payload: {sort: Int = 1}
        title: "{NAME.s}"  # NavigationItem Metadata text
        view: V
        placeholder: {title: "{NAME.s}", icon: doc}  # NavigationItem Metadata text
      book:
        payload: "page: Int = NAME.i"  # NavigationItem NavigationItem
        title: Book
        view: V
        requires: [isSignedIn]
      user: {payload: {_ id: Int = 0}, title: User, view: V, columns: 2}
      more: {title: More, view: V, columns: 2, attributes: {kind: NAME}}  # NavigationItem Metadata text
      edit: {title: Edit, view: V, presentation: {style: sheet, identity: one}}
    sidebar:
      sections:
        - id: main
          title: Main
          items:
            - home
            - "list(sort: NAME.i)"  # NavigationItem Metadata
        - id: users
          each: {name: user, type: User, item: "user(NAME.i)", title: "{user.name}"}  # NavigationItem Metadata
    tabs:
      items:
        - {id: first, root: home, title: "{NAME.s}", icon: {asset: a}}  # AppTab Tabs text
        - section: more
          title: More
          items:
            - {id: second, root: "list(sort: NAME.i)", icon: {asset: b}}  # AppTab Tabs text
            - {id: third, root: "list(sort: 3)", icon: {asset: c}, badge: NAME.i, visible: f()}  # AppTabView Host
    sheets:
      items:
        note:
          payload: "_ page: Int = NAME.i"  # SheetDestination Sheets
          stack: true
          view: V
          attributes: {kind: f(NAME)}  # SheetDestination Sheets text
    dialogs:
      items:
        ask:
          title: "{NAME.s}"  # DialogDestination Dialogs text
          message: "{NAME.s}"  # DialogDestination Dialogs text
          actions: {ok: {title: "{NAME.s}"}}  # DialogDestination Dialogs text
    windows:
      items:
        reader: {title: "{NAME.s}", view: V}  # WindowDestination Windows

    """

private let codable = """
    screenspec: 1
    app: {platforms: {iOS: 16.0}, conformances: [Codable]}
    attributes:
      kind: {type: Kind?}
    destinations:
      home: {title: "{NAME.s}", icon: house, view: V}  # NavigationItem Metadata text
      more: {title: More, icon: moon, view: V, attributes: {kind: NAME}}  # NavigationItem Metadata text
      new: {title: New, icon: star, view: V, available: {iOS: 18.0}, tab: home}
    tabs: {items: [{id: home, root: home}]}
    state: {restore: file}
    sheets:
      items:
        note:
          payload: "_ page: Int = NAME.i"  # SheetDestination Sheets
          view: V
          attributes: {kind: f(NAME)}  # SheetDestination Sheets text

    """

private let least = """
    screenspec: 1
    attributes:
      kind: {type: Kind?}
    destinations:
      home: {view: "V(NAME)"}  # NavigationItem Views
      other: {view: V, attributes: {kind: NAME}}  # NavigationItem Metadata text
      book:
        payload: "page: Int = NAME.i"  # NavigationItem NavigationItem
        view: V

    """
