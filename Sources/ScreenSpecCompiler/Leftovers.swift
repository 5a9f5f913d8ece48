#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// Files that stand in a folder only while a process writes into it.

/// The name of a new text, whole or not, that was not moved yet.
func leftoverName(_ name: String) -> String { ".\(name).\(getpid()).screenspec-new" }

/// The name of what came out of a file's place.
///
/// - Parameters:
///   - before: what is expected to come out.
///   - after: what gets into the place; nil where the file goes.
func leftoverName(_ name: String, _ before: FileState, _ after: FileState?) -> String {
    ".\(name).\(getpid()).\(before.mark).\(after?.mark ?? "none").screenspec-old"
}

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

    /// Removes from the folders of `files`, as far as they can be opened, what processes left that are no more. Returns whether
    /// something went back into its place.
    package static func removeLeftovers(beside files: some Sequence<String>) -> Bool {
        var hasPutBack = false
        for path in Set(files.map { folderPath(absolutePath($0)) }) {
            guard let folder = try? OutputFolder(path, creating: false) else { continue }
            if folder.removeLeftovers(isAlone: folder.lock()) { hasPutBack = true }
        }
        return hasPutBack
    }

    /// Removes what processes left that are no more, or puts it back. Returns whether something was put back.
    ///
    /// - Parameter isAlone: whether no other process can be writing here.
    @discardableResult
    package func removeLeftovers(isAlone: Bool) -> Bool {
        guard descriptor >= 0 else { return false }
        var hasPutBack = false
        for name in namesInFolder(path) ?? [] {
            guard let leftover = Leftover(name), isAlone || leftover.isOfNobody else { continue }
            if leftover.isNew {
                unlinkat(descriptor, name, 0)
            } else if settle(name) {
                hasPutBack = true
            }
        }
        return hasPutBack
    }

    /// Brings to its end what stands under the name of something that came out of its place. A text that is in no other place
    /// stays: it goes back, or where somebody else's stands there, it is left beside that. Returns whether it went back.
    @discardableResult
    func settle(_ oldName: String) -> Bool {
        guard let leftover = Leftover(oldName), let mark = FileState(of: oldName, in: descriptor)?.mark else {
            return false
        }
        let place = FileState(of: leftover.name, in: descriptor)?.mark
        // A new text did not get into the place, or was taken out of it again; an old one has nobody who needs it; what has the
        // place itself has a second name only.
        if mark == leftover.after || mark == place || mark == leftover.before && place != nil {
            unlinkat(descriptor, oldName, 0)
            return false
        }
        // What else came out was saved at the very moment, over the old text.
        let isOurs = place == nil || place == leftover.before || place == leftover.after
        return isOurs && renameat(descriptor, oldName, descriptor, leftover.name) == 0
    }
}

/// What the name of such a file says.
private struct Leftover {
    /// Of the file beside which it stands.
    let name: String
    let process: pid_t
    /// Whether it is a new text, whole or not.
    let isNew: Bool
    /// The marks of what was expected to come out of the place, and of what gets into it.
    private(set) var before = ""
    private(set) var after = ""

    /// Nil where the file is something else.
    init?(_ fileName: String) {
        isNew = fileName.hasSuffix(".screenspec-new")
        guard fileName.hasPrefix("."), isNew || fileName.hasSuffix(".screenspec-old") else { return nil }
        var parts = fileName.dropFirst().dropLast(15).split(separator: ".", omittingEmptySubsequences: false)
        if !isNew {
            guard parts.count > 3 else { return nil }
            after = String(parts.removeLast())
            before = String(parts.removeLast())
        }
        guard parts.count > 1, let process = pid_t(parts.removeLast()) else { return nil }
        self.process = process
        name = parts.joined(separator: ".")
    }

    /// Whether the process that made it is no more.
    var isOfNobody: Bool { kill(process, 0) != 0 && errno == ESRCH }
}
