#if !canImport(SwiftUI)
    import Foundation
    import ScreenSpecModel
    import ScreenSpecTestSupport
    import Testing

    /// The module in SwiftUI's place has been compared with Apple's; so the table that the generator asks is compared with it.
    @Suite("The table of availability is that of the SDKs")
    struct AvailabilityTests {
        private static let text = "Text(\"a\")"

        /// A line that uses each API. What every flavour of the module has is not among them.
        private static let uses: [(api: API, use: String)] = [
            (
                .preferredColumn,
                "NavigationSplitView(preferredCompactColumn: .constant(.detail)) { \(text) } detail: { \(text) }"
            ),
            (.onChange, "\(text).onChange(of: 1, initial: true) {}"),
            (.listSelection, "List(selection: .constant(nil as Int?)) { \(text) }"),
            (.unavailableView, "ContentUnavailableView(\"a\", systemImage: \"b\")"),
            (.tab, "TabView(selection: .constant(1)) { Tab(\"a\", systemImage: \"b\", value: 1) { \(text) } }"),
            (.sizing, "\(text).presentationSizing(.form)"),
            (.fullScreenCover, "\(text).fullScreenCover(isPresented: .constant(true)) { \(text) }"),
            (.popover, "\(text).popover(item: .constant(nil as Item?)) { _ in \(text) }"),
            (.collapsibleSection, "Section(\"a\", isExpanded: .constant(true)) { \(text) }"),
            (.badge, "\(text).badge(1)"),
            (.navigationStack, "NavigationStack { \(text) }"),
            (.navigationStackRole, "\(text).toolbarRole(.navigationStack)"),
            (.browserRole, "\(text).toolbarRole(.browser)"),
            (.editorRole, "\(text).toolbarRole(.editor)"),
        ]

        @Test("for each API", arguments: MatrixTests.isFull ? DeploymentTarget.all : DeploymentTarget.essential)
        func table(_ target: DeploymentTarget) throws {
            let lines = Self.uses.enumerated().map { "@MainActor func use\($0)() { _ = \($1.use) }\n" }
            let folder = TemporaryFolder()
            folder.write(
                lines.joined() + "struct Item: Identifiable { let id = 1 }\nimport SwiftUI\n", to: "Uses.swift")
            let result = try SwiftCompiler.check([folder["Uses.swift"]], SwiftCompiler.Options(target), in: folder)
            let refused = Set(result.output.matches(of: /Uses\.swift:(\d+):\d+: error/).map { Int($0.1)! - 1 })
            let platform = try #require(Platform.allCases.first { "\($0)" == target.platform.rawValue })
            for (line, (api, _)) in Self.uses.enumerated() {
                let isThere = api.availability[platform].map { $0.major <= target.floor } ?? false
                #expect(isThere == !refused.contains(line), "\(api): \(result.output)")
            }
        }
    }
#endif
