import Foundation

/// A folder of its own for a test; it goes away with the test.
package final class TemporaryFolder: Sendable {
    /// Where it is, without symbolic links.
    package let url: URL

    /// Makes an empty folder.
    package init() {
        let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        url = temporary.appending(path: "screenspec-\(UUID().uuidString)", directoryHint: .isDirectory)
        try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// A folder with a spec, `App.screens.yaml`.
    package convenience init(spec: String) {
        self.init()
        write(spec, to: "App.screens.yaml")
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The place of a file in it.
    package subscript(path: String) -> URL { url.appending(path: path) }

    /// Writes a file, and makes the folders above it.
    package func write(_ text: String, to path: String) { write(Data(text.utf8), to: path) }

    /// Writes a file, and makes the folders above it.
    package func write(_ data: Data, to path: String) {
        let file = self[path]
        try! FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try! data.write(to: file)
    }

    /// Writes files by name, and returns where they are, sorted.
    package func write(_ files: [String: String], to path: String) -> [URL] {
        for (name, text) in files { write(text, to: "\(path)/\(name)") }
        return files.keys.sorted().map { self["\(path)/\($0)"] }
    }

    /// A file's text; nil where there is none.
    package func read(_ path: String) -> String? {
        (try? Data(contentsOf: self[path])).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Everything in a folder inside this one, also what is hidden.
    package func names(in path: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: self[path].path).sorted()) ?? []
    }

    /// The text of each file in a folder inside this one.
    package func contents(of path: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names(in: path).map { ($0, read("\(path)/\($0)") ?? "") })
    }

    /// Makes a folder and those above it.
    package func makeFolder(_ path: String) {
        try! FileManager.default.createDirectory(at: self[path], withIntermediateDirectories: true)
    }

    /// Makes a symbolic link to another place inside this folder.
    package func makeLink(_ path: String, to target: String) {
        try! FileManager.default.createSymbolicLink(at: self[path], withDestinationURL: self[target])
    }

    /// Gives a file another name.
    package func rename(_ path: String, to other: String) {
        try! FileManager.default.moveItem(at: self[path], to: self[other])
    }

    /// Makes a named pipe, which nobody writes into.
    package func makePipe(_ path: String) {
        try! FileManager.default.createDirectory(
            at: self[path].deletingLastPathComponent(), withIntermediateDirectories: true)
        precondition(mkfifo(self[path].path, 0o644) == 0)
    }
}
