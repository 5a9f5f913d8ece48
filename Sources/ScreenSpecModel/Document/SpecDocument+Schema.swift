import ScreenSpecDiagnostics

extension SpecDocument {
    /// The keys of a file. `app`, `sidebar`, `layout`, `tabs`, `sheets` and `lint` can be in one file of a spec only.
    package static let schema = Schema<SpecDocument>(
        "spec", "A screen spec: what an app's screens are and how they hang together.",
        [
            Key(
                "screenspec", .version, adding: \.versions, required: true,
                "The version of the spec language. Every file of a spec begins with it."),
            Key("app", .object.once, \.app, "The app as a whole: names, access, conformances, platforms."),
            Key(
                "include", .list(of: .text), adding: \.includes,
                """
                Further files of the spec, as paths relative to this one; `*` and `?` stand for parts of a name. They \
                are merged in the order of their names, and a clash names both places.
                """),
            Key(
                "payloads", .objects(PayloadEntry.self, key: .type), adding: \.payloads,
                "What cannot be read off the name of a payload's type: how it is compared, and whether it is Codable."),
            Key(
                "attributes", .objects(Attribute.self), adding: \.attributes,
                "Your own metadata: each becomes a property of the enum."),
            Key(
                "destinations", .rows(\.destinations), whole: \.rows.destinations,
                "The app's screens, in order; each becomes a case of the enum."),
            Key("sidebar", .object.once, \.sidebar, "The sidebar and its sections."),
            Key(
                "layout", .object.once, \.layout,
                "How the screens are put together: in a split view or a stack, with what columns and what motion."),
            Key("tabs", .object.once, \.tabs, "Tabs, where there is no sidebar or no room for one."),
            Key("sheets", .object.once, \.sheets, "What is presented over other screens."),
            Key("state", within: \.state, "What saved state promises."),
            Key("lint", .object.once, \.lint, "What the linter is to say, and how loudly."),
        ])
}

extension Kind {
    /// The same, where only one file of a spec can have the key.
    fileprivate var once: Kind {
        let readOnce = read
        return Kind(
            description,
            read: { decoder, node in
                let key = decoder.keyText(before: node)
                if let first = decoder.sectionKeys[key.string] {
                    decoder.report(
                        .duplicateKey, "`\(key.string)` stands in another file of this spec too", at: key.range,
                        notes: [.init("the first is here", at: first)])
                    return nil
                }
                decoder.sectionKeys[key.string] = key.range
                return readOnce(&decoder, node)
            },
            show: show)
    }
}

extension Kind where Value == [LocatedInteger] {
    fileprivate static var version: Kind {
        Kind<LocatedInteger>.integer(1...1).stored(as: { [$0] }, { $0[0] })
    }
}
