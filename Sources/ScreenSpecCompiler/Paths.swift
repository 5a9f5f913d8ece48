#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// `path` from the root of the file system, without `.` and `..` where they can be taken out as text.
package func absolutePath(_ path: String) -> String {
    if isPlainAbsolute(path) { return path }
    var parts: [Substring] = []
    let whole = path.utf8.first == 0x2F ? path : (currentFolder() ?? "") + "/" + path
    for part in pathParts(whole) where part != "." {
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

/// The folder that paths are relative to; nil where it was deleted.
package func currentFolder() -> String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
}

/// The last part of a path.
package func fileName(_ path: String) -> String { pathParts(path).last.map(String.init) ?? path }

/// What stands between the slashes of a path. A slash is a byte: as a character it is one with a combining mark behind it.
package func pathParts(_ path: some StringProtocol) -> [Substring] {
    Substring(path).utf8.split(separator: 0x2F).map(Substring.init)
}

/// A path up to its last slash, with that; nil where it has none.
package func pathBeforeName(_ path: String) -> Substring? {
    path.utf8.lastIndex(of: 0x2F).map { Substring(path.utf8[...$0]) }
}

/// The path of the folder that a file stands in.
///
/// - Parameter path: absolute.
package func folderPath(_ path: String) -> String {
    let end = path.utf8.lastIndex(of: 0x2F) ?? path.startIndex
    return end == path.startIndex ? "/" : String(path[..<end])
}

/// `path` without symbolic links. Of what does not exist, the folders that do are resolved.
///
/// - Parameter path: absolute.
package func realPath(_ path: String) -> String {
    if let resolved = realpath(path, nil) {
        defer { free(resolved) }
        return String(cString: resolved)
    }
    if path == "/" { return path }
    let folder = realPath(folderPath(path))
    return folder == "/" ? "/" + fileName(path) : "\(folder)/\(fileName(path))"
}
