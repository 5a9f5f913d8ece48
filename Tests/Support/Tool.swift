import Foundation

/// Runs the built executables as processes.
package enum Tool {
    /// What came of it: the status, and what stands on standard output and standard error.
    package struct Result: Equatable {
        package let status: Int32
        package let output: String
        package let errors: String
    }

    /// - Parameters:
    ///   - folder: the current folder of the process.
    ///   - environment: what it finds in its environment beside `PATH`.
    package static func run(
        _ name: String = "screenspec", _ arguments: String..., in folder: TemporaryFolder,
        environment: [String: String] = [:]
    ) throws -> Result {
        try run(executable(name), arguments, in: folder.url, environment)
    }

    /// Runs any program.
    package static func run(
        _ executable: URL, _ arguments: [String], in folder: URL, _ environment: [String: String] = [:],
        standardError: FileHandle? = nil
    ) throws -> Result {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let passedOn = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "ASAN_OPTIONS": getenv("ASAN_OPTIONS").map { String(cString: $0) },
        ]
        process.environment = environment.merging(passedOn.compactMapValues { $0 }) { given, _ in given }
        // Files and not pipes: a pipe that nobody empties would stop the process.
        let captured = TemporaryFolder()
        captured.write("", to: "out")
        captured.write("", to: "err")
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: captured["out"])
        process.standardError = try standardError ?? FileHandle(forWritingTo: captured["err"])
        try process.run()
        // What waits for ever fails its test, and does not stop the others.
        let end = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: end)
        process.waitUntilExit()
        end.cancel()
        return Result(
            status: process.terminationStatus, output: captured.read("out") ?? "", errors: captured.read("err") ?? "")
    }

    /// What to put before a command so that file permissions hold for it: nothing, or for root another user. Nil where
    /// that does not work.
    package static let unprivileged: [String]? = {
        if geteuid() != 0 { return [] }
        let prefix = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
        let probe = try? run(
            URL(filePath: "/usr/bin/env"), prefix + [executable("screenspec").path, "--version"],
            in: FileManager.default.temporaryDirectory)
        return probe?.status == 0 ? prefix : nil
    }()

    /// Runs `screenspec` as somebody whom file permissions hold off.
    package static func runUnprivileged(_ arguments: String..., in folder: TemporaryFolder) throws -> Result {
        let command = (unprivileged ?? []) + [executable("screenspec").path] + arguments
        return try run(URL(filePath: "/usr/bin/env"), command, in: folder.url)
    }

    /// The executables stand beside the tests.
    package static func executable(_ name: String) -> URL {
        #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL
        #else
            let bundle = URL(filePath: CommandLine.arguments[0])
        #endif
        return bundle.deletingLastPathComponent().appending(path: name)
    }
}
