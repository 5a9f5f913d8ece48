import ScreenSpecDiagnostics

extension FixOutcome {
    /// Writes the new texts in the place of the old ones, each in its file's encoding and with its permissions.
    ///
    /// - Throws: `OutputError` where a file cannot be written, is a link, or was changed by somebody else in between. Then
    ///   none was changed.
    package func write() throws(OutputError) {
        try withoutInterruption { () throws(OutputError) in
            var staged: [OutputFile] = []
            var folders: [String: OutputFolder] = [:]
            do throws(OutputError) {
                for file in files { staged.append(try stage(file, &folders)) }
                try moveIntoPlace(staged)
            } catch {
                throw OutputError(.unwritableSpec, error.diagnostic.message, error.path)
            }
        }
    }

    private func stage(_ file: File, _ folders: inout [String: OutputFolder]) throws(OutputError) -> OutputFile {
        let path = folderPath(file.path)
        let folder = if let known = folders[path] { known } else { try OutputFolder(path, creating: false) }
        if folders.updateValue(folder, forKey: path) == nil { folder.removeLeftovers() }
        let output = try OutputFile(fileName(file.path), in: folder)
        guard let current = try folder.current(output.name), let new = replacement(for: current, file) else {
            throw OutputError(.unwritableSpec, "the file was changed while it was being fixed", file.path)
        }
        try output.append(new.text)
        _ = try output.finish()
        return withExtendedLifetime(new) { output }
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
