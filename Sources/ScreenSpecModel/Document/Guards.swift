import ScreenSpecDiagnostics

/// Something that must hold before screens are shown that require it, as it was written.
package struct Guard: Sendable, NamedObject {
    /// What the app sets it by.
    package let name: SourceText
    /// The destination or sheet that is shown to those whom it does not let through.
    package var otherwise: SourceText?
    /// Whether it is asked before such a screen is left, and not before it is shown.
    package var leaving: Located<Bool>?

    init(_ name: SourceText) { self.name = name }

    static let schema = Schema<Guard>(
        "guard",
        "Something that must hold before a screen is shown, or left, that requires it. Its key is the name that the app sets it by.",
        meant: "{otherwise: $}",
        [
            Key(
                "otherwise", .opened, \.otherwise,
                """
                The destination or sheet that is shown to those whom the guard does not let through. What they asked for \
                is kept while it is shown, and goes on once the guard holds. Without one, nothing comes of it.
                """),
            Key(
                "leaving", .boolean, \.leaving, default: "false",
                """
                Whether the guard is asked before a screen that requires it is left, as for unsaved work, and not before it \
                is shown.
                """),
        ])
}

extension Kind where Value == IndexSpan {
    /// Names of guards, added to those of the document.
    static var requirements: Kind {
        Kind(
            description: .list(.guardName),
            read: { decoder, node in
                let names = decoder.rows.requirements
                let start = names.count
                decoder.items(node, .list(.guardName)) { decoder, item in
                    if let name = decoder.text(item, .guardName) { names.append(name) }
                }
                return IndexSpan(start: start, count: names.count - start)
            },
            show: { span, document in .list(document.rows.requirements[span.indices].map { .text($0) }) })
    }
}
