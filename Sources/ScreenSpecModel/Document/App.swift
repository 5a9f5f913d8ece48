import ScreenSpecDiagnostics
import ScreenSpecSwift

/// The `app` section: what holds for the whole of the generated code.
package struct App: Sendable {
    package let range: SourceRange
    package var name: SourceText?
    package var enumName: SourceText?
    package var access = Access.internal
    package var imports: [SourceText] = []
    package var conformances: [SourceText] = []
    package var platforms: [Platform] = []
    package var defaultIcon: Icon?
    package var localization: Localization?
    package var placeholder: PlaceholderCase?

    package enum Access: Int, Sendable { case `internal`, package, `public` }

    /// A platform's lowest version that the app runs on.
    package struct Platform: Sendable {
        package let name: SourceText
        package let version: SourceText
    }

    /// How titles are looked up.
    package struct Localization: Sendable {
        package var table: SourceText?
        package var bundle: SourceText?
    }

    /// Another name, or a view, for the case that stands for an empty detail column.
    package struct PlaceholderCase: Sendable {
        var key: SourceText?
        package var name: SourceText?
        package var view: SourceText?
    }

    init(range: SourceRange) { self.range = range }

    static let schema = Schema<App>(
        "app", "What holds for the whole app.",
        [
            Key("name", .text, default: "the file's name", "The app's name, as the headers of generated files say it.")
            {
                $0.name = $1
            },
            Key("enum", .identifier, default: "NavigationItem", "The name of the generated enum.") { $0.enumName = $1 },
            Key(
                "access",
                .choice(
                    ("internal", "Within the module."), ("package", "Within the package."),
                    ("public", "Everywhere; for code generated into a library.")),
                default: "internal", "The access level of everything that is generated."
            ) { $0.access = Access(rawValue: $1.index) ?? .internal },
            Key("imports", .list(of: .module), "Modules that the generated files import.") { $0.imports = $1 },
            Key(
                "conformances", .list(of: .type),
                """
                What the enum conforms to beside `Hashable` and `Identifiable`. `Codable`, `Sendable` and `CaseIterable` \
                are understood; any other protocol is added as it is.
                """
            ) { $0.conformances = $1 },
            Key(
                "platforms", .platforms,
                "The lowest version of each platform that the app runs on; decides which API generated code may use."
            ) { $0.platforms = $1 },
            Key("defaultIcon", .icon, "The icon of destinations that name none.") { $0.defaultIcon = $1 },
            Key(
                "localization", .object(Localization.schema, { _ in Localization() }),
                default: "the main bundle's default table",
                "How titles are looked up where the platform can (`String(localized:)`)."
            ) { $0.localization = $1 },
            Key(
                "placeholder", Kind.object(PlaceholderCase.schema, { _ in PlaceholderCase() }).withKey,
                "The case that stands for an empty detail column, `selectSomething` by default. Only where there is a placeholder."
            ) {
                $0.placeholder = $1.value
                $0.placeholder?.key = $1.key
            },
        ])
}

extension App.Localization {
    fileprivate static let schema = Schema<App.Localization>(
        "localization", "Where titles are looked up.",
        [
            Key("table", .text, default: "Localizable", "The strings table.") { $0.table = $1 },
            Key(
                "bundle", .expression, default: "main",
                "The bundle: `main`, `module`, or an expression of type `Bundle`."
            ) {
                $0.bundle = $1
            },
        ])
}

extension App.PlaceholderCase {
    fileprivate static let schema = Schema<App.PlaceholderCase>(
        "placeholder case", "The case that stands for an empty detail column.",
        [
            Key("case", .identifier, default: "selectSomething", "The name of the case.") { $0.name = $1 },
            Key(
                "view", .expression, default: "a ContentUnavailableView",
                "The view that shows it; `label` and `systemImage` are its payload."
            ) { $0.view = $1 },
        ])
}

extension Kind where Value == SourceText {
    fileprivate static var module: Kind {
        Kind(description: .identifier) { decoder, node in
            decoder.text(node, .identifier).flatMap {
                decoder.checked($0, node) { checkDottedName($0, as: "module", into: &$1) }
            }
        }
    }
}

extension Kind where Value == [App.Platform] {
    fileprivate static var platforms: Kind {
        let names: [StaticString] = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]
        let description = KindDescription.map(
            key: .choice(names.map { .init(word: $0, documentation: "") }), value: .version)
        return Kind(description: description) { decoder, node in
            var platforms: [App.Platform] = []
            decoder.entries(node, description) { decoder, name, value in
                guard names.contains(where: { name.bytes.equals($0) }) else {
                    let guess = nearest(to: name.bytes, among: names.map { ByteText($0) })
                    return decoder.report(
                        .unknownKey, "there is no platform `\(name.string)`", at: name.range,
                        help: guess.map { "the platform is spelled `\($0.string)`" }
                            ?? "the platforms are `iOS`, `macOS`, `tvOS`, `watchOS` and `visionOS`")
                }
                let version = decoder.following(value) { $0.version($1) }
                if let first = platforms.first(where: { $0.name.bytes.equals(name.bytes) }) {
                    decoder.report(
                        .duplicateKey, "`platforms` has the key `\(name.string)` twice", at: name.range,
                        notes: [.init("the first `\(name.string)` is here", at: first.name.range)])
                } else if let version {
                    platforms.append(App.Platform(name: name, version: version))
                }
            }
            return platforms
        }
    }
}

extension SpecDecoder {
    /// Digits, with up to two more groups of digits behind dots.
    fileprivate mutating func version(_ node: UInt32) -> SourceText? {
        guard let text = text(node, .version) else { return nil }
        let groups = text.string.split(separator: ".", omittingEmptySubsequences: false)
        if groups.count <= 3, groups.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }) { return text }
        reportWrongKind(node, .version)
        return nil
    }
}
