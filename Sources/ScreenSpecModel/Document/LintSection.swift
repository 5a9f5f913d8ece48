import ScreenSpecDiagnostics

/// The `lint` section: what the linter is to say, and how loudly.
package struct LintSection: Sendable {
    package let range: SourceRange
    /// A list of symbols, as a path relative to the file that the section stands in.
    package var symbols: SourceText?
    package var rules: [Rule] = []

    /// What the spec says of one rule. Whether there is such a rule, the linter knows.
    package struct Rule: Sendable {
        package let id: SourceText
        package var level: Located<Level>?
        package var options: [Option] = []
    }

    /// A number that a rule goes by.
    package struct Option: Sendable {
        package let name: SourceText
        package let value: Scalar
    }

    package enum Level: Int, Sendable { case off, warning, error }

    init(range: SourceRange) { self.range = range }

    static let schema = Schema<LintSection>(
        "lint", "What `screenspec` says of a spec that compiles and may still be wrong.",
        [
            Key(
                "symbols", .text, default: "the system's, with `screenspec lint` on a Mac",
                "A list of SF Symbols, as `screenspec symbols export` writes it; its path is relative to this file."
            ) { $0.symbols = $1 },
            Key(
                "rules", .rules,
                """
                How loud each rule is, by its id: `off`, `warning` or `error`; or a map with `severity` and the rule's \
                options.
                """
            ) { $0.rules = $1 },
        ])
}

extension Kind where Value == [LintSection.Rule] {
    fileprivate static var rules: Kind {
        Kind(description: .ruleSettings) { decoder, node in
            var rules: [LintSection.Rule] = []
            decoder.entries(node, .ruleSettings) { decoder, id, value in
                if let first = rules.first(where: { $0.id.bytes.equals(id.bytes) }) {
                    return decoder.reportTwice(id, first.id, in: "rules")
                }
                rules.append(decoder.following(value) { $0.rule(id, $1) })
            }
            return rules
        }
    }
}

extension KindDescription {
    /// What is said of a rule by one word.
    package static let ruleLevels = [
        Choice(word: "off", documentation: "It says nothing."),
        Choice(word: "warning", documentation: "It warns."),
        Choice(word: "error", documentation: "What it finds stops the build."),
    ]
}

extension SpecDecoder {
    fileprivate mutating func rule(_ id: SourceText, _ node: UInt32) -> LintSection.Rule {
        var rule = LintSection.Rule(id: id)
        switch nodes[Int(node)].kind {
        case .mapping: readSettings(node, into: &rule)
        default: rule.level = level(node)
        }
        return rule
    }

    private mutating func readSettings(_ node: UInt32, into rule: inout LintSection.Rule) {
        var names: [SourceText] = []
        var read = rule
        entries(node, .ruleSettings) { decoder, name, value in
            if let first = names.first(where: { $0.bytes.equals(name.bytes) }) {
                return decoder.reportTwice(name, first, in: rule.id.string)
            }
            names.append(name)
            if name.bytes.equals("severity") {
                read.level = decoder.following(value) { $0.level($1) }
            } else if let scalar = decoder.following(value, { $0.option($1) }) {
                read.options.append(LintSection.Option(name: name, value: scalar))
            }
        }
        rule = read
    }

    private mutating func level(_ node: UInt32) -> Located<LintSection.Level>? {
        let word = Kind<Word>.choice(KindDescription.ruleLevels.map { ($0.word, $0.documentation) })
        return word.read(&self, node).flatMap(Located.init)
    }

    private mutating func option(_ node: UInt32) -> Scalar? {
        text(node, .integer(0...LintSection.mostOfAnOption)).map {
            Scalar(text: $0, isPlain: plainScalar(node) != nil)
        }
    }

    fileprivate mutating func reportTwice(_ name: SourceText, _ first: SourceText, in owner: String) {
        report(
            .duplicateKey, "`\(owner)` has the key `\(name.string)` twice", at: name.range,
            notes: [.init("the first `\(name.string)` is here", at: first.range)])
    }
}

extension LintSection {
    /// The most that an option can be.
    package static let mostOfAnOption = 1_000_000
}
