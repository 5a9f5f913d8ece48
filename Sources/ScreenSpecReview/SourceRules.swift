extension ChangeRule {
    /// What breaks code of the app.
    static let ofSource: [ChangeRule] = [
        .sourceCaseRemoved, .sourceCaseAdded, .sourcePayloadChanged, .sourceTypeRenamed, .sourceAttributeRemoved,
        .sourceAttributeTypeChanged, .sourceSectionRemoved, .sourceConformanceRemoved, .sourceAccessLowered,
        .sourceRequirementAdded, .sourceConditionNarrowed, .sourceViewsMoved, .sourceAPIRemoved, .sourceAPIExtended,
    ]

    static let sourceCaseRemoved = ChangeRule(
        "SOURCE_CASE_REMOVED", [.source], "A case is gone, or has another name.",
        """
        Code that names the case does not compile. For a library with users of its own, a static member under the old name
        keeps them going: `@available(*, deprecated, renamed: "author") static func person(_ id: Int) -> Self { .author(id) }`.
        """,
        old: "destinations: {home: {view: Home}, person: {payload: {_ id: Int}, view: Person}}",
        new: "destinations: {home: {view: Home}, author: {payload: {_ id: Int}, view: Person}}",
        compatible: """
            destinations: {home: {view: Home}, person: {payload: {_ id: Int}, title: Author, view: Author}}
            """)

    static let sourceCaseAdded = ChangeRule(
        "SOURCE_CASE_ADDED", [.source], "A case is new.",
        """
        A `switch` over all cases needs an arm for it, where it has no `default`. In an app that is the compiler's to tell; for
        a library with users of its own it is a new major version: nothing in a spec makes a new case one that is not there.
        """,
        old: "destinations: {home: {view: Home}}", new: "destinations: {home: {view: Home}, about: {view: About}}")

    static let sourcePayloadChanged = ChangeRule(
        "SOURCE_PAYLOAD_CHANGED", [.source], "A case carries something else.",
        """
        Its parameters have other labels or types, or there are more or fewer of them, or one has no default any more. Code
        that makes such an item, or takes one apart, may not compile. Where a new parameter has a default, code that makes
        such items compiles as before, and only patterns such as `case .person(let id)` have to be looked at. A name behind a
        label is free to change, and so is a default's value.
        """,
        old: "destinations: {person: {payload: {_ id: Int}, view: Person}}",
        new: "destinations: {person: {payload: {number: Int}, view: Person}}",
        compatible: "destinations: {person: {payload: {_ number: Int}, view: Person}}")

    static let sourceTypeRenamed = ChangeRule(
        "SOURCE_TYPE_RENAMED", [.source], "A generated type has another name.",
        """
        Code that names it does not compile. For a library with users of its own, a `typealias` under the old name keeps them
        going.
        """,
        old: "destinations: {home: {view: Home}}", new: "app: {enum: Screen}\ndestinations: {home: {view: Home}}",
        compatible: "app: {enum: NavigationItem}\ndestinations: {home: {view: Home}}")

    static let sourceAttributeRemoved = ChangeRule(
        "SOURCE_ATTRIBUTE_REMOVED", [.source], "An attribute is gone.",
        "It is a property of the enum, and code that reads it does not compile. One that no screen sets costs one line.",
        old: "attributes: {isWide: {type: Bool, default: false}}\ndestinations: {home: {view: Home}}",
        new: "destinations: {home: {view: Home}}",
        compatible: """
            attributes: {isWide: {type: Bool, default: false}, weight: {type: Int, default: 1}}
            destinations: {home: {view: Home}}
            """)

    static let sourceAttributeTypeChanged = ChangeRule(
        "SOURCE_ATTRIBUTE_TYPE_CHANGED", [.source], "An attribute has another type.",
        "It is a property of the enum, and code that reads it expects the old type.",
        old: "attributes: {weight: {type: Int, default: 1}}\ndestinations: {home: {view: Home}}",
        new: "attributes: {weight: {type: Double, default: 1.5}}\ndestinations: {home: {view: Home}}",
        compatible: "attributes: {weight: {type: Int, default: 2}}\ndestinations: {home: {view: Home}}")

    static let sourceSectionRemoved = ChangeRule(
        "SOURCE_SECTION_REMOVED", [.source], "A section is gone, or has another `id`.",
        "The `id` names the list of its screens or tabs, `browseCases`. The title is free to change.",
        old: """
            destinations: {home: {title: Home, icon: house, columns: 2, view: Home}}
            sidebar: {sections: [{id: main, items: [home]}]}
            """,
        new: """
            destinations: {home: {title: Home, icon: house, columns: 2, view: Home}}
            sidebar: {sections: [{id: browse, items: [home]}]}
            """,
        compatible: """
            destinations: {home: {title: Home, icon: house, columns: 2, view: Home}}
            sidebar: {sections: [{id: main, title: Browse, items: [home]}]}
            """)

    static let sourceConformanceRemoved = ChangeRule(
        "SOURCE_CONFORMANCE_REMOVED", [.source], "The enum conforms to less.",
        "Code that needs the conformance does not compile.",
        old: "app: {conformances: [CaseIterable]}\ndestinations: {home: {view: Home}}",
        new: "destinations: {home: {view: Home}}",
        compatible: "app: {conformances: [CaseIterable, Sendable]}\ndestinations: {home: {view: Home}}")

    static let sourceRequirementAdded = ChangeRule(
        "SOURCE_REQUIREMENT_ADDED", [.source], "The app's own types have to do more.",
        """
        With one more conformance the enum needs what that asks for: payloads that are `Codable` or `Sendable`, or functions that
        the app writes. Without `identity` or `compare` a payload has to be `Hashable`, and without `codable: false` it has to be
        `Codable`. Where the app's types are all of that already, nothing breaks. `identity` asks them for less.
        """,
        old: "destinations: {home: {view: Home}, person: {payload: {_ author: Author}, view: PersonView}}",
        new: """
            app: {conformances: [Sendable]}
            destinations: {home: {view: Home}, person: {payload: {_ author: Author}, view: PersonView}}
            """,
        compatible: """
            payloads: {Author: {identity: id}}
            destinations: {home: {view: Home}, person: {payload: {_ author: Author}, view: PersonView}}
            """)

    static let sourceAccessLowered = ChangeRule(
        "SOURCE_ACCESS_LOWERED", [.source], "What is generated is seen in fewer places.",
        "Other modules, or other packages, no longer see any of it. Keep it for as long as there may be such.",
        old: "app: {access: public}\ndestinations: {home: {view: Home}}",
        new: "app: {access: package}\ndestinations: {home: {view: Home}}",
        compatible: """
            app: {access: public, conformances: [Sendable]}
            destinations: {home: {view: Home}}
            """)

    static let sourceConditionNarrowed = ChangeRule(
        "SOURCE_CONDITION_NARROWED", [.source], "A case is in fewer builds than it was.",
        "In builds without it, code that names the case does not compile; it needs the same `#if`. A case that is in all builds can have a view that has nothing to show in some.",
        old: "destinations: {home: {view: Home}, log: {view: Log}}",
        new: "destinations: {home: {view: Home}, log: {condition: DEBUG, view: Log}}",
        compatible: """
            destinations: {home: {view: Home}, log: {view: LogOrNothing}}
            """)

    static let sourceViewsMoved = ChangeRule(
        "SOURCE_VIEWS_MOVED", [.source], "The views are made in another target.",
        "The host and the other generated views are another module's, which has to be imported where they are used. That target can export it to those who import it: `@_exported import`.",
        old: "app: {access: public}\ndestinations: {home: {view: Home}}\nlayout: {host: stack}",
        new: "app: {access: public, views: separate}\ndestinations: {home: {view: Home}}\nlayout: {host: stack}",
        compatible: """
            app: {access: public}
            destinations: {home: {title: Home, view: Home}}
            layout: {host: stack}
            """)

    static let sourceAPIRemoved = ChangeRule(
        "SOURCE_API_REMOVED", [.source], "Generated code lacks something that it had.",
        """
        What a spec does not use is not generated: without tabs there is no `selectedTab`, without titles no `displayName`.
        Code that uses it does not compile.
        """,
        old: "destinations: {home: {title: Home, view: Home}}", new: "destinations: {home: {view: Home}}",
        compatible: "destinations: {home: {title: Start, view: Home}}")

    static let sourceAPIExtended = ChangeRule(
        "SOURCE_API_EXTENDED", [.source], "Generated code asks for something new.",
        """
        A protocol that the app implements has a function more, or an enum that it may switch over has a case more.
        """,
        old: """
            destinations: {home: {view: Home}, book: {payload: {_ book: Book}, view: BookView}}
            links: {schemes: [app], routes: {home: /home}}
            """,
        new: """
            destinations: {home: {view: Home}, book: {payload: {_ book: Book}, view: BookView}}
            links: {schemes: [app], routes: {home: /home, book: "/books/{id: Int}"}}
            """)
}
