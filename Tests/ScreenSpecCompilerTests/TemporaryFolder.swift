import Foundation

/// A folder of its own for a test; it goes away with the test.
final class TemporaryFolder: Sendable {
    let url: URL

    init() {
        let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        url = temporary.appending(path: "screenspec-\(UUID().uuidString)", directoryHint: .isDirectory)
        try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    subscript(path: String) -> URL { url.appending(path: path) }

    func write(_ text: String, to path: String) { write(Data(text.utf8), to: path) }

    func write(_ data: Data, to path: String) {
        let file = self[path]
        let folder = file.deletingLastPathComponent()
        try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try! data.write(to: file)
    }

    /// Writes files by name, and returns where they are, sorted.
    func write(_ files: [String: String], to path: String) -> [URL] {
        for (name, text) in files { write(text, to: "\(path)/\(name)") }
        return files.keys.sorted().map { self["\(path)/\($0)"] }
    }
}
