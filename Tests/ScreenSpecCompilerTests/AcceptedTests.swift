import Foundation
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecTestSupport
import Testing

/// Specs that dice make of the language's own description: whatever is accepted compiles, in Swift 5 and in Swift 6.
/// `SCREENSPEC_SPECS=2000` tries more of them, `SCREENSPEC_SEED=7` others, and both together find one again.
@Suite("What is accepted compiles")
struct AcceptedTests {
    private static func number(_ name: String, orElse fallback: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? fallback
    }

    static let first = number("SCREENSPEC_SEED", orElse: 1)
    static let count = number("SCREENSPEC_SPECS", orElse: 24)
    /// So many are one module: what an app imports is read once for all of them.
    static let batchSize = 24
    static let batches = stride(from: (first - 1) / batchSize, through: (first + count - 2) / batchSize, by: 1).map {
        max(first, $0 * batchSize + 1)..<min(($0 + 1) * batchSize + 1, first + count)
    }

    #if canImport(SwiftUI)
        static func target(_ seed: Int) -> DeploymentTarget? { nil }
    #else
        /// What the specs of a batch are for: whatever they say themselves, or one platform at one version.
        static func target(_ seed: Int) -> DeploymentTarget? {
            let batch = (seed - 1) / batchSize
            return batch % 2 == 0 ? nil : DeploymentTarget.essential[batch / 2 % DeploymentTarget.essential.count]
        }
    #endif

    @Test("as many specs as are asked for", arguments: batches)
    func compiles(_ seeds: Range<Int>) throws {
        let folder = TemporaryFolder()
        let target = Self.target(seeds.lowerBound)
        let specs = seeds.map { RandomSpec(seed: $0, for: target, in: folder) }
        let accepted = specs.filter { !$0.files.isEmpty }
        #expect(accepted.count * 4 >= specs.count * 3, "of \(specs.count) specs \(accepted.count) are accepted")
        #expect(
            specs.reduce(into: Set()) { $0.formUnion($1.unknownKeys) } == [],
            "RandomValues.swift says what stands there")
        let app = RandomSpec.app + accepted.map(\.declarations).joined()
        folder.write(target?.hasObservation == false ? withoutObservation(app) : app, to: "App.swift")
        let generated = accepted.flatMap { folder.write($0.files, to: $0.name) }
        let sources = try generated.map { try adapt($0, to: target) } + [folder["App.swift"]]
        for (version, flags) in [(5, []), (6, ["DEBUG", "BETA"])] {
            var options = SwiftCompiler.Options(version: version, flags: flags)
            if (seeds.lowerBound / Self.batchSize) % 3 == 1 { options.isolation = "MainActor" }
            try options.build(for: target)
            let result = try SwiftCompiler.diagnose(sources, options, in: folder)
            if result.status == 0 { continue }
            let broken = accepted.filter {
                result.output.contains("/\($0.name)/") || result.output.contains("\($0.name)View")
            }
            Issue.record(
                "Swift \(version):\n\(result.output.prefix(6000))\n\((broken.first?.shown).map { "seed \($0)" } ?? "")")
        }
    }

    /// A generated file as the compiler sees it that builds for `target`.
    private func adapt(_ file: URL, to target: DeploymentTarget?) throws -> URL {
        guard let target else { return file }
        try file.rewriteText { try PlatformText(target: target).rewrite(withFoundationGaps($0)) }
        return file
    }

    /// The app of systems that have no Observation.
    private func withoutObservation(_ app: String) -> String {
        app.replacing("import Observation\n", with: "")
            .replacing("@Observable public final class Model:", with: "public final class Model:")
            .replacing("@Observable public final class Session", with: "public final class Session: ObservableObject")
    }

    /// Seeds enough for each layout once.
    private static let layoutSeeds = stride(from: 1, through: RandomLayout.all.count, by: 32).map {
        $0..<min($0 + 32, RandomLayout.all.count + 1)
    }

    @Test("every layout is tried, and accepted", arguments: layoutSeeds)
    func everyLayout(_ seeds: Range<Int>) {
        let folder = TemporaryFolder()
        for seed in seeds {
            let spec = RandomSpec(seed: seed, in: folder)
            #expect(spec.layout == spec.wantedLayout, "\(spec.shown)")
        }
    }

    @Test("so many seeds one after the other have each layout once, and thrice as many each with each floor")
    func layoutOrder() {
        let count = RandomLayout.all.count
        for first in [1, 2 * count] {
            let once = (first..<first + count).map { seed in
                var layout = RandomLayout(seed: seed)
                layout.floor = nil
                return layout
            }
            #expect(Set(once) == Set(RandomLayout.all) && Set(once).count == count)
        }
        #expect(Set((0..<3 * count).map { RandomLayout(seed: $0) }).count == 3 * count)
    }

    @Test(
        "what of the layouts is left out is refused",
        arguments: [
            ("layout: {host: split}", "layout-host"), ("layout: {host: split}\n\(tabs)", "layout-host"),
            ("layout: {host: stack}\n\(sidebar)", "layout-host"), ("layout: {host: stack}\n\(tabs)", "layout-host"),
            ("layout: {compact: {style: collapse}}\n\(sidebar)\n\(tabs)", "unused-tabs"),
            ("layout: {compact: {style: tabs}}\n\(sidebar)", "compact-tabs"),
            ("layout: {compact: {style: collapse}}", "layout-key"),
            ("\(sidebar)\n\(tabs.replacing("root: home", with: "root: home, holds: split"))", "unused-tabs"),
            ("layout: {path: navigationPath}", "path-not-codable"),
            ("app: {conformances: [Codable], platforms: {iOS: 15.0}}\nlayout: {path: navigationPath}", "path-too-new"),
        ])
    func refusedLayout(_ text: String, _ id: String) {
        let folder = TemporaryFolder()
        folder.write(
            "screenspec: 1\ndestinations: {home: {title: A, icon: a, columns: 2, view: V}}\n\(text)\n",
            to: "App.screens.yaml")
        #expect(Compiled(folder["App.screens.yaml"]).ids.contains(id))
    }

    private static let sidebar = "sidebar: {sections: [{id: main, items: [home]}]}"
    private static let tabs = "tabs: {items: [{id: main, root: home}]}"

    @Test("every key is tried")
    func everyKey() {
        let spec = KindDescription.object { SpecDocument.schema.description }
        let folder = TemporaryFolder()
        var missing = keys(of: spec).subtracting(SpecDice.leftOut).filter { !$0.hasPrefix("views.") }
        for seed in 1...400 where !missing.isEmpty { missing.subtract(RandomSpec(seed: seed, in: folder).keys) }
        #expect(missing == [])
    }
}

extension SwiftCompiler.Options {
    fileprivate mutating func build(for target: DeploymentTarget?) throws {
        #if !canImport(SwiftUI)
            guard let target else { return searchPaths.append(try StandInModules.shared.get().swiftUI.url) }
            // Of versions that are not asked for, code is cut out, which leaves variables behind.
            allowsWarnings = true
            let build = try Self(target)
            searchPaths += build.searchPaths
            flags += build.flags
        #endif
    }
}

/// A spec of dice, as far as it is accepted: what is refused is taken out where the compiler says that it is wrong.
struct RandomSpec {
    let seed: Int
    /// The file's, and what the names of its views begin with.
    let name: String
    private(set) var text = ""
    /// What is generated; nothing where the spec stays refused.
    private(set) var files: [String: String] = [:]
    private(set) var keys: Set<String> = []
    let unknownKeys: Set<String>
    /// The views that it names.
    private(set) var declarations = ""
    /// What it was to be put together as, and what it is, as far as it was accepted.
    let wantedLayout: RandomLayout
    private(set) var layout: RandomLayout?

    /// - Parameter target: the only platform that it is for; nil leaves that to the dice.
    init(seed: Int, for target: DeploymentTarget? = nil, in folder: TemporaryFolder) {
        self.seed = seed
        name = "S\(seed)x"
        // In one module each spec but one has a prefix.
        let prefix = seed % AcceptedTests.batchSize == 0 ? "" : name
        wantedLayout = RandomLayout(seed: seed)
        var dice = SpecDice(
            seed: UInt64(seed), name: name, prefix: prefix, target: target, layout: wantedLayout)
        let spec = dice.makeSpec()
        unknownKeys = dice.unknownKeys
        for (name, text) in SpecDice.files { folder.write(text, to: name) }
        for _ in 0..<60 {
            var writer = SpecWriter()
            writer.write(spec)
            text = writer.text
            folder.write(text, to: "\(name).screens.yaml")
            let compilation = Compilation(folder["\(name).screens.yaml"].path)
            if !compilation.hasErrors {
                let files = compilation.generatedFiles()
                if files.isEmpty { return }
                self.files = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.contents.string) })
                declarations = dice.views.map(Self.declaration).joined()
                keys = ScreenSpecCompilerTests.keys(
                    of: .object { SpecDocument.schema.description }, givenIn: compilation.document!)
                layout = RandomLayout(of: spec, hasFloor: target == nil)
                return
            }
            if !removeRefused(compilation, of: spec) { return }
        }
    }

    /// Takes out what the errors point at, and then what speaks of it.
    private func removeRefused(_ compilation: Compilation, of spec: SpecPart) -> Bool {
        var removed = false
        for diagnostic in compilation.diagnostics where diagnostic.severity == .error {
            guard case .range(let range) = diagnostic.place else { continue }
            if spec.remove(at: Int(range.start)) { removed = true }
        }
        while spec.removeLeftovers() {}
        return removed
    }

    var shown: String { "\(seed):\n\(text)" }

    private static func declaration(_ view: (name: String, parameters: [SpecDice.Parameter])) -> String {
        let parameters = view.parameters.filter { !$0.part.isGone }.enumerated().map { index, parameter in
            let type = parameter.type.spelling
            let isEscaping = type.contains("->") && !type.hasSuffix("?")
            return "`\(parameter.name)` value\(index): \(isEscaping ? "@escaping " : "")\(type)"
        }
        return """
            struct \(view.name): View {
                init(\(parameters.joined(separator: ", "))) {}
                var body: some View { Panel() }
            }

            """
    }

    /// What the specs have of an app.
    static let app = """
        import Combine
        import Foundation
        import Observation
        import SwiftUI

        nonisolated public struct Order: Hashable, Codable, Sendable, Identifiable {
            public typealias ID = Int
            public var id: ID = 1
            public init() {}
        }
        nonisolated public struct `default`: Hashable, Codable, Sendable { public init() {} }
        nonisolated public enum Outer { nonisolated public enum Inner: String, Hashable, Codable, Sendable { case first, second } }
        nonisolated public struct Page<A: Hashable & Codable & Sendable, B: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
            public init() {}
        }
        nonisolated public final class Draft: Hashable, Codable, Sendable, Identifiable {
            public let id: Int
            public init() { id = 2 }
            public static func == (left: Draft, right: Draft) -> Bool { left.id == right.id }
            public func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        nonisolated public protocol Shape: AnyObject, Sendable { var id: Int { get } }
        nonisolated public final class Player: Hashable, Codable, Sendable, Identifiable, Shape {
            public let id: Int
            public init() { id = 1 }
            public static func == (left: Player, right: Player) -> Bool { left.id == right.id }
            public func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        nonisolated public protocol Tagged {}
        @Observable public final class Model: ObservableObject {
            public var count = 1
            public init() {}
        }
        @Observable public final class Session {}
        nonisolated public let isOpen = true
        public struct Panel: View {
            public init() {}
            public var body: some View { Text(verbatim: "") }
        }
        public struct Show: View {
            public init<Value>(_ value: Value) {}
            public init(_ change: (Int) -> Int) {}
            public var body: some View { Panel() }
        }
        extension View {
            public func themed() -> some View { self }
            public func tinted(_ change: (Int) -> Int) -> some View { self }
        }

        """
}
