import ScreenSpecCodegen
import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A folder that files are written into. Files that would not change are not touched; the others are replaced whole, all of
/// them or none, never through a link.
package final class OutputFolder {
    /// Absolute.
    package let path: String
    /// Whether what is written is to be there after a power cut.
    let isLasting: Bool
    /// The folder, opened; -1 where there is none.
    let descriptor: Int32

    /// - Parameters:
    ///   - creating: whether to make the folder, and those above it, where it is missing.
    ///   - isLasting: whether what is written is to be there after a power cut. What a build makes it makes again.
    ///   - followsLink: whether `path` may be a link to a folder.
    /// - Throws: `OutputError` where the path is not a folder or cannot be opened.
    package init(
        _ path: String, creating: Bool, isLasting: Bool = true, followsLink: Bool = true
    ) throws(OutputError) {
        self.path = absolutePath(path)
        self.isLasting = isLasting
        let failure = creating ? makeFolders(self.path) : 0
        descriptor = open(self.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW))
        if descriptor >= 0 || (!creating && errno == ENOENT) { return }
        if !followsLink, isLink(self.path) {
            throw OutputError(
                .outputFolder, "this is a link, which is followed only where `--output` names it", self.path)
        }
        let cause = errno == ENOENT && failure != 0 ? failure : errno
        let reason = cause == ENOTDIR ? "a file stands in its place" : systemMessage(cause)
        throw OutputError(.outputFolder, "this cannot be the output folder: \(reason)", self.path)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// What a run changed, as names of files.
    package struct Changes {
        package let written: [String]
        package let removed: [String]
    }

    /// Makes the folder hold the files that `produce` hands on piece by piece.
    ///
    /// - Parameters:
    ///   - sources: what the files were made from.
    ///   - spec: a spec beside which others stood; what was generated of those that are no more goes. Nil keeps that.
    ///   - keepsOthers: whether to refuse to replace what ScreenSpec did not generate.
    /// - Throws: `OutputError` where a file cannot be written or removed, or is one of `sources`. Then none was changed, as far as
    ///   `OutputSet.swift` promises.
    package func write(
        from sources: SourceMap = SourceMap(), clearingBeside spec: String? = nil, keepsOthers: Bool = false,
        _ produce: ((String, ByteText) throws(OutputError) -> Void) throws(OutputError) -> Void
    ) throws(OutputError) -> Changes {
        let inUse = FilesInUse(sources.files.map(\.path))
        removeLeftovers(isAlone: lock())
        defer { unlock() }
        return try withoutInterruption { (signals) throws(OutputError) in
            var written: [OutputFile] = []
            var file: OutputFile?
            try produce { (name, piece) throws(OutputError) in
                // It is thrown away, for the signal ends the process as soon as it comes through.
                if signals.isWaiting { throw OutputError(.unwritableOutput, "the run was interrupted", path(of: name)) }
                if file?.name != name {
                    if let file, try file.finish() { written.append(file) }
                    try inUse.checkOutput(path(of: name))
                    file = try OutputFile(name, in: self)
                    if keepsOthers { try file?.checkGenerated() }
                }
                try file?.append(piece)
            }
            if let file, try file.finish() { written.append(file) }
            let former = spec.map { filesOfFormerSpecs(beside: $0) } ?? []
            let removed = try former.map { name throws(OutputError) in try OutputFile(name, in: self) }
            try moveIntoPlace(written + removed)
            return Changes(written: written.map(\.name), removed: removed.map(\.name))
        }
    }

    /// What stands in the file now; nil where there is none.
    ///
    /// - Parameter keepsOthers: whether it has to be one that ScreenSpec generated, if there is anything in it.
    /// - Throws: `OutputError` where a link or a folder stands in its place, it cannot be read, or is somebody's own.
    package func current(_ name: String, keepsOthers: Bool = false) throws(OutputError) -> SourceFile? {
        guard descriptor >= 0 else { return nil }
        guard let file = try openOutput(name, in: descriptor, path(of: name)) else { return nil }
        defer { close(file) }
        if keepsOthers { try checkGenerated(file, path(of: name)) }
        var status = stat()
        fstat(file, &status)
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: Int(status.st_size) + 1)
        var count = 0
        while count < Int(status.st_size) {
            let received = read(file, bytes + count, Int(status.st_size) - count)
            if received <= 0 { break }
            count += received
        }
        return SourceFile(path: path(of: name), adopting: bytes, 0, count)
    }

    func path(of name: String) -> String { path == "/" ? "/\(name)" : "\(path)/\(name)" }
}

/// Refuses what has something in it and does not say at its top, where a licence may stand as well, that ScreenSpec generated it.
///
/// - Parameter file: opened; what cannot be read is told by who reads all of it.
func checkGenerated(_ file: Int32, _ path: String) throws(OutputError) {
    let top = [UInt8](unsafeUninitializedCapacity: 4096) { $1 = max(0, pread(file, $0.baseAddress, 4096, 0)) }
    let text = String(decoding: top, as: UTF8.self)
    if text.contains(generatedMark) || text.allSatisfy(\.isWhitespace) { return }
    throw OutputError(
        .unwritableOutput,
        "the file cannot be written: its first lines do not say that ScreenSpec generated it; rename it, or name another folder",
        path)
}

/// Why generated files could not be written or compared.
package struct OutputError: Error {
    /// The same as people read it.
    package let diagnostic: Diagnostic
    /// The file or folder, absolute.
    package let path: String

    /// What is wrong with the file or folder at `path`.
    package init(_ kind: DiagnosticKind, _ message: String, _ path: String) {
        self.path = path
        diagnostic = Diagnostic(kind, message, place: .path(path))
    }

    func adding(_ rest: String) -> OutputError { OutputError(diagnostic.kind, diagnostic.message + rest, path) }
}

/// `write` of the C library, whose name a method here takes.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// Makes a folder and those above it where they are missing. Returns the system's first error, or 0; it need not mean
/// that the folder is not there, for a sandbox may refuse what exists.
private func makeFolders(_ path: String) -> Int32 {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return 0 }
    var failure: Int32 = 0
    var end = path.startIndex
    while end < path.endIndex {
        end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
        if mkdir(String(path[..<end]), 0o755) != 0, errno != EEXIST, failure == 0 { failure = errno }
    }
    return failure
}
