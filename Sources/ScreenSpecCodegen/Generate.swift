import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecTemplates

/// The names of the files that a spec compiles to. They are known before the spec is read: what it does not use is a file
/// that holds only a header.
package func outputNames(specName: String) -> [String] {
    builtInTemplates.map { "\(specName).\($0.name).swift" }
}

/// Whether a file has the name of one that some spec compiles to, also where capitals are no other letters.
package func isNameOfGeneratedFile(_ name: String) -> Bool {
    let name = name.lowercased()
    return builtInTemplates.contains { name.hasSuffix(".\($0.name.lowercased()).swift") }
}

/// What stands at the top of each of them: a line, or several where the name has line breaks.
package func outputHeader(specName: String) -> String {
    let parts = "\(headerPartial)".split(separator: "{{spec}}", maxSplits: 1)
    var buffer = ByteBuffer()
    buffer.append(String(parts[0]))
    (specName + ".screens.yaml").withBytes { buffer.append(comment: $0) }
    buffer.append(String(parts[1]))
    return buffer.text.string
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
    let text = BuiltInText(graph)
    for (number, template) in builtInTemplates.enumerated() {
        let name = "\(graph.specName).\(template.name).swift"
        let isMade = template.part == .both || (template.part == .views ? graph.makesViews : graph.makesRoutes)
        try body(name, builtIn(isMade ? template : emptyTemplate, UInt32(number), shape, text))
    }
}

private func builtIn(_ template: BuiltInTemplate, _ number: UInt32, _ shape: Shape, _ text: BuiltInText) -> Template {
    let (compiled, diagnostics) = Template.compile(
        text(template), file: number, shape: shape, root: 0,
        partials: { name in
            builtInPartial(name, from: UInt32(builtInTemplates.count)).map { (text($0.partial), $0.file) }
        })
    text.forget()
    guard let compiled else { preconditionFailure("\(template.name): \(diagnostics.map(\.message))") }
    return compiled
}

/// Renders a template of the user's own over `graph`, with the built-in partials. Nil where it has mistakes, or has no end in sight.
/// Swift that does not say who made it gets the line that does.
///
/// - Parameters:
///   - file: the template's number in the source map, for its diagnostics.
///   - partialFiles: the number of the first of `partialSources` there.
package func render(
    _ template: ByteText, named name: String, file: UInt32, partialFiles: UInt32, over graph: NavigationGraph,
    into diagnostics: inout [Diagnostic]
) -> GeneratedFile? {
    let partials = partialSources(graph)
    let (compiled, found) = Template.compile(
        template, file: file, shape: makeAppShape(graph), isSwift: name.hasSuffix(".swift")
    ) { name in
        builtInPartial(name, from: partialFiles).map { (partials[Int($0.file - partialFiles)].text, $0.file) }
    }
    diagnostics += found
    guard let compiled else { return nil }
    var buffer = ByteBuffer()
    if !compiled.render(root: 0, into: &buffer, steps: Template.stepLimit) {
        let limits = "\(Template.stepLimit) steps, or \(Template.byteLimit >> 20) MiB"
        diagnostics.append(
            Diagnostic(
                .templateTooLarge, "the template takes more than \(limits), over this spec",
                at: SourceRange(file: file, start: 0, end: 0), help: "lists in each other multiply: have fewer of them")
        )
        return nil
    }
    let top = buffer.text.slice(0, min(buffer.count, 4096)).string
    if !name.hasSuffix(".swift") || top.contains(generatedMark) { return GeneratedFile(name: name, buffer.text) }
    var whole = ByteBuffer(capacity: buffer.count + 128)
    whole.append(outputHeader(specName: graph.specName) + "\n")
    whole.append(buffer.text)
    return GeneratedFile(name: name, whole.text)
}

/// What a generated file says at its top, before the name of its spec; in which kind of comment, is for a template to say.
package let generatedMark = String("\(headerPartial)".prefix { $0 != "{" }.dropFirst("// ".count))

/// The built-in partials as source files, in which diagnostics can point.
package func partialSources(_ graph: NavigationGraph) -> [SourceFile] {
    builtInPartials.map {
        let text = renamed(ByteText($0.text), graph.names.renamed)
        return SourceFile(path: "\($0.name).mustache", text: ByteText(text.base, text.count))
    }
}

/// - Parameter first: the file number of the first partial.
private func builtInPartial(_ name: ByteText, from first: UInt32) -> (partial: BuiltInTemplate, file: UInt32)? {
    guard let index = partialNumbers[name.string] else { return nil }
    return (builtInPartials[index], first + UInt32(index))
}

private let partialNumbers = Dictionary(uniqueKeysWithValues: builtInPartials.enumerated().map { ($1.name, $0) })

/// The text of built-in templates for one spec: with types that the app hides said in full, and the names that a prefix changes.
private final class BuiltInText {
    private let hidden: [String: StaticString]
    private let renames: [String: String]
    /// Texts live as long as it takes to compile them.
    private var kept: [PlainArray<UInt8>] = []

    init(_ graph: NavigationGraph) {
        hidden = ModuleTypes(graph).hidden
        renames = graph.names.renamed
    }

    func callAsFunction(_ template: BuiltInTemplate) -> ByteText {
        var text = ByteText(template.text)
        if !renames.isEmpty { text = keep(renamed(text, renames)) }
        if !hidden.isEmpty { text = keep(qualified(text, hidden)) }
        return text
    }

    func forget() { kept = [] }

    private func keep(_ bytes: PlainArray<UInt8>) -> ByteText {
        kept.append(bytes)
        return ByteText(bytes.base, bytes.count)
    }
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
