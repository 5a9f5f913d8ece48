import ScreenSpecDiagnostics
import ScreenSpecYAML

/// Adds what `tree` says to `document`. What could not be read is reported and left out.
package func decode(_ tree: YAMLTree, into document: inout SpecDocument, _ diagnostics: inout [Diagnostic]) {
    let schema = SpecDocument.schema
    var decoder = SpecDecoder(tree, into: document.rows, document.sectionKeys)
    decoder.subject = .init(noun: schema.description.noun, name: nil, range: decoder.head(of: 0))
    // Handed over and back, so that no file copies those of the files before.
    swap(&decoder.presentations, &document.presentations)
    let payloadsBefore = document.payloads.count
    decoder.object(schema, 0, into: &document)
    swap(&decoder.presentations, &document.presentations)
    for key in schema.description.keys where decoder.isUnread("\(key.name)") {
        document.unreadSections.insert("\(key.name)")
    }
    if tree.nodes[0].kind != .mapping { document.unreadSections.insert("destinations") }
    document.unread.formUnion(decoder.unread)
    document.misplacedDestinations.formUnion(decoder.misplacedDestinations)
    for index in document.payloads.indices[payloadsBefore...] {
        // Whatever it was meant to say, it says something of how the type is compared.
        let place = document.payloads[index].type.range
        guard document.isUnread("compare", of: place) || document.isUnread("identity", of: place) else { continue }
        document.payloads[index].compare = Located(.ignore, at: place)
    }
    document.unorderedMaps += decoder.unorderedMaps
    document.sectionKeys = decoder.sectionKeys
    diagnostics += decoder.diagnostics
}
