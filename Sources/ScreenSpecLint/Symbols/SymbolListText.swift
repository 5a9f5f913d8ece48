/// What a list of symbols is written from: what the bundle of a system says.
package struct SymbolTable {
    /// The systems of a release, by its name: `["2020": ["iOS": "14.0"]]`.
    package var releases: [String: [String: String]]
    /// The release that each name came with.
    package var availability: [String: String]
    /// New names by old ones.
    package var aliases: [String: String]
    /// What Apple says of names that do not stand for anything one likes.
    package var restrictions: [String: String]

    /// A table of what the bundle says; without aliases and restrictions where it says nothing of them.
    package init(
        releases: [String: [String: String]], availability: [String: String], aliases: [String: String] = [:],
        restrictions: [String: String] = [:]
    ) {
        self.releases = releases
        self.availability = availability
        self.aliases = aliases
        self.restrictions = restrictions
    }

    /// The list as text, the same for the same table.
    package var text: String {
        var text = "screenspec-symbols 1\n"
        for name in releases.keys.sorted(by: isBefore) { text += releaseLine(name) }
        let sentences = Set(restrictions.values).sorted(by: isBefore)
        for (index, sentence) in sentences.enumerated() {
            text +=
                "restriction \(index + 1) \(sentence.split(whereSeparator: \.isWhitespace).joined(separator: " "))\n"
        }
        let numbers = Dictionary(uniqueKeysWithValues: zip(sentences, 1...))
        text += "symbols\n"
        for name in Set(availability.keys).union(aliases.keys).sorted(by: isBefore) where isWritable(name) {
            text += symbolLine(name, restrictions[name].flatMap { numbers[$0] })
        }
        return text
    }

    private func releaseLine(_ name: String) -> String {
        let versions = ["iOS", "macOS", "tvOS", "watchOS", "visionOS"].compactMap { platform in
            releases[name]?[platform].map { " \(platform) \($0)" }
        }
        return "release \(name)\(versions.joined())\n"
    }

    private func symbolLine(_ name: String, _ restriction: Int?) -> String {
        let release = availability[name].flatMap { releases[$0] == nil ? nil : $0 }
        var line = "\(name) \(release ?? "-")"
        if aliases[name] != nil || restriction != nil { line += " \(aliases[name] ?? "-")" }
        if let restriction { line += " \(restriction)" }
        return line + "\n"
    }

    private func isWritable(_ name: String) -> Bool { !name.isEmpty && !name.contains(where: \.isWhitespace) }
}

private func isBefore(_ left: String, _ right: String) -> Bool { left.utf8.lexicographicallyPrecedes(right.utf8) }
