import Foundation
import PackagePlugin

/// `swift package generate-screens [--target NAME]… [--check]`: writes the code of targets that have a screen spec into
/// their folders, for teams that commit what is generated.
@main
struct GenerateScreens: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let targets = context.package.targets.compactMap { $0 as? SourceModuleTarget }.map {
            Destination(name: $0.name, files: $0.sourceFiles.map(\.url), folder: $0.directoryURL)
        }
        try generate(
            for: targets, arguments, in: context.package.directoryURL, tool: context.tool(named: "screenspec").url)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension GenerateScreens: XcodeCommandPlugin {
        /// A target of a project has no folder of its own; by custom it is the one of its name.
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let folder = context.xcodeProject.directoryURL
            let targets = context.xcodeProject.targets.map {
                Destination(
                    name: $0.displayName, files: $0.inputFiles.map(\.url),
                    folder: folder.appendingPathComponent($0.displayName))
            }
            try generate(for: targets, arguments, in: folder, tool: context.tool(named: "screenspec").url)
        }
    }
#endif

/// A target that code may be written into.
private struct Destination {
    let name: String
    let files: [URL]
    let folder: URL
}

/// - Parameter folder: the package's or the project's.
private func generate(for targets: [Destination], _ arguments: [String], in folder: URL, tool: URL) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    for name in names where !targets.contains(where: { $0.name == name }) {
        Diagnostics.error("there is no target `\(name)`; there are \(targets.map(\.name).joined(separator: ", "))")
    }
    let chosen = targets.filter { names.isEmpty || names.contains($0.name) }
    var hasSpecs = false
    for target in chosen {
        let specs = specs(ofTarget: target.name, files: target.files, in: folder)
        hasSpecs = hasSpecs || !specs.isEmpty
        if let problem = sameName(in: specs) {
            Diagnostics.error(problem)
            continue
        }
        let output = target.folder.appendingPathComponent("Generated").path
        for (number, spec) in specs.enumerated() {
            let others = specs[..<number].flatMap { ["--beside", $0.path] }
            try run(
                tool,
                [
                    "generate", spec.path, "--output", output, "--owns-output", "--called-as",
                    "swift package generate-screens",
                ]
                    + others
                    + extractor.remainingArguments, for: target)
        }
    }
    if hasSpecs { return }
    for target in chosen { Diagnostics.error(missingSpec(ofTarget: target.name, in: folder)) }
}

/// Runs the compiler, which says itself what is wrong.
private func run(_ tool: URL, _ arguments: [String], for target: Destination) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 0 { return }
    Diagnostics.error("`screenspec generate` failed for target `\(target.name)`; it said why above")
}
