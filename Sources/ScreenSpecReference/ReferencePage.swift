import ScreenSpecModel

/// The language's reference as Markdown: every key of every object, made from `SpecDocument.schema`, between the sections
/// about what the shape does not show.
package func referencePage() -> String {
    let objects = SpecDocument.schema.description.allObjects
    var page = """
        # The screen-spec language

        Version 1. `screenspec schema --reference` prints this page from the description that the compiler itself
        reads, and `screenspec schema` the same as a JSON Schema for editors.

        """
    for note in ReferenceNote.beforeKeys { append(note, to: &page) }
    page += "\n## Keys\n\n"
    for described in objects {
        page += "\(indent(described.depth))- \(link(described.object))\(place(described))\n"
    }
    for described in objects { append(described, to: &page) }
    for note in ReferenceNote.afterKeys { append(note, to: &page) }
    return page
}

private func append(_ note: ReferenceNote, to page: inout String) {
    page += "\n## \(note.title)\n\n\(note.text)\n"
}

private func append(_ described: DescribedObject, to page: inout String) {
    let object = described.object
    let level = described.depth < 2 ? "###" : "####"
    page += "\n<a id=\"\(anchor(object))\"></a>\n\n\(level) \(capitalized("\(object.noun)"))\n\n"
    let paths = described.paths.filter { !$0.isEmpty }
    if !paths.isEmpty {
        page += "Stands at \(paths.map { "`\($0)`" }.joined(separator: ", ", last: " and ")). "
    }
    page += (["\(object.documentation)"] + object.rules.map(\.sentence)).joined(separator: " ") + "\n\n"
    for key in object.keys { append(key, of: object, to: &page) }
}

/// One key: what it takes, whether it must be there, and what it means.
private func append(_ key: KeyDescription, of object: ObjectDescription, to page: inout String) {
    page += "- <a id=\"\(anchor(object)).\(key.name)\"></a>**`\(key.name)`**: \(key.kind.referenceWords)."
    if key.isRequired { page += " Required." }
    if let text = key.defaultText {
        page += " Default: \("\(text)".contains(" ") ? "\(text)" : "`\(text)`")."
    }
    page += " Since version \(key.since).\n  \(key.documentation)\n"
    for choice in key.kind.documentedChoices { page += "  - `\(choice.word)`: \(choice.documentation)\n" }
}

private func link(_ object: ObjectDescription) -> String { "[\(object.noun)](#\(anchor(object)))" }

private func anchor(_ object: ObjectDescription) -> String { "key-\(object.identifier(separator: "-"))" }

/// Where an object stands, for the list of all of them.
private func place(_ described: DescribedObject) -> String {
    guard let path = described.paths.first, !path.isEmpty else { return ": the whole file" }
    return ": `\(path)`"
}

private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

extension KindDescription {
    /// What a value is, in the words of a page that can link to objects.
    fileprivate var referenceWords: String {
        switch self {
        case .title: "text with `{expression}`"
        case .integer(let range) where range.count > 2:
            "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .attributeValue: "data, or a Swift expression"
        case .parameters: "a map of parameters, or one text with the parameter clause"
        case .list(let element, _): "a list; each element is \(element.referenceWords)"
        case .map(let key, let value): "a map; each key is \(key.referenceWords), each value \(value.referenceWords)"
        case .object(let object): "a map, see \(link(object()))"
        case .either(let first, let second): "\(first.referenceWords), or \(second.referenceWords)"
        default: words
        }
    }

    /// The words that a key takes, where each has something to say.
    fileprivate var documentedChoices: [Choice] {
        guard case .choice(let type) = self else { return [] }
        return type.choices.filter { !"\($0.documentation)".isEmpty }
    }
}
