import ScreenSpecCodegen
import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The folder that generated files stand in. Files that would not change are not touched; the others are replaced whole,
/// all of them or none, never through a link.
package struct OutputFolder: ~Copyable {
    package let path: String
    /// The folder, opened; -1 where there is none.
    private let descriptor: Int32

    /// - Parameter creating: whether to make the folder, and those above it, where it is missing.
    /// - Throws: `OutputError` where the path is not a folder or cannot be opened.
    package init(_ path: String, creating: Bool) throws(OutputError) {
        self.path = absolutePath(path)
        let failure = creating ? makeFolders(self.path) : 0
        descriptor = open(self.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor >= 0 || (!creating && errno == ENOENT) { return }
        let cause = errno == ENOENT && failure != 0 ? failure : errno
        let reason = cause == ENOTDIR ? "a file stands in its place" : systemMessage(cause)
        throw OutputError(.outputFolder, "this cannot be the output folder: \(reason)", self.path)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Makes the folder hold the files that `produce` hands on, by name and text, and returns the names of those that
    /// changed.
    ///
    /// - Throws: `OutputError` where a file cannot be written. Then none was changed.
    package func write(
        _ produce: ((String, ByteText) throws(OutputError) -> Void) throws(OutputError) -> Void
    ) throws(OutputError) -> [String] {
        var changed: [String] = []
        do throws(OutputError) {
            try produce { (name, contents) throws(OutputError) in
                if try isCurrent(name, contents) { return }
                changed.append(name)
                try writeTemporary(name, contents)
            }
        } catch {
            for name in changed { unlinkat(descriptor, temporaryName(name), 0) }
            throw error
        }
        for name in changed { try moveIntoPlace(name) }
        return changed
    }

    /// What stands in the file now; nil where there is none.
    ///
    /// - Throws: `OutputError` where a link or a folder stands in its place, or it cannot be read.
    package func current(_ name: String) throws(OutputError) -> SourceFile? {
        guard descriptor >= 0 else { return nil }
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        if file < 0 {
            if errno == ENOENT { return nil }
            if errno == ELOOP { throw failure(name, .outputLink, "a link stands in this file's place") }
            throw failure(name, .unwritableOutput, "the file cannot be read: \(systemMessage(errno))")
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw failure(name, .outputLink, "something that is not a file stands in this file's place")
        }
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(status.st_size) + 1)
        var count = 0
        while count < Int(status.st_size) {
            let received = read(file, bytes + count, Int(status.st_size) - count)
            if received <= 0 { break }
            count += received
        }
        return SourceFile(path: "\(path)/\(name)", adopting: bytes, 0, count)
    }

    private func isCurrent(_ name: String, _ contents: ByteText) throws(OutputError) -> Bool {
        var status = stat()
        // Files of another size need no reading; a link or a folder is left to `current` to refuse.
        if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG,
            Int(status.st_size) != contents.count
        {
            return false
        }
        return try current(name).map { $0.text.equals(contents) } ?? false
    }

    private func writeTemporary(_ file: String, _ contents: ByteText) throws(OutputError) {
        let name = temporaryName(file)
        unlinkat(descriptor, name, 0)
        let target = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard target >= 0 else { throw unwritable(file) }
        defer { close(target) }
        var written = 0
        while written < contents.count {
            let count = systemWrite(target, contents.base + written, contents.count - written)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw unwritable(file) }
            written += count
        }
    }

    private func moveIntoPlace(_ name: String) throws(OutputError) {
        guard renameat(descriptor, temporaryName(name), descriptor, name) == 0 else { throw unwritable(name) }
    }

    private func temporaryName(_ name: String) -> String { ".\(name).\(getpid()).tmp" }

    private func unwritable(_ name: String) -> OutputError {
        failure(name, .unwritableOutput, "the file cannot be written: \(systemMessage(errno))")
    }

    private func failure(_ name: String, _ kind: DiagnosticKind, _ message: String) -> OutputError {
        OutputError(kind, message, "\(path)/\(name)")
    }
}

/// Why generated files could not be written or compared.
package struct OutputError: Error {
    package let diagnostic: Diagnostic

    init(_ kind: DiagnosticKind, _ message: String, _ path: String) {
        diagnostic = Diagnostic(kind, message, place: .path(path))
    }
}

/// `write` of the C library, whose name a method here takes.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// Makes a folder and those above it where they are missing. Returns the system's first error, or 0; it need not mean
/// that the folder is not there, for a sandbox may refuse what exists.
private func makeFolders(_ path: String) -> Int32 {
    var failure: Int32 = 0
    var end = path.startIndex
    while end < path.endIndex {
        end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
        if mkdir(String(path[..<end]), 0o755) != 0, errno != EEXIST, failure == 0 { failure = errno }
    }
    return failure
}
