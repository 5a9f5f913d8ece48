import Foundation

/// A folder of its own for each test; it goes away with the test.
final class TemporaryFolder {
    let url: URL

    init() {
        let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        url = temporary.appending(path: "screenspec-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
        try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// A folder with a small spec, `App.screens.yaml`.
    convenience init(spec: String) {
        self.init()
        write(spec, to: "App.screens.yaml")
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    subscript(path: String) -> URL { url.appending(path: path) }

    func write(_ text: String, to path: String) {
        try! FileManager.default.createDirectory(
            at: self[path].deletingLastPathComponent(), withIntermediateDirectories: true)
        try! Data(text.utf8).write(to: self[path])
    }

    func read(_ path: String) -> String? {
        (try? Data(contentsOf: self[path])).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Everything in a folder inside this one, also what is hidden.
    func names(in path: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: self[path].path).sorted()) ?? []
    }

    /// The text of each file in a folder inside this one.
    func contents(of path: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: names(in: path).map { ($0, read("\(path)/\($0)") ?? "") })
    }

    func makeFolder(_ path: String) {
        try! FileManager.default.createDirectory(at: self[path], withIntermediateDirectories: true)
    }

    func makeLink(_ path: String, to target: String) {
        try! FileManager.default.createSymbolicLink(at: self[path], withDestinationURL: self[target])
    }

    /// Sets back the modification times of all files in a folder, so that a new time would show.
    func age(_ path: String) {
        for name in names(in: path) {
            try! FileManager.default.setAttributes(
                [.modificationDate: Date.longAgo], ofItemAtPath: self["\(path)/\(name)"].path)
        }
    }

    /// The files of a folder that were written since `age`.
    func touched(in path: String) -> [String] {
        names(in: path).filter { name in
            let attributes = try! FileManager.default.attributesOfItem(atPath: self["\(path)/\(name)"].path)
            return attributes[.modificationDate] as? Date != .longAgo
        }
    }
}

extension Date {
    fileprivate static let longAgo = Date(timeIntervalSince1970: 1_000_000_000)
}

/// A spec that is right, and the smallest with something in each part of its enum.
let smallSpec = """
    screenspec: 1
    app: {conformances: [Codable, Sendable]}
    destinations:
      home: {title: Home, icon: house, columns: 2, view: HomeView, opens: [book]}
      book: {payload: {_ id: Int}, title: "Book {id}", icon: book, view: BookView}
    sidebar:
      sections:
        - {id: main, title: Main, items: [home]}

    """
