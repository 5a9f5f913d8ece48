import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension FixOutcome {
    /// Writes the new texts in the place of the old ones, each in its file's encoding and with its permissions.
    ///
    /// - Throws: `OutputError` where a file cannot be written, is a link, or was changed by somebody else in between. Then
    ///   none was changed.
    package func write() throws(OutputError) {
        var staged: [StagedFile] = []
        do throws(OutputError) {
            for file in files { staged.append(try StagedFile(file)) }
            for file in staged { try file.moveIntoPlace() }
        } catch {
            for file in staged { file.discard() }
            throw error
        }
    }
}

/// A file of a spec whose new text stands beside it, and that is about to be replaced.
private final class StagedFile {
    private let path: String
    private let name: String
    private let folder: Int32
    private let output: OutputFile
    private var isMoved = false

    init(_ file: FixOutcome.File) throws(OutputError) {
        let folderPath = String(file.path[..<file.path.lastIndex(of: "/")!])
        (path, name) = (file.path, fileName(file.path))
        folder = open(folderPath.isEmpty ? "/" : folderPath, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        do throws(OutputError) {
            output = try OutputFile(name, in: folder, folderPath)
            let current = try OutputFolder(folderPath.isEmpty ? "/" : folderPath, creating: false).current(name)
            guard let current, let new = replacement(for: current, file) else {
                throw OutputError(.unwritableSpec, "the file was changed while it was being fixed", path)
            }
            try output.append(new.text)
            _ = try output.finish()
            withExtendedLifetime(new) {}
        } catch {
            throw OutputError(.unwritableSpec, error.reason, path)
        }
        keepMode()
    }

    deinit {
        if folder >= 0 { close(folder) }
    }

    func moveIntoPlace() throws(OutputError) {
        if renameat(folder, output.temporaryName, folder, name) != 0 {
            throw OutputError(.unwritableSpec, "the file cannot be written: \(systemMessage(errno))", path)
        }
        isMoved = true
    }

    func discard() {
        if !isMoved { output.discard() }
    }

    private func keepMode() {
        var status = stat()
        if fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 {
            fchmodat(folder, output.temporaryName, status.st_mode & 0o7777, 0)
        }
    }
}

/// The bytes that are to stand in the place of those on disk; nil where those are not what was fixed.
private func replacement(for current: SourceFile, _ file: FixOutcome.File) -> SourceFile? {
    let encoding = FileEncoding(current.text)
    let old = encoding.bytes(of: file.old.text)
    return withExtendedLifetime((old, current)) {
        old.text.equals(current.text) ? encoding.bytes(of: file.new.text) : nil
    }
}

extension OutputError {
    fileprivate var reason: String { diagnostic.message }
}
