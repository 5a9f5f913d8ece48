import Foundation
import ScreenSpecCompiler
import ScreenSpecModel
import ScreenSpecTestSupport
import Testing

/// URLs with values of all sorts lead to their routes and are written again, and where they lead JSON brings back.
@Suite("Random links")
struct LinkRoundTripTests {
    @Test("of the sample specs", arguments: ["Books", "Forum", "Studio", "Team"])
    func samples(_ name: String) throws {
        let fixture = Fixture(kind: .projects, name: name)
        let app = try App(fixture)
        try check(fixture.specs[0], app.plainSources, app.options, in: app.folder)
    }

    #if !canImport(SwiftUI)
        @Test("of real apps", arguments: ["FoodTruck", "Meshtastic"])
        func apps(_ name: String) throws {
            let build = try RealAppTests.Build(name)
            let sources = build.sources.filter { $0.lastPathComponent != "Scenarios.swift" } + build.modules.objects
            var options = build.options(version: 6)
            options.flags.append("EXTENDED_ALL")
            let spec = RealAppTests.folder.appending(path: "\(name)/\(name).screens.yaml")
            try check(spec, sources, options, in: build.folder)
        }
    #endif

    private func check(
        _ spec: URL, _ sources: [URL], _ options: SwiftCompiler.Options, in folder: TemporaryFolder
    ) throws {
        let graph = try #require(Compilation(spec.path).graph)
        var random = RandomLinks(graph)
        let lines = (0..<1000).map { _ in random.link() }
        #expect(Set(lines.map { $0.prefix { $0 != "\t" } }).count == random.routes.count)
        folder.write(lines.joined(separator: "\n"), to: "links.txt")
        folder.write(
            Self.program.replacingOccurrences(of: "LINKS", with: folder["links.txt"].path), to: "RoundTrips.swift")
        let result = try SwiftCompiler.runProgram(sources + [folder["RoundTrips.swift"]], options, in: folder)
        #expect(result.status == 0 && result.output == "1000 right\n", "\(result.output.prefix(2000))")
    }

    private static let program = #"""
        import Foundation

        @main
        enum RoundTrips {
            @MainActor static func main() throws {
                let lines = try String(contentsOfFile: "LINKS", encoding: .utf8).split(separator: "\n").map(String.init)
                var right = 0
                for line in lines {
                    let parts = line.split(separator: "\t").map(String.init)
                    if let fault = try fault(of: parts[1], to: parts[0]) { print(line, fault) } else { right += 1 }
                }
                print(right, "right")
            }

            @MainActor static func fault(of text: String, to route: String) throws -> String? {
                guard let url = URL(string: text), let target = NavigationTarget(url: url) else { return "leads nowhere" }
                let name = Mirror(reflecting: target).children.first?.label ?? "\(target)"
                if name != route { return "leads to \(name)" }
                guard NavigationTarget(url: target.url) == target else { return "is written \(target.url)" }
                let router = NavigationRouter()
                router.open(url: url)
                let saved = try JSONEncoder().encode(router.state)
                let state = try JSONDecoder().decode(NavigationState.self, from: saved)
                return state == router.state ? nil : "comes back as \(state)"
            }
        }
        """#
}

/// URLs of a spec's routes, the same in each run.
private struct RandomLinks: RandomNumberGenerator {
    let routes: [LinkTable.Route]
    private let graph: NavigationGraph
    private var state: UInt64 = 7

    init(_ graph: NavigationGraph) {
        self.graph = graph
        routes = graph.links.routes
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }

    /// `author`, a tab and a URL.
    mutating func link() -> String {
        let number = Int.random(in: routes.indices, using: &self)
        let route = routes[number]
        let patterns = [route.pattern] + route.formerly
        let pattern = patterns.randomElement(using: &self)!
        let path = pattern.segments.map { segment in
            switch segment {
            case .literal(let text): text.string
            case .parameter(let number): value(of: pattern.parameters[number])
            }
        }
        let items = pattern.parameters.flatMap { parameter -> [String] in
            guard case .query(let key, let presence) = parameter.place else { return [] }
            let limits = presence == .required ? 1...1 : presence == .optional ? 0...1 : 0...3
            return (0..<Int.random(in: limits, using: &self)).map { _ in "\(key.string)=\(value(of: parameter))" }
        }
        let bases = graph.links.schemes.map { "\($0.string):///" } + graph.links.domains.map { "HTTPS://\($0.string)/" }
        let query = (items + (Bool.random(using: &self) ? ["utm_source=x"] : [])).shuffled(using: &self)
        let end = ["", "/", "#top"].randomElement(using: &self)!
        return graph.links.cases.name(number).string + "\t" + bases.randomElement(using: &self)!
            + path.joined(separator: "/") + (end == "/" && !path.isEmpty ? end : "") + (query.isEmpty ? "" : "?")
            + query.joined(separator: "&") + (end == "#top" ? end : "")
    }

    /// What the apps' own types take.
    private static let values = ["Project.Pane": ["general", "color", "access"]]

    private mutating func value(of parameter: RoutePattern.Parameter) -> String {
        switch parameter.form {
        case .own(let name) where name != "Int64": Self.values[name]!.randomElement(using: &self)!
        case .int, .own: "\(Int.random(in: Bool.random(using: &self) ? -9...9 : Int.min...Int.max, using: &self))"
        case .uuid: UUID().uuidString
        case .bool: "\(Bool.random(using: &self))"
        case .double: "\(Double.random(in: -1e9...1e9, using: &self))"
        case .date:
            Date(timeIntervalSince1970: Double(Int.random(in: 0...4_000_000_000, using: &self))).formatted(.iso8601)
        case .string: text()
        }
    }

    /// Text of letters that mean something in URLs, and of others; never none, for a segment without text is no segment.
    private mutating func text() -> String {
        let letters = Array("aZ09-._~/%?#&=+ :@\\\"'é😀\u{301}\u{0}\n\u{202E}")
        let count = Int.random(in: 1...6, using: &self)
        let text = String((0..<count).map { _ in letters.randomElement(using: &self)! })
        return text.utf8.map { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte ? String(UnicodeScalar(byte)) : "%" + hexadecimal(byte)
        }.joined()
    }

    private func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: Bool(byte & 1 == 0))
    }
}
