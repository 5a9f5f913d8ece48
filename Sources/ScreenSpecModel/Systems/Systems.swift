/// The systems that an app runs on: the platforms that its spec names, each from a version on.
package struct Systems: Sendable {
    /// Empty where the spec does not say.
    package let platforms: [App.Platform]

    init(_ platforms: [App.Platform]) { self.platforms = platforms }

    /// Whether the app may run on a platform: the spec names it, or none.
    package func mayInclude(_ platform: Platform) -> Bool {
        platforms.isEmpty || platforms.contains { $0.platform == platform }
    }

    /// The platforms whose lowest version does not have `api` yet, and later ones have.
    package func before(_ api: API) -> [App.Platform] {
        let availability = api.availability
        return platforms.filter { $0.isBefore(availability) }
    }

    /// The platforms that do not have `api` in any version.
    package func without(_ api: API) -> [App.Platform] {
        platforms.filter { named in named.platform.map { api.availability[$0] == nil } ?? false }
    }

    /// Whether generated code must do without `api` somewhere, or ask for it.
    package func mayLack(_ api: API) -> Bool {
        let availability = api.availability
        let isUnsaid = !platforms.contains { named in named.platform.map { availability[$0] != nil } ?? false }
        return isUnsaid ? api.isAskedFor : platforms.contains { $0.isBefore(availability) }
    }

    /// The oldest version of a platform that generated code runs on.
    package func lowest(_ platform: Platform) -> SystemVersion {
        let basic = API.basics.availability[platform] ?? 0
        return max(platforms.first { $0.platform == platform }?.lowest ?? basic, basic)
    }

    /// The same for the views that hosts are made of, which need a `NavigationStack`.
    package func lowestOfHosts(_ platform: Platform) -> SystemVersion {
        let lowest = lowest(platform)
        return mayLack(.navigationStack) ? max(lowest, API.navigationStack.availability[platform] ?? lowest) : lowest
    }

    /// What holds on platforms that lack `api` in the app's lowest version, such as `os(watchOS)`; nil where none does.
    package func conditionWithout(_ api: API) -> String? {
        let older = before(api).compactMap(\.platform)
        return Platform.condition(
            Platform.allCases.filter { older.contains($0) || api.availability[$0] == nil })
    }
}

extension App.Platform {
    /// Nil for a name that is none of a platform, which is reported elsewhere.
    package var platform: Platform? { Platform(name.bytes) }
    /// The lowest version that the app runs on.
    package var lowest: SystemVersion { SystemVersion(version.bytes) }

    fileprivate func isBefore(_ availability: Availability) -> Bool {
        platform.flatMap { availability[$0] }.map { lowest < $0 } ?? false
    }
}

extension Layout.ToolbarRole {
    /// What the role needs; nil for one that every system has.
    package var api: API? {
        switch self {
        case .automatic: nil
        case .navigationStack: .navigationStackRole
        case .browser: .browserRole
        case .editor: .editorRole
        }
    }
}
