import ScreenSpecDiagnostics
import ScreenSpecYAML

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Why a file could not be read.
package struct FileError: Error {
    /// What a person is told about it.
    package let kind: DiagnosticKind
    /// A sentence without the file's name.
    package let message: String

    /// - Parameter message: a sentence without the file's name.
    package init(kind: DiagnosticKind, message: String) {
        self.kind = kind
        self.message = message
    }
}

/// The file at `path` as UTF-8, without its byte order mark. UTF-16 with one is converted.
///
/// - Parameter allowsPipe: whether `path` may be `/dev/stdin` or stand in `/dev/fd`, and is then read to its end also where
///   it is a pipe or a terminal. A pipe with a name of its own may have no writer, and a device no end.
/// - Throws: `FileError` where there is no file, it cannot be read, is a folder, or is larger than a spec may be.
package func readSource(_ path: String, allowsPipe: Bool = false) throws(FileError) -> SourceFile {
    let isOpenAlready = allowsPipe && (path == "/dev/stdin" || path.hasPrefix("/dev/fd/"))
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | (isOpenAlready ? 0 : O_NONBLOCK))
    guard descriptor >= 0 else {
        // What is no UTF-8 in the names of a folder was replaced when they were read.
        if errno == ENOENT, path.unicodeScalars.contains("\u{FFFD}") {
            throw FileError(kind: .unreadableFile, message: "the file cannot be read: its name is not UTF-8")
        }
        throw fileError(errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw fileError(errno) }
    let type = status.st_mode & S_IFMT
    if type == S_IFDIR { throw fileError(EISDIR) }
    if type != S_IFREG, !isOpenAlready {
        throw FileError(kind: .unreadableFile, message: "this is a pipe or a device, and no file")
    }
    if Int(status.st_size) > YAMLLimits.bytes { throw tooLarge }
    let (bytes, count) = try readAll(descriptor, expecting: Int(status.st_size))
    do throws(FileError) {
        return try source(absolutePath(path), bytes, count)
    } catch {
        bytes.deallocate()
        throw error
    }
}

/// The same of what was read elsewhere.
///
/// - Parameter path: where it would be on disk.
package func readSource(_ path: String, from bytes: UnsafeRawBufferPointer) throws(FileError) -> SourceFile {
    if bytes.count > YAMLLimits.bytes { throw tooLarge }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    if let base = bytes.baseAddress { memcpy(copy, base, bytes.count) }
    do throws(FileError) {
        return try source(path, copy, bytes.count)
    } catch {
        copy.deallocate()
        throw error
    }
}

/// All bytes up to the end, which the caller deallocates.
private func readAll(
    _ descriptor: Int32, expecting size: Int
) throws(FileError) -> (bytes: UnsafeMutablePointer<UInt8>, count: Int) {
    var capacity = max(size, 4096) + 1
    var bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    var count = 0
    while count <= YAMLLimits.bytes {
        if count == capacity {
            capacity *= 2
            let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
            memcpy(larger, bytes, count)
            bytes.deallocate()
            bytes = larger
        }
        let received = read(descriptor, bytes + count, capacity - count)
        if received < 0, errno == EINTR { continue }
        if received == 0 { return (bytes, count) }
        if received < 0 {
            bytes.deallocate()
            throw fileError(errno)
        }
        count += received
    }
    bytes.deallocate()
    throw tooLarge
}

/// Takes `bytes` over unless it throws.
private func source(_ path: String, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) throws(FileError) -> SourceFile
{
    if isUTF32(bytes, count) {
        throw FileError(kind: .invalidEncoding, message: "the file is UTF-32; a spec is UTF-8")
    }
    if count >= 2, bytes[0] == 0xFE && bytes[1] == 0xFF || bytes[0] == 0xFF && bytes[1] == 0xFE {
        let source = try utf16(path, ByteText(UnsafePointer(bytes), count), highByte: bytes[0] == 0xFE ? 0 : 1)
        bytes.deallocate()
        return source
    }
    let hasMark = count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    return SourceFile(path: path, adopting: bytes, hasMark ? 3 : 0, count)
}

/// Whether it begins with a mark, which as UTF-16 would have a NUL behind it.
private func isUTF32(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) -> Bool {
    guard count >= 4 else { return false }
    let mark = (bytes[0], bytes[1], bytes[2], bytes[3])
    return mark == (0xFF, 0xFE, 0, 0) || mark == (0, 0, 0xFE, 0xFF)
}

/// - Parameter highByte: which of a code unit's two bytes is the high one.
private func utf16(_ path: String, _ bytes: ByteText, highByte: Int) throws(FileError) -> SourceFile {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0 + highByte]) << 8 | UInt16(bytes[$0 + 1 - highByte])
    }
    var buffer = ByteBuffer(capacity: bytes.count)
    let isBroken = transcode(
        units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { buffer.append($0) })
    if isBroken || bytes.count % 2 != 0 {
        throw FileError(kind: .invalidEncoding, message: "the file begins as UTF-16 and is not valid UTF-16")
    }
    return SourceFile(path: path, text: buffer.text)
}

private let tooLarge = FileError(
    kind: .inputTooLarge, message: "the file holds more than 16 MiB; a spec file may hold 16 MiB")

private func fileError(_ code: Int32) -> FileError {
    switch code {
    case ENOENT, ENOTDIR: FileError(kind: .missingFile, message: "there is no such file")
    case EISDIR: FileError(kind: .folderAsFile, message: "this is a folder")
    default: FileError(kind: .unreadableFile, message: "the file cannot be read: \(systemMessage(code))")
    }
}

/// What the system says of an error, in lower case as part of a sentence.
func systemMessage(_ code: Int32) -> String {
    let message = String(cString: strerror(code))
    return message.prefix(1).lowercased() + message.dropFirst()
}
