import ScreenSpecDiagnostics

/// One screen, as it was written. It is plain data, for a spec may hold 100,000.
package struct Destination: BitwiseCopyable, Sendable, NamedObject {
    /// The name of its case.
    package let name: SourceText
    /// Which of the document's `conditions` is its own, counted from 1; 0 where it is in every build.
    var condition: UInt32 = 0
    /// Its stretch of the document's `availablePlatforms`.
    var available = IndexSpan.none
    /// The doc comment of its case.
    package var summary: SourceText?
    /// Text with `{expression}` in it.
    package var title: SourceText?
    /// An SF Symbol, or an image of the app.
    package var icon: Icon?
    /// 2 or 3.
    package var columns: LocatedInteger?
    /// A type, or an expression over the payload.
    package var view: SourceText?
    /// Which of the document's `placeholders` is its own, counted from 1; 0 where it has none.
    var placeholder: UInt32 = 0
    /// Its stretch of the document's `parameters`.
    package var payload = IndexSpan.none
    /// Its stretch of the document's `opens`.
    package var opens = IndexSpan.none
    /// Which of the document's `presentations` is its own, counted from 1; 0 where it says nothing of it.
    var presentation: UInt32 = 0
    /// Which of the document's `homes` is its own, counted from 1; 0 where it has none.
    var home: UInt32 = 0
    /// Which of the document's `answers` is its own, counted from 1; 0 where it answers nobody.
    var answer: UInt32 = 0
    /// Its stretch of the document's `requirements`.
    package var requires = IndexSpan.none
    /// Its stretch of the document's `attributeValues`.
    package var attributes = IndexSpan.none

    /// What the empty detail column shows beside a content destination.
    package struct Placeholder: BitwiseCopyable, Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// The text.
        package var title: SourceText?
        /// An SF Symbol.
        package var icon: SourceText?
    }

    init(_ name: SourceText) { self.name = name }

    /// Whether it is a content destination.
    package var hasPlaceholder: Bool { placeholder != 0 }
    /// Whether it answers those who present it.
    package var answers: Bool { answer != 0 }

    static let schema = Schema<Destination>(
        "destination", "One screen. Its key is the name of the Swift case.",
        Conditions.keys(ofRow: \.self) + [
            Key("summary", .text, \.summary, "What the screen is, in a sentence; becomes the case's doc comment."),
            Key(
                "payload", .parameters, whole: \.payload,
                """
                What the screen needs to be shown, in Swift's spelling: `_ author: Author`, `scrollTo page: Int? = nil`. \
                A map, or one text with the whole parameter clause.
                """),
            Key(
                "title", .title, \.title, default: "the case's name in words",
                """
                The display name. `{author.name}` stands for a value of the payload; `{{` and `}}` are braces. Required \
                for what stands in the sidebar.
                """),
            Key(
                "icon", .icon, \.icon, default: "app.defaultIcon",
                "An SF Symbol, or `{asset: name}`. Required for what stands in the sidebar."),
            Key(
                "columns", .integer(2...3), \.columns, default: "3",
                "How many columns the split view shows with it: 3, or 2 when it fills the detail column alone."),
            Key(
                "view", .view, \.view, required: true,
                """
                The view that shows it: a type, which gets every payload parameter under its name, or a whole expression \
                over the payload.
                """),
            Key(
                "placeholder", .placeholder, whole: \.placeholder,
                """
                What the empty detail column shows. A destination with a placeholder is a content destination: it fills \
                the middle column.
                """),
            Key("opens", .opens, whole: \.opens, "The destinations that this screen leads to."),
            Key(
                "presentation", .presentation, whole: \.presentation, default: "push",
                """
                What `open` does with the screen: `push`, or how it presents it, in a word or as a map. What is presented \
                has a stack of its own.
                """),
            Key(
                "tab", .home, whole: \.home,
                "The tab that the screen lives in: to open it from elsewhere chooses that tab first."),
            Key(
                "returns", .answer, whole: \.answer,
                """
                The type of what the screen answers to those who present it: `await router.present(.pickColor)` is a `Color?`. \
                It needs a `presentation`.
                """),
            Key(
                "requires", .requirements, whole: \.requires,
                "The guards that must hold before the screen is shown, in the order in which they are asked."),
            Key(
                "attributes", .attributeValues, whole: \.attributes,
                "Values of your own metadata, where they differ from the default."),
        ])
}

extension Destination.Placeholder {
    static let schema = Schema<Destination.Placeholder>(
        "placeholder", "What an empty detail column shows.",
        [
            Key("title", .title, \.title, required: true, "The text, with `{expression}` over the payload."),
            Key("icon", .symbol, \.icon, required: true, "An SF Symbol."),
        ])
}

/// What few destinations have stands in arrays of its own, and a destination has its number there, from 1.
extension Kind where Value == UInt32 {
    fileprivate static var placeholder: Kind { .number(.object, in: \.placeholders) }

    static var answer: Kind { .number(.type, in: \.answers) }

    fileprivate static var home: Kind { .number(.tab, in: \.homes) }

    fileprivate static var presentation: Kind {
        let kind = Kind<WrittenPresentation>.either(.choice(of: Presentation.Opening.self), .object)
        return Kind(
            description: kind.description,
            read: { decoder, node in
                guard let presentation = kind.read(&decoder, node) else { return nil }
                decoder.presentations.append(presentation)
                return UInt32(truncatingIfNeeded: decoder.presentations.count)
            },
            show: { $0 == 0 ? nil : kind.show($1.presentations[Int($0) - 1], $1) })
    }

    static func number<Element>(
        _ kind: Kind<Element>, in rows: KeyPath<SpecRows, PlainArray<Element>>
    ) -> Kind {
        Kind(
            description: kind.description,
            read: { decoder, node in
                guard let value = kind.read(&decoder, node) else { return nil }
                let values = decoder.rows[keyPath: rows]
                values.append(value)
                return UInt32(truncatingIfNeeded: values.count)
            },
            show: { $0 == 0 ? nil : kind.show($1.rows[keyPath: rows][Int($0) - 1], $1) })
    }
}

extension Kind where Value == IndexSpan {
    fileprivate static var opens: Kind {
        Kind(
            description: .list(.destination),
            read: { decoder, node in
                let opens = decoder.rows.opens
                let start = opens.count
                decoder.items(node, .list(.destination)) { decoder, item in
                    if let name = decoder.text(item, .destination) { opens.append(name) }
                }
                return IndexSpan(start: start, count: opens.count - start)
            },
            show: { span, document in .list(document.rows.opens[span.indices].map { .text($0) }) })
    }

    /// Values of attributes, added to those of the document.
    static var attributeValues: Kind {
        let description = KindDescription.map(key: .identifier, value: .attributeValue)
        return Kind(
            description: description,
            read: { decoder, node in
                let values = decoder.rows.attributeValues
                let start = values.count
                decoder.entries(node, description) { decoder, name, value in
                    let scalar = decoder.following(value) { $0.scalar($1, named: name) }
                    if let scalar { values.append(AttributeValue(name: name, scalar: scalar)) }
                }
                return IndexSpan(start: start, count: values.count - start)
            },
            show: { span, document in
                .map(
                    document.rows.attributeValues[span.indices].map {
                        SpecValue.Entry($0.name, $0.scalar.shown)
                    }, at: nil)
            })
    }
}
