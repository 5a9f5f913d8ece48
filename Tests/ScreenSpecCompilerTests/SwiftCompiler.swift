import Foundation
import ScreenSpecTestSupport

/// `swiftc`, over generated code.
enum SwiftCompiler {
    struct Result {
        let status: Int32
        let output: String
    }

    /// How an app may be built.
    struct Options: Sendable {
        var version = 6
        var isolation = "nonisolated"
        var features: [String] = []
        var searchPaths: [URL] = []
        var flags: [String] = []
        /// Where text was cut out of sources, which leaves variables behind that nobody uses.
        var allowsWarnings = false
        /// As a release is built.
        var isOptimized = false

        var arguments: [String] {
            var arguments = ["-swift-version", "\(version)", "-default-isolation", isolation]
            arguments += features.flatMap { ["-enable-upcoming-feature", $0] }
            arguments += searchPaths.flatMap { ["-I", $0.path] }
            arguments += flags.flatMap { ["-D", $0] }
            if allowsWarnings { arguments.append("-no-warnings-as-errors") }
            return isOptimized ? arguments + ["-O"] : arguments
        }
    }

    /// What every compilation of a test has: one module, any warning an error.
    static let strict = [
        "-warnings-as-errors", "-wmo", "-parse-as-library", "-module-name", "App", "-package-name", "app",
    ]

    /// Compiles, without linking: type-checking alone does not look at what Swift synthesises.
    static func compile(_ sources: [URL], _ options: Options, in folder: TemporaryFolder) throws -> Result {
        try run(strict + options.arguments + ["-c", "-o", folder["App.o"].path] + sources.map(\.path))
    }

    /// Does what a compiler does before it makes machine code: all that it has to say, in a quarter of the time.
    static func diagnose(_ sources: [URL], _ options: Options, in folder: TemporaryFolder) throws -> Result {
        try run(strict + options.arguments + ["-emit-sib", "-o", folder["App.sib"].path] + sources.map(\.path))
    }

    /// Type-checks alone, which is all it takes to see whether an API is used as it may be.
    static func check(_ sources: [URL], _ options: Options, in folder: TemporaryFolder) throws -> Result {
        try run(strict + options.arguments + ["-typecheck"] + sources.map(\.path))
    }

    /// Compiles, links and runs.
    static func runProgram(_ sources: [URL], _ options: Options, in folder: TemporaryFolder) throws -> Result {
        let program = folder["program"]
        let built = try run(strict + options.arguments + ["-o", program.path] + sources.map(\.path))
        return built.status == 0 ? try execute(program, []) : built
    }

    /// Makes `Models` of the app's own models, as a library that other modules import. Returns its object file.
    static func compileModels(_ sources: [URL], in folder: TemporaryFolder) throws -> URL {
        let object = folder["Models.o"]
        let result = try run(
            ["-swift-version", "6", "-wmo", "-parse-as-library", "-module-name", "Models", "-package-name", "app"]
                + ["-emit-module", "-emit-module-path", folder["Models.swiftmodule"].path, "-c", "-o", object.path]
                + sources.map(\.path))
        if result.status != 0 { throw Failure(description: result.output) }
        return object
    }

    static func run(_ arguments: [String]) throws -> Result {
        #if os(macOS)
            try execute(URL(filePath: "/usr/bin/xcrun"), ["swiftc"] + arguments)
        #else
            try execute(URL(filePath: "/usr/bin/env"), ["swiftc"] + arguments)
        #endif
    }

    private static func execute(_ program: URL, _ arguments: [String]) throws -> Result {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        // A file and not a pipe: a pipe that nobody empties would stop the process.
        let folder = TemporaryFolder()
        folder.write("", to: "output")
        let output = try FileHandle(forWritingTo: folder["output"])
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = output
        try process.run()
        process.waitUntilExit()
        let text = String(decoding: try Data(contentsOf: folder["output"]), as: UTF8.self)
        return Result(status: process.terminationReason == .exit ? process.terminationStatus : -1, output: text)
    }

    struct Failure: Error, CustomStringConvertible { let description: String }
}
