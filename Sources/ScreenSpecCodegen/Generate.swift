import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecTemplates

/// The names of the files that a spec compiles to. They are known before the spec is read: what it does not use is a file
/// that holds only a header.
package func outputNames(specName: String) -> [String] {
    builtInTemplates.map { "\(specName).\($0.name).swift" }
}

/// Renders the built-in templates over `graph`, and hands on each file's name and text, piece by piece. A piece is valid
/// until the next one.
///
/// Pieces stay in the processor's cache from where they are put together to where they are written. All but a file's last
/// are of one size, a power of two, for what begins and ends between two pages is written in half the time.
package func generate<Failure: Error>(
    _ graph: NavigationGraph, _ emit: (String, ByteText) throws(Failure) -> Void
) throws(Failure) {
    let pieceSize = 131_072
    var buffer = ByteBuffer(capacity: pieceSize * 2)
    try forEachFile(of: graph) { (name, template) throws(Failure) in
        buffer.truncate(to: 0)
        try template.render(root: 0, into: &buffer, pieceSize: pieceSize) {
            (piece) throws(Failure) in try emit(name, piece)
        }
        try emit(name, buffer.text)
    }
}

/// The same, each file whole.
package func generatedFiles(_ graph: NavigationGraph) -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    forEachFile(of: graph) { name, template in
        var buffer = ByteBuffer()
        template.render(root: 0, into: &buffer)
        files.append(GeneratedFile(name: name, buffer.text))
    }
    return files
}

private func forEachFile<Failure: Error>(
    of graph: NavigationGraph, _ body: (_ name: String, Template) throws(Failure) -> Void
) throws(Failure) {
    let shape = makeAppShape(graph)
    let hidden = ModuleTypes(graph).hidden
    for (number, template) in builtInTemplates.enumerated() {
        let name = "\(graph.specName).\(template.name).swift"
        try body(name, builtIn(template, UInt32(number), shape, hidden))
    }
}

/// - Parameter hidden: the module of each type that the template names in full.
private func builtIn(
    _ template: BuiltInTemplate, _ number: UInt32, _ shape: Shape, _ hidden: [String: StaticString]
) -> Template {
    // Texts live as long as it takes to compile them.
    var kept: [PlainArray<UInt8>] = []
    func text(_ text: ByteText) -> ByteText {
        if hidden.isEmpty { return text }
        kept.append(qualified(text, hidden))
        return ByteText(kept[kept.count - 1].base, kept[kept.count - 1].count)
    }
    let (compiled, diagnostics) = Template.compile(
        text(ByteText(template.text)), file: number, shape: shape, root: 0,
        partials: { name in
            builtInPartial(name, from: UInt32(builtInTemplates.count)).map { (text($0.text), $0.file) }
        })
    withExtendedLifetime(kept) {}
    guard let compiled else { preconditionFailure("\(template.name): \(diagnostics.map(\.message))") }
    return compiled
}

/// Renders a template of the user's own over `graph`, with the built-in partials. Nil where it has mistakes.
///
/// - Parameters:
///   - file: the template's number in the source map, for its diagnostics.
///   - partialFiles: the number of the first of `partialSources` there.
package func render(
    _ template: ByteText, named name: String, file: UInt32, partialFiles: UInt32, over graph: NavigationGraph,
    into diagnostics: inout [Diagnostic]
) -> GeneratedFile? {
    let (compiled, found) = Template.compile(
        template, file: file, shape: makeAppShape(graph), isSwift: name.hasSuffix(".swift")
    ) { name in builtInPartial(name, from: partialFiles) }
    diagnostics += found
    guard let compiled else { return nil }
    var buffer = ByteBuffer()
    compiled.render(root: 0, into: &buffer)
    return GeneratedFile(name: name, buffer.text)
}

/// The built-in partials as source files, in which diagnostics can point.
package func partialSources() -> [SourceFile] {
    builtInPartials.map { SourceFile(path: "\($0.name).mustache", text: ByteText($0.text)) }
}

/// What templates see of `graph`, as text for their authors.
package func describeContext(_ graph: NavigationGraph) -> String {
    var buffer = ByteBuffer()
    dumpContext(makeAppShape(graph), root: 0, into: &buffer)
    return buffer.text.string
}

/// - Parameter first: the file number of the first partial.
private func builtInPartial(_ name: ByteText, from first: UInt32) -> (text: ByteText, file: UInt32)? {
    let name = name.string
    guard let index = builtInPartials.firstIndex(where: { $0.name == name }) else { return nil }
    return (ByteText(builtInPartials[index].text), first + UInt32(index))
}

/// A file as it should stand on disk. It owns its text.
package final class GeneratedFile: @unchecked Sendable {
    /// The file's name, without a folder.
    package let name: String
    private let buffer: ByteBuffer

    /// Takes a copy of `contents`.
    package init(name: String, _ contents: ByteText) {
        self.name = name
        var buffer = ByteBuffer(capacity: contents.count)
        buffer.append(contents)
        self.buffer = buffer
    }

    /// Valid as long as the file.
    package var contents: ByteText { buffer.text }
}
