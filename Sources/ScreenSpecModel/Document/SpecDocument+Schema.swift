extension SpecDocument {
    /// The keys of a file. `app`, `views`, `sidebar`, `layout`, `tabs`, `sheets`, `dialogs`, `windows`, `links` and `lint` can be in one file of
    /// a spec only.
    package static let schema = Schema<SpecDocument>(
        "spec", "A screen spec: what an app's screens are and how they hang together.",
        [
            Key(
                "screenspec", .version, adding: \.versions, required: true,
                "The version of the spec language. Every file of a spec begins with it."),
            Key("app", .object, \.app, "The app as a whole: names, access, conformances, platforms.").once,
            Key(
                "views", .object, \.views,
                "For the target that makes the views of another one's screens: whose. Nothing else stands in such a spec."
            ).once,
            Key(
                "include", .list(of: .path), adding: \.includes,
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
            Key("dialogs", .object, \.dialogs, "What a person is asked: alerts and confirmation dialogs.").once,
            Key(
                "windows", .object, \.windows, "The windows that the app opens beside its main one, and its settings."
            ).once,
            Key(
                "guards", .objects(Guard.self), adding: \.guards,
                "What must hold before screens are shown that require it, such as that somebody is logged in."),
            Key("links", .object, \.links, "Which URLs lead to which screens.").once,
            Key("state", within: \.state, "What saved state promises."),
            Key("lint", .object, \.lint, "What the linter is to say, and how loudly.").once,
        ])
}

extension Kind where Value == [LocatedInteger] {
    fileprivate static var version: Kind {
        let number = Kind<LocatedInteger>.integer(1...1)
        return Kind(
            description: number.description,
            read: { decoder, node in
                decoder.reportUnknownVersion(node) ? nil : number.read(&decoder, node).map { [$0] }
            },
            show: { versions, document in versions.first.flatMap { number.show($0, document) } })
    }
}

extension SpecDecoder {
    /// Reports a version that this tool does not know, or that is none. One in quotes is only written wrong.
    fileprivate mutating func reportUnknownVersion(_ node: UInt32) -> Bool {
        guard nodes[Int(node)].textCount > 0, let scalar = plainScalar(node), !scalar.equals("1") else { return false }
        let found = tree.text(node).string.asCode
        if let version = coreInteger(scalar), version > 1 {
            report(
                .unknownVersion,
                "this spec is written in version \(version) of the language; this tool knows version 1",
                at: tree.range(node), help: "update screenspec to a release that knows version \(version)")
        } else {
            report(
                .wrongKind, "`screenspec` takes the version of the language, which is `1`, found \(found)",
                at: tree.range(node), help: "write `screenspec: 1`")
        }
        return true
    }
}
