import Foundation
import PackagePlugin

/// `swift package screenspec ARGUMENT…`: runs the command-line tool that came with the package, in the package's folder.
@main
struct RunScreenSpec: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        try run(arguments, in: context.package.directoryURL, tool: context.tool(named: "screenspec").url)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension RunScreenSpec: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            // Xcode adds the targets that were chosen, which the tool knows nothing of.
            var extractor = ArgumentExtractor(arguments)
            _ = extractor.extractOption(named: "target")
            try run(
                extractor.remainingArguments, in: context.xcodeProject.directoryURL,
                tool: context.tool(named: "screenspec").url)
        }
    }
#endif

/// - Parameter folder: the package's or the project's, to which paths are relative.
private func run(_ arguments: [String], in folder: URL, tool: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return }
    Diagnostics.error("`screenspec` ended with \(process.terminationStatus); it said why above")
}
