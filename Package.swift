// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "screenspec",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "screenspec", targets: ["screenspec"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .target(name: "ScreenSpecDiagnostics"),
        .target(name: "ScreenSpecYAML", dependencies: ["CLibYAML", "ScreenSpecDiagnostics"]),
        .target(name: "ScreenSpecModel", dependencies: ["ScreenSpecYAML"]),
        .target(name: "ScreenSpecLint", dependencies: ["ScreenSpecModel"]),
        .target(name: "ScreenSpecTemplates", path: "Templates"),
        .target(name: "ScreenSpecCodegen", dependencies: ["ScreenSpecModel", "ScreenSpecTemplates"]),
        .target(name: "ScreenSpecCompiler", dependencies: ["ScreenSpecLint", "ScreenSpecCodegen"]),
        .executableTarget(
            name: "screenspec",
            dependencies: [
                "ScreenSpecCompiler", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(name: "screenspec-build", dependencies: ["ScreenSpecCompiler"]),
    ],
    swiftLanguageModes: [.v6]
)
