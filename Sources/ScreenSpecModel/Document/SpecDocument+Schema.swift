extension SpecDocument {
    /// The keys of a file. `app`, `sidebar`, `layout`, `tabs`, `sheets` and `lint` can be in one file of a spec only.
    package static let schema = Schema<SpecDocument>(
        "spec", "A screen spec: what an app's screens are and how they hang together.",
        [
            Key(
                "screenspec", .version, adding: \.versions, required: true,
                "The version of the spec language. Every file of a spec begins with it."),
            Key("app", .object, \.app, "The app as a whole: names, access, conformances, platforms.").once,
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
            Key("sidebar", .object, \.sidebar, "The sidebar and its sections.").once,
            Key(
                "layout", .object, \.layout,
                "How the screens are put together: in a split view or a stack, with what columns and what motion."
            ).once,
            Key("tabs", .object, \.tabs, "Tabs, where there is no sidebar or no room for one.").once,
            Key("sheets", .object, \.sheets, "What is presented over other screens.").once,
            Key("state", within: \.state, "What saved state promises."),
            Key("lint", .object, \.lint, "What the linter is to say, and how loudly.").once,
        ])
}

extension Kind where Value == [LocatedInteger] {
    fileprivate static var version: Kind {
        let number = Kind<LocatedInteger>.integer(1...1)
        return Kind(
            description: number.description, read: { number.read(&$0, $1).map { [$0] } },
            show: { versions, document in versions.first.flatMap { number.show($0, document) } })
    }
}
