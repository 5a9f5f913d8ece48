import Foundation
import ScreenSpecTestSupport

extension TemporaryFolder {
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
