import Foundation
import ScreenSpecTestSupport
import Testing

/// Goldens are compiled, and run.
@Suite("What is generated compiles without a warning and does what it promises")
struct CompiledGoldenTests {
    @Test("runs", arguments: GoldenTests.fixtures.filter { !$0.checks.isEmpty })
    func runs(_ fixture: Fixture) throws {
        let app = try App(fixture)
        let checks = fixture.checks + Self.support
        // The samples as releases are built: the optimizer looks at what a debug build leaves alone.
        var options = app.options
        options.isOptimized = fixture.kind == .projects
        for flags in fixture.builds {
            options.flags = flags
            let result = try SwiftCompiler.runProgram(app.plainSources + checks, options, in: app.folder)
            #expect(result.status == 0 && result.output == "ok\n", "\(flags) \(result.output)")
        }
    }

    /// What the checks of all fixtures share.
    private static let support: [URL] = {
        let folder = Fixture.root.appending(path: "Support")
        return names(in: folder).map { folder.appending(path: $0) }
    }()

    @Test("compiles with its views", arguments: GoldenTests.fixtures)
    func compiles(_ fixture: Fixture) throws {
        let app = try App(fixture)
        var options = try app.optionsWithViews()
        for flags in fixture.builds {
            options.flags = flags
            let result = try SwiftCompiler.diagnose(app.viewSources, options, in: app.folder)
            #expect(result.status == 0, "\(flags) \(result.output)")
        }
    }
}

/// A fixture's specs, compiled, with the code around them that makes a module of it.
struct App {
    let folder = TemporaryFolder()
    let generated: [URL]
    private let fixture: Fixture
    private let models: URL?

    init(_ fixture: Fixture) throws { try self.init(fixture, specs: fixture.specs) }

    init(_ fixture: Fixture, specs: [URL]) throws {
        self.fixture = fixture
        generated = try specs.flatMap { [folder] spec in
            let compiled = Compiled(spec)
            if compiled.hasErrors { throw SwiftCompiler.Failure(description: compiled.diagnostics) }
            return folder.write(compiled.files, to: "Generated")
        }
        models = fixture.models.isEmpty ? nil : try SwiftCompiler.compileModels(fixture.models, in: folder)
    }

    private var ownSources: [URL] { [fixture.source("App.swift")].compactMap { $0 } }

    /// Without SwiftUI, and with what there is to link.
    var plainSources: [URL] { generated + ownSources + [models].compactMap { $0 } }
    var viewSources: [URL] { generated + ownSources + [fixture["Views.swift"]] }

    var options: SwiftCompiler.Options { SwiftCompiler.Options(searchPaths: [folder.url]) }

    func optionsWithViews() throws -> SwiftCompiler.Options {
        var options = options
        #if !canImport(SwiftUI)
            options.searchPaths.append(try StandInModules.shared.get().swiftUI.url)
        #endif
        return options
    }
}
