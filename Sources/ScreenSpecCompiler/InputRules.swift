import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Which files a spec may read. What a person names on the command line is that person's word; what a spec names lies in
/// its package, also by way of symbolic links, or nobody reads it.
package struct InputRules: Sendable {
    /// The files that a build watches; an include of any other is an error. Nil where no build runs the compiler.
    package var declared: [String]?
    /// The package's folder, where a build knows it. Otherwise it is the nearest folder at or above the spec with a
    /// `Package.swift`, an Xcode project or a `.git`, or the spec's own folder where there is none.
    package var package: String?
    /// Folders that a person named, and whose files may be read as well.
    package var folders: [String] = []
    /// Whether a person allowed all files.
    package var allowsOutside = false
    /// Whether the spec itself may be what this process was started with, such as a pipe at `/dev/stdin`.
    package var allowsPipe = true
    /// The files of another time, in the place of those on disk.
    package var snapshot: Snapshot?

    /// The rules for a spec that a person names.
    package init() {}

    /// The folders that hold what the spec at `path` may read.
    package func boundary(of path: String) -> Boundary {
        if allowsOutside { return Boundary(folders: nil) }
        let package = package.map(absolutePath).map(realPath) ?? packageFolder(above: realPath(folderPath(path)))
        return Boundary(folders: [package] + folders.map(absolutePath).map(realPath))
    }
}

/// Files as they were at some time, by the paths that they would have on disk.
package struct Snapshot: Sendable {
    /// All that there were, absolute, without symbolic links, in the order of their bytes.
    package let paths: [String]
    /// Where one of them lies, when links are followed.
    let place: @Sendable (String) -> String
    /// Reads one of them.
    let read: @Sendable (String) throws(FileError) -> SourceFile

    /// - Parameters:
    ///   - place: follows the links that there were.
    ///   - read: throws where there was no such file.
    package init(
        paths: [String], place: @escaping @Sendable (String) -> String,
        read: @escaping @Sendable (String) throws(FileError) -> SourceFile
    ) {
        self.paths = paths
        self.place = place
        self.read = read
    }

    /// Those that match a shell pattern, as POSIX `glob` does.
    func paths(matching pattern: String) -> [String] {
        paths.filter { fnmatch(pattern, $0, FNM_PATHNAME | FNM_PERIOD) == 0 }
    }
}

/// Folders whose files may be read.
package struct Boundary: Sendable {
    /// Without symbolic links; nil where everything may be read.
    fileprivate let folders: [String]?

    /// Whether a file lies inside, wherever symbolic links lead.
    ///
    /// - Parameter path: absolute.
    package func holds(_ path: String) -> Bool {
        guard let folders else { return true }
        let real = realPath(path)
        return folders.contains { $0 == "/" || real == $0 || real.utf8.starts(with: "\($0)/".utf8) }
    }

    /// Whether a shell pattern stays inside: all of it that comes before the first wildcard.
    ///
    /// - Parameter folder: what the pattern is relative to.
    func holds(pattern: String, in folder: String) -> Bool {
        let parts = pathParts(absolutePath("\(folder)/\(pattern)"))
        let shared = zip(parts, pathParts(folder)).prefix { $0 == $1 }.count
        let fixed = parts[..<shared] + parts[shared...].prefix { !$0.utf8.contains(where: isWildcard) }
        return holds("/" + fixed.joined(separator: "/"))
    }
}

/// Whether a byte has a meaning in a shell pattern: `*`, `?` or `[`.
func isWildcard(_ byte: UInt8) -> Bool { byte == 0x2A || byte == 0x3F || byte == 0x5B }

/// - Parameter folder: without symbolic links.
func packageFolder(above folder: String) -> String {
    var candidate = folder
    while !isPackage(candidate) {
        if candidate == "/" { return folder }
        candidate = folderPath(candidate)
    }
    return candidate
}

private func isPackage(_ folder: String) -> Bool {
    if access("\(folder)/Package.swift", F_OK) == 0 || access("\(folder)/.git", F_OK) == 0 { return true }
    return namesInFolder(folder)?.contains { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") } == true
}

/// The names of what lies in a folder, in the order of the file system; nil where it cannot be read.
package func namesInFolder(_ folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
        names.append(String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)))
    }
    return names
}
