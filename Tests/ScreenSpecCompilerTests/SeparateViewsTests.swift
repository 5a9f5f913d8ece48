import Foundation
import ScreenSpecTestSupport
import Testing

/// A module has the screens and another one the views, each built as a module can be.
@Suite("Views in another module than the screens")
struct SeparateViewsTests {
    /// How the two are built.
    struct Border: Sendable, CustomTestStringConvertible {
        let access: String
        let routes: SwiftCompiler.Options
        let views: SwiftCompiler.Options

        var testDescription: String {
            "\(access), \(routes.arguments.joined(separator: " ")) | \(views.arguments.joined(separator: " "))"
        }
    }

    static let borders = [
        Border(
            access: "public", routes: .init(version: 6, isolation: "nonisolated"),
            views: .init(version: 6, isolation: "MainActor")),
        Border(
            access: "package", routes: .init(version: 6, isolation: "MainActor"),
            views: .init(version: 5, isolation: "nonisolated")),
        Border(
            access: "public", routes: .init(version: 6, isolation: "MainActor", features: MatrixTests.features),
            views: .init(version: 6, isolation: "MainActor", features: MatrixTests.features)),
        Border(
            access: "package", routes: .init(version: 5, isolation: "nonisolated", features: MatrixTests.features),
            views: .init(version: 6, isolation: "nonisolated", features: MatrixTests.features)),
    ]

    private let fixture = Fixture(kind: .ok, name: "prefix")
    private let folder = TemporaryFolder()

    @Test("compile without a warning", arguments: borders)
    func compiles(_ border: Border) throws {
        let routes = try fixture.specs.flatMap { try write($0, border.access) } + [fixture["App.swift"]]
        let module = ["-module-name", "Routes", "-emit-module", "-emit-module-path", folder["Routes.swiftmodule"].path]
        try compile(routes, module, border.routes)
        let views = try fixture.specs.flatMap(writeViews)
        let app = String(decoding: try Data(contentsOf: fixture["Views.swift"]), as: UTF8.self)
            .replacing("[Member(id: 1)]", with: "[]")
        folder.write("import Routes\n" + app, to: "Views.swift")
        try compile(views + [folder["Views.swift"]], ["-module-name", "App"], border.views)
    }

    /// The code of a spec that leaves its views to another target.
    private func write(_ spec: URL, _ access: String) throws -> [URL] {
        let name = spec.lastPathComponent
        let text = String(decoding: try Data(contentsOf: spec), as: UTF8.self)
            .replacing("app:\n", with: "app:\n  views: separate\n  access: \(access)\n", maxReplacements: 1)
        folder.write(text, to: "Routes/\(name)")
        return try generate("Routes/\(name)", to: "Made")
    }

    /// And that of the target.
    private func writeViews(_ spec: URL) throws -> [URL] {
        let name = spec.lastPathComponent
        folder.write("screenspec: 1\nviews: {of: ../Routes/\(name), module: Routes}\n", to: "Views/\(name)")
        folder.write("", to: "Package.swift")
        return try generate("Views/\(name)", to: "MadeViews")
    }

    private func generate(_ spec: String, to output: String) throws -> [URL] {
        let compiled = Compiled(folder[spec])
        #expect(compiled.diagnostics == "")
        return folder.write(compiled.files, to: output)
    }

    private func compile(_ sources: [URL], _ module: [String], _ options: SwiftCompiler.Options) throws {
        var options = options
        options.searchPaths = [folder.url]
        #if !canImport(SwiftUI)
            options.searchPaths.append(try StandInModules.shared.get().swiftUI.url)
        #endif
        let result = try SwiftCompiler.run(
            ["-warnings-as-errors", "-wmo", "-parse-as-library", "-package-name", "app"] + module + options.arguments
                + ["-c", "-o", folder["\(module[1]).o"].path] + sources.map(\.path))
        #expect(result.status == 0, "\(result.output)")
    }
}
