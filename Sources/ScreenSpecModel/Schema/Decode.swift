import ScreenSpecDiagnostics
import ScreenSpecYAML

/// Adds what `tree` says to `document`. What could not be read is reported and left out.
package func decode(_ tree: YAMLTree, into document: inout SpecDocument, _ diagnostics: inout [Diagnostic]) {
    var decoder = SpecDecoder(tree, into: document)
    // Only the decoder holds the document's arrays now, so that adding to them copies nothing.
    document = SpecDocument()
    decoder.subject = .init(noun: "spec", name: nil, range: decoder.head(of: 0))
    var file = SpecFile()
    decoder.object(SpecFile.schema, 0, into: &file)
    document = decoder.document
    for key in SpecFile.schema.description.keys where decoder.isUnread("\(key.name)") {
        document.unreadSections.insert("\(key.name)")
    }
    if tree.nodes[0].kind != .mapping { document.unreadSections.insert("destinations") }
    if document.version == nil { document.version = file.version }
    diagnostics += decoder.diagnostics
}
