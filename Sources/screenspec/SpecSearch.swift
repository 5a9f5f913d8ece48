import ScreenSpecCompiler
import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The specs that paths on a command line mean: files as they are named, folders for the `*.screens.yaml` in them.
struct SpecSearch {
    /// Absolute, in order, each file once.
    private(set) var specs: [String] = []
    /// Folders that hold no spec or cannot be read.
    private(set) var diagnostics: [Diagnostic] = []
    private var known: Set<String> = []

    init(_ paths: [String]) {
        for path in paths.map(absolutePath) {
            if !isFolder(path) {
                add(path)
                continue
            }
            var hasSpecs = false
            search(path, &hasSpecs)
            if !hasSpecs { complain(.missingFile, path, "there is no `*.screens.yaml` in this folder") }
        }
        specs.sort()
    }

    /// Links to files are followed, links to folders are not, and what is hidden is left alone. `hasSpecs` becomes true
    /// also where nobody can know.
    private mutating func search(_ folder: String, _ hasSpecs: inout Bool) {
        guard let names = names(in: folder) else {
            hasSpecs = true
            return complain(.unreadableFile, folder, "the folder cannot be read: \(String(cString: strerror(errno)))")
        }
        for name in names where !name.hasPrefix(".") {
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            if isFolder(path, followingLinks: false) {
                search(path, &hasSpecs)
            } else if name.hasSuffix(".screens.yaml"), !isFolder(path) {
                hasSpecs = true
                add(path)
            }
        }
    }

    private mutating func add(_ path: String) {
        if known.insert(realPath(path)).inserted { specs.append(path) }
    }

    private mutating func complain(_ kind: DiagnosticKind, _ path: String, _ message: String) {
        diagnostics.append(Diagnostic(kind, message, place: .path(path)))
    }
}

private func isFolder(_ path: String, followingLinks: Bool = true) -> Bool {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// The names of what lies in a folder; nil where it cannot be read.
private func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
        names.append(String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)))
    }
    return names.sorted()
}

/// `path` without symbolic links; unchanged where there is no such file.
func realPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
}
