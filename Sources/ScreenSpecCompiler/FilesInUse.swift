#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Files that a run reads or writes, by whatever name: no further output may replace them.
package struct FilesInUse {
    /// What is one file has one identity: its number on its device, or its real path where it is not there yet.
    private enum Identity: Hashable {
        case file(device: dev_t, number: ino_t)
        case path(String)

        init(_ path: String) {
            var status = stat()
            self =
                stat(path, &status) == 0
                ? .file(device: status.st_dev, number: status.st_ino) : .path(realPath(absolutePath(path)))
        }
    }

    private let identities: Set<Identity>

    /// - Parameter paths: files that exist or not, each found again under any of its names.
    package init(_ paths: [String]) { identities = Set(paths.map { Identity($0) }) }

    func contains(_ path: String) -> Bool { identities.contains(Identity(path)) }

    /// - Throws: `OutputError` where the file at `path` is one of them.
    package func checkOutput(_ path: String) throws(OutputError) {
        if !contains(path) { return }
        throw OutputError(
            .unwritableOutput, "this would replace a file that the same run reads or writes; name another output",
            absolutePath(path))
    }
}
