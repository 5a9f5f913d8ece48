import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecReporters

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// The files of `screenspec lint` that are no specs: baselines and reports.

/// Ends the process where the file is no baseline.
func readBaseline(_ path: String) -> Baseline {
    do {
        return try Baseline(path)
    } catch {
        Console.report([error.diagnostic], error.sources)
        ExitStatus.failed.exit()
    }
}

/// Writes what `report` holds and a baseline can hide to `path`, and takes it out.
func replaceBaseline(_ path: String, with report: inout Report) {
    var buffer = ByteBuffer()
    let count = report.moveToBaseline(into: &buffer)
    save(buffer.text, to: path)
    Console.complain("wrote \(count) finding\(count == 1 ? "" : "s") to \(printable(path))\n")
}

/// Takes what `baseline` holds out of `report`. Entries that match nothing are told on standard error and fail nothing.
func hide(_ baseline: Baseline, in report: inout Report, isQuiet: Bool) {
    let stale = baseline.hide(in: &report) { access(absolutePath($0), F_OK) == 0 }
    if let stale, !isQuiet { Console.report([stale], baseline.sources) }
}

/// Writes a whole file or nothing. Ends the process where that does not work.
func save(_ text: ByteText, to path: String) {
    let path = absolutePath(path)
    orEnd { () throws(OutputError) in
        let folder = try OutputFolder(folderPath(path), creating: true)
        _ = try folder.write { emit throws(OutputError) in try emit(fileName(path), text) }
    }
}

/// Ends the process where something cannot be written.
///
/// - Parameter sources: the files that places are in.
func orEnd(_ sources: SourceMap = SourceMap(), _ write: () throws(OutputError) -> Void) {
    do throws(OutputError) {
        try write()
    } catch {
        Console.report([error.diagnostic], sources)
        ExitStatus.failed.exit()
    }
}
