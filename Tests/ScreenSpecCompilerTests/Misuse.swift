#if !canImport(SwiftUI)
    import ScreenSpecTestSupport
    import Testing

    /// Wrong use of SwiftUI, with the right use beside it that differs in that alone.
    struct Misuse: Sendable, CustomTestStringConvertible {
        let name: String
        let wrong: String
        let right: String
        let target: DeploymentTarget
        /// Where the right use is right.
        let rightTarget: DeploymentTarget

        var testDescription: String { name }

        /// Of a view: what stands in a `body`.
        static func view(
            _ name: String, _ wrong: String, _ right: String, on target: DeploymentTarget = .newest
        ) -> Misuse {
            Misuse(name: name, wrong: body(wrong), right: body(right), target: target, rightTarget: target)
        }

        /// Of a view where its platform lacks something; it is right where that is there.
        static func view(
            _ name: String, _ view: String, on target: DeploymentTarget, rightOn rightTarget: DeploymentTarget
        ) -> Misuse {
            Misuse(name: name, wrong: body(view), right: body(view), target: target, rightTarget: rightTarget)
        }

        /// Of a declaration.
        static func code(_ name: String, _ wrong: String, _ right: String) -> Misuse {
            Misuse(name: name, wrong: wrong, right: right, target: .newest, rightTarget: .newest)
        }

        private static func body(_ view: String) -> String {
            """
            struct Sample: View {
                @State private var item: Item?
                @State private var plain: Plain?
                @State private var items: [Item] = []
                @State private var plains: [Plain] = []
                @State private var tab = AppTab.library
                @State private var isShown = false

                var body: some View {
            \(view)
                }
            }
            """
        }

        static func check(_ code: String, on target: DeploymentTarget) throws -> SwiftCompiler.Result {
            let folder = TemporaryFolder()
            folder.write(try PlatformText(target: target).rewrite("\(models)\n\(code)\n"), to: "Sample.swift")
            return try SwiftCompiler.check([folder["Sample.swift"]], SwiftCompiler.Options(target), in: folder)
        }

        private static let models = """
            import Combine
            import SwiftUI

            struct Item: Hashable, Identifiable { var id = 0 }
            struct Plain: Sendable { var id = 0 }
            enum AppTab: Hashable { case library, settings }

            @available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
            @MainActor @Observable
            final class Router { var item: Item? }

            @MainActor
            final class OldRouter: ObservableObject { @Published var item: Item? }
            """
    }
#endif
