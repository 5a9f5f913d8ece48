// swift-tools-version: 6.1
import PackageDescription

// The app of Specs/Books.screens.yaml as a user of ScreenSpec would write it. Open this file in Xcode and run BooksApp on
// My Mac; an app for iPhone or iPad is an Xcode project with the same sources and the same plugin.
let package = Package(
    name: "BooksApp",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(name: "screenspec", path: "../../..")],
    targets: [
        .executableTarget(name: "BooksApp", plugins: [.plugin(name: "ScreenSpecBuild", package: "screenspec")])
    ],
    swiftLanguageModes: [.v6]
)
