import ScreenSpecDiagnostics
import ScreenSpecYAML

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Why a file could not be read.
package struct FileError: Error {
    package let kind: DiagnosticKind
    package let message: String
}

/// The file at `path` as UTF-8, without its byte order mark. UTF-16 with one is converted.
///
/// - Throws: `FileError` where there is no file, it cannot be read, is a folder, or is larger than a spec may be.
package func readSource(_ path: String) throws -> SourceFile {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw fileError(path, errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw fileError(path, errno) }
    if status.st_mode & S_IFMT == S_IFDIR { throw fileError(path, EISDIR) }
    if Int(status.st_size) > YAMLLimits.bytes { throw tooLarge(Int(status.st_size)) }
    let capacity = max(Int(status.st_size), 4096) + 1
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    do {
        let count = try readAll(descriptor, into: bytes, capacity, path)
        return try source(absolutePath(path), bytes, count)
    } catch {
        bytes.deallocate()
        throw error
    }
}

private func readAll(
    _ descriptor: Int32, into bytes: UnsafeMutablePointer<UInt8>, _ capacity: Int, _ path: String
) throws -> Int {
    var count = 0
    while count < capacity {
        let received = read(descriptor, bytes + count, capacity - count)
        if received < 0, errno == EINTR { continue }
        guard received >= 0 else { throw fileError(path, errno) }
        if received == 0 { return count }
        count += received
    }
    throw tooLarge(count)
}

/// Takes `bytes` over unless it throws.
private func source(_ path: String, _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) throws -> SourceFile {
    if count >= 2, bytes[0] == 0xFE && bytes[1] == 0xFF || bytes[0] == 0xFF && bytes[1] == 0xFE {
        let source = try utf16(path, ByteText(UnsafePointer(bytes), count), highByte: bytes[0] == 0xFE ? 0 : 1)
        bytes.deallocate()
        return source
    }
    let hasMark = count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    return SourceFile(path: path, adopting: bytes, hasMark ? 3 : 0, count)
}

/// - Parameter highByte: which of a code unit's two bytes is the high one.
private func utf16(_ path: String, _ bytes: ByteText, highByte: Int) throws -> SourceFile {
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

private func tooLarge(_ count: Int) -> FileError {
    FileError(kind: .inputTooLarge, message: "the file holds more than 16 MiB; a spec file may hold 16 MiB")
}

private func fileError(_ path: String, _ code: Int32) -> FileError {
    switch code {
    case ENOENT, ENOTDIR: FileError(kind: .missingFile, message: "there is no such file")
    case EISDIR: FileError(kind: .folderAsFile, message: "this is a folder; a spec is a file, `NAME.screens.yaml`")
    default: FileError(kind: .unreadableFile, message: "the file cannot be read: \(systemMessage(code))")
    }
}

/// What the system says of an error, in lower case as part of a sentence.
func systemMessage(_ code: Int32) -> String {
    let message = String(cString: strerror(code))
    return message.prefix(1).lowercased() + message.dropFirst()
}

/// `path` from the root of the file system, without `.` and `..` where they can be taken out as text.
package func absolutePath(_ path: String) -> String {
    if isPlainAbsolute(path) { return path }
    var parts: [Substring] = []
    let whole = path.hasPrefix("/") ? path : currentFolder() + "/" + path
    for part in whole.split(separator: "/") where part != "." {
        if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
}

/// Whether `path` begins at the root and has no empty part, `.` or `..`; what a build passes is like that.
private func isPlainAbsolute(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { utf8 in
        guard let bytes = utf8.baseAddress, utf8.count > 1, bytes[0] == 0x2F else { return false }
        var partStart = 1
        var hasOnlyDots = true
        var index = 1
        while index <= utf8.count {
            if index == utf8.count || bytes[index] == 0x2F {
                if hasOnlyDots, index - partStart <= 2 { return false }
                partStart = index + 1
                hasOnlyDots = true
            } else if bytes[index] != 0x2E {
                hasOnlyDots = false
            }
            index += 1
        }
        return true
    }
}

private func currentFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
}
