// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "screenspec",
    platforms: [.macOS(.v14)],
    products: [
        .plugin(name: "ScreenSpecBuild", targets: ["ScreenSpecBuild"]),
        .plugin(name: "GenerateScreens", targets: ["GenerateScreens"]),
        .plugin(name: "LintScreens", targets: ["LintScreens"]),
        .plugin(name: "RunScreenSpec", targets: ["RunScreenSpec"]),
        .executable(name: "screenspec", targets: ["screenspec"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(name: "CExchange"),
        .target(name: "ScreenSpecDiagnostics"),
        .target(name: "ScreenSpecYAML", dependencies: ["CLibYAML", "ScreenSpecDiagnostics"]),
        .target(name: "ScreenSpecSwift", dependencies: ["ScreenSpecDiagnostics"]),
        .target(name: "ScreenSpecModel", dependencies: ["ScreenSpecYAML", "ScreenSpecSwift"]),
        .target(name: "ScreenSpecLint", dependencies: ["ScreenSpecModel"]),
        .target(name: "ScreenSpecSymbols", dependencies: ["ScreenSpecLint"]),
        .target(name: "ScreenSpecTemplates", path: "Templates"),
        .target(name: "ScreenSpecCodegen", dependencies: ["ScreenSpecModel", "ScreenSpecTemplates"]),
        .target(name: "ScreenSpecCompiler", dependencies: ["CExchange", "ScreenSpecLint", "ScreenSpecCodegen"]),
        .target(name: "ScreenSpecFixing", dependencies: ["ScreenSpecCompiler"]),
        .target(name: "ScreenSpecReview", dependencies: ["ScreenSpecCompiler"]),
        .target(name: "ScreenSpecMap", dependencies: ["ScreenSpecReporters"]),
        .target(name: "ScreenSpecPreview", dependencies: ["ScreenSpecMap"], exclude: ["Page"]),
        .target(name: "ScreenSpecReference", dependencies: ["ScreenSpecReporters", "ScreenSpecReview"]),
        .target(name: "ScreenSpecReporters", dependencies: ["ScreenSpecCompiler"]),
        .executableTarget(
            name: "screenspec",
            dependencies: [
                "ScreenSpecFixing", "ScreenSpecMap", "ScreenSpecPreview", "ScreenSpecReference", "ScreenSpecReporters",
                "ScreenSpecReview", "ScreenSpecSymbols",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(name: "screenspec-build", dependencies: ["ScreenSpecCompiler"]),
        .plugin(name: "ScreenSpecBuild", capability: .buildTool(), dependencies: ["screenspec-build"]),
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
        .executableTarget(name: "BooksDemo", plugins: ["ScreenSpecBuild"]),
        .target(name: "ScreenSpecTestSupport", path: "Tests/Support"),
        .executableTarget(name: "compile-all", dependencies: ["ScreenSpecCompiler"], path: "Tests/CompileAll"),
        .testTarget(name: "ScreenSpecYAMLTests", dependencies: ["ScreenSpecYAML", "ScreenSpecTestSupport"]),
        .testTarget(name: "ScreenSpecSwiftTests", dependencies: ["ScreenSpecSwift", "ScreenSpecTestSupport"]),
        .testTarget(
            name: "ScreenSpecLintTests",
            dependencies: ["ScreenSpecCompiler", "ScreenSpecSymbols", "ScreenSpecTestSupport"]),
        .testTarget(
            name: "ScreenSpecCompilerTests",
            dependencies: [
                "ScreenSpecCompiler", "ScreenSpecFixing", "ScreenSpecMap", "ScreenSpecPreview", "ScreenSpecReference",
                "ScreenSpecReview", "ScreenSpecSymbols", "ScreenSpecTestSupport", "compile-all",
            ],
            exclude: ["Fixtures"]),
        .testTarget(name: "ScreenSpecCodegenTests", dependencies: ["ScreenSpecCodegen", "ScreenSpecReference"]),
        .testTarget(
            name: "ScreenSpecReportersTests", dependencies: ["ScreenSpecReporters", "ScreenSpecTestSupport"],
            exclude: ["Fixtures"]),
        .testTarget(
            name: "ScreenSpecCommandTests",
            dependencies: ["screenspec", "screenspec-build", "BooksDemo", "ScreenSpecTestSupport"],
            exclude: ["Recorded"]),
    ],
    swiftLanguageModes: [.v6]
)

// For targets that use the plugin SwiftPM builds its program first, and then once more as a product.
if Context.environment["SCREENSPEC_PRODUCTS_ONLY"] != nil {
    package.targets.removeAll { ["BooksDemo", "ScreenSpecCommandTests"].contains($0.name) }
}
