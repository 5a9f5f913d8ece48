import ScreenSpecDiagnostics
import ScreenSpecSwift

/// In which builds, and on which systems, something is there.
package struct Presence: Hashable, Sendable {
    /// What has to hold where code is compiled, all of it; none for every build.
    package private(set) var conditions: [String] = []
    /// The first version of a platform that has it; all versions of a platform that is not named.
    package private(set) var versions: [Platform: SystemVersion] = [:]

    /// In every build and on every system.
    package static let always = Presence()

    /// Whether it is there in every build and on every system.
    package var isAlways: Bool { conditions.isEmpty && versions.isEmpty }

    /// `DEBUG && (os(iOS) || os(macOS))`: what `#if` asks for it; nil where it is in every build.
    package var condition: String? {
        if conditions.count < 2 { return conditions.first }
        return conditions.map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
    }

    /// The same builds, whatever the system.
    package var onEverySystem: Presence {
        var presence = self
        presence.versions = [:]
        return presence
    }

    /// Where this holds and `other` does.
    package func and(_ other: Presence) -> Presence {
        if isAlways { return other }
        var both = self
        both.conditions += other.conditions.filter { !conditions.contains($0) }
        let all = Set(both.conditions)
        // What offers a choice that is made already asks for nothing.
        both.conditions.removeAll { condition in
            let choices = condition.alternatives
            return choices.count > 1 && choices.contains { all.contains($0) }
        }
        both.versions.merge(other.versions) { max($0, $1) }
        return both
    }

    /// Where one of `all` holds.
    package static func any(of all: [Presence]) -> Presence {
        guard let first = all.first, !all.contains(where: \.isAlways) else { return .always }
        var any = Presence()
        any.conditions = alternatives(all.map(\.conditions))
        for (platform, version) in first.versions {
            let others = all.compactMap { $0.versions[platform] }
            if others.count == all.count { any.versions[platform] = others.min() ?? version }
        }
        return any
    }

    /// What holds where all of one of `choices` holds. A choice that asks for more than another adds nothing.
    private static func alternatives(_ choices: [[String]]) -> [String] {
        var least: [[String]] = []
        for choice in choices.flatMap({ $0.count == 1 ? $0[0].alternatives.map { [$0] } : [$0] }) {
            if least.contains(where: { Set($0).isSubset(of: choice) }) { continue }
            least.removeAll { Set(choice).isSubset(of: $0) }
            least.append(choice)
        }
        if least.count == 1 { return least[0] }
        let texts = least.map { choice in
            choice.map { choice.count > 1 && $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
        }
        return least.contains([]) ? [] : [texts.joined(separator: " || ")]
    }

    /// What is left to be asked where `outer` holds.
    package func within(_ outer: Presence) -> Presence {
        var rest = self
        rest.conditions.removeAll { outer.conditions.contains($0) }
        rest.versions = versions.filter { platform, version in outer.versions[platform].map { $0 < version } ?? true }
        return rest
    }

    /// Whether the two are perhaps never in one build: each asks for something that the other does not.
    package func mayExclude(_ other: Presence) -> Bool {
        let shared = Set(conditions).intersection(other.conditions).count
        return shared < conditions.count && shared < other.conditions.count
    }

    /// `iOS 18.0, *`: what `#available` asks for it; nil where `lowest` is new enough on every platform.
    package func check(from lowest: (Platform) -> SystemVersion) -> String? {
        if versions.isEmpty { return nil }
        let asked = Platform.allCases.compactMap { platform in
            versions[platform].flatMap { lowest(platform) < $0 ? "\(platform.rawValue) \($0)" : nil }
        }
        return asked.isEmpty ? nil : (asked + ["*"]).joined(separator: ", ")
    }
}

extension Presence {
    /// - Parameters:
    ///   - condition: one that was checked.
    ///   - versions: the first of each platform.
    init(_ condition: SourceText?, _ versions: [Platform: SystemVersion]) {
        conditions = condition.flatMap { CompilationCondition($0.bytes)?.parts } ?? []
        self.versions = versions
    }
}

extension String {
    /// The operands of the outermost `||` of a condition.
    fileprivate var alternatives: [String] {
        var (found, depth) = ([[Substring]()], 0)
        for word in split(separator: " ") {
            if word == "||", depth == 0 {
                found.append([])
            } else {
                found[found.count - 1].append(word)
                depth += word.count { $0 == "(" } - word.count { $0 == ")" }
            }
        }
        return found.map { $0.joined(separator: " ") }
    }
}

extension GraphBuilder {
    /// Finds out where destinations, sheets and windows are.
    mutating func resolvePresences() {
        if document.rows.conditions.isEmpty, document.rows.availablePlatforms.isEmpty { return }
        destinationPresences = rows.map { presence(of: $0) }
        windowPresences = document.rows.windowRows.map { presence(of: $0) }
        sheetPresences = document.rows.sheetRows.map { presence(of: $0) } + windowPresences
    }

    /// Where a destination is.
    func presence(ofDestination index: Int) -> Presence {
        destinationPresences.isEmpty ? .always : destinationPresences[index]
    }

    /// Where a route is: with all screens that it leads to.
    func presence(of route: LinkTable.Route) -> Presence {
        route.trail.reduce(presence(ofDestination: route.destination)) { presence, screen in
            switch screen {
            case .written(let item): presence.and(self.presence(ofDestination: item.destination))
            case .made(let destination, _): presence.and(self.presence(ofDestination: destination))
            }
        }
    }

    /// Where something with these conditions is.
    mutating func presence(of written: Conditions) -> Presence {
        if written.condition == nil, written.available.isEmpty { return .always }
        return Presence(written.condition, versions(written.available))
    }

    private mutating func presence(of row: Destination) -> Presence {
        if row.condition == 0, row.available.count == 0 { return .always }
        let condition = row.condition == 0 ? nil : document.rows.conditions[Int(row.condition) - 1]
        return Presence(condition, versions(document.rows.availablePlatforms[row.available.indices].map { $0 }))
    }

    /// The versions that are to be asked for. One that the app always has, or never, is reported.
    private mutating func versions(_ platforms: [App.Platform]) -> [Platform: SystemVersion] {
        let systems = Systems(document.app?.platforms ?? [])
        var versions: [Platform: SystemVersion] = [:]
        for named in platforms {
            guard let platform = named.platform else { continue }
            versions[platform] = named.lowest
            guard let problem = problem(with: named, platform, systems) else { continue }
            let written = document.app?.platforms.first { $0.platform == platform } ?? document.app?.platforms.first
            report(
                .needlessVersion, problem, at: named.version.range,
                notes: written.map { [.init("the app's platforms are here", at: $0.name.range)] } ?? [],
                help: "remove `\(platform.rawValue): \(named.version.string)`")
        }
        return versions
    }

    private func problem(with named: App.Platform, _ platform: Platform, _ systems: Systems) -> String? {
        if isUnread("app") || document.unread.contains(where: { $0.name == "platforms" }) { return nil }
        if !systems.mayInclude(platform) { return "the app does not run on \(platform.rawValue)" }
        let lowest = systems.lowest(platform)
        if lowest < named.lowest { return nil }
        let subject = systems.platforms.isEmpty ? "generated code" : "the app"
        return "\(subject) runs on \(platform.rawValue) \(lowest) and newer, so \(platform.rawValue) "
            + "\(named.version.string) is always there"
    }
}

extension GraphBuilder {
    /// Reports that nothing can be shown first, for nothing is always there.
    ///
    /// - Parameters:
    ///   - first: what would be.
    ///   - others: what else there is to do.
    mutating func reportConditionalStart(_ message: String, _ first: SourceText, orElse others: String = "") {
        report(
            .conditionalStart, message, at: first.range,
            help:
                "let `\(first.string)` be there always: remove its `condition` and `available`, and those of the screen that it shows\(others)"
        )
    }
}
