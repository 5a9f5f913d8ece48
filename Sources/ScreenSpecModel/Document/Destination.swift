import ScreenSpecDiagnostics

/// One screen, as it was written. It is plain data, for a spec may hold 100,000.
package struct Destination: BitwiseCopyable, Sendable {
    package let name: SourceText
    package var summary: SourceText?
    package var title: SourceText?
    package var icon: Icon?
    package var columns: LocatedInteger?
    package var view: SourceText?
    /// Which of the document's `placeholders` is its own, counted from 1; 0 where it has none.
    var placeholder: UInt32 = 0
    package var payload = IndexSpan.none
    package var opens = IndexSpan.none
    package var attributes = IndexSpan.none

    /// What the empty detail column shows beside a content destination.
    package struct Placeholder: BitwiseCopyable, Sendable {
        package var range: SourceRange
        package var title: SourceText?
        package var icon: SourceText?
    }

    init(_ name: SourceText) { self.name = name }

    package var hasPlaceholder: Bool { placeholder != 0 }

    static let schema = Schema<Destination>(
        "destination", "One screen. Its key is the name of the Swift case.",
        [
            Key("summary", .text, "What the screen is, in a sentence; becomes the case's doc comment.") {
                $0.summary = $1
            },
            Key(
                "payload", .parameters,
                """
                What the screen needs to be shown, in Swift's spelling: `_ author: Author`, `scrollTo page: Int? = nil`. \
                A map, or one text with the whole parameter clause.
                """
            ) { $0.payload = $1 },
            Key(
                "title", .title, default: "the case's name in words",
                """
                The display name. `{author.name}` stands for a value of the payload; `{{` and `}}` are braces. Required \
                for what stands in the sidebar.
                """
            ) { $0.title = $1 },
            Key(
                "icon", .icon, default: "app.defaultIcon",
                "An SF Symbol, or `{asset: name}`. Required for what stands in the sidebar."
            ) { $0.icon = $1 },
            Key(
                "columns", .integer(2...3), default: "3",
                "How many columns the split view shows with it: 3, or 2 when it fills the detail column alone."
            ) { $0.columns = $1 },
            Key(
                "view", .expression, required: true,
                """
                The view that shows it: a type, which gets every payload parameter under its name, or a whole expression \
                over the payload.
                """
            ) { $0.view = $1 },
            Key(
                "placeholder", .placeholder,
                """
                What the empty detail column shows. A destination with a placeholder is a content destination: it fills \
                the middle column.
                """
            ) { $0.placeholder = $1 },
            Key("opens", .opens, "The destinations that this screen leads to.") { $0.opens = $1 },
            Key("attributes", .attributeValues, "Values of your own metadata, where they differ from the default.") {
                $0.attributes = $1
            },
        ])
}

extension Destination.Placeholder {
    fileprivate static let schema = Schema<Destination.Placeholder>(
        "placeholder", "What an empty detail column shows.",
        [
            Key("title", .text, required: true, "The text.") { $0.title = $1 },
            Key("icon", .text, required: true, "An SF Symbol.") { $0.icon = $1 },
        ])
}

extension Kind where Value == UInt32 {
    fileprivate static var placeholder: Kind {
        let object = Kind<Destination.Placeholder>.object(Destination.Placeholder.schema) { .init(range: $0) }
        return Kind(description: object.description) { decoder, node in
            guard let placeholder = object.read(&decoder, node) else { return nil }
            decoder.document.placeholders.append(placeholder)
            return UInt32(truncatingIfNeeded: decoder.document.placeholders.count)
        }
    }
}

extension Kind where Value == IndexSpan {
    fileprivate static var opens: Kind {
        Kind(description: .list(.destination)) { decoder, node in
            let start = decoder.document.opens.count
            decoder.items(node, .list(.destination)) { decoder, item in
                if let name = decoder.text(item, .destination) { decoder.document.opens.append(name) }
            }
            return IndexSpan(start: start, count: decoder.document.opens.count - start)
        }
    }

    fileprivate static var attributeValues: Kind {
        let description = KindDescription.map(key: .identifier, value: .attributeValue)
        return Kind(description: description) { decoder, node in
            let start = decoder.document.attributeValues.count
            decoder.entries(node, description) { decoder, name, value in
                let scalar = decoder.following(value) { $0.scalar($1, named: name) }
                if let scalar { decoder.document.attributeValues.append(AttributeValue(name: name, scalar: scalar)) }
            }
            return IndexSpan(start: start, count: decoder.document.attributeValues.count - start)
        }
    }
}
