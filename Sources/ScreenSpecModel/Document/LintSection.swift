import ScreenSpecDiagnostics

/// The `lint` section: what the linter is to say, and how loudly.
package struct LintSection: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    /// A list of symbols, as a path relative to the file that the section stands in.
    package var symbols: SourceText?
    /// Each rule once.
    package var rules: [Rule] = []

    /// What the spec says of one rule. Whether there is such a rule, the linter knows.
    package struct Rule: Sendable {
        /// The rule's id, as it stands behind a finding.
        package let id: SourceText
        /// How loud it is; nil where only options are given.
        package var level: Located<Level>?
        /// In the order in which they were written, each once.
        package var options: [Option] = []
    }

    /// A number that a rule goes by.
    package struct Option: Sendable {
        /// The option's name.
        package let name: SourceText
        /// Meant as a number from 0 to `mostOfAnOption`, which the linter checks.
        package let value: Scalar
    }

    /// What is said of a rule by one word.
    package enum Level: String, SpecWord {
        case off, warning, error

        package var documentation: StaticString {
            switch self {
            case .off: "It says nothing."
            case .warning: "It warns."
            case .error: "What it finds stops the build."
            }
        }
    }

    static let schema = Schema<LintSection>(
        "lint", "What `screenspec` says of a spec that compiles and may still be wrong.",
        [
            Key(
                "symbols", .path, \.symbols, default: "the one that comes with the tool, with `screenspec lint`",
                "A list of SF Symbols, as `screenspec symbols export` writes it; its path is relative to this file."),
            Key(
                "rules", .rules, adding: \.rules,
                """
                How loud each rule is, by its id: `off`, `warning` or `error`; or a map with `severity` and the rule's \
                options.
                """),
        ])
}

extension Kind where Value == [LintSection.Rule] {
    fileprivate static var rules: Kind {
        Kind(
            description: .ruleSettings,
            read: { decoder, node in
                var rules: [LintSection.Rule] = []
                decoder.uniqueEntries(node, .ruleSettings) { decoder, id, value in
                    rules.append(decoder.following(value) { $0.rule(id, $1) })
                }
                return rules
            },
            show: { rules, _ in
                .map(rules.map { SpecValue.Entry($0.id, $0.shown) }, at: nil)
            })
    }
}

extension LintSection.Rule {
    /// Its level and its options, however they were written.
    fileprivate var shown: SpecValue {
        let severity = level.map { SpecValue.Entry("severity", .word($0.value.rawValue, at: $0.range)) }
        return .map((severity.map { [$0] } ?? []) + options.map { SpecValue.Entry($0.name, $0.value.shown) }, at: nil)
    }
}

extension SpecDecoder {
    fileprivate mutating func rule(_ id: SourceText, _ node: UInt32) -> LintSection.Rule {
        let level = Kind<Located<LintSection.Level>>.choice(of: LintSection.Level.self)
        var rule = LintSection.Rule(id: id)
        guard nodes[Int(node)].kind == .mapping else {
            rule.level = level.read(&self, node)
            return rule
        }
        uniqueEntries(node, .ruleSettings) { decoder, name, value in
            if name.bytes.equals("severity") {
                rule.level = decoder.following(value) { level.read(&$0, $1) }
            } else if let scalar = decoder.following(value, { $0.option($1) }) {
                rule.options.append(LintSection.Option(name: name, value: scalar))
            }
        }
        return rule
    }

    private mutating func option(_ node: UInt32) -> Scalar? {
        text(node, .integer(0...LintSection.mostOfAnOption)).map {
            Scalar(text: $0, isPlain: plainScalar(node) != nil)
        }
    }
}

extension LintSection {
    /// The most that an option can be.
    package static let mostOfAnOption = 1_000_000
}
