import Foundation
import ScreenSpecTestSupport
import Testing

/// Integration/BooksApp is the app of the Books spec as a user would write it. Xcode builds it; here it is type-checked.
@Suite("The sample app of the Books spec")
struct BooksAppTests {
    static let sources = PackageFolder.url.appending(path: "Tests/Integration/BooksApp/Sources/BooksApp")
    static let books = Fixture(kind: .projects, name: "Books")

    @Test("compiles without a warning", arguments: ["nonisolated", "MainActor"])
    func compiles(isolation: String) throws {
        let app = try App(Self.books)
        var options = try app.optionsWithViews()
        options.isolation = isolation
        let sources = app.generated + (try Self.swiftFiles())
        let result = try SwiftCompiler.compile(sources, options, in: app.folder)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("compiles with code that was written before there was a generator")
    func appCode() throws {
        let app = try App(Self.books)
        let sources = app.generated + (try Self.swiftFiles()) + [Self.books["AppCode.swift"]]
        let result = try SwiftCompiler.compile(sources, try app.optionsWithViews(), in: app.folder)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test("has the sample's spec, and no navigation of its own")
    func spec() throws {
        let spec = try Data(contentsOf: Self.sources.appending(path: "Books.screens.yaml"))
        #expect(spec == (try Data(contentsOf: Self.books.specs[0])))
        let generated = ["NavigationSplitView", "NavigationStack", "navigationDestination", "TabView", "sheet("]
        for file in try Self.swiftFiles() {
            let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
            #expect(!generated.contains(where: text.contains), "\(file.lastPathComponent)")
        }
    }

    private static func swiftFiles() throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { sources.appending(path: $0) }
    }
}
