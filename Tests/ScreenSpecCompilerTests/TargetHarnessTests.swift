#if !canImport(SwiftUI)
    import Foundation
    import ScreenSpecTestSupport
    import Testing

    /// Tests of targets are worth something only where they refuse what a platform lacks.
    @Suite("What a platform lacks is refused")
    struct TargetHarnessTests {
        /// API by the oldest version that has it, with the way to use it everywhere.
        static let calls: [(call: String, target: DeploymentTarget, gate: String)] = [
            ("ContentUnavailableView(\"a\", systemImage: \"b\")", DeploymentTarget(.iOS, 16), "iOS 17.0"),
            ("ContentUnavailableView(\"a\", systemImage: \"b\")", DeploymentTarget(.macOS, 13), "iOS 17.0, macOS 14.0"),
            ("ContentUnavailableView(\"a\", systemImage: \"b\")", DeploymentTarget(.watchOS, 9), "watchOS 10.0"),
            ("Text(\"a\").presentationSizing(.form)", DeploymentTarget(.iOS, 17), "iOS 18.0"),
            ("Text(\"a\").presentationSizing(.form)", DeploymentTarget(.tvOS, 17), "tvOS 18.0"),
            ("Text(\"a\").presentationSizing(.form)", DeploymentTarget(.visionOS, 1), "iOS 18.0"),
            (
                "Text(\"a\").accessibilityIdentifier(\"a\", isEnabled: true)", DeploymentTarget(.visionOS, 1),
                "visionOS 2.0"
            ),
            ("Button(\"a\", role: .confirm) {}", DeploymentTarget(.iOS, 18), "iOS 26.0"),
        ]

        @Test("API newer than the target, unless it is checked for", arguments: calls.indices)
        func newCalls(_ index: Int) throws {
            let (call, target, gate) = Self.calls[index]
            let newest = DeploymentTarget(target.platform, 26)
            try expect(call, on: target, isAccepted: false)
            try expect(call, on: newest, isAccepted: true)
            try expect("if #available(\(gate), *) { \(call) } else { Text(\"a\") }", on: target, isAccepted: true)
            try expect("if #available(\(gate), *) { \(call) }", on: target, isAccepted: true)
        }

        @Test("a check for another platform, or for too little", arguments: ["macOS 15.0", "iOS 17.0", "iOS 17.4"])
        func wrongGates(_ gate: String) throws {
            let code = "if #available(\(gate), *) { Text(\"a\").presentationSizing(.form) } else { Text(\"a\") }"
            try expect(code, on: DeploymentTarget(.iOS, 17), isAccepted: gate.hasSuffix(".4"))
        }

        @Test("what one platform lacks at any version")
        func otherPlatforms() throws {
            let cover = "Text(\"a\").fullScreenCover(isPresented: .constant(true)) { Text(\"b\") }"
            let guarded = "#if !os(macOS)\n\(cover)\n#else\nText(\"a\")\n#endif\n"
            try expect(cover, on: DeploymentTarget(.macOS, 26), isAccepted: false)
            try expect(guarded, on: DeploymentTarget(.macOS, 26), isAccepted: true)
            for platform in ["iOS", "tvOS", "watchOS", "visionOS"].compactMap(DeploymentTarget.Platform.init) {
                try expect(cover, on: DeploymentTarget(platform, 26), isAccepted: true)
            }
        }

        @Test("what only the newer SDK declares")
        func oldSDK() throws {
            let label = "Label(LocalizedStringResource(\"a\"), systemImage: \"b\")"
            try expect(label, on: DeploymentTarget(.iOS, 18), isAccepted: true)
            try expect(label, on: DeploymentTarget(.iOS, 18, sdk: 18), isAccepted: false)
        }

        @Test("Observation before iOS 17")
        func observation() throws {
            let model = "import Observation\n@Observable final class Model {}\n"
            let gated = "#if canImport(Observation)\n@available(iOS 17.0, *) final class Model: Observable {}\n#endif\n"
            try expect("Text(\"a\")", with: model, on: DeploymentTarget(.iOS, 16), isAccepted: false)
            try expect("Text(\"a\")", with: model, on: DeploymentTarget(.iOS, 17), isAccepted: true)
            try expect("Text(\"a\")", with: gated, on: DeploymentTarget(.iOS, 16), isAccepted: true)
        }

        @Test("each flavour of the module compiles", arguments: MatrixTests.isFull ? DeploymentTarget.all : [])
        func flavours(_ target: DeploymentTarget) throws {
            try expect("Text(\"a\")", on: target, isAccepted: true)
        }

        private func expect(
            _ view: String, with declarations: String = "", on target: DeploymentTarget, isAccepted: Bool
        ) throws {
            let code = "\(declarations)import SwiftUI\n@MainActor @ViewBuilder func view() -> some View {\n\(view)\n}\n"
            let folder = TemporaryFolder()
            folder.write(try PlatformText(target: target).rewrite(code), to: "View.swift")
            let result = try SwiftCompiler.check([folder["View.swift"]], SwiftCompiler.Options(target), in: folder)
            #expect((result.status == 0) == isAccepted, "\(target.testDescription): \(view)\n\(result.output)")
        }
    }
#endif
