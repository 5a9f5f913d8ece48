import Foundation
import Testing

/// A folder under `Fixtures/KIND`: a spec or several, and what they compile to.
struct Fixture: Sendable, CustomTestStringConvertible {
    enum Kind: String { case ok, err, warn, projects }

    let kind: Kind
    let name: String

    var testDescription: String { name }
    var folder: URL { Self.root.appending(path: "\(kind.rawValue)/\(name)", directoryHint: .isDirectory) }

    private static let target = URL(filePath: #filePath).deletingLastPathComponent()
    static let root = target.appending(path: "Fixtures", directoryHint: .isDirectory)
    static let packageFolder = target.deletingLastPathComponent().deletingLastPathComponent()

    static func all(_ kind: Kind) -> [Fixture] {
        names(in: root.appending(path: kind.rawValue)).map { Fixture(kind: kind, name: $0) }
    }

    /// The specs to compile, one by one: those right in the folder. What they include stands in folders below. A project
    /// without any is one of the samples.
    var specs: [URL] {
        let own = names(in: folder).filter { $0.hasSuffix(".screens.yaml") }
        if own.isEmpty { return [Self.packageFolder.appending(path: "Specs/\(name).screens.yaml")] }
        return own.map { folder.appending(path: $0) }
    }

    subscript(path: String) -> URL { folder.appending(path: path) }

    /// A Swift file beside the spec, if there is one.
    func source(_ name: String) -> URL? {
        FileManager.default.fileExists(atPath: self[name].path) ? self[name] : nil
    }

    /// The app's models as a module of their own, if it has that.
    var models: [URL] { names(in: self["Models"]).map { self["Models/\($0)"] } }
}

/// Sorted; none where there is no such folder.
func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()) ?? []
}
