import Foundation
import ScreenSpecTestSupport
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("screenspec graph")
struct GraphTests {
    static let spec = """
        screenspec: 1
        app: {name: Club}
        destinations:
          home: {title: Home, icon: house, columns: 2, view: HomeView, opens: [event, bar]}
          event: {payload: {_ id: Int}, title: "Event {id}", icon: ticket, view: EventView, requires: [saved], opens: [ticket, bar]}
          ticket: {title: Ticket, icon: qrcode, view: TicketView, presentation: sheet}
          bar: {title: Bar, icon: wineglass, view: BarView, requires: [adult]}
          attic: {title: Attic, icon: house, view: AtticView}
        sidebar: {sections: [{id: main, title: Main, items: [home]}]}
        tabs: {items: [{id: home, title: Start, icon: house, root: home}]}
        sheets: {items: {logIn: {view: LogInView}}}
        guards: {adult: {otherwise: logIn}, saved: {leaving: true, otherwise: ticket}}
        links: {schemes: [club], routes: {event: "/events/{id: Int}"}}

        """
    let folder = TemporaryFolder(spec: spec)

    private struct Map: Decodable {
        struct Place: Decodable {
            let id: String
            let kind: String
            let title: String
            var payload: String?
            var columns: Int?
            var links: [String]?
            var guards: [String]?
            var guardsOut: [String]?
            var presentation: String?
            var unreachable: Bool?
            var change: String?
            var was: String?
            var differences: [String]?
        }
        struct Way: Decodable, Hashable {
            let from: String
            let to: String
            let kind: String
            var change: String?
        }
        let places: [Place]
        let ways: [Way]

        subscript(_ id: String) -> Place? { places.first { $0.id == id } }
        var names: Set<String> { Set(places.map(\.id)) }
    }

    private func map(_ arguments: String...) throws -> Map {
        let all = ["graph", "App.screens.yaml", "--format", "json"] + arguments
        let result = try Tool.run(Tool.executable("screenspec"), all, in: folder.url)
        try #require(result.status == 0, "\(result.errors)")
        return try JSONDecoder().decode(Map.self, from: Data(result.output.utf8))
    }

    @Test("has every place, and what leads where")
    func places() throws {
        let map = try map()
        #expect(
            map.places.map(\.id) == [
                "sidebar.main", "tabs.home", "destinations.home", "destinations.event", "destinations.ticket",
                "destinations.bar", "destinations.attic", "sheets.logIn",
            ])
        let event = try #require(map["destinations.event"])
        #expect(event.title == "Event {id}" && event.payload == "(_ id: Int)" && event.columns == 3)
        #expect(event.guards == nil && event.guardsOut == ["saved"])
        #expect(event.links == ["club://events/{id: Int}"])
        #expect(map["destinations.ticket"]?.presentation == "sheet" && map["destinations.bar"]?.guards == ["adult"])
        #expect(map.places.filter { $0.unreachable == true }.map(\.id) == ["destinations.attic"])
        let ways = map.ways.map { "\($0.from) \($0.kind) \($0.to)" }
        #expect(
            ways == [
                "sidebar.main shows destinations.home", "tabs.home shows destinations.home",
                "destinations.home opens destinations.event", "destinations.home opens destinations.bar",
                "destinations.event presents destinations.ticket", "destinations.event opens destinations.bar",
                "destinations.event stays destinations.ticket", "destinations.bar otherwise sheets.logIn",
            ])
    }

    @Test("shows a part")
    func parts() throws {
        #expect(
            try map("--from", "event", "--depth", "1").names
                == ["destinations.event", "destinations.ticket", "destinations.bar"])
        #expect(try map("--from", "ticket").names == ["destinations.ticket"])
        #expect(try !map("--only", "tabs.home").names.contains("destinations.attic"))
        #expect(try map("--only", "tabs").names == map("--only", "tabs.home").names)
        #expect(try map("--only", "event").names == map("--from", "event").names)
    }

    @Test("reads names as words where there is no title, in any script")
    func words() throws {
        folder.write(
            """
            screenspec: 1
            destinations: {größenListe: {view: A}, 日本: {view: A}}
            sheets: {items: {äußereGröße: {view: A}}}

            """, to: "App.screens.yaml")
        #expect(try map().places.dropFirst().map(\.title) == ["Größen Liste", "日本", "Äußere Größe"])
    }

    @Test("names on its card what the title does not tell from others")
    func twins() throws {
        folder.write(
            """
            screenspec: 1
            layout: {host: stack}
            destinations:
              home: {title: Home, view: A, opens: [saved, offline, show]}
              saved: {title: Downloads, view: A}
              offline: {payload: {_ id: Int}, title: Downloads, view: A}
              show: {payload: {_ id: Int}, title: "{id}", view: A}
            """, to: "App.screens.yaml")
        let cards = try Tool.run("screenspec", "graph", "App.screens.yaml", "--format", "dot", in: folder).output
        for name in [">saved<", ">offline(_ id: Int)<", ">show(_ id: Int)<"] {
            #expect(cards.contains(name), "\(cards)")
        }
        #expect(!cards.contains(">home<"))
    }

    @Test(
        "names what is not there",
        arguments: [
            (["--from", "evnt"], "help: did you mean `event`?"),
            (["--only", "tabs.hme"], "help: did you mean `tabs.home`?"),
            (["--from", "tabs.bar"], "help: did you mean `destinations.bar`?"),
            (["--from", "x"], "help: there are `sidebar.main`, `tabs.home`, `destinations.home`"),
            (["--from", "event", "--only", "tabs"], "take one of them"),
            (["--depth", "1"], "add --from"), (["--changes=-x"], "no commit"),
            (["--changes", "main"], "help: leave out --changes"),
        ])
    func unknown(arguments: [String], message: String) throws {
        let result = try Tool.run(
            Tool.executable("screenspec"), ["graph", "App.screens.yaml"] + arguments, in: folder.url)
        #expect(result.status == 2 && result.output == "" && result.errors.contains(message), "\(result.errors)")
    }

    @Test("is not written over what it was drawn of")
    func spares() throws {
        let text = Self.spec + "include: [More.yaml]\n"
        let more = "screenspec: 1\ndestinations: {more: {view: MoreView}}\n"
        folder.write(text, to: "App.screens.yaml")
        folder.write(more, to: "More.yaml")
        for (file, before) in [("App.screens.yaml", text), ("More.yaml", more)] {
            let result = try Tool.run(
                "screenspec", "graph", "App.screens.yaml", "--format", "dot", "--output", file, in: folder)
            #expect(result.status == 2 && result.errors.contains(file), "\(result.errors)")
            #expect(try String(contentsOf: folder[file], encoding: .utf8) == before)
        }
    }

    @Test("tells the errors of a spec, and draws none")
    func broken() throws {
        folder.write("screenspec: 1\ndestinations: {home: {}}\n", to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "graph", "App.screens.yaml", "--format", "dot", in: folder)
        #expect(result.status == 1 && result.output == "" && result.errors.contains("App.screens.yaml:2:"))
    }

    private func git(_ arguments: String...) throws {
        let name = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        let result = try Tool.run(URL(filePath: "/usr/bin/env"), ["git"] + name + arguments, in: folder.url)
        #expect(result.status == 0, "\(result.errors)")
    }

    /// Keeps what is in the folder, to be compared with `HEAD`.
    private func commit() throws {
        try git("init", "--quiet")
        try git("add", ".")
        try git("commit", "--quiet", "--allow-empty", "--message", "before")
    }

    @Test("shows what became of the map since a commit")
    func changes() throws {
        try commit()
        #expect(try map("--changes", "HEAD").places.isEmpty)
        let now = Self.spec.replacing("opens: [event, bar]", with: "opens: [event]")
            .replacing("title: Ticket", with: "title: Pass")
            .replacing("  attic: {title: Attic, icon: house, view: AtticView}\n", with: "  roof: {view: RoofView}\n")
        folder.write(now, to: "App.screens.yaml")
        let changed = try map("--changes", "HEAD")
        #expect(
            changed.places.filter { $0.change != nil }.map { "\($0.id) \($0.change ?? "")" } == [
                "destinations.ticket changed", "destinations.bar moved", "destinations.roof added",
                "destinations.attic removed",
            ])
        #expect(
            changed.ways.filter { $0.change != nil }.map { "\($0.from) \($0.to)" } == [
                "destinations.home destinations.bar"
            ])
        #expect(changed["sheets.logIn"] != nil && changed["sidebar.main"] == nil)
    }

    @Test("says what of a place is another; to one that only other places lead to, or none, nothing of it is")
    func differences() throws {
        try commit()
        let now = Self.spec.replacing(", opens: [ticket, bar]", with: ", opens: [ticket]")
            .replacing("opens: [event, bar]", with: "opens: [event]")
            .replacing("icon: ticket, view: EventView, requires: [saved]", with: "columns: 2, view: EventView")
            .replacing("/events/", with: "/shows/")
        folder.write(now, to: "App.screens.yaml")
        let changed = try map("--changes", "HEAD")
        #expect(changed["destinations.bar"]?.unreachable == true)
        #expect(changed["destinations.bar"]?.change == "moved" && changed["destinations.bar"]?.differences == nil)
        #expect(
            changed["destinations.event"]?.differences == ["icon", "columns", "links", "guards before leaving"])
        #expect(changed["destinations.ticket"]?.change == "moved")
        let dot = try Tool.run(
            "screenspec", "graph", "App.screens.yaml", "--changes", "HEAD", "--format", "dot", in: folder)
        #expect(dot.output.contains("other icon, columns, links, guards before leaving"))
    }

    @Test("shows all of a spec that is new as added, of one that is gone as removed, and follows one that was moved")
    func newSpec() throws {
        folder.write("", to: "README")
        try FileManager.default.removeItem(at: folder["App.screens.yaml"])
        try commit()
        folder.write(Self.spec, to: "App.screens.yaml")
        let added = try map("--changes", "HEAD")
        #expect(added.places.count == 8 && added.places.allSatisfy { $0.change == "added" })
        #expect(added.ways.count == 8 && added.ways.allSatisfy { $0.change == "added" })
        try commit()
        try git("mv", "App.screens.yaml", "Club.screens.yaml")
        let moved = try Tool.run(
            "screenspec", "graph", "Club.screens.yaml", "--changes", "HEAD", "--format", "mermaid", in: folder)
        #expect(moved.output == "flowchart LR\n" && moved.errors.contains("nothing changed"))
        try FileManager.default.removeItem(at: folder["Club.screens.yaml"])
        let removed = try map("--changes", "HEAD")
        #expect(removed.places.count == 8 && removed.places.allSatisfy { $0.change == "removed" })
    }

    @Test("knows what was renamed, and leaves alone what it leads to")
    func renamed() throws {
        let before = Self.spec.replacing(
            "root: home}", with: "root: home}, {id: more, title: More, icon: star, root: attic}")
        folder.write(before, to: "App.screens.yaml")
        try commit()
        var now = before.replacing("[event, bar]", with: "[show, pub]").replacing(
            "[ticket, bar]", with: "[ticket, pub]"
        )
        .replacing("event: ", with: "show: ").replacing("  bar: {title: Bar", with: "  pub: {title: Pub")
        .replacing("id: more", with: "id: rest").replacing("adult", with: "grown")
        now += "state: {formerly: {event: show, bar: pub, more: rest, adult: grown}}\n"
        folder.write(now, to: "App.screens.yaml")
        let changed = try map("--changes", "HEAD")
        #expect(
            changed.places.compactMap { place in place.change.map { "\(place.id) \($0) \(place.was ?? "")" } } == [
                "tabs.rest renamed more", "destinations.show renamed event", "destinations.pub changed bar",
            ])
        #expect(changed.ways.allSatisfy { $0.change == nil })
        let result = try Tool.run(
            "screenspec", "graph", "App.screens.yaml", "--changes", "HEAD", "--format", "mermaid", in: folder)
        #expect(result.output.contains("renamed, was event") && result.output.contains("changed, was bar"))
        #expect(result.output.contains("classDef renamed"))
    }

    @Test("gives the same for the same spec, and texts that mean nothing to what draws them")
    func hostile() throws {
        let title = #""\"]; x -> y; a[label=<<b>&amp;}}|%%{{init}}%% <script>alert(1)</script> \\N\n`end`""#
        folder.write(Self.spec.replacing("title: Home,", with: "title: \(title),"), to: "App.screens.yaml")
        for format in ["dot", "mermaid", "json"] {
            let arguments = ["graph", "App.screens.yaml", "--format", format]
            let first = try Tool.run(Tool.executable("screenspec"), arguments, in: folder.url)
            #expect(first.status == 0, "\(first.errors)")
            #expect(try Tool.run(Tool.executable("screenspec"), arguments, in: folder.url).output == first.output)
            if format == "mermaid" {
                let card = try #require(first.output.split(separator: "\n").first { $0.contains("script") })
                #expect(card.hasPrefix("    p2[\"<b>") && card.hasSuffix("\"]") && !card.contains("<script"))
                #expect(card.dropFirst(8).dropLast(2).filter { $0 == "\"" }.isEmpty)
            }
        }
    }

    @Test("nothing of a text turns the reading direction of what draws it")
    func readingDirection() throws {
        let title = #""Home \u202E\u2066emoH\u2069 \u06CC\u200C\u06A9""#
        folder.write(Self.spec.replacing("title: Home,", with: "title: \(title),"), to: "App.screens.yaml")
        for format in ["dot", "mermaid", "json", "svg"] {
            let result = try Tool.run("screenspec", "graph", "App.screens.yaml", "--format", format, in: folder)
            if result.status == 2, result.errors.contains("is not installed") { continue }
            #expect(result.status == 0 && result.output.contains("Home"), "\(result.errors)")
            #expect(!result.output.unicodeScalars.contains { (0x2028...0x202E).contains($0.value) })
            #expect(!result.output.unicodeScalars.contains { (0x2060...0x206F).contains($0.value) })
            if format != "json" { #expect(result.output.contains("202E") && result.output.contains("\u{6CC}\u{200C}")) }
        }
    }

    @Test("draws an SVG that is XML, where Graphviz is installed")
    func svg() throws {
        let hostile = Self.spec.replacing("title: Home,", with: #"title: "<b>\"&amp; -->","#)
        folder.write(hostile, to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "graph", "App.screens.yaml", in: folder)
        if result.status == 2, result.errors.contains("is not installed") {
            #expect(result.errors.contains("apt-get install graphviz") && result.output == "")
            return
        }
        #expect(result.status == 0 && XMLParser(data: Data(result.output.utf8)).parse(), "\(result.errors)")
        #expect(
            result.output.contains("<desc id=\"description\">") && result.output.contains("prefers-color-scheme: dark"))
        #expect(result.output.contains("Event {id} presents Ticket"))
        #expect(try Tool.run("screenspec", "graph", "App.screens.yaml", in: folder).output == result.output)
    }

    @Test("leaves nothing behind where Graphviz fails, is missing, or cannot be handed anything")
    func undrawn() throws {
        folder.write("#!/bin/sh\necho 'no such font' >&2\nexit 3\n", to: "fails/dot")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder["fails/dot"].path)
        folder.makeFolder("temporary")
        let complaints = [
            "fails": "could not draw the map: no such font", "missing": "`dot` is not installed",
            "fails/dot": "the map cannot be handed to Graphviz",
        ]
        for (place, complaint) in complaints {
            let environment = [
                "PATH": "\(folder[place].path):/bin",
                "TMPDIR": folder[place == "fails/dot" ? "fails/dot" : "temporary"].path,
            ]
            let command = ["-c", "exec \"$0\" graph App.screens.yaml", Tool.executable("screenspec").path]
            let result = try Tool.run(URL(filePath: "/bin/sh"), command, in: folder.url, environment)
            if place == "missing", result.status == 0 { continue }
            #expect(result.status == 2 && result.errors.contains(complaint), "\(place): \(result.errors)")
        }
        #expect(folder.names(in: "temporary") == [])
    }

    /// What the legend of a drawing says; nil where Graphviz is not installed.
    private func legend(_ spec: String) throws -> [String]? {
        folder.write(spec, to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "graph", "App.screens.yaml", in: folder)
        if result.status == 2, result.errors.contains("is not installed") { return nil }
        let drawing = try XMLDocument(xmlString: result.output)
        return try drawing.nodes(forXPath: "//*[@class='legend']//*[local-name()='text']").compactMap(\.stringValue)
    }

    @Test("says in the SVG what its signs mean, of those that it has")
    func legends() throws {
        let all = [
            "where one comes in", "leads to", "presents", "is presented", "guard, which what leads there goes through",
            "what a guard shows instead", "nothing leads there",
        ]
        guard let found = try legend(Self.spec) else { return }
        #expect(found == all)
        let small = """
            screenspec: 1
            app: {name: Small}
            destinations: {home: {title: Home, icon: house, view: HomeView}}
            tabs: {items: [{id: home, title: Start, icon: house, root: home}]}

            """
        #expect(try legend(small) == ["where one comes in", "leads to"])
    }

    @Test("the maps of the documentation are those of the samples", arguments: ["Books", "Studio"])
    func documentation(name: String) throws {
        let page = try String(contentsOf: PackageFolder.url.appending(path: "docs/maps/\(name).svg"), encoding: .utf8)
        let result = try Tool.run(
            Tool.executable("screenspec"), ["graph", "Specs/\(name).screens.yaml", "--format", "dot"],
            in: PackageFolder.url
        )
        // FNV-1a of what was drawn.
        let hash = result.output.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        #expect(page.contains("data-map=\"\(String(hash, radix: 16))\""), "docs/maps is stale: run make docs")
        let drawn = try Tool.run(
            Tool.executable("screenspec"), ["graph", "Specs/\(name).screens.yaml"], in: PackageFolder.url)
        if drawn.status == 2, drawn.errors.contains("is not installed") { return }
        #expect(unplaced(page) == unplaced(drawn.output), "docs/maps is stale: run make docs")
    }

    /// A drawing without where things are: another version of Graphviz puts them elsewhere.
    private func unplaced(_ drawing: String) -> [String] {
        let shapes = ["<path", "<polygon", "<polyline", "<ellipse", "width=", " viewBox=", "<g id=\"graph0\""]
        return drawing.split(separator: "\n").filter { line in !shapes.contains { line.hasPrefix($0) } }.map { line in
            let isPlaced = line.hasPrefix("<text") || line.hasPrefix("<g transform")
            return String(isPlaced ? line.drop { $0 != ">" } : line)
        }
    }
}
