import ScreenSpecDiagnostics

/// A retired name and what it is now.
package typealias Formerly = Entry<SourceText>

/// The `state` section.
package struct StateSection: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    var restore: Located<Restore>?
    var formerly: [Formerly] = []
    var reserved: [SourceText] = []

    /// Where the state is kept between launches.
    package enum Restore: String, SpecWord {
        case none, scene, file

        package var documentation: StaticString {
            switch self {
            case .none: "Nothing; the app may save the state itself."
            case .scene: "The system, for each scene by itself (`SceneStorage`), and as long as it keeps the scene."
            case .file: "A file of the app's own. It holds one state: for an app with one main window."
            }
        }

        package static func help(insteadOf text: ByteText) -> String? {
            switch coreBoolean(text) ?? looseBoolean(text) {
            case true?: "write `restore: scene`, or `file` for an app with one main window"
            case false?: "write `restore: none`"
            case nil: nil
            }
        }
    }

    static let schema = Schema<StateSection>(
        "state", "What holds for navigation state that was saved.",
        [
            Key(
                "restore", .choice(of: Restore.self), \.restore, default: "none",
                "What brings back what was on screen, the next time that the app is launched."
            ).once,
            Key(
                "formerly", .entries(.identifier, .identifier), adding: \.formerly,
                "Retired names of destinations, tabs, sheets and windows that must still decode, and of guards, and what they are now."
            ),
            Key(
                "reserved", .list(of: .identifier), adding: \.reserved,
                "Names that are retired for good and may never be used again."),
        ])
}

extension Formerly {
    /// The name that saved data has.
    package var oldName: SourceText { name }
    /// What it is now.
    package var newName: SourceText { value }
}
