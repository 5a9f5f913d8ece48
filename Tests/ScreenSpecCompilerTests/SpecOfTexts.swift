import ScreenSpecTestSupport

/// A spec with texts of any characters in all places where people read one or a program finds one, and a program that prints them.
struct SpecOfTexts {
    /// All that is to come out.
    private(set) var texts: [String] = []
    /// Those that are printed one after the other, in the order of their places.
    private(set) var lines: [String] = []
    private(set) var spec = ""
    private var dice: Dice

    init(seed: UInt64) {
        dice = Dice(seed: seed)
        spec = """
            screenspec: 1
            app:
              platforms: {iOS: 18.0}
              conformances: [Codable]
              defaultIcon: \(text())
              localization: {table: \(text())}
            attributes: {note: {type: String, default: \(text())}}
            layout: {compact: {style: tabs}}
            links:
              schemes: [texts]
              activity: \(Self.quoted(next(without: Self.controls)))
              routes: {screen: "/screens/{id: Int}", \(Self.each { "s\($0): \(path())" })}
            sidebar:
              title: \(title())
              sections: [\(Self.each { "{id: a\($0), \(section(over: $0))}, {id: e\($0), each: {\(rows())}}" })]
            tabs:
              items:
                - {id: first, \(inOrder { "title: \($0.title()), icon: {asset: \($0.text())}" }), root: s0}
                - {section: others, title: \(title()), items: [{id: second, title: \(title()), icon: \(symbols()), root: s1}]}
            dialogs: {items: {\(inOrder { spec in Self.each { "d\($0): {\(spec.dialog())}" } })}}
            windows: {items: {\(inOrder { spec in Self.each { "w\($0): {title: \(spec.title()), view: V}" } })}}
            destinations:
              screen: {payload: {_ id: Int}, columns: 2, title: \(titleAround("7", "{id}")), view: V()}
              ask: {view: V, presentation: {style: sheet, confirmDismissal: {title: \(title()), when: "isOpen && true"}}}
              plain: {view: V, columns: 2, title: \(title())}
              \(inOrder { spec in Self.each("\n  ") { "s\($0): {\(spec.screen($0))}" } })

            """
    }

    /// Forty of what texts stand in.
    private static func each(_ separator: String = ", ", _ part: (Int) -> String) -> String {
        (0..<40).map(part).joined(separator: separator)
    }

    private mutating func screen(_ number: Int) -> String {
        "title: \(title()), icon: \(number % 2 == 0 ? symbols() : "{asset: \(text())}"), view: V, "
            + "attributes: {note: \(text())}, placeholder: {title: \(title()), icon: \(text())}"
    }

    private mutating func symbols() -> String { "{symbol: \(text()), selected: \(text())}" }

    private mutating func section(over screen: Int) -> String {
        "title: \(title()), items: [{show: s\(screen), title: \(title()), icon: \(text())}]"
    }

    /// Of a section over data, in which there is 7.
    private mutating func rows() -> String {
        "name: number, type: Int, item: screen(number), title: \(titleAround("7", "{number}")), icon: \(symbols())"
    }

    private mutating func dialog() -> String {
        "title: \(title()), message: \(title()), actions: {a: {title: \(title())}}"
    }

    private mutating func inOrder(_ part: (inout Self) -> String) -> String {
        let start = texts.count
        let made = part(&self)
        lines.append(texts[start...].joined(separator: "\n"))
        return made
    }

    private mutating func text() -> String { Self.quoted(next()) }
    private mutating func title() -> String { Self.quoted(next(), braces: true) }
    private mutating func titleAround(_ value: String, _ expression: String) -> String {
        let (before, behind) = (Self.quoted(next(), braces: true), Self.quoted(next(), braces: true))
        texts.append(texts.suffix(2).joined(separator: value))
        return String(before.dropLast()) + expression + behind.dropFirst()
    }

    /// As a segment of a path, and as a key of the query. Some characters mean something else in a pattern, and nothing
    /// takes that from them: they end a segment, a key or the path, or begin a parameter. `%`, `\`, `}` and controls are
    /// errors.
    private mutating func path() -> String {
        let (segment, key) = (next(without: Self.ofPatterns), next(without: Self.ofPatterns))
        return Self.quoted("/a/\(segment)?\(key)={q: String?}")
    }

    private static let ofPatterns = "/?#{}%\\&=" + controls
    /// In the type of an activity they are errors, too.
    private static let controls = String(
        String.UnicodeScalarView((0..<0x20).map { Unicode.Scalar(UInt8($0)) } + ["\u{7F}"]))

    /// Begins as no other one does, and ends with what does not belong to it.
    private mutating func next(without excluded: String = "") -> String {
        var text = String.UnicodeScalarView("t\(texts.count):".unicodeScalars)
        text += Self.scalars(&dice).filter { !excluded.unicodeScalars.contains($0) }
        texts.append(String(text) + ";")
        return String(text) + ";"
    }

    /// A few scalars of any kind, or many: what Swift, YAML and people treat as something special more often than others.
    private static func scalars(_ dice: inout Dice) -> [Unicode.Scalar] {
        let special =
            "\"\\{}()#%:,[]&*!|>'@`$~^_-/ \t\n\r\0\u{1B}\u{7F}\u{85}\u{A0}\u{AD}\u{200B}\u{200D}\u{202E}\u{2028}\u{301}\u{FE0F}\u{FEFF}"
        // Swift has no escape for the last.
        let scalars = Array(special.unicodeScalars) + [Unicode.Scalar(0xFDD0)!]
        return (0...(dice.roll(10) == 0 ? 200 : dice.roll(12))).compactMap { _ in
            dice.roll(2) == 0
                ? scalars[dice.roll(scalars.count)]
                : Unicode.Scalar(UInt32(dice.roll(dice.roll(4) == 0 ? 0x110000 : 0x250)))
        }
    }

    /// As a double-quoted scalar of YAML (1.1, section 5.7), all of it escaped.
    private static func quoted(_ text: String, braces: Bool = false) -> String {
        let escaped = text.unicodeScalars.map { scalar -> String in
            let digits = String(scalar.value, radix: 16)
            let escape = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            return braces && (scalar == "{" || scalar == "}") ? escape + escape : escape
        }
        return "\"\(escaped.joined())\""
    }

    let program = """
        import Foundation
        @_spi(Running) import SwiftUI

        @main @MainActor enum Program {
            static func main() {
                for item in [NavigationItem.plain, .screen(7)] { show(item.displayName) }
                show(NavigationItem.plain.note, NavigationItem.plain.iconName)
                for item in [\(SpecOfTexts.each { ".s\($0)" })] as [NavigationItem] {
                    show(item.displayName, item.iconName)
                    if let selected = item.selectedIconName { show(selected) }
                    show(item.note)
                    if let placeholder = item.placeholder { show(placeholder.displayName, placeholder.iconName) }
                }
                for tab in AppTab.allCases { show(tab.displayName, tab.iconName) }
                for dialog in [\(SpecOfTexts.each { ".d\($0)" })] as [DialogDestination] {
                    // Another way out is added to the one action.
                    show(dialog.title, dialog.message ?? "", dialog.buttons[0].title)
                }
                for window in [\(SpecOfTexts.each { ".w\($0)" })] as [WindowDestination] { show(window.title) }
                for target in [\(SpecOfTexts.each { ".s\($0)(q: \"q\")" })] as [NavigationTarget] { show(target) }
                for sizeClass in [UserInterfaceSizeClass.regular, .compact] { show(sizeClass) }
                for table in Device.tables { show(table) }
            }

            private static func show(_ texts: String...) { for text in texts { print(text) } }

            private static func show(_ target: NavigationTarget) {
                let url = target.url
                guard NavigationTarget(url: url) == target else { return print("\\(url) does not lead to \\(target)") }
                show(url.path(percentEncoded: false))
                for item in URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? [] { show(item.name) }
            }

            private static func show(_ sizeClass: UserInterfaceSizeClass) {
                let router = NavigationRouter()
                let device = Device(sizeClass) {
                    NavigationHost(\(SpecOfTexts.each { "e\($0): [7]" }), router: router)
                }
                show(device)
                router.select(.second)
                device.settle()
                show(device)
                // The item of each section over data, which is why the symbols of selected rows are shown.
                router.open(.screen(7))
                device.settle()
                show(device)
                for activity in device.activities { show(activity.activityType) }
                router.present(.ask)
                device.settle()
                router.dismiss()
                device.settle()
                show(device.outline)
            }

            private static func show(_ device: Device) {
                show(device.outline)
                for image in device.images { show(image) }
            }
        }

        struct V: View { var body: some View { EmptyView() } }
        nonisolated let isOpen = true
        """
}
