import Foundation

/// Where this package lies.
package enum PackageFolder {
    /// The folder of `Package.swift`.
    package static let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A file that is not part of this repository, in the folder that `SCREENSPEC_SHARED` names or in `../shared`; nil
    /// where it is missing.
    package static func shared(_ name: String) -> URL? {
        let folder =
            ProcessInfo.processInfo.environment["SCREENSPEC_SHARED"].map { URL(filePath: $0) }
            ?? url.deletingLastPathComponent().appending(path: "shared")
        let file = folder.appending(path: name)
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }
}

/// What lies in a folder, sorted and without what is hidden; none where there is no such folder.
package func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }.sorted()) ?? []
}
