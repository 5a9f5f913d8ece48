import Foundation
import Testing

/// Texts that were recorded once, read, and kept. `RECORD_SNAPSHOTS=1 swift test` records them anew and fails, so that
/// nobody commits a recording unread.
package enum Snapshot {
    /// Whether this run records.
    package static let isRecording = ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil

    /// Compares a text with what is recorded in a file.
    package static func expect(_ text: String, at url: URL, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let recorded = try? String(decoding: Data(contentsOf: url), as: UTF8.self)
        if recorded == text { return }
        if isRecording {
            let folder = url.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            Issue.record("recorded \(url.path)", sourceLocation: sourceLocation)
        } else {
            let difference = firstDifference(recorded ?? "", text)
            Issue.record("\(url.path) is not what came out\n\(difference)", sourceLocation: sourceLocation)
        }
    }

    /// Makes `folder` hold nothing but files of these names.
    package static func expectOnly(
        _ names: [String], in folder: URL, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for extra in Set(ScreenSpecTestSupport.names(in: folder)).subtracting(names).sorted() {
            if isRecording { try FileManager.default.removeItem(at: folder.appending(path: extra)) }
            Issue.record("\(folder.path)/\(extra) is no output any more", sourceLocation: sourceLocation)
        }
    }

    private static func firstDifference(_ recorded: String, _ text: String) -> String {
        let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
        let new = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = zip(old, new).prefix { $0 == $1 }.count
        let shown = { (lines: [Substring]) in lines.dropFirst(line).prefix(12).joined(separator: "\n") }
        return "line \(line + 1), recorded:\n\(shown(old))\nnow:\n\(shown(new))"
    }
}
