// swift-tools-version: 6.1
import PackageDescription

// The plugins as another package: they run programs that are built already. What uses them compiles no part of ScreenSpec
// and needs no libyaml. `Plugins` holds links to the plugins of the package above, so that there is one of each.

/// The release whose programs they run. Without one, those that `make artifact-bundle` has put here.
let release: (version: String, checksum: String)? = nil

let releases = "https://github.com/OWNER/screenspec/releases/download"

let programs: Target =
    if let release {
        .binaryTarget(
            name: "screenspec", url: "\(releases)/\(release.version)/screenspec.artifactbundle.zip",
            checksum: release.checksum)
    } else {
        .binaryTarget(name: "screenspec", path: "screenspec.artifactbundle")
    }

let package = Package(
    name: "screenspec-plugin",
    platforms: [.macOS(.v14)],
    products: [
        .plugin(name: "ScreenSpecBuild", targets: ["ScreenSpecBuild"]),
        .plugin(name: "GenerateScreens", targets: ["GenerateScreens"]),
        .plugin(name: "LintScreens", targets: ["LintScreens"]),
        .plugin(name: "RunScreenSpec", targets: ["RunScreenSpec"]),
    ],
    targets: [
        programs,
        .plugin(name: "ScreenSpecBuild", capability: .buildTool(), dependencies: ["screenspec"]),
        .plugin(
            name: "GenerateScreens",
            capability: .command(
                intent: .custom(
                    verb: "generate-screens", description: "Write the Swift code of screen specs into their targets"),
                permissions: [
                    .writeToPackageDirectory(
                        reason: "The code goes into the folder Generated of each target with a spec.")
                ]),
            dependencies: ["screenspec"]),
        .plugin(
            name: "LintScreens",
            capability: .command(
                intent: .custom(verb: "lint-screens", description: "Lint the screen specs of targets")),
            dependencies: ["screenspec"]),
        .plugin(
            name: "RunScreenSpec",
            capability: .command(
                intent: .custom(
                    verb: "screenspec", description: "Run the command-line tool: diff, graph, links and more")),
            dependencies: ["screenspec"]),
    ]
)
