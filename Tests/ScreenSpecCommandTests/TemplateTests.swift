import Foundation
import ScreenSpecTestSupport
import Testing

/// More sheets than destinations: a sheet's number is no destination's.
private let spec = """
    screenspec: 1
    layout: {host: stack}
    destinations:
      home: {title: Home, icon: house, columns: 2, view: HomeView}
    sheets:
      items:
        share: {view: ShareView}
        edit: {payload: {_ id: Int}, view: EditView}
        about: {view: AboutView}
    lint: {rules: {unconfirmed-edit-sheet: off}}

    """

@Suite("Templates of an app's own, and what they see")
struct TemplateTests {
    let folder = TemporaryFolder()

    init() { folder.write(spec, to: "App.screens.yaml") }

    private func render(_ template: String) throws -> Tool.Result {
        folder.write(template, to: "Own.txt.mustache")
        return try Tool.run(
            "screenspec", "generate", "--stdout", "--template", "Own.txt.mustache", "App.screens.yaml", in: folder)
    }

    @Test("the context of a spec with more sheets than destinations")
    func context() throws {
        let result = try Tool.run("screenspec", "dump", "--stage", "context", "App.screens.yaml", in: folder)
        #expect(result.status == 0 && result.errors == "")
        let sheets = try #require(result.output.components(separatedBy: "\nsheets:").last)
        for name in ["share", "edit", "about"] { #expect(sheets.contains("- name: \(name)")) }
    }

    @Test(
        "what only screens have is no field of a sheet",
        arguments: ["columns", "isInSidebar", "icon", "title", "opens", "isPlaceholder"])
    func screensOnly(_ field: String) throws {
        let result = try render("{{#sheets}}{{#cases}}{{#\(field)}}x{{/\(field)}}{{/cases}}{{/sheets}}\n")
        #expect(result.status == 1 && result.output == "")
        #expect(result.errors.contains("`case` has no field `\(field)`"))
        #expect(result.errors.contains("[template-unknown-name]"))
    }

    @Test("screens have those fields, and sheets what every case has")
    func fields() throws {
        let screens = try render("{{#cases}}{{name}} {{columns}} {{title}}\n{{/cases}}")
        #expect(screens.output == "home 2 \"Home\"\n")
        let sheets = try render(
            "{{#sheets}}{{#cases}}{{name}}: {{view}}{{#parameters}} {{type}}{{/parameters}}\n{{/cases}}{{/sheets}}")
        #expect(sheets.output == "share: ShareView()\nedit: EditView(id: id) Int\nabout: AboutView()\n")
    }

    @Test("lists in each other that have no end in sight")
    func endless() throws {
        let lists = String(repeating: "{{#cases}}", count: 30) + String(repeating: "{{/cases}}", count: 30)
        let result = try render("{{#sheets}}\(lists){{/sheets}}")
        #expect(result.status == 1 && result.output == "")
        #expect(result.errors.contains("Own.txt.mustache:1:1: error: the template takes more than 200000000 steps"))
        #expect(result.errors.contains("[template-too-large]"))
    }

    /// What may follow an expression is looked for behind all that may be left out.
    @Test("many partials that write nothing, one behind the other")
    func partials() throws {
        let result = try render(String(repeating: "{{>access}}", count: 4_000) + "x\n")
        #expect(result.status == 0 && result.output == "x\n")
    }

    @Test("the page's own template")
    func page() throws {
        let page = try String(contentsOf: PackageFolder.url.appending(path: "docs/templates.md"), encoding: .utf8)
        let template = try #require(
            page.components(separatedBy: "```mustache\n").last?.components(separatedBy: "```").first)
        #expect(
            try render(template).output == """
                extension NavigationItem {
                    /// What App calls its screens in its statistics.
                    var screenName: String {
                        switch self {
                        case .home: "home"
                        }
                    }
                }

                """)
    }
}
