import Foundation
import PackagePlugin

/// Compiles a target's screen specs whenever one of their files changed, and stops the build where a spec is wrong.
@main
struct ScreenSpecBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        return commands(
            target: target.name, files: target.sourceFiles.map(\.url), folder: context.package.directoryURL,
            tool: try context.tool(named: "screenspec-build").url, output: context.pluginWorkDirectoryURL)
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension ScreenSpecBuild: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            commands(
                target: target.displayName, files: target.inputFiles.map(\.url),
                folder: context.xcodeProject.directoryURL,
                tool: try context.tool(named: "screenspec-build").url, output: context.pluginWorkDirectoryURL)
        }
    }
#endif

/// One command for each spec of the target.
private func commands(target: String, files: [URL], folder: URL, tool: URL, output: URL) -> [Command] {
    let specs = specs(ofTarget: target, files: files, in: folder)
    if specs.isEmpty { Diagnostics.error(missingSpec(ofTarget: target, in: folder)) }
    if let problem = sameName(in: specs) {
        Diagnostics.error(problem)
        return []
    }
    let watched = output.appendingPathComponent("Replan", isDirectory: true)
    return [watching(watched)]
        + specs.enumerated().map { number, spec in
            compiling(
                spec, beside: Array(specs[..<number]), in: folder, files: files, tool: tool, output: output,
                watched: watched)
        }
}

/// - Parameter others: the specs before it, with which its types must not clash.
private func compiling(
    _ spec: TargetSpec, beside others: [TargetSpec], in package: URL, files: [URL], tool: URL, output: URL, watched: URL
) -> Command {
    let included = spec.included + others.flatMap(\.included)
    let inputs = [spec.path] + others.map(\.path) + included
    let folders = ([spec] + others).flatMap(\.searchedFolders)
    var arguments = [spec.path, output.path, "--package", package.path, "--replan", watched.path]
    for input in included { arguments += ["--input", input] }
    for other in others { arguments += ["--beside", other.path] }
    // A link in the target stands for the file it leads to; as an input, it is no longer an unhandled file.
    let realInputs = Set(inputs.map(realPath))
    let links = files.filter { realInputs.contains(realPath($0.path)) }
    return .buildCommand(
        displayName: visible("Compiling the screen spec \(spec.name)"),
        executable: tool,
        arguments: arguments,
        inputFiles: links + (inputs + folders).map { URL(fileURLWithPath: $0) },
        outputFiles: spec.outputFiles.map { output.appendingPathComponent($0) })
}

/// Makes the build watch a folder. SwiftPM keeps a plugin's answer until files come or go in the target's folder or in
/// one that a prebuild command writes into. A changed `include` is neither: the compiler then refuses the file that was
/// not declared and changes this folder, so that the next build asks this plugin again.
private func watching(_ folder: URL) -> Command {
    .prebuildCommand(
        displayName: "Watching what screen specs include", executable: URL(fileURLWithPath: "/bin/mkdir"),
        arguments: ["-p", folder.path], outputFilesDirectory: folder)
}
