#if !canImport(SwiftUI)
    import Foundation
    import ScreenSpecSymbols
    import ScreenSpecTestSupport
    import Testing

    /// Apps that people use, their screens said as specs, with models and views that stand in for theirs. docs/real-apps.md says
    /// what the specs replace of the apps' own code.
    @Suite("Real apps")
    struct RealAppTests {
        static let folder = Fixture.root.appending(path: "apps")
        static let apps = names(in: folder).filter { !$0.hasSuffix(".swift") }

        @Test("generate without a warning", arguments: apps)
        func generates(_ app: String) {
            for spec in Self.files(of: app, ".screens.yaml") {
                #expect(Compiled(spec, symbols: { .builtIn() }).diagnostics == "")
            }
        }

        @Test("type-check in Swift 5", arguments: apps)
        func compiles(_ app: String) throws {
            let build = try Build(app)
            let sources = build.sources.filter { $0.lastPathComponent != "Scenarios.swift" }
            let result = try SwiftCompiler.check(sources, build.options(version: 5), in: build.folder)
            #expect(result.status == 0, "\(result.output)")
        }

        @Test("do in Swift 6 what their users do", arguments: apps)
        func runs(_ app: String) throws {
            let build = try Build(app)
            var options = build.options(version: 6)
            options.flags.append("EXTENDED_ALL")
            let shared = [
                Self.folder.appending(path: "User.swift"), Fixture.root.appending(path: "running/Scenario.swift"),
            ]
            let sources = build.sources + shared + build.modules.objects
            let report = try RunningSwiftUITests.Report(
                output: SwiftCompiler.runProgram(sources, options, in: build.folder).output)
            #expect(report.failures.isEmpty && report.done.count > 3, "\(report.output)")
        }

        static func files(of app: String, _ suffix: String) -> [URL] {
            let folder = folder.appending(path: app)
            return names(in: folder).filter { $0.hasSuffix(suffix) }.map { folder.appending(path: $0) }
        }

        /// An app as a compiler takes it for the app's platform, and the modules in Apple's place.
        struct Build {
            let folder = TemporaryFolder()
            let modules: StandInModules
            let sources: [URL]
            private let target: DeploymentTarget

            init(_ app: String) throws {
                target = app == "Whisky" ? DeploymentTarget(.macOS, 14) : .newest
                modules = try StandInModules.running(target).get()
                var files: [String: String] = [:]
                for file in RealAppTests.files(of: app, ".swift") {
                    files[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
                }
                for spec in RealAppTests.files(of: app, ".screens.yaml") {
                    let compiled = Compiled(spec)
                    if compiled.hasErrors { throw SwiftCompiler.Failure(description: compiled.diagnostics) }
                    files.merge(compiled.files) { $1 }
                }
                let rewriting = PlatformText(target: target)
                sources = folder.write(try files.mapValues(rewriting.rewrite), to: "Sources")
            }

            func options(version: Int) -> SwiftCompiler.Options {
                SwiftCompiler.Options(version: version, searchPaths: [modules.swiftUI.url], flags: [target.osFlag])
            }
        }
    }
#endif
