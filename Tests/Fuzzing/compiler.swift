import Foundation
import ScreenSpecCodegen
import ScreenSpecCompiler
import ScreenSpecDiagnostics
import ScreenSpecFixing
import ScreenSpecLint
import ScreenSpecModel
import ScreenSpecReporters
import ScreenSpecSwift

// The parts of the compiler that take what somebody else wrote, each a target by the name in `SCREENSPEC_FUZZ`. A trap, a
// broken promise below, and what the address sanitizer sees are findings.

/// What one input is tried on.
private let target: @Sendable (ByteText) -> Void = {
    switch ProcessInfo.processInfo.environment["SCREENSPEC_FUZZ"] {
    case "spec": compile
    case "template": render
    case "swift": parse
    case "fixes": fix
    case "lists": readLists
    case let name: preconditionFailure("there is no target \(name ?? "")")
    }
}()

/// Tries one input; libFuzzer calls it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    // A copy of just that size, so that a read behind its end is seen.
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    memcpy(copy, start, count)
    target(ByteText(UnsafePointer(copy), count))
    copy.deallocate()
    return 0
}

private let path = "/fuzz/App.screens.yaml"

/// Rules by which the spec has these bytes, and whatever other file it names has others, or the same.
private func rules(_ bytes: ByteText, others: ByteText? = nil) -> InputRules {
    let (data, other) = (copy(bytes), copy(others ?? bytes))
    var rules = InputRules()
    rules.snapshot = Snapshot(paths: [path], place: { $0 }) { (name) throws(FileError) in
        let result = (name == path ? data : other).withUnsafeBytes { bytes in
            Result { () throws(FileError) in try readSource(name, from: bytes) }
        }
        return try result.get()
    }
    return rules
}

private func copy(_ bytes: ByteText) -> Data { Data(bytes: bytes.base, count: bytes.count) }

/// Bytes to diagnostics and Swift: every place is in the file, no control character comes out, and the code is whole.
@Sendable private func compile(_ bytes: ByteText) {
    let compilation = Compilation(path, rules: rules(bytes))
    check(compilation)
    let specs = [LintedSpec(path: path, diagnostics: compilation.diagnostics, sources: compilation.sources)]
    let report = Report(specs, folder: "/fuzz")
    for format in ReportFormat.allCases {
        var buffer = ByteBuffer()
        report.write(format, into: &buffer)
        checkPlain(buffer.text)
    }
}

private func check(_ compilation: Compilation) {
    for diagnostic in compilation.diagnostics {
        guard case .range(let range) = diagnostic.place else { continue }
        precondition(range.start <= range.end && Int(range.end) <= compilation.sources[range.file].text.count)
    }
    let text = DiagnosticRenderer(sources: compilation.sources).render(compilation.diagnostics)
    text.withBytes(checkPlain)
    for file in compilation.generatedFiles() { checkBalanced(file.contents) }
}

/// Nothing that a terminal obeys, or that nobody sees.
private func checkPlain(_ text: ByteText) {
    let bytes = UnsafeBufferPointer(start: text.base, count: text.count)
    guard let text = String(validating: bytes, as: UTF8.self) else { preconditionFailure("no text") }
    for scalar in text.unicodeScalars { precondition(!scalar.isUnseen || scalar == "\n") }
}

/// Each file of Swift is text, and ends with a line.
private func checkBalanced(_ text: ByteText) {
    precondition(String(validating: UnsafeBufferPointer(start: text.base, count: text.count), as: UTF8.self) != nil)
    precondition(text.count > 0 && text[text.count - 1] == 0x0A)
}

private let books = Compilation(
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Specs/Books.screens.yaml")
        .standardizedFileURL.path)

/// A template of the user's own over one spec: it is rendered or refused at a place in it.
@Sendable private func render(_ bytes: ByteText) {
    guard let graph = books.graph else { preconditionFailure("the sample has errors") }
    guard let source = try? readSource("/fuzz/T.mustache", from: .init(start: bytes.base, count: bytes.count)) else {
        return
    }
    for name in ["T.swift", "T.txt"] {
        var sources = SourceMap()
        let file = sources.add(source)
        for partial in partialSources(graph) { _ = sources.add(partial) }
        var found: [Diagnostic] = []
        let rendered = ScreenSpecCodegen.render(
            source.text, named: name, file: file, partialFiles: file + 1, over: graph, into: &found)
        precondition((rendered == nil) == found.contains { $0.severity == .error })
        DiagnosticRenderer(sources: sources).render(found).withBytes(checkPlain)
    }
}

/// Fragments of Swift: names, types, parameters, expressions, titles and conditions.
@Sendable private func parse(_ bytes: ByteText) {
    guard let source = try? readSource(path, from: .init(start: bytes.base, count: bytes.count)) else { return }
    var sources = SourceMap()
    let file = sources.add(source)
    let range = SourceRange(file: file, start: 0, end: source.text.count)
    let text = SourceText(bytes: source.text, range: range, verbatimStart: 0)
    var found: [Diagnostic] = []
    _ = checkIdentifier(text, as: "the name", into: &found)
    _ = checkTypeName(text, as: "the type", into: &found)
    _ = checkDottedName(text, as: "the module", into: &found)
    _ = checkCondition(text, as: "the condition", into: &found)
    _ = checkCall(text, as: "the call", into: &found)
    if checkType(text, as: "the type", into: &found) { _ = canonicalSpelling(source.text) }
    if checkExpression(text, as: "the view", into: &found) {
        _ = tokens(of: source.text)
        _ = isPlainExpression(source.text)
        _ = boundNames(in: source.text)
        _ = usedNames(in: source.text, of: [ByteText("a"), ByteText("name"), ByteText("self")])
        _ = callArguments(source.text)
    }
    _ = isModifierChain(source.text)
    _ = parseParameterClause(text, into: &found)
    var buffer = ByteBuffer()
    for case .literal(let literal) in parseTitle(text, into: &found) {
        appendTitleLiteral(literal.bytes, to: &buffer)
    }
    for diagnostic in found {
        guard case .range(let place) = diagnostic.place else { continue }
        precondition(place.start <= place.end && Int(place.end) <= source.text.count, diagnostic.message)
    }
    DiagnosticRenderer(sources: sources).render(found).withBytes(checkPlain)
    withExtendedLifetime(source) {}
}

/// Suppression comments and fixes: what is fixed brings no error, and once all is fixed nothing is left to fix.
@Sendable private func fix(_ bytes: ByteText) {
    // Of a file that is read only when the spec was mended, the fixes are for another run.
    let rules = { (spec: ByteText) in ScreenSpecFuzzing.rules(spec, others: ByteText("screenspec: 1\n")) }
    for unsafe in [false, true] {
        let before = Compilation(path, rules: rules(bytes))
        check(before)
        let outcome = applyFixes(to: path, unsafe: unsafe, rules: rules(bytes))
        precondition(before.hasErrors || !outcome.compilation.hasErrors)
        guard let new = outcome.files.first?.new else { continue }
        let again = applyFixes(to: path, unsafe: unsafe, rules: rules(new.text))
        precondition(again.files.isEmpty, "there was more to fix: \(new.text.string)")
    }
}

/// A baseline, and a list of symbols.
@Sendable private func readLists(_ bytes: ByteText) {
    let file = FileManager.default.temporaryDirectory.appending(path: "screenspec-fuzz-\(getpid())")
    try? Data(bytes: bytes.base, count: bytes.count).write(to: file)
    var report = Report([], folder: "/fuzz")
    do throws(BaselineError) {
        let baseline = try Baseline(file.path)
        if let stale = baseline.hide(in: &report, fileExists: { _ in false }) {
            DiagnosticRenderer(sources: baseline.sources).render([stale]).withBytes(checkPlain)
        }
    } catch {
        DiagnosticRenderer(sources: error.sources).render([error.diagnostic]).withBytes(checkPlain)
    }
    guard let source = try? readSource("/fuzz/symbols.txt", from: .init(start: bytes.base, count: bytes.count)) else {
        return
    }
    var sources = SourceMap()
    var found: [Diagnostic] = []
    if let list = SymbolList.read(source, file: sources.add(source), into: &found) {
        let compilation = Compilation(
            path, rules: rules(ByteText(symbolUser)), symbols: { list })
        check(compilation)
        withExtendedLifetime(list) {}
    }
    DiagnosticRenderer(sources: sources).render(found).withBytes(checkPlain)
}

private let symbolUser: StaticString = """
    screenspec: 1
    app: {platforms: {iOS: 16.0, macOS: 13.0}}
    destinations:
      home: {title: Home, icon: house, view: Home}
      old: {title: Old, icon: book.old, view: Old}
      new: {title: New, icon: square.and.arrow.up, view: New}

    """
