import ScreenSpecCodegen
import ScreenSpecDiagnostics
import ScreenSpecTemplates

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
            guard let former = origin(inHeaderOf: name).map(specName), former != "stdin",
                !former.utf8.elementsEqual(own.utf8)
            else { return false }
            // The header says `.screens.yaml`, whatever the file's name ends in, and of others the name is all of it.
            return outputNames(specName: former).contains(name)
                && !([""] + specEndings).contains { exists("\(specs)/\(former)\($0)") }
        }
        if others.isEmpty { return [] }
        // A spec elsewhere may have its code here, with `--output`; one that was piped has no file.
        var elsewhere: Set<[UInt8]> = []
        addSpecNames(below: packageFolder(above: realPath(specs)), to: &elsewhere)
        return others.filter { origin(inHeaderOf: $0).map { !elsewhere.contains(Array(specName($0).utf8)) } == true }
    }

    /// `App.screens.yaml`, where the first line says that the file was generated from it.
    private func origin(inHeaderOf name: String) -> String? {
        guard name.hasSuffix(".swift"), let file = try? current(name) else { return nil }
        let header = withExtendedLifetime(file) {
            // Who has it from git may have it with other line ends.
            let end = file.text.firstIndex(of: 0x0A) ?? file.text.count
            return file.text.slice(0, end > 0 && file.text[end - 1] == 0x0D ? end - 1 : end).string
        }
        let (before, after) = (generatedMark, endOfHeader)
        guard header.hasPrefix(before), header.hasSuffix(after), header.count > before.count + after.count else {
            return nil
        }
        let spec = String(header.dropFirst(before.count).dropLast(after.count))
        return spec.contains("/") ? nil : spec
    }
}

/// What a generated file says at its top, before the name of its spec and behind it.
let generatedMark = String("\(headerPartial)".prefix { $0 != "{" })
private let endOfHeader =
    "\(headerPartial)".split(whereSeparator: { $0 == "}" || $0 == "\n" }).last.map(String.init) ?? ""

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
