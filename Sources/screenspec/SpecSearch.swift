import ScreenSpecCompiler
import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
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
    private let rules: InputRules

    /// - Parameter rules: say where a link may lead that lies in a folder. A file that is named is somebody's word.
    init(_ paths: [String], _ rules: InputRules) {
        self.rules = rules
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
        guard let names = namesInFolder(folder) else {
            hasSpecs = true
            return complain(.unreadableFile, folder, "the folder cannot be read: \(String(cString: strerror(errno)))")
        }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            let type = fileType(path, followingLinks: false)
            if type == S_IFDIR {
                search(path, &hasSpecs)
            } else if name.hasSuffix(".screens.yaml"), !isFolder(path) {
                hasSpecs = true
                addFound(path, isLink: type == S_IFLNK)
            }
        }
    }

    private mutating func addFound(_ path: String, isLink: Bool) {
        if isPipe(path) { return complain(.unreadableFile, path, "this is a pipe or a device, and no file") }
        if isLink, !rules.boundary(of: path).holds(path) {
            return complain(.outsideFile, path, "this link leads out of the package; `--allow-outside` lets it be read")
        }
        add(path)
    }

    private mutating func add(_ path: String) {
        if known.insert(realPath(path)).inserted { specs.append(path) }
    }

    private mutating func complain(_ kind: DiagnosticKind, _ path: String, _ message: String) {
        diagnostics.append(Diagnostic(kind, message, place: .path(path)))
    }
}

/// Whether a folder stands there, or a link to one.
func isFolder(_ path: String) -> Bool { fileType(path) == S_IFDIR }

/// Whether something stands there that is read once, and is no file.
func isPipe(_ path: String) -> Bool { fileType(path).map { $0 != S_IFREG && $0 != S_IFDIR } ?? false }

/// What stands there, as in `stat`; nil for nothing.
private func fileType(_ path: String, followingLinks: Bool = true) -> mode_t? {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? status.st_mode & S_IFMT : nil
}
