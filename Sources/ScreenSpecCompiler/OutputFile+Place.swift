#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// How one file gets into its place, and back. What comes out of the place stands beside it under a name of its own, in which is
// written what was there before and what comes after: whoever finds it knows what it is, the next run too.

extension OutputFile {
    /// Puts the new text in the place of the old one, or takes that away where there is no new one; `restore` puts it back, and
    /// `forgetOld` removes it.
    ///
    /// - Throws: `OutputError` where it cannot be moved, or what stands there is not what was compared with. Then that stays, or
    ///   goes back with the next run.
    func moveIntoPlace() throws(OutputError) {
        let descriptor = folder.descriptor
        after = hasNew ? FileState(of: newName, in: descriptor) : nil
        guard let before else {
            if renameat(descriptor, newName, descriptor, name) != 0 { throw unwritable() }
            hasNew = false
            return
        }
        if !hasNew { try checkWritable() }
        oldName = leftoverName(name, before, after)
        guard hasNew, renameat(descriptor, newName, descriptor, oldName) == 0 else { return try moveOverOld(before) }
        hasNew = false
        if exchangeFiles(oldName, name, in: descriptor) {
            // What somebody saved in the meantime came out, and goes back.
            if FileState(of: oldName, in: descriptor) == before { return }
            throw changed(isBack: restore())
        }
        if renameat(descriptor, oldName, descriptor, newName) != 0 {
            let error = unwritable()
            folder.settle(oldName)
            throw error
        }
        hasNew = true
        try moveOverOld(before)
    }

    /// The same in two steps: a second name for the old file, or where a file system has none, another one for a moment.
    private func moveOverOld(_ before: FileState) throws(OutputError) {
        let descriptor = folder.descriptor
        if FileState(of: name, in: descriptor) != before { throw changed() }
        let isLinked = hasNew && linkat(descriptor, name, descriptor, oldName, 0) == 0
        if !isLinked, renameat(descriptor, name, descriptor, oldName) != 0 { throw unwritable() }
        // Also where it has a second name: the later the look, the shorter the moment in which a save is lost.
        if FileState(of: oldName, in: descriptor) != before { throw changed(isBack: restore()) }
        if !hasNew { return }
        if renameat(descriptor, newName, descriptor, name) != 0 {
            let error = unwritable()
            folder.settle(oldName)
            throw error
        }
        hasNew = false
    }

    /// Puts back what stood there before, unless somebody saved something else there since. Returns false where that does not
    /// work: then the new text stays, and the old one beside it.
    func restore() -> Bool {
        let descriptor = folder.descriptor
        if FileState(of: name, in: descriptor) == after {
            let isBack =
                before == nil
                ? unlinkat(descriptor, name, 0) == 0
                : exchangeFiles(oldName, name, in: descriptor)
                    || renameat(descriptor, oldName, descriptor, name) == 0
            if !isBack { return false }
        }
        if before != nil { folder.settle(oldName) }
        return true
    }

    /// Removes the old file, of which nobody has need any more.
    func forgetOld() {
        if before != nil { unlinkat(folder.descriptor, oldName, 0) }
    }

    private func changed(isBack: Bool = true) -> OutputError {
        let place = isBack ? "" : "; what was saved stands in `\(oldName)`, and the next run puts it back"
        return OutputError(.unwritableOutput, "somebody else changed the file meanwhile\(place)", path)
    }
}
