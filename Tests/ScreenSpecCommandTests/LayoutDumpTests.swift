import Foundation
import ScreenSpecTestSupport
import Testing

private let screens = """
    destinations:
      user: {payload: {_ id: Int}, columns: 2, icon: person, view: UserView}
      page: {payload: {number: Int = 1}, columns: 2, title: Page, icon: doc, view: PageView}
      home: {title: Home, icon: house, columns: 2, view: HomeView}

    """
private let rows = "sidebar: {sections: [{id: main, items: [home, page]}]}\n"
private let data =
    "sidebar: {sections: [{id: users, each: {name: user, type: User, item: user(user.id), title: A}}]}\n"
private let tabs = """
    tabs:
      items:
        - {id: home, title: Home, icon: house, root: home}
        - {id: page, title: Page, icon: {asset: page}, root: page, placement: pinned}

    """

@Suite("How the screens of a spec are held together")
struct LayoutDumpTests {
    let folder = TemporaryFolder()

    private func dump(_ spec: String, _ stage: String = "graph") throws -> String {
        folder.write("screenspec: 1\n" + spec, to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "dump", "--stage", stage, "App.screens.yaml", in: folder)
        #expect(result.errors == "")
        return result.output
    }

    @Test("a guard that there is not is required by nothing")
    func unknownGuard() throws {
        folder.write(
            "screenspec: 1\ndestinations: {home: {title: Home, requires: [nope], view: HomeView}}\n",
            to: "App.screens.yaml")
        let result = try Tool.run("screenspec", "dump", "--stage", "graph", "App.screens.yaml", in: folder)
        #expect(result.errors.contains("[unknown-guard]") && result.output.contains("home"))
        #expect(!result.output.contains("requires"))
    }

    @Test(
        "who holds them, and what is shown first",
        arguments: [
            (rows, ["host split", "begins with home", "compact collapse"]),
            (data, ["host split", "begins with page", "compact collapse"]),
            (rows + tabs, ["host split", "begins with home", "compact tabs"]),
            (tabs + "layout: {path: array}\n", ["host tabs", "begins with home"]),
        ])
    func host(_ sections: String, _ lines: [String]) throws {
        let output = try dump(screens + sections)
        #expect(output.contains("layout\n" + lines.map { "  \($0)\n" }.joined()))
    }

    @Test("a stack, and nothing")
    func stack() throws {
        let screens = "destinations: {home: {payload: {page: Int = 1}, view: A}, user: {payload: {id: Int}, view: A}}\n"
        #expect(try dump(screens + "layout: {}\n").contains("layout\n  host stack\n  begins with home\n"))
        #expect(try !dump(screens).contains("layout"))
    }

    /// A sheet's number means nothing among destinations, and nothing of theirs can be asked of it.
    @Test("more sheets than destinations")
    func manySheets() throws {
        let spec =
            "destinations: {home: {view: A}}\nlayout: {host: stack}\nsheets: {items: {one: {view: B}, two: {view: C}}}\n"
        let context = try dump(spec, "context")
        #expect(context.contains("name: one") && context.contains("name: two"))
        folder.write("{{#sheets}}{{#cases}}{{columns}}{{/cases}}{{/sheets}}\n", to: "Sheets.txt.mustache")
        let result = try Tool.run(
            "screenspec", "generate", "App.screens.yaml", "--stdout", "--template", "Sheets.txt.mustache", in: folder)
        #expect(result.status == 1 && result.output == "")
        #expect(result.errors.contains("`case` has no field `columns`"))
    }

    @Test("tabs")
    func tabRows() throws {
        let expected = """
            tabs
              starts with home
              reselect popToRoot
              home @ 8:12
                title "Home" @ 8:25
                icon "house" @ 8:37
                begins with home
                holds a stack
                placement automatic
              page @ 9:12
                title "Page" @ 9:25
                icon asset "page" @ 9:45
                begins with page
                holds a stack
                placement pinned

            """
        #expect(try dump(screens + tabs).contains(expected))
    }

    @Test("sheets: payloads, views and what of the former the latter use")
    func sheets() throws {
        let spec = """
            app: {conformances: [Codable]}
            payloads: {Book: {identity: id, type: Int}}
            destinations: {home: {view: HomeView}}
            sheets:
              items:
                edit:
                  summary: Changes a book.
                  payload: {_ book: Book, page: Int = 1}
                  view: EditSheet(book)
                  style: popover
                  sizing: {sticky: [vertical]}
                  identity: editor
                class: {view: A, detents: [large], confirmDismissal: {title: no, when: isDirty}}

            """
        let expected = """
            sheets
              edit @ 7:5
                presented as popover, sizing {sticky: [vertical]}, identity editor
                parameter book: Book @ 9:19
                  compared by book.id: Int
                  encoded
                parameter page: Int @ 9:31
                  compared as a whole
                  encoded
                view expression "EditSheet(book)", uses book @ 10:13
              class @ 14:5
                presented as sheet, detents large, asks when isDirty
                view type "A" @ 14:19

            """
        let graph = try dump(spec)
        #expect(graph.contains(expected))
        #expect(graph.contains("Hashable synthesised"))
        let document = try dump(spec, "document")
        for line in [
            "sizing @ 12:15", "vertical @ 12:25", "style popover @ 11:14",
            "identity \"editor\" @ 13:17", "large @ 14:32", "title \"no\" @ 14:66", "when \"isDirty\" @ 14:76",
        ] {
            #expect(document.contains(" \(line)\n"), "\(document)")
        }
    }

    @Test("how destinations are opened, and where they live")
    func opening() throws {
        let spec = """
            destinations:
              list: {view: A, placeholder: {title: None, icon: doc}}
              shelf: {payload: {kind: Kind}, view: A}
              note:
                view: A
                tab: lists
                presentation: {detents: [fitted, {fraction: .5}, {height: 300}], sizing: form}
              cover: {view: A, presentation: fullScreenCover}
              plain: {view: A, presentation: push}
            tabs:
              start: films
              reselect: nothing
              items:
                - {id: lists, title: Lists, icon: doc, root: list, holds: split}
                - {id: films, title: Films, icon: film, root: "shelf(kind: .films)"}
            sheets: {items: {more: {view: A, stack: true}}}

            """
        let graph = try dump(spec)
        for line in [
            "presented as sheet, sizing form, detents fitted, {fraction: 0.5} and {height: 300}, with a stack",
            "lives in tab lists", "presented as fullScreenCover, with a stack", "starts with films", "reselect nothing",
            "holds a split", "begins with shelf(kind: .films)", "presented as sheet, with a stack",
        ] {
            #expect(graph.contains("  \(line)\n"), "\(line) in \(graph)")
        }
        #expect(graph.components(separatedBy: "presented as").count == 4)
    }

    @Test("every key of a layout")
    func layout() throws {
        let spec =
            screens + rows + """
                layout:
                  host: split
                  content: {min: 280, ideal: 320, max: 380}
                  visibility: all
                  compact: {style: collapse, column: detail}
                  secondary: {view: NotificationsColumn, width: 360}
                  path: array
                  animation: default
                  toolbarRole: editor
                  accessibility: {focusDetail: true}

                """
        let expected = """
            layout @ 8:3
              host split @ 8:9
              content @ 9:12
                min 280 @ 9:18
                ideal 320 @ 9:30
                max 380 @ 9:40
              visibility all @ 10:15
              compact @ 11:12
                style collapse @ 11:20
                column detail @ 11:38
              secondary @ 12:14
                view "NotificationsColumn" @ 12:21
                width 360 @ 12:49
              path array @ 13:9
              animation default @ 14:14
              toolbarRole editor @ 15:16
              accessibility @ 16:18
                focusDetail true @ 16:32

            """
        #expect(try dump(spec, "document").contains(expected))
    }
}
