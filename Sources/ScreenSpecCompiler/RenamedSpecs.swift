import ScreenSpecCodegen
import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension OutputFolder {
    /// The generated files of specs that are no more: renamed, or taken away.
    ///
    /// - Parameter spec: a spec that is there, and beside which the others stood.
    package func filesOfFormerSpecs(beside spec: String) -> [String] {
        guard descriptor >= 0, let names = namesInFolder(path) else { return [] }
        let (specs, own) = (folderPath(absolutePath(spec)), specName(spec))
        let others = names.sorted().filter { name in
            // Names of files are bytes.
            guard let former = origin(of: name), former != "stdin", !former.utf8.elementsEqual(own.utf8) else {
                return false
            }
            return !([""] + specEndings).contains { exists("\(specs)/\(former)\($0)") }
        }
        if others.isEmpty { return [] }
        // A spec elsewhere may have its code here, with `--output`; one that was piped has no file.
        var elsewhere: Set<[UInt8]> = []
        addSpecNames(below: packageFolder(above: realPath(specs)), to: &elsewhere)
        return others.filter { origin(of: $0).map { !elsewhere.contains(Array($0.utf8)) } == true }
    }

    /// `App` of `App.Views.swift`, where that says at its top that it was generated from a spec of this name.
    private func origin(of name: String) -> String? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 2, case let former = parts.dropLast(2).joined(separator: "."),
            outputNames(specName: former).contains(name), let file = try? current(name)
        else { return nil }
        let header = outputHeader(specName: former).utf8
        let top = withExtendedLifetime(file) { file.text.slice(0, min(file.text.count, header.count * 2)).string }
        // Who has it from git may have it with other line ends.
        return top.utf8.filter { $0 != 0x0D }.starts(with: header) ? former : nil
    }
}

/// Adds the names of all specs below a folder, and in no hidden one; in bytes.
private func addSpecNames(below folder: String, to names: inout Set<[UInt8]>) {
    for name in namesInFolder(folder) ?? [] where name.utf8.first != 0x2E {
        var status = stat()
        guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
            addSpecNames(below: "\(folder)/\(name)", to: &names)
        } else if specEndings.contains(where: { name.hasSuffix($0) }) {
            names.insert(Array(specName(name).utf8))
        }
    }
}

private func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
}
