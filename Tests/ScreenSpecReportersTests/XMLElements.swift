import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The attributes of an XML text's elements, by the elements' names: beside its own, those of the element around it, as
/// `../name`, and its text, as `.`.
final class XMLElements: NSObject, XMLParserDelegate {
    private var elements: [(name: String, values: [String: String])] = []
    /// The numbers of the elements that are open, from the outermost on.
    private var open: [Int] = []

    init(_ text: String) throws {
        super.init()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        if !parser.parse() { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
    }

    subscript(name: String) -> [[String: String]] { elements.filter { $0.name == name }.map(\.values) }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        var values = attributes
        let around = open.last.map { elements[$0].values } ?? [:]
        for (key, value) in around where !key.hasPrefix(".") { values["../\(key)"] = value }
        open.append(elements.count)
        elements.append((name, values))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        if let element = open.last { elements[element].values[".", default: ""] += text }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}
