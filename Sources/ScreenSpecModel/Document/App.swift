import ScreenSpecDiagnostics
import ScreenSpecSwift

/// The `app` section: what holds for the whole of the generated code.
package struct App: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    /// The name that generated files say in their headers.
    package var name: SourceText?
    /// The name of the generated enum.
    package var enumName: SourceText?
    /// What the names of generated types begin with.
    package var prefix: SourceText?
    var givenAccess: Located<Access>?
    /// Where the views are made; nil for beside all else.
    package var viewPlace: Located<ViewPlace>?
    /// Modules, whose names may have dots.
    package var imports: [SourceText] = []
    /// Protocols, as they were written.
    package var conformances: [SourceText] = []
    /// In the order in which they were written, each once.
    package var platforms: [Platform] = []
    /// The icon of destinations that name none.
    package var defaultIcon: Icon?
    /// How titles are looked up; nil for the main bundle's default table.
    package var localization: Localization?
    /// What the case is called, or shown by, that stands for an empty detail column.
    package var placeholder: PlaceholderCase?
    /// What views need beside their payload, by its names.
    package var dependencies: [Entry<DependencySource>] = []
    /// What modifies views.
    package var modifiers: Modifiers?
    /// The key `placeholder`, where it is given.
    package var placeholderKeys: [SourceText] = []

    /// The access level of what is generated.
    package var access: Access { givenAccess?.value ?? .internal }

    /// Who sees what is generated.
    package enum Access: String, SpecWord {
        case `internal`, package, `public`

        package var documentation: StaticString {
            switch self {
            case .internal: "Within the module."
            case .package: "Within the package."
            case .public: "Everywhere; for code generated into a library."
            }
        }
    }

    /// Where the views are made.
    package enum ViewPlace: String, SpecWord {
        case separate

        package var documentation: StaticString {
            "In another target, by a spec that says `views: {of: …, module: …}`. Here stands what needs none of them."
        }
    }

    /// A platform's lowest version that the app runs on.
    package struct Platform: BitwiseCopyable, Sendable {
        /// As the language writes it: one of the words of `ScreenSpecModel.Platform`.
        package let name: SourceText
        /// One to three numbers with dots between them.
        package let version: SourceText
    }

    /// How titles are looked up.
    package struct Localization: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// The strings table.
        package var table: SourceText?
        /// `main`, `module`, or an expression of type `Bundle`.
        package var bundle: SourceText?
    }

    /// Another name, or a view, for the case that stands for an empty detail column.
    package struct PlaceholderCase: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// The name of the case.
        package var name: SourceText?
        /// An expression over `label` and `systemImage`.
        package var view: SourceText?
    }

    /// What stands behind the views that hosts show.
    package struct Modifiers: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// Behind each screen.
        package var screens: SourceText?
        /// Behind all that is presented.
        package var presentations: SourceText?

        static let schema = Schema<Modifiers>(
            "modifiers", "Modifiers for all views of a kind.",
            [
                Key(
                    "screens", .modifiers, \.screens,
                    "What stands behind every screen that the host shows: `.appTheme()`."),
                Key(
                    "presentations", .modifiers, \.presentations,
                    "What stands behind all that is presented, each with the stack in it: `.withEnvironments()`."),
            ])
    }

    static let schema = Schema<App>(
        "app", "What holds for the whole app.",
        [
            Key(
                "name", .text, \.name, default: "the file's name",
                "The app's name, as the headers of generated files say it."),
            Key("enum", .enumName, \.enumName, default: "NavigationItem", "The name of the generated enum."),
            Key(
                "prefix", .typePrefix, \.prefix, default: "Navigation, where a name begins with it",
                """
                What generated names begin with, for several navigations in one module: `Onboarding` gives `OnboardingItem`, \
                `OnboardingRouter`, `OnboardingSidebarView`. An `enum` that is named keeps its name.
                """),
            Key(
                "access", .choice(of: Access.self), \.givenAccess, default: "internal",
                "The access level of everything that is generated."),
            Key(
                "views", .choice(of: ViewPlace.self), \.viewPlace, default: "with all else",
                "Where the views are made. What another target makes views of has `access: package` or `public`."),
            Key("imports", .list(of: .module), adding: \.imports, "Modules that the generated files import."),
            Key(
                "conformances", .list(of: .type), adding: \.conformances,
                """
                What the enum conforms to beside `Hashable` and `Identifiable`. `Codable`, `Sendable` and `CaseIterable` \
                are understood; any other protocol is added as it is.
                """),
            Key(
                "platforms", .platforms, adding: \.platforms,
                "The lowest version of each platform that the app runs on; decides which API generated code may use."),
            Key("defaultIcon", .icon, \.defaultIcon, "The icon of destinations that name none."),
            Key(
                "localization", .object, \.localization, default: "the main bundle's default table",
                "How titles are looked up where the platform can (`String(localized:)`)."),
            Key(
                "placeholder", .object, \.placeholder,
                "The case that stands for an empty detail column, `selectSomething` by default. Only where there is a placeholder."
            ).noted(in: \.placeholderKeys),
            Key(
                "dependencies", .entries(.identifier, .dependency), adding: \.dependencies,
                """
                What views need beside their payload, each under the name by which their code calls it: the type of an \
                object in the environment (`FoodTruckModel`), the key path of a value of the environment (`\\.openURL`), or \
                what the app hands to the host (`{type: Session, from: host}`).
                """),
            Key("modifiers", .object, \.modifiers, "Modifiers around every screen, and around all that is presented."),
        ])
}

extension App.Localization {
    static let schema = Schema<App.Localization>(
        "localization", "Where titles are looked up.",
        [
            Key("table", .text, \.table, default: "Localizable", "The strings table."),
            Key(
                "bundle", .expression(for: .bundle), \.bundle, default: "main",
                "The bundle: `main`, `module`, or an expression of type `Bundle`."),
        ])
}

extension App.PlaceholderCase {
    static let schema = Schema<App.PlaceholderCase>(
        "placeholder case", "The case that stands for an empty detail column.",
        [
            Key("case", .identifier, \.name, default: "selectSomething", "The name of the case."),
            Key(
                "view", .view, \.view, default: "a ContentUnavailableView",
                "The view that shows it; `label` and `systemImage` are its payload."),
        ])
}

extension Kind where Value == SourceText {
    /// Modifiers of a view, each with its dot.
    fileprivate static var modifiers: Kind {
        Kind(.expression) { decoder, node in
            guard let text = decoder.text(node, .expression) else { return nil }
            let key = decoder.key.string
            return decoder.checked(text, node) { text, found in
                if isModifierChain(text.bytes.trimmed) { return true }
                let begins = text.bytes.trimmed.count > 0 && text.bytes.trimmed[0] == 0x2E
                if begins, !checkExpression(text, as: "`\(key)`", into: &found) { return false }
                found.append(
                    Diagnostic(
                        .invalidExpression,
                        "`\(key)` takes modifiers of a view, each behind a dot, found \(text.string.asCode)",
                        at: text.range, help: begins ? nil : "write `.\(text.string)`"))
                return false
            }
        }
    }

    static var module: Kind { .name { checkDottedName($0, as: "module", into: &$1) } }
}

extension Kind where Value == [App.Platform] {
    /// A version for each of some platforms, which is or may be one of its systems.
    static var platforms: Kind {
        let entries = Kind<[Entry<SourceText>]>.entries(.choice(ScreenSpecModel.Platform.self), .version)
        let platforms = entries.stored(
            as: { $0.map { App.Platform(name: $0.name, version: $0.value) } },
            { $0.map { Entry(name: $0.name, value: $0.version) } })
        return Kind(
            description: platforms.description,
            read: { decoder, node in
                let found = platforms.read(&decoder, node)
                for platform in found ?? [] { decoder.checkVersion(of: platform) }
                return found
            }, show: platforms.show)
    }
}

extension SpecDecoder {
    /// Apple left numbers out, and Swift knows which: no system has one of those.
    fileprivate mutating func checkVersion(of system: App.Platform) {
        guard let platform = system.platform, platform.skippedVersions.contains(system.lowest.major) else { return }
        let last = platform.skippedVersions.lowerBound - 1
        report(
            .skippedVersion,
            "there is no \(platform) \(system.version.string): \(platform) 26 came after \(platform) \(last)",
            at: system.version.range, help: "write `\(platform): 26.0`")
    }
}
