import ScreenSpecDiagnostics

/// A file as it should stand on disk.
package final class GeneratedFile: @unchecked Sendable {
    /// The file's name, without a folder.
    package let name: String
    private let buffer: ByteBuffer

    package init(name: String, _ buffer: consuming ByteBuffer) {
        self.name = name
        self.buffer = buffer
    }

    /// Valid as long as the file.
    package var contents: ByteText { buffer.text }
}
