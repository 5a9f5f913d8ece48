import Foundation
import PackagePlugin

/// `swift package lint-screens [--target NAME]… [OPTION]…`: lints the screen specs of targets. Options that it does not
/// know itself go on to `screenspec lint`.
@main
struct LintScreens: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let targets = context.package.targets.compactMap { $0 as? SourceModuleTarget }.map {
            Linted(name: $0.name, files: $0.sourceFiles.map(\.url))
        }
        try lint(targets, arguments, in: context.package.directoryURL, tool: context.tool(named: "screenspec").url)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension LintScreens: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let targets = context.xcodeProject.targets.map {
                Linted(name: $0.displayName, files: $0.inputFiles.map(\.url))
            }
            try lint(
                targets, arguments, in: context.xcodeProject.directoryURL, tool: context.tool(named: "screenspec").url)
        }
    }
#endif

/// A target that may have specs.
private struct Linted {
    let name: String
    let files: [URL]
}

/// - Parameter folder: the package's or the project's.
private func lint(_ targets: [Linted], _ arguments: [String], in folder: URL, tool: URL) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    for name in names where !targets.contains(where: { $0.name == name }) {
        Diagnostics.error("there is no target `\(name)`; there are \(targets.map(\.name).joined(separator: ", "))")
    }
    let chosen = targets.filter { names.isEmpty || names.contains($0.name) }
    let paths = chosen.flatMap { specs(ofTarget: $0.name, files: $0.files, in: folder).map(\.path) }
    if paths.isEmpty {
        for target in chosen { Diagnostics.error(missingSpec(ofTarget: target.name, in: folder)) }
        return
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = ["lint"] + extractor.remainingArguments + ["--"] + paths
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return }
    Diagnostics.error("`screenspec lint` ended with \(process.terminationStatus); it said why above")
}
