#if !canImport(SwiftUI)
    import Foundation
    import Testing

    /// The module in SwiftUI's place is worth something only where it refuses what Apple's refuses.
    @Suite("The stand-in for SwiftUI refuses wrong use")
    struct StandInTests {
        @Test(
            "right use", arguments: ["Text(\"a\")", "ContentUnavailableView(\"a\", systemImage: \"b\")", "EmptyView()"])
        func accepts(_ view: String) throws {
            let result = try compile(view)
            #expect(result.status == 0, "\(result.output)")
        }

        @Test(
            "wrong use",
            arguments: [
                "Text(5)", "Text()", "ContentUnavailableView(label: \"a\", systemImage: \"b\")",
                "ContentUnavailableView(\"a\", systemImage: 1)", "\"a\"", "EmptyView", "Label(\"a\")", "List(5)",
                "Text(\"a\").noSuchModifier()",
            ])
        func refuses(_ view: String) throws {
            #expect(try compile(view).status != 0)
        }

        private func compile(_ view: String) throws -> SwiftCompiler.Result {
            let folder = TemporaryFolder()
            folder.write(
                "import SwiftUI\n@MainActor @ViewBuilder func view() -> some View { \(view) }\n", to: "View.swift")
            let options = SwiftCompiler.Options(searchPaths: [try StandInModules.shared.get().swiftUI.url])
            return try SwiftCompiler.compile([folder["View.swift"]], options, in: folder)
        }
    }
#endif
