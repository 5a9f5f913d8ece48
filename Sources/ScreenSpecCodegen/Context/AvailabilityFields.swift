import ScreenSpecModel

/// The fields of what the app's systems have: `newer`, `with` and `without`, each with a field for each API that templates
/// ask about.
func makeAvailabilityFields(_ systems: Systems) -> [Field] {
    let newer = Shape(
        "newer API",
        [
            Field("check", .expression, "`iOS 17.0, macOS 14.0, *`: the argument of `#available` and `@available`.") {
                API(rawValue: $0).map { .string($0.availability.check) } ?? .absent
            }
        ])
    return [
        fields("newer", "What the app may run without, because it came with newer systems.", isAskedFor) { name, api in
            let value: TemplateValue = systems.mayLack(api) ? .object(api.rawValue) : .absent
            return Field(name, .object(newer), "Absent where all of the app's systems have it.") { _ in value }
        },
        fields("with", "`os(macOS)`: which platforms have something.", isOnSome) { name, api in
            condition(name, "Absent where all have it.", api.availability.condition)
        },
        fields("without", "`os(tvOS) || os(watchOS)`: which platforms the app does without something on.", isOnSome) {
            name, api in condition(name, "Absent where it is on all.", systems.conditionWithout(api))
        },
    ]
}

/// What templates call the API that came later.
private let isAskedFor: [(StaticString, API)] = [
    ("navigationStack", .navigationStack), ("observation", .observation), ("preferredColumn", .preferredColumn),
    ("onChange", .onChange), ("unavailableView", .unavailableView), ("tab", .tab),
    ("collapsibleSection", .collapsibleSection), ("sizing", .sizing),
    ("windowDismissal", .windowDismissal),
]

/// What templates call the API that some platforms lack.
private let isOnSome: [(StaticString, API)] = [
    ("listSelection", .listSelection), ("fullScreenCover", .fullScreenCover),
    ("popover", .popover), ("badge", .badge), ("sidebarAdaptable", .sidebarAdaptable),
]

private func fields(
    _ name: StaticString, _ documentation: StaticString, _ apis: [(StaticString, API)],
    _ field: (StaticString, API) -> Field
) -> Field {
    let shape = Shape("APIs", apis.map { name, api in field(name, api) })
    return Field(name, .object(shape), documentation) { _ in .object(0) }
}

private func condition(
    _ name: StaticString, _ documentation: StaticString, _ text: @escaping @autoclosure () -> String?
) -> Field {
    Field(name, .expression, documentation) { _ in text().map { .string($0) } ?? .absent }
}
