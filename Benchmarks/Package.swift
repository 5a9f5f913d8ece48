// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who uses ScreenSpec resolves or builds what only its benchmarks need.
let package = Package(
    name: "ScreenSpecBenchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    ],
    targets: [
        .executableTarget(name: "empty"),
        .executableTarget(name: "specgen"),
        .target(name: "YamsSpec", dependencies: [.product(name: "Yams", package: "Yams")]),
        .executableTarget(
            name: "yams-stencil", dependencies: ["YamsSpec", .product(name: "Stencil", package: "Stencil")]),
        .executableTarget(
            name: "yams-mustache", dependencies: ["YamsSpec", .product(name: "Mustache", package: "swift-mustache")]),
    ],
    swiftLanguageModes: [.v6]
)
