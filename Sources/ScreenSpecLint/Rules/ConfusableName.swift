import ScreenSpecDiagnostics
import ScreenSpecModel

extension LintRule {
    static let confusableName = LintRule(
        "confusable-name", "A name looks like another, or mixes letters of different scripts.",
        """
        Some Cyrillic and Greek letters look like Latin ones: `а` (U+0430) and `a` (U+0061). A name that holds one \
        among Latin letters cannot be found by searching for what it looks like, and two names that only differ in \
        that are two cases that nobody can tell apart. They come from keyboards that were left in another layout, and \
        can be put there on purpose.

        Write each name in one script. Names that are wholly in Cyrillic or Greek are fine unless they look like \
        another name of the spec.
        """,
        passing: ["destinations: {größe: {view: SizeView}, автор: {view: AuthorView}, author: {view: AuthorView}}"],
        failing: [
            """
            destinations:
              ↓
              аuthor: {view: AuthorView}
            """,
            """
            destinations:
              cop: {view: OfficerView}
              ↓
              сор: {view: LitterView}
            """,
        ],
        check: { graph, _ in
            graph.caseTables.flatMap(findings)
        })
}

private func findings(_ table: CaseTable) -> [LintRule.Finding] {
    let rows = table.rows
    let unusual = table.names { !$0.isASCII }
    if unusual.isEmpty { return [] }
    var firsts: [String: SourceText] = [:]
    return unusual.compactMap { name in
        let scalars = Array(name.string.unicodeScalars)
        let looks = String(String.UnicodeScalarView(scalars.map { lookAlikes[$0] ?? $0 }))
        if let mixture = mixture(of: name, scalars, looks) { return mixture }
        defer { firsts[looks] = firsts[looks] ?? name }
        let latin = looks == name.string ? nil : looks.withBytes { table.names[$0] }.map { rows[$0].name }
        let twin = latin ?? firsts[looks]
        return twin.map { first in
            LintRule.Finding(
                message: "`\(name.string)` looks like `\(first.string)`, and is written in other letters",
                range: name.range, notes: [.init("the name that it looks like is here", at: first.range)],
                help: "give one of them another name")
        }
    }
}

/// What to say of a name with letters of more than one script.
private func mixture(of name: SourceText, _ scalars: [Unicode.Scalar], _ looks: String) -> LintRule.Finding? {
    let scripts = scalars.compactMap { scalar in Script(scalar).map { (scalar: scalar, script: $0) } }
    guard scripts.contains(where: { $0.script == .latin }), let other = scripts.first(where: { $0.script != .latin })
    else { return twoOthers(name, scripts) }
    return LintRule.Finding(
        message:
            "`\(name.string)` mixes Latin letters with the \(other.script.rawValue) `\(other.scalar)` (\(other.scalar.codePoint))",
        range: name.range,
        help: looks == name.string ? "write it in one script" : "write it in one script: `\(looks)` in Latin letters")
}

private func twoOthers(
    _ name: SourceText, _ scripts: [(scalar: Unicode.Scalar, script: Script)]
) -> LintRule.Finding? {
    guard let first = scripts.first, let second = scripts.first(where: { $0.script != first.script })
    else { return nil }
    return LintRule.Finding(
        message: "`\(name.string)` mixes \(first.script.rawValue) and \(second.script.rawValue) letters",
        range: name.range,
        help: "write it in one script")
}

/// The scripts whose letters look alike.
private enum Script: String {
    case latin = "Latin"
    case cyrillic = "Cyrillic"
    case greek = "Greek"

    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: self = .latin
        case 0x370...0x373, 0x376...0x377, 0x37B...0x37D, 0x37F...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
        default: return nil
        }
    }
}

/// Cyrillic and Greek letters with the Latin ones that they look like (Unicode Technical Standard 39, confusables).
private let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(String, String)] = [
        ("асеорхуіјѕԁԛԝһӏ", "aceopxyijsdqwhl"), ("АВСЕНІЈКМОРЅТХУԌ", "ABCEHIJKMOPSTXYG"),
        ("αικνορυχγ", "aikvopuxy"), ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
    ]
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (others, latin) in pairs {
        for (other, letter) in zip(others.unicodeScalars, latin.unicodeScalars) { table[other] = letter }
    }
    return table
}()
