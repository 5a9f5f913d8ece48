// swift-tools-version: 6.1
import PackageDescription

// A package as a user of ScreenSpec would have it. `run` in this folder builds it, changes its spec and builds it again.
let package = Package(
    name: "Reader",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "screenspec", path: "../..")],
    targets: [
        .executableTarget(name: "Reader", plugins: [.plugin(name: "ScreenSpecBuild", package: "screenspec")])
    ],
    swiftLanguageModes: [.v6]
)
