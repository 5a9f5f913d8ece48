#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

// How several files change as one. A file system renames one file at a time, so this is what is promised:
//
// - Nothing that was there is touched before all new files stand beside their places.
// - Where one cannot be moved into its place, those moved before it are taken back.
// - Signals that end a process (Ctrl-C, SIGTERM, a closed terminal) wait until the set is whole again.
// - What a run leaves that is ended all the same (SIGKILL, a power cut) is swept up by the next one in that folder. In
//   between, some of its files may be old and some new, each of them whole.

/// Moves finished files into their places, all of them or none.
func moveIntoPlace(_ files: [OutputFile]) throws(OutputError) {
    var moved: [OutputFile] = []
    do throws(OutputError) {
        for (index, file) in files.enumerated() {
            // Behind the last one nothing can fail.
            try file.moveIntoPlace(keepingOld: index < files.count - 1)
            moved.append(file)
        }
    } catch {
        for file in moved.reversed() { file.restore() }
        throw error
    }
    for file in moved { file.forgetOld() }
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
    /// Removes what processes left that are no more. An old file goes back to its place where that is empty.
    func removeLeftovers() {
        guard descriptor >= 0 else { return }
        for leftover in namesInFolder(path) ?? [] where leftover.hasPrefix(".") {
            let isOld = leftover.hasSuffix(".screenspec-old")
            guard isOld || leftover.hasSuffix(".screenspec-new") else { continue }
            let parts = leftover.dropFirst().dropLast(15)
            guard let dot = parts.lastIndex(of: "."), let process = pid_t(parts[parts.index(after: dot)...]),
                kill(process, 0) != 0, errno == ESRCH
            else { continue }
            let name = String(parts[..<dot])
            if isOld, faccessat(descriptor, name, F_OK, AT_SYMLINK_NOFOLLOW) != 0 {
                renameat(descriptor, leftover, descriptor, name)
            }
            unlinkat(descriptor, leftover, 0)
        }
    }
}
