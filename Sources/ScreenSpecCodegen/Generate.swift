import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecTemplates

/// The names of the files that a spec compiles to. They are known before the spec is read: what it does not use is a file
/// that holds only a header.
package func outputNames(specName: String) -> [String] {
    builtInTemplates.map { "\(specName).\($0.name).swift" }
}

/// Renders the built-in templates over `graph`.
package func generate(_ graph: NavigationGraph) -> [GeneratedFile] {
    let shape = AppShape(graph).root
    return builtInTemplates.enumerated().map { number, template in
        let name = "\(graph.specName).\(template.name).swift"
        let (compiled, diagnostics) = Template.compile(
            ByteText(template.text), file: UInt32(number), shape: shape, partials: builtInPartial)
        guard let compiled else { preconditionFailure("\(template.name): \(diagnostics.map(\.message))") }
        var buffer = ByteBuffer(capacity: 4096)
        compiled.render(root: 0, into: &buffer)
        return GeneratedFile(name: name, buffer)
    }
}

/// Renders a template of the user's own over `graph`, with the built-in partials.
///
/// - Parameter file: the template's number in the source map, for its diagnostics.
package func render(
    _ template: ByteText, file: UInt32, over graph: NavigationGraph, into diagnostics: inout [Diagnostic]
) -> ByteBuffer? {
    let (compiled, found) = Template.compile(
        template, file: file, shape: AppShape(graph).root, partials: builtInPartial)
    diagnostics += found
    guard let compiled else { return nil }
    var buffer = ByteBuffer()
    compiled.render(root: 0, into: &buffer)
    return buffer
}

/// What templates see of `graph`, as text for their authors.
package func describeContext(_ graph: NavigationGraph) -> String {
    var buffer = ByteBuffer()
    dumpContext(AppShape(graph).root, root: 0, into: &buffer)
    return buffer.text.string
}

private func builtInPartial(_ name: ByteText) -> (text: ByteText, file: UInt32)? {
    guard let index = builtInPartials.firstIndex(where: { name.equals($0.name) }) else { return nil }
    return (ByteText(builtInPartials[index].text), UInt32(builtInTemplates.count + index))
}
