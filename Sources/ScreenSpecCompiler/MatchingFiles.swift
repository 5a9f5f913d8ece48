#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// What `include` matches. The plugins compile this file, too: what they declare is what the compiler reads.

/// The files that a shell pattern matches as POSIX `glob` does, in the order of their bytes. What links give several names is
/// there once, by its own where that matches: links that lead back to where they stand would have no end.
///
/// - Parameters:
///   - pattern: absolute.
///   - isInside: whether what a path leads to may be read. A wildcard looks into no other folder: a link to `/` leads to
///     all that there is.
func files(matching pattern: String, where isInside: (String) -> Bool) -> [String] {
    var found = [""]
    for part in pattern.utf8.split(separator: 0x2F) {
        found = eachOnce(found.flatMap { entries(of: $0, matching: String(Substring(part)), where: isInside) })
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// `path` as a pattern that matches only itself.
func escaped(_ path: String) -> String {
    path.reduce(into: "") { $0 += "*?[\\".contains($1) ? "\\\($1)" : "\($1)" }
}

/// What lies in a folder and matches one part of a pattern.
private func entries(of folder: String, matching part: String, where isInside: (String) -> Bool) -> [String] {
    if let name = literal(part) {
        var status = stat()
        return lstat("\(folder)/\(name)", &status) == 0 ? ["\(folder)/\(name)"] : []
    }
    guard isInside(folder.isEmpty ? "/" : folder), let stream = opendir("\(folder)/") else { return [] }
    defer { closedir(stream) }
    var paths: [String] = []
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        }
        if name != ".", name != "..", fnmatch(part, name, FNM_PERIOD) == 0 { paths.append("\(folder)/\(name)") }
    }
    return paths
}

/// The only name that a part of a pattern matches; nil where it has a wildcard.
private func literal(_ part: String) -> String? {
    var (name, isEscaped) = ("", false)
    for character in part.unicodeScalars {
        if !isEscaped, "*?[".unicodeScalars.contains(character) { return nil }
        isEscaped = !isEscaped && character == "\\"
        if !isEscaped { name.unicodeScalars.append(character) }
    }
    return name
}

private func eachOnce(_ paths: [String]) -> [String] {
    if paths.count < 2 { return paths }
    let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var known: Set<String> = []
    return (sorted.filter { !isLink($0) } + sorted.filter(isLink)).filter { known.insert(identity($0)).inserted }
}

private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// What two paths have in common that lead to one file or folder; of a link to nothing its own path.
private func identity(_ path: String) -> String {
    var status = stat()
    return stat(path, &status) == 0 ? "\(status.st_dev) \(status.st_ino)" : path
}
