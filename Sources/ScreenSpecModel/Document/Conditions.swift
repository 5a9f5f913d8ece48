import ScreenSpecDiagnostics
import ScreenSpecSwift

/// Where and when something is there, as it was written: in which builds, and on which systems.
package struct Conditions: Sendable {
    /// What `#if` asks for it.
    package var condition: SourceText?
    /// What `#available` asks for it; none for all systems.
    package var available: [App.Platform] = []

    /// The two keys.
    ///
    /// - Parameter conditions: where their owner has them.
    static func keys<Owner>(of conditions: WritableKeyPath<Owner, Conditions>) -> [Key<Owner>] {
        [
            Key("condition", .condition, conditions.appending(path: \.condition), ConditionKeys.condition),
            Key("available", .available, whole: conditions.appending(path: \.available), ConditionKeys.available),
        ]
    }

    /// The same for what has its conditions in the arrays that all destinations share.
    static func keys<Owner>(ofRow row: WritableKeyPath<Owner, Destination>) -> [Key<Owner>] {
        [
            Key(
                "condition", .number(.condition, in: \.conditions), whole: row.appending(path: \.condition),
                ConditionKeys.condition),
            Key("available", .availableSpan, whole: row.appending(path: \.available), ConditionKeys.available),
        ]
    }
}

/// What is said of the two keys wherever they stand.
private enum ConditionKeys {
    static let condition: StaticString =
        "The builds that it is in: what stands behind `#if` around all that is generated of it, such as `DEBUG` or `os(iOS)`."
    static let available: StaticString =
        """
        The first systems that it is there on: `{iOS: 18.0}`. Before them rows and tabs that lead to it are not shown, and \
        a placeholder stands in for its view.
        """
}

extension Kind where Value == SourceText {
    /// A compilation condition.
    fileprivate static var condition: Kind {
        Kind(.condition) { decoder, node in
            decoder.text(node, .condition).flatMap { [key = decoder.key] text in
                decoder.checked(text, node) { checkCondition($0, as: "`\(key.string)`", into: &$1) }
            }
        }
    }
}

extension Kind where Value == [App.Platform] {
    /// Versions of platforms, of which there is at least one.
    fileprivate static var available: Kind {
        let platforms = Kind.platforms
        return Kind(
            description: platforms.description,
            read: { decoder, node in
                let found = platforms.read(&decoder, node)
                decoder.checkNotEmpty(node, "it needs at least one platform, such as `{iOS: 18.0}`")
                return found
            },
            show: { $0.isEmpty ? nil : platforms.show($0, $1) })
    }
}

extension Kind where Value == IndexSpan {
    /// The same, added to those of the document.
    fileprivate static var availableSpan: Kind {
        let available = Kind<[App.Platform]>.available
        return Kind(
            description: available.description,
            read: { decoder, node in
                guard let found = available.read(&decoder, node) else { return nil }
                let platforms = decoder.rows.availablePlatforms
                let start = platforms.count
                for platform in found { platforms.append(platform) }
                return IndexSpan(start: start, count: found.count)
            },
            show: { available.show($1.rows.availablePlatforms[$0.indices].map { $0 }, $1) })
    }
}
