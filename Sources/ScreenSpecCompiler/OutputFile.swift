import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A file that is being made, piece by piece. As long as the pieces are what stands in the file already, nothing is
/// written; from the first difference on they go to a temporary file beside it, which goes away with this object.
/// Where nothing is appended and it is not finished, the file goes, as soon as it is moved.
package final class OutputFile {
    /// In its folder.
    package let name: String
    let path: String
    /// Where the new text stands until it is moved: `.NAME.PROCESS.screenspec-new`.
    let newName: String
    /// Where the old one waits until nobody has need of it; see `OutputFile+Place.swift`.
    var oldName = ""
    let folder: OutputFolder
    /// What stood there when this began; nil where nothing did.
    let before: FileState?
    /// What stands there once it was moved; nil before that, and where the file goes.
    var after: FileState?
    /// Whether something of this run's stands under `newName`.
    var hasNew = false
    /// What stands in the file now, opened; -1 where there is nothing to compare with.
    private var old: Int32 = -1
    /// The temporary file; -1 while there is none, and when it is whole.
    private var new: Int32 = -1
    /// How much of the old file was found to stay.
    private var sameCount = 0
    /// What was read of the old file; as large as the largest piece so far.
    private var scratch = UnsafeMutablePointer<UInt8>.allocate(capacity: 0)
    private var scratchSize = 0

    /// - Throws: `OutputError` where a link or a folder stands in the file's place.
    package init(_ name: String, in folder: OutputFolder) throws(OutputError) {
        self.name = name
        self.folder = folder
        path = folder.path(of: name)
        newName = leftoverName(name)
        old = try openOutput(name, in: folder.descriptor, path) ?? -1
        before = old >= 0 ? FileState(of: old) : nil
    }

    deinit {
        scratch.deallocate()
        closeFiles()
        if hasNew { unlinkat(folder.descriptor, newName, 0) }
    }

    private func closeFiles() {
        if old >= 0 { close(old) }
        if new >= 0 { close(new) }
        (old, new) = (-1, -1)
    }

    /// Adds the next piece of the file's text.
    ///
    /// - Throws: `OutputError` where it cannot be written.
    package func append(_ piece: ByteText) throws(OutputError) {
        if new < 0 {
            if stays(piece) {
                sameCount += piece.count
                return
            }
            try beginNew()
        }
        try write(piece.base, piece.count)
    }

    /// Whether the file changes. If so, it stands whole in the temporary file.
    ///
    /// - Throws: `OutputError` where it cannot be written.
    package func finish() throws(OutputError) -> Bool {
        defer { closeFiles() }
        if new < 0 {
            var status = stat()
            if old >= 0, fstat(old, &status) == 0, Int(status.st_size) == sameCount { return false }
            try beginNew()
        }
        if folder.isLasting, fsync(new) != 0 { throw unwritable() }
        return true
    }

    /// Whether `piece` is what comes next in the old file.
    private func stays(_ piece: ByteText) -> Bool {
        if old < 0 { return false }
        if scratchSize < piece.count {
            scratch.deallocate()
            scratchSize = piece.count
            scratch = .allocate(capacity: scratchSize)
        }
        return read(piece.count, at: sameCount) == piece.count && memcmp(scratch, piece.base, piece.count) == 0
    }

    /// Reads up to `count` bytes of the old file into `scratch`.
    private func read(_ count: Int, at offset: Int) -> Int {
        var received = 0
        while received < count {
            let more = pread(old, scratch + received, count - received, off_t(offset + received))
            if more < 0, errno == EINTR { continue }
            if more <= 0 { break }
            received += more
        }
        return received
    }

    /// - Throws: `OutputError` where somebody's own file stands there.
    func checkGenerated() throws(OutputError) {
        if old >= 0 { try ScreenSpecCompiler.checkGenerated(old, path) }
    }

    func checkWritable() throws(OutputError) {
        if before?.isReadOnly == true {
            throw OutputError(.unwritableOutput, "the file cannot be written: it is read-only", path)
        }
    }

    /// Makes the temporary file, with what of the old file stays, and its owner and permissions.
    private func beginNew() throws(OutputError) {
        try checkWritable()
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        new = openat(folder.descriptor, newName, flags, 0o644)
        if new < 0, errno == EEXIST, unlinkat(folder.descriptor, newName, 0) == 0 {
            new = openat(folder.descriptor, newName, flags, 0o644)
        }
        guard new >= 0 else { throw unwritable() }
        hasNew = true
        before?.hand(to: new)
        var copied = 0
        while copied < sameCount {
            let count = read(min(scratchSize, sameCount - copied), at: copied)
            guard count > 0 else { throw unwritable() }
            try write(scratch, count)
            copied += count
        }
    }

    private func write(_ bytes: UnsafePointer<UInt8>, _ length: Int) throws(OutputError) {
        var written = 0
        while written < length {
            let count = systemWrite(new, bytes + written, length - written)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw unwritable() }
            written += count
        }
    }

    func unwritable() -> OutputError {
        OutputError(.unwritableOutput, "the file cannot be written: \(systemMessage(errno))", path)
    }
}

/// Opens the file `name` in `folder` to be read; nil where there is none.
///
/// - Throws: `OutputError` where a link or a folder stands in its place, or it cannot be read.
func openOutput(_ name: String, in folder: Int32, _ path: String) throws(OutputError) -> Int32? {
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    if file < 0 {
        if errno == ENOENT { return nil }
        if errno == ELOOP { throw OutputError(.outputLink, "a link stands in this file's place", path) }
        throw OutputError(.unwritableOutput, "the file cannot be read: \(systemMessage(errno))", path)
    }
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return file }
    close(file)
    throw OutputError(.outputLink, "something that is not a file stands in this file's place", path)
}
