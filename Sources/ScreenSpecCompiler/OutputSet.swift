#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import CExchange
    import Musl
#else
    import CExchange
    import Glibc
#endif

// How several files change as one. A file system renames one file at a time, so this is what is promised:
//
// - Nothing that was there is touched before all new files stand beside their places, on the disk.
// - Where one cannot be moved into its place, or taken out of it, those moved before it are taken back, and the run ends with 2.
// - Where that fails too, for nothing can be renamed any more, the run ends with 2 and says so. Each file is old or new then,
//   and whole, and the old text of each that is new stands beside it, under a hidden name.
// - One run at a time writes into a folder; others wait for it.
// - What somebody else saved in the meantime stays, and the run ends with an error. Where it cannot stay, for it came out of its
//   place and cannot be put back, it stands beside it, and the next run puts it back, or leaves it there where somebody saved once
//   more.
// - Signals that end a process (Ctrl-C, SIGTERM, a closed terminal) wait until the set is whole again. Before anything is moved, it
//   still is: the run ends there.
// - What a run leaves that is ended all the same (SIGKILL, a power cut), or that could not remove it, is swept up by the next one
//   in that folder that can write. In between, some of its files may be old and some new, each of them whole; the next run of the
//   same command makes all of them new.
//
// What is not promised: what somebody saves is lost where a program opened the file before it was moved and writes afterwards, into
// what is no longer there; where the file system cannot exchange files, and it is saved in the moment between the last look at the
// file and the move; and where there was no file when the run began.
//
// Tests/Faults puts each of these promises to the test.

/// Moves finished files into their places, all of them or none.
package func moveIntoPlace(_ files: [OutputFile]) throws(OutputError) {
    var moved: [OutputFile] = []
    do throws(OutputError) {
        for file in files {
            try file.moveIntoPlace()
            moved.append(file)
        }
    } catch {
        let stuck = moved.reversed().filter { !$0.restore() }
        throw stuck.isEmpty ? error : error.adding("; \(stuck.count) of the files before it could not be taken back")
    }
    // The old texts stay until the new ones have their names on the disk, too.
    for folder in Set(moved.filter(\.folder.isLasting).map(\.folder.descriptor)) { fsync(folder) }
    for file in moved { file.forgetOld() }
}

/// What tells a file from what somebody else saves in its place. Not its number, which some file systems change with the first write.
package struct FileState: Equatable {
    private let size: off_t
    private let seconds: Int
    private let nanoseconds: Int
    let permissions: mode_t
    private let (owner, group): (uid_t, gid_t)

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

    /// The same in a few letters.
    var mark: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for part in [Int(size), seconds, nanoseconds, Int(permissions)] {
            hash = (hash ^ UInt64(bitPattern: Int64(part))) &* 0x100_0000_01B3
        }
        return String(hash, radix: 36)
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
        (owner, group) = (status.st_uid, status.st_gid)
    }

    /// Gives the file that takes its place its owner, its group and its permissions, as far as the process may.
    func hand(to descriptor: Int32) {
        if fchown(descriptor, owner, group) != 0 { fchown(descriptor, uid_t.max, group) }
        fchmod(descriptor, permissions)
    }
}

/// Makes two files of a folder change places in one step. False where the system or the file system cannot.
func exchangeFiles(_ one: String, _ other: String, in folder: Int32) -> Bool {
    #if canImport(Darwin)
        return renameatx_np(folder, one, folder, other, UInt32(RENAME_SWAP)) == 0
    #else
        return screenspec_exchange(folder, one, other) == 0
    #endif
}

/// Signals that end a process, while they are held back.
package struct HeldSignals {
    /// Those that would have come through otherwise.
    fileprivate let signals: [Int32]

    /// Whether one of them waits.
    var isWaiting: Bool {
        var waiting = sigset_t()
        sigpending(&waiting)
        return signals.contains { sigismember(&waiting, $0) == 1 }
    }
}

/// Holds back the signals that end a process until `body` is done. A file that is larger than the system allows is an error
/// meanwhile, as it is on a full disk, and no signal.
package func withoutInterruption<Result, Failure: Error>(
    _ body: (HeldSignals) throws(Failure) -> Result
) throws(Failure) -> Result {
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &before)
    // One that is ignored, as with `nohup`, would wait, too, where it is blocked.
    let held = [SIGHUP, SIGINT, SIGTERM].filter { sigismember(&before, $0) == 0 && !isIgnored($0) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in held { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    let whenTooLarge = signal(SIGXFSZ, SIG_IGN)
    defer {
        signal(SIGXFSZ, whenTooLarge)
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    return try body(HeldSignals(signals: held))
}

/// `sigaction` begins with the handler, in a union that each system names differently; `SIG_IGN` is 1.
private func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return withUnsafeBytes(of: &action) { $0.load(as: UInt.self) } == 1
}
