import Foundation
import ScreenSpecCompiler
import ScreenSpecReference
import ScreenSpecTestSupport
import Testing

/// What the tool says of links, and what the generated code does with them, are the same.
@Suite("Links")
struct LinkTests {
    private struct Vector: Decodable {
        let url: String
        let route: String?
        let needs: [String: String]?
    }

    private static let fixture = Fixture(kind: .ok, name: "links")
    private static let graph = Compilation(fixture.specs[0].path).graph!
    private static let vectors = try! JSONDecoder().decode([Vector].self, from: Data(graph.linkVectors().utf8))

    @Test("every test vector leads where it says")
    func vectors() throws {
        let app = try App(Self.fixture)
        app.folder.write(Self.graph.linkVectors(), to: "vectors.json")
        let checks = Self.checks.replacingOccurrences(of: "VECTORS", with: app.folder["vectors.json"].path)
        app.folder.write(checks, to: "Vectors.swift")
        let sources = app.plainSources + [app.folder["Vectors.swift"]]
        let result = try SwiftCompiler.runProgram(sources, app.options, in: app.folder)
        #expect(result.status == 0 && result.output == "\(Self.vectors.count) right\n", "\(result.output)")
        #expect(Self.vectors.contains { $0.needs != nil })
        #expect(Set(Self.vectors.compactMap(\.route)).count == Self.graph.links.routes.count)
    }

    @Test("what a URL says and what stands beside it are told apart")
    func beside() throws {
        let folder = TemporaryFolder()
        folder.write(Self.years, to: "App.screens.yaml")
        let app = try App(Self.fixture, specs: [folder["App.screens.yaml"]])
        app.folder.write(Self.yearsProgram, to: "Years.swift")
        let result = try SwiftCompiler.runProgram(
            app.plainSources + [app.folder["Years.swift"]], app.options, in: app.folder)
        #expect(result.status == 0 && result.output == "", "\(result.output)")
    }

    private static let years = """
        screenspec: 1
        destinations:
          review: {view: Screen}
          year: {view: Screen, payload: {_ year: Int}}
          named: {view: Screen, payload: {_ name: String}}
          month: {view: Screen, payload: {_ month: Int}}
          july: {view: Screen}
        links:
          schemes: [app]
          routes:
            year: "/years/{year: Int}"
            named: "/years/{name: String}"
            review: /years/2024/review
            month: "/months/{month: Int}"
            july: /months/7
        """

    private static let yearsProgram = #"""
        @main
        enum Years {
            static func main() {
                let targets: [NavigationTarget] = [
                    .year(year: 5), .year(year: 2024), .named(name: "5"), .named(name: "2024"), .named(name: "review"),
                    .review, .month(month: 6), .month(month: 7), .july,
                ]
                for target in targets where NavigationTarget(url: target.url) != target { print(target, target.url) }
            }
        }
        """#

    private static let checks = #"""
        import Foundation

        struct Vector: Decodable {
            var url: String
            let route: String?
            var values: [String: String]?
            let needs: [String: String]?

            /// With values of the app's own types, as they stand in URLs.
            var filled: Self {
                let own = [
                    "Shelf.Kind": "comics", "Slug": "a /%é", "User.ID": "-7", "Loan.ID": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
                    "Ticket": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
                ]
                var filled = self
                for (name, type) in needs ?? [:] {
                    let text = own[type]!.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
                    filled.url = filled.url.replacingOccurrences(of: "{\(name)}", with: text)
                    filled.values?[name] = own[type]
                }
                return filled
            }
        }

        @main
        enum Vectors {
            static func main() throws {
                let data = try Data(contentsOf: URL(fileURLWithPath: "VECTORS"))
                let vectors = try JSONDecoder().decode([Vector].self, from: data).map(\.filled)
                for vector in vectors where !isRight(vector) { print(vector.url) }
                print(vectors.filter(isRight).count, "right")
            }

            static func isRight(_ vector: Vector) -> Bool {
                let target = URL(string: vector.url).flatMap(NavigationTarget.init)
                guard let target, let route = vector.route else { return target == nil && vector.route == nil }
                let value = Mirror(reflecting: target).children.first
                let name = value?.label ?? "\(target)"
                let given = vector.values ?? [:]
                let found = value.map { Mirror(reflecting: $0.value).children.map(\.value) } ?? []
                let texts = found.isEmpty ? value.map { ["\($0.value)"] } ?? [] : found.map { "\($0)" }
                let isWhole = given.values.allSatisfy { text in texts.contains { $0.contains(text) || isDate(text) } }
                return name == route && isWhole && NavigationTarget(url: target.url) == target
            }

            /// Dates describe themselves in another way.
            static func isDate(_ text: String) -> Bool { text.hasSuffix("Z") }
        }
        """#

    @Test("a model that is said with its module and without it is found by one function")
    func qualifiedModel() {
        let folder = TemporaryFolder()
        folder.write(
            """
            screenspec: 1
            app: {imports: [Models, Store]}
            destinations:
              home: {title: Home, icon: house, view: HomeView}
              book: {payload: {_ book: Book}, view: BookView}
              reader: {payload: {_ book: Models.Book}, view: BookView}
              shelf: {payload: {_ book: Shelf.Book}, view: BookView}
              game: {payload: {_ game: Models.Game}, view: GameView}
              offer: {payload: {_ game: Store.Game}, view: GameView}
            layout: {host: stack}
            links:
              schemes: [app]
              routes: {book: "/books/{id: UUID}", reader: "/reader/{id: UUID}", shelf: "/shelf/{id: UUID}", game: "/games/{id: UUID}", offer: "/offers/{id: UUID}"}

            """, to: "App.screens.yaml")
        let links = Compiled(folder["App.screens.yaml"]).files["App.Links.swift"] ?? ""
        #expect(links.components(separatedBy: "func book(id: UUID) async throws -> Book").count == 2)
        #expect(links.components(separatedBy: "func book(id: UUID) async throws -> Shelf.Book").count == 2)
        #expect(!links.contains("-> Models.Book\n"))
        for module in ["Models", "Store"] {
            #expect(links.components(separatedBy: "func game(id: UUID) async throws -> \(module).Game").count == 2)
        }
    }

    @Test("the association file has the paths that have routes, and no others")
    func association() throws {
        let file = try JSONSerialization.jsonObject(
            with: Data(Self.graph.associationFile(appIDs: ["ABCDE12345.com.example.library"]).utf8))
        let details = try #require(
            ((file as? [String: Any])?["applinks"] as? [String: Any])?["details"] as? [[String: Any]])
        #expect(details[0]["appIDs"] as? [String] == ["ABCDE12345.com.example.library"])
        let components = try #require(details[0]["components"] as? [[String: Any]])
        for vector in Self.vectors where vector.needs == nil {
            guard let parts = URLComponents(string: vector.url), parts.scheme == "https" else { continue }
            #expect(opens(parts, components) == (vector.route != nil), "\(vector.url)")
        }
        for path in [
            "/books/1/2", "/books", "/books/", "/shelves/novels/more", "/users/1/2", "/a/notes/b/c", "/search",
            "/old%20shelves",
        ] {
            let parts = try #require(URLComponents(string: "https://library.example.com" + path))
            #expect(!opens(parts, components), "\(path)")
        }
    }

    /// Apple's rules: the first component that matches decides; `*` is any text and `?` any character.
    private func opens(_ url: URLComponents, _ components: [[String: Any]]) -> Bool {
        let first = components.first { component in
            guard matches(url.percentEncodedPath[...], (component["/"] as? String ?? "*")[...]) else { return false }
            let wanted = component["?"] as? [String: String] ?? [:]
            return wanted.allSatisfy { key, pattern in
                url.percentEncodedQueryItems?.contains {
                    $0.name == key && matches(($0.value ?? "")[...], pattern[...])
                } == true
            }
        }
        return first != nil && first?["exclude"] as? Bool != true
    }

    private func matches(_ text: Substring, _ pattern: Substring) -> Bool {
        switch pattern.first {
        case nil: return text.isEmpty
        case "*":
            return text.indices.contains { matches(text[$0...], pattern.dropFirst()) }
                || matches("", pattern.dropFirst())
        case "?": return !text.isEmpty && matches(text.dropFirst(), pattern.dropFirst())
        case let wanted: return text.first == wanted && matches(text.dropFirst(), pattern.dropFirst())
        }
    }

    @Test("the property list has the schemes, the activity and the domains")
    func propertyList() throws {
        let found = try propertyList(of: Self.graph.linkPropertyList())
        let types = try #require(found?["CFBundleURLTypes"] as? [[String: Any]])
        #expect(types.map { $0["CFBundleURLSchemes"] as? [String] } == [["library", "library-beta"]])
        #expect(found?["NSUserActivityTypes"] as? [String] == ["com.example.library.view"])
        let domains = found?["com.apple.developer.associated-domains"] as? [String]
        #expect(domains?.contains("applinks:www.library.example.com") == true)
    }

    @Test("a domain of letters that DNS does not know is one of them")
    func internationalDomain() throws {
        let domain = "xn--bcher-kva.example.com"
        let links = "links: {domains: [\(domain)], routes: {home: /}}"
        let folder = TemporaryFolder(spec: "screenspec: 1\ndestinations: {home: {view: Home}}\n\(links)\n")
        let graph = try #require(Compilation(folder["App.screens.yaml"].path).graph)
        let list = try propertyList(of: graph.linkPropertyList())
        #expect(list?["com.apple.developer.associated-domains"] as? [String] == ["applinks:\(domain)"])
    }

    private func propertyList(of entries: String) throws -> [String: Any]? {
        let whole = "<plist version=\"1.0\"><dict>\(entries)</dict></plist>"
        return try PropertyListSerialization.propertyList(from: Data(whole.utf8), format: nil) as? [String: Any]
    }
}
