#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// How several files change as one. A file system renames one file at a time, so this is what is promised:
//
// - Nothing that was there is touched before all new files stand beside their places, on the disk.
// - Where one cannot be moved into its place, those moved before it are taken back.
// - One run at a time writes into a folder; others wait for it.
// - What somebody else saved in the meantime stays, and the run ends with an error. (It is lost where a program opened the file
//   before it was exchanged and writes afterwards, into what is no longer there.)
// - Signals that end a process (Ctrl-C, SIGTERM, a closed terminal) wait until the set is whole again.
// - What a run leaves that is ended all the same (SIGKILL, a power cut) is swept up by the next one in that folder. In
//   between, some of its files may be old and some new, each of them whole; the next run makes all of them new.
//
// Tests/Faults puts each of these to the test.

/// Moves finished files into their places, all of them or none.
func moveIntoPlace(_ files: [OutputFile]) throws(OutputError) {
    var moved: [OutputFile] = []
    do throws(OutputError) {
        for file in files {
            try file.moveIntoPlace()
            moved.append(file)
        }
    } catch {
        for file in moved.reversed() { file.restore() }
        throw error
    }
    for file in moved { file.forgetOld() }
}

/// What tells a file from what somebody else saves in its place. Not its number, which some file systems change with the first write.
package struct FileState: Equatable {
    private let size: off_t
    private let seconds: Int
    private let nanoseconds: Int
    let permissions: mode_t

    var isReadOnly: Bool { permissions & 0o222 == 0 }

    /// Nil where there is no such file.
    init?(of descriptor: Int32) {
        var status = stat()
        if fstat(descriptor, &status) != 0 { return nil }
        self.init(status)
    }

    init?(of name: String, in folder: Int32) {
        var status = stat()
        if fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0 { return nil }
        self.init(status)
    }

    /// Of the file or folder that stands at `path`, wherever a link leads; nil where there is none.
    package init?(at path: String) {
        var status = stat()
        if stat(path, &status) != 0 { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        size = status.st_size
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
        permissions = status.st_mode & 0o7777
    }
}

/// Makes two files of a folder change places in one step. False where the system or the file system cannot.
func exchangeFiles(_ one: String, _ other: String, in folder: Int32) -> Bool {
    #if canImport(Darwin)
        return renameatx_np(folder, one, folder, other, UInt32(RENAME_SWAP)) == 0
    #else
        // The C library has it for programs that ask for GNU's own, which the module of Swift does not.
        typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
        guard let symbol = dlsym(nil, "renameat2") else { return false }
        let exchange: UInt32 = 2
        return unsafeBitCast(symbol, to: Rename.self)(folder, one, folder, other, exchange) == 0
    #endif
}

/// Holds back the signals that end a process until `body` is done.
func withoutInterruption<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGHUP, SIGINT, SIGTERM] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
}

/// The name of a file that stands in a folder only while this process writes into it.
///
/// - Parameter kind: `new` or `old`.
func leftoverName(_ name: String, _ kind: String) -> String { ".\(name).\(getpid()).screenspec-\(kind)" }

extension OutputFolder {
    /// Lets nobody else write into the folder before `unlock`, and waits for those who do. Returns false where the file system
    /// has no locks: then nobody waits.
    ///
    /// - Parameter toRead: whether others may do the same meanwhile.
    @discardableResult
    package func lock(toRead: Bool = false) -> Bool {
        guard descriptor >= 0 else { return false }
        while flock(descriptor, toRead ? LOCK_SH : LOCK_EX) != 0 { if errno != EINTR { return false } }
        return true
    }

    package func unlock() {
        if descriptor >= 0 { flock(descriptor, LOCK_UN) }
    }

    /// Removes from the folders of `files`, as far as they can be opened, what processes left that are no more.
    package static func removeLeftovers(beside files: some Sequence<String>) {
        for path in Set(files.map { folderPath($0) }) {
            guard let folder = try? OutputFolder(path, creating: false) else { continue }
            folder.removeLeftovers(isAlone: folder.lock())
        }
    }

    /// Removes what processes left that are no more. An old file goes back to its place where that is empty.
    ///
    /// - Parameter isAlone: whether no other process can be writing here.
    func removeLeftovers(isAlone: Bool) {
        guard descriptor >= 0 else { return }
        for leftover in namesInFolder(path) ?? [] where leftover.hasPrefix(".") {
            let isOld = leftover.hasSuffix(".screenspec-old")
            guard isOld || leftover.hasSuffix(".screenspec-new") else { continue }
            let parts = leftover.dropFirst().dropLast(15)
            guard let dot = parts.lastIndex(of: "."), let process = pid_t(parts[parts.index(after: dot)...]),
                isAlone || kill(process, 0) != 0 && errno == ESRCH
            else { continue }
            let name = String(parts[..<dot])
            if isOld, faccessat(descriptor, name, F_OK, AT_SYMLINK_NOFOLLOW) != 0 {
                renameat(descriptor, leftover, descriptor, name)
            }
            unlinkat(descriptor, leftover, 0)
        }
    }
}
