import ScreenSpecDiagnostics

extension AppMap.Place {
    /// What stands on its card below the title, a line each.
    var lines: [String] {
        var lines: [String] = []
        let name = needsName ? String(id.split(separator: ".").last ?? "") : ""
        if !(name + payload).isEmpty { lines.append(name + payload) }
        let facts = [icon, columns.map { "\($0) columns" }, presentation, tab.map { "in tab \($0)" }].compactMap { $0 }
        if !facts.isEmpty { lines.append(facts.joined(separator: " · ")) }
        lines += links
        if !guardsOut.isEmpty { lines.append("left only if \(guardsOut.joined(separator: ", "))") }
        if isUnreachable { lines.append("nothing leads here") }
        if let change { lines.append(change.rawValue + (formerName.map { ", was \($0)" } ?? "")) }
        if !differences.isEmpty { lines.append("other \(differences.joined(separator: ", "))") }
        return lines
    }

    /// What it is, in a word.
    var noun: String {
        switch kind {
        case .sidebar: "Sidebar"
        case .tab: "Tab"
        case .window: "Window"
        case .start: "Start"
        case .screen: "Screen"
        case .sheet: "Sheet"
        case .gate: "Guard"
        }
    }

    /// Whether people come in there.
    var isEntrance: Bool {
        switch kind {
        case .sidebar, .tab, .window, .start: true
        case .screen, .sheet, .gate: false
        }
    }

    /// The same for those who hear it.
    var spoken: String { ([noun + " " + title] + lines).joined(separator: ", ") }
}

extension AppMap {
    /// All of the map in sentences: what a person hears who does not see it.
    var spoken: String {
        let titles = Dictionary(places.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
        var ends: [String: [String]] = [:]
        for way in ways { ends[way.from, default: []].append("\(way.spokenVerb) \(titles[way.to] ?? way.to)") }
        return places.map { place in
            let ways = ends[place.id].map { ": " + $0.joined(separator: ", ") } ?? ""
            return "\(place.spoken)\(ways)."
        }.joined(separator: " ")
    }
}

extension AppMap.Way {
    /// What it does, before the name of where it leads.
    var spokenVerb: String {
        let verb =
            switch kind {
            case .shows: "shows"
            case .opens: "opens"
            case .presents: "presents"
            case .otherwise: "otherwise"
            case .stays: "shows, if it may not be left,"
            }
        return change.map { "\(verb) (\($0.rawValue))" } ?? verb
    }
}

/// Text as all drawings have it: on one line, and what nobody sees, or what turns the reading direction of all that
/// follows, as Swift writes it; so is the bracket of `##[error]`, a command to GitHub's logs. What joins letters and emoji stays.
func drawn(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x5B }) { return text }
    var (result, commands) = ("", LogCommandScanner())
    for scalar in text.unicodeScalars {
        switch scalar {
        case _ where commands.isBracket(scalar.value): result += scalar.escaped
        case "\t", "\n", "\r": result += " "
        case "\u{200C}", "\u{AD}": result.unicodeScalars.append(scalar)
        case _ where scalar.isUnseen: result += scalar.escaped
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
