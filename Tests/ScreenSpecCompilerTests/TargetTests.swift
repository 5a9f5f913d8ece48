#if !canImport(SwiftUI)
    import Foundation
    import Testing

    /// On Apple's platforms a build sees one of these; here each is a flavour of the module in SwiftUI's place. The oldest and
    /// the newest of each platform are tested each time with the samples, some of them with each other app; all of them where
    /// `SCREENSPEC_FULL_MATRIX` is set, as each night.
    @Suite("Generated code uses only what its platforms have")
    struct TargetTests {
        /// An app for a target.
        struct Build: Sendable, CustomTestStringConvertible {
            let app: Fixture
            let target: DeploymentTarget

            var testDescription: String { "\(app.name), \(target.testDescription)" }
        }

        static let apps = MatrixTests.samples + Fixture.all(.ok).filter(\.hasNavigation)

        static let builds = apps.enumerated().flatMap { number, app in
            targets(of: number).map { Build(app: app, target: $0) }
        }

        /// The targets of one of the apps, the samples first.
        private static func targets(of number: Int) -> [DeploymentTarget] {
            if MatrixTests.isFull { return DeploymentTarget.all }
            let essential = DeploymentTarget.essential
            if number < MatrixTests.samples.count { return essential }
            // The oldest of iOS comes first, its newest is that of all other tests, and those of other platforms take turns.
            let turn = 2 + number % (essential.count / 2 - 1) * 2
            return Array(essential[..<1] + essential[turn..<turn + 2])
        }

        @Test("compiles", arguments: builds)
        func compiles(_ build: Build) throws {
            let (fixture, target) = (build.app, build.target)
            let app = try EditedSpec(fixture, "platforms", target.platforms).compile()
            for flags in fixture.leastAndMost {
                let result = try check(app, on: target, flags, asksItself: fixture.builds.count > 1)
                #expect(result.status == 0, "\(flags) \(result.output)")
            }
        }

        @Test("what is generated for newer ones is refused")
        func refuses() throws {
            let books = try EditedSpec(MatrixTests.samples[0], "platforms", DeploymentTarget.newest.platforms)
            #expect(try check(books.compile(), on: DeploymentTarget(.iOS, 16)).status != 0)
        }

        /// Type-checks alone: what compiling finds more does not depend on the target.
        ///
        /// - Parameter asksItself: whether the app's own code stands behind checks for systems, which are cut out.
        private func check(
            _ app: App, on target: DeploymentTarget, _ flags: [String] = [], asksItself: Bool = false
        ) throws -> SwiftCompiler.Result {
            let sources = try app.viewSources.enumerated().map { number, source in
                let text = String(decoding: try Data(contentsOf: source), as: UTF8.self)
                let adapted = app.generated.contains(source) ? withFoundationGaps(text) : ownCode(text, on: target)
                let name = "Rewritten/\(number)-\(source.lastPathComponent)"
                app.folder.write(try PlatformText(target: target).rewrite(adapted), to: name)
                return app.folder[name]
            }
            var options = try SwiftCompiler.Options(target, searchPaths: app.options.searchPaths)
            options.flags += flags
            options.allowsWarnings = asksItself
            return try SwiftCompiler.check(sources, options, in: app.folder)
        }

        /// The app's own code, which observes as an app for that target does.
        private func ownCode(_ text: String, on target: DeploymentTarget) -> String {
            if target.hasObservation {
                return text.replacing(/@EnvironmentObject (.*)var (\w+): (\w+)/) {
                    "@Environment(\($0.3).self) \($0.1)var \($0.2)"
                }
            }
            let objects = text.replacing("import Observation", with: "import Combine")
                .replacing(/@Observable\s+((?:public )?final class \w+) {/) { "\($0.1): ObservableObject {" }
            return objects.replacing(/@Environment\((\w+)\.self\) (.*)var (\w+)/) {
                "@EnvironmentObject \($0.2)var \($0.3): \($0.1)"
            }
        }
    }

    extension SwiftCompiler.Options {
        /// Those of an app for a target, which Linux stands for.
        init(_ target: DeploymentTarget, searchPaths: [URL] = []) throws {
            let modules = try StandInModules.flavour(target.stubFlags).get()
            self.init(searchPaths: searchPaths + [modules.swiftUI.url, modules.darwin.url], flags: [target.osFlag])
        }
    }

    extension Fixture {
        /// Whether more is generated than the enum and what belongs to it.
        fileprivate var hasNavigation: Bool {
            let text = try? String(contentsOf: specs[0], encoding: .utf8)
            return ["layout", "tabs", "sheets"].contains { text?.contains("\n\($0):") == true }
        }
    }
#endif
