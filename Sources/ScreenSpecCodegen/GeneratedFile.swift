import ScreenSpecDiagnostics

/// A file as it should stand on disk. It owns its text.
package final class GeneratedFile: @unchecked Sendable {
    /// The file's name, without a folder.
    package let name: String
    private let buffer: ByteBuffer

    /// Takes a copy of `contents`.
    package init(name: String, _ contents: ByteText) {
        self.name = name
        var buffer = ByteBuffer(capacity: contents.count)
        buffer.append(contents)
        self.buffer = buffer
    }

    /// Valid as long as the file.
    package var contents: ByteText { buffer.text }
}
