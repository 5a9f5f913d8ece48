import Foundation
import ScreenSpecTestSupport

/// Modules that stand in for Apple's where those are missing, as an SDK and a deployment target show them. Each flavour is made
/// once for all tests, by the first that asks.
final class StandInModules: @unchecked Sendable {
    /// Everything there is, on iOS.
    static let shared = flavour(DeploymentTarget.newest.stubFlags)
    /// What an app for a target sees, and it runs.
    static func running(_ target: DeploymentTarget) -> StandInModules { flavour(target.stubFlags + [runs]) }

    /// Holds `SwiftUI` and `Combine`, with Apple's signatures and empty bodies.
    let swiftUI = TemporaryFolder()
    /// What a program that runs is linked with.
    var objects: [URL] {
        flags.contains(Self.runs)
            ? ["Combine", kit, "SwiftUI"].compactMap { $0 }.map { swiftUI["\($0).o"] } : []
    }
    /// Holds an empty `Darwin`, so that `canImport(Darwin)` holds.
    let darwin = TemporaryFolder()

    private static let runs = "STUB_RUNS"
    /// The module under SwiftUI's, where generated code uses it.
    private var kit: String? {
        flags.contains("STUB_MACOS") ? "AppKit" : flags.contains("STUB_WATCHOS") ? nil : "UIKit"
    }
    private let flags: [String]
    private let lock = NSLock()
    private var made: Result<StandInModules, any Error>?

    private init(_ flags: [String]) { self.flags = flags }

    /// Makes what is not made yet.
    func get() throws -> StandInModules {
        try lock.withLock {
            let result = made ?? Result { try make() }
            made = result
            return try result.get()
        }
    }

    private func make() throws -> StandInModules {
        // As Apple compiles its own. Enums that Apple may extend are open, as they are in an SDK.
        var options = [
            "-swift-version", "5", "-enable-upcoming-feature", "InferSendableFromCaptures", "-enable-library-evolution",
            "-suppress-warnings",
        ]
        // So many programs run on this one that they save what the optimiser takes.
        if Set(flags) == Set(DeploymentTarget.newest.stubFlags + [Self.runs]) { options.append("-O") }
        try make("Combine", Self.sources("Combine"), options, in: swiftUI)
        if let kit { try make(kit, Self.sources(kit), options, in: swiftUI) }
        let sources = Self.sources("SwiftUI") + (objects.isEmpty ? [] : Self.sources("SwiftUI/Running"))
        try make("SwiftUI", sources, options + flags.flatMap { ["-D", $0] }, in: swiftUI)
        try makeEmpty("Darwin", in: darwin)
        // iOS 16 has no Observation; the toolchain's would say otherwise.
        if flags.contains("STUB_FLOOR_16") { try makeEmpty("Observation", in: swiftUI) }
        return self
    }

    private func makeEmpty(_ name: String, in folder: TemporaryFolder) throws {
        folder.write("", to: "\(name).swift")
        try make(name, [folder["\(name).swift"]], [], in: folder)
    }

    private func make(_ name: String, _ sources: [URL], _ options: [String], in folder: TemporaryFolder) throws {
        let module = folder["\(name).swiftmodule"].path
        let result = try SwiftCompiler.run(
            ["-parse-as-library", "-wmo", "-emit-module", "-module-name", name, "-emit-module-path", module]
                + ["-I", folder.url.path] + (objects.isEmpty ? [] : ["-c", "-o", folder["\(name).o"].path])
                + options + sources.map(\.path))
        if result.status != 0 { throw SwiftCompiler.Failure(description: result.output) }
    }

    private static func sources(_ name: String) -> [URL] {
        let folder = PackageFolder.url.appending(path: "Tests/\(name)")
        return names(in: folder).filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    }
}

extension StandInModules {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var flavours: [Set<String>: StandInModules] = [:]

    /// The modules compiled with these flags, which `Tests/SwiftUI/README.md` explains.
    static func flavour(_ flags: [String]) -> StandInModules {
        lock.withLock {
            let modules = flavours[Set(flags)] ?? StandInModules(flags)
            flavours[Set(flags)] = modules
            return modules
        }
    }
}
