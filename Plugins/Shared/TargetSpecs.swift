import Foundation

// What all plugins know of specs. SwiftPM has no way for plugins to share a module, so each plugin's folder holds a link
// to this one and compiles it for itself.

/// A spec as a build sees it: the main file, and every file that it includes.
struct TargetSpec {
    /// The main file, with symbolic links resolved, so that messages name the file that a person edits.
    let path: String
    /// The files that it includes, directly or through others.
    let included: [String]
    /// The folders that a wildcard looks into: a file that is added there may belong to the spec.
    let searchedFolders: [String]

    /// - Parameter package: the package's or the project's folder, outside of which nothing is read.
    init(_ path: String, in package: URL) {
        self.path = realPath(path)
        var reading = IncludeReading(package: realPath(package.path))
        reading.read(self.path)
        included = reading.included
        searchedFolders = reading.searchedFolders
    }

    /// The file's name without `.screens.yaml`; generated files are named after it.
    var name: String { String(fileName(path).dropLast(specSuffix.count)) }

    /// What the compiler writes for a spec, known before the spec is read. What a spec does not use is an empty file.
    var outputFiles: [String] { OutputName.allCases.map { "\(name).\($0.rawValue).swift" } }
}

private let specSuffix = ".screens.yaml"

/// The specs of a target: every `*.screens.yaml` among its files that no other one includes, or
/// `Specs/TARGET.screens.yaml` in the package's or project's folder. The one that is called like the target comes first.
func specs(ofTarget target: String, files: [URL], in folder: URL) -> [TargetSpec] {
    var paths = files.map(\.path).filter { $0.hasSuffix(specSuffix) }.sorted()
    if paths.isEmpty {
        let path = sharedSpec(ofTarget: target, in: folder)
        if FileManager.default.fileExists(atPath: path) { paths = [path] }
    }
    let specs = paths.map { TargetSpec($0, in: folder) }
    let included = Set(specs.flatMap(\.included).map(realPath))
    let own = specs.filter { !included.contains($0.path) }
    return own.filter { $0.name == target } + own.filter { $0.name != target }
}

/// Where a target's spec is looked for when the target itself holds none.
private func sharedSpec(ofTarget target: String, in folder: URL) -> String {
    "\(folder.path)/Specs/\(target)\(specSuffix)"
}

/// What to tell a person whose target has no spec.
func missingSpec(ofTarget target: String, in folder: URL) -> String {
    """
    target `\(target)` has no screen spec; expected a file `*\(specSuffix)` in the target, \
    or `\(sharedSpec(ofTarget: target, in: folder))`
    """
}

/// Two specs of one name, whose generated files would overwrite each other; many file systems do not tell case.
func sameName(in specs: [TargetSpec]) -> String? {
    for (index, spec) in specs.enumerated() {
        if let first = specs[..<index].first(where: { $0.name.lowercased() == spec.name.lowercased() }) {
            return visible("two specs are named `\(spec.name)`: \(first.path) and \(spec.path)")
        }
    }
    return nil
}

func fileName(_ path: String) -> String { (path as NSString).lastPathComponent }

/// What is told of files, with what a terminal would obey written as `\u{1B}`.
func visible(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
        default: String(scalar)
        }
    }.joined()
}
