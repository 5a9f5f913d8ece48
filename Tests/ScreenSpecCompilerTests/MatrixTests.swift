import Foundation
import Testing

/// Apps differ in how they are built, and a generator cannot choose. Each choice is tested each time with each app, and each
/// pair of them with each sample and with some of the others; all combinations, and each upcoming feature alone, where
/// `SCREENSPEC_FULL_MATRIX` is set, as each night.
@Suite("Generated code compiles however an app is built")
struct MatrixTests {
    static let isFull = ProcessInfo.processInfo.environment["SCREENSPEC_FULL_MATRIX"] != nil

    static let features = [
        "ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault", "NonisolatedNonsendingByDefault",
        "InferIsolatedConformances",
    ]

    /// What Swift 5 has of Swift 6, and a new project of Xcode 26 asks for.
    static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
    ]

    static let samples = ["Books", "Team", "Forum", "Studio"].map { Fixture(kind: .projects, name: $0) }
    static let apps =
        samples
        + ["messy", "navigation", "older-systems", "prefix", "dependencies", "windows", "links", "builds", "results"]
        .map {
            Fixture(kind: .ok, name: $0)
        }

    /// One way to build an app.
    struct Cell: Sendable, CustomTestStringConvertible {
        let app: Fixture
        let access: String
        let version: Int
        let isolation: String
        let features: [String]

        var testDescription: String {
            let enabled = features.count > 1 ? "all features" : features.first ?? "no feature"
            return "\(app.name), \(access), Swift \(version), \(isolation), \(enabled)"
        }

        /// Whether one feature alone is enabled. What compiling finds beyond type-checking does not depend on it, and `package`
        /// is to it what `public` is.
        var hasOneFeature: Bool { features.count == 1 }

        /// Whether the language is the oldest or the newest: what one feature changes shows in one of the two.
        var isAtAnEnd: Bool { (version == 6) == (isolation == "MainActor") }

        /// Whether it is one of those that are tested each time. For each access these are two that have nothing in common, and
        /// other two for each: so they hold each pair of the choices.
        var isEssential: Bool {
            if isNewProject { return true }
            let choices = [version == 6, isolation == "MainActor", !features.isEmpty]
            let others = [
                "internal": [true, true, true], "package": [true, true, false], "public": [true, false, true],
            ]
            return choices == others[access] || choices.map { !$0 } == others[access]
        }

        /// As Xcode 26 builds what it has just made.
        var isNewProject: Bool {
            access == "internal" && version == 5 && isolation == "MainActor" && features.count > 1
        }

        var options: SwiftCompiler.Options {
            let more = version == 5 && features.count > 1 ? MatrixTests.approachable : []
            return SwiftCompiler.Options(version: version, isolation: isolation, features: features + more)
        }
    }

    static let cells: [Cell] = {
        let sets = [[], features] + (isFull ? features.map { [$0] } : [])
        var cells: [Cell] = []
        let accesses = ["internal", "package", "public"]
        for (number, app) in apps.enumerated() {
            let isWhole = isFull || app.kind == .projects
            for access in accesses {
                for (version, isolation) in [
                    (5, "nonisolated"), (5, "MainActor"), (6, "nonisolated"), (6, "MainActor"),
                ] {
                    cells += sets.map {
                        Cell(app: app, access: access, version: version, isolation: isolation, features: $0)
                    }.filter { cell in
                        // The two ways of one access have nothing in common.
                        let isTurn = isWhole || accesses[number % accesses.count] == access || cell.isNewProject
                        return isTurn && (!cell.hasOneFeature || access != "package" && cell.isAtAnEnd)
                    }
                }
            }
        }
        return isFull ? cells : cells.filter(\.isEssential)
    }()

    /// Where no Darwin is, there is less of the same code: each time the samples, in two ways that have nothing in common.
    @Test(
        "with its views",
        arguments: isFull ? cells : cells.filter { $0.access == "package" && $0.app.kind == .projects })
    func compiles(_ cell: Cell) throws {
        let app = try EditedSpec(cell.app, "access", cell.access).compile()
        var options = cell.options
        options.searchPaths = try app.optionsWithViews().searchPaths
        let build = cell.hasOneFeature ? SwiftCompiler.check : SwiftCompiler.diagnose
        for flags in cell.app.leastAndMost {
            options.flags = flags
            let result = try build(app.viewSources, options, app.folder)
            #expect(result.status == 0, "\(flags) \(result.output)")
        }
    }

    #if !canImport(Darwin)
        /// The branches for Apple's platforms, for each pair of the choices. What Foundation lacks elsewhere, the module in
        /// SwiftUI's place has.
        @Test(
            "as on Apple's platforms",
            arguments: cells.filter { !$0.hasOneFeature && $0.isEssential })
        func compilesForApple(_ cell: Cell) throws {
            let app = try EditedSpec(cell.app, "access", cell.access).compile()
            for file in app.generated { try file.rewriteText(withFoundationGaps) }
            let modules = try StandInModules.shared.get()
            var options = cell.options
            options.searchPaths = app.options.searchPaths + [modules.swiftUI.url, modules.darwin.url]
            for flags in cell.app.leastAndMost {
                options.flags = flags
                let result = try SwiftCompiler.diagnose(app.viewSources, options, in: app.folder)
                #expect(result.status == 0, "\(flags) \(result.output)")
            }
        }
    #endif
}
