// swift-tools-version: 6.1
import PackageDescription

// Packages as users of ScreenSpec would have them. `run` in this folder builds them, changes their specs and builds them again.
// `Reader` is one target. `Library` has four: its screens, two features that know no views of each other, and the views.
let screenSpec = Target.PluginUsage.plugin(name: "ScreenSpecBuild", package: "screenspec")

let package = Package(
    name: "Reader",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "screenspec", path: "../..")],
    targets: [
        .executableTarget(name: "Reader", plugins: [screenSpec]),
        .target(name: "AppNavigation", plugins: [screenSpec]),
        .target(name: "FeatureBooks", dependencies: ["AppNavigation"]),
        .target(name: "FeatureLoans", dependencies: ["AppNavigation"]),
        .executableTarget(
            name: "Library", dependencies: ["AppNavigation", "FeatureBooks", "FeatureLoans"], plugins: [screenSpec]),
    ],
    swiftLanguageModes: [.v6]
)
