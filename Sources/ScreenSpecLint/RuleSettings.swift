import ScreenSpecDiagnostics
import ScreenSpecModel

/// What a spec says of the rules, checked against the rules that there are.
struct RuleSettings {
    private var levels: [String: LintSection.Level] = [:]
    private var values: [String: [(name: StaticString, value: Int)]] = [:]

    init(_ section: LintSection?, reportingInto diagnostics: inout [Diagnostic]) {
        var suggestions = Suggestions()
        for setting in section?.rules ?? [] {
            guard let rule = lintRules.first(where: { $0.kind.id == setting.id.string }) else {
                diagnostics.append(unknownRule(setting.id, &suggestions))
                continue
            }
            // A rule that is given options is meant to speak.
            levels[rule.kind.id] = setting.level?.value ?? (rule.isOptIn ? .warning : nil)
            for option in setting.options { read(option, of: rule, &diagnostics) }
        }
    }

    /// Nil where the rule is off.
    func severity(of rule: LintRule) -> Diagnostic.Severity? {
        switch levels[rule.kind.id] {
        case .off: nil
        case .warning: .warning
        case .error: .error
        case nil: rule.isOptIn ? nil : rule.kind.severity
        }
    }

    func options(of rule: LintRule) -> LintRule.Options {
        let defaults = rule.options.map { (name: $0.name, value: $0.defaultValue) }
        return LintRule.Options(values: (values[rule.kind.id] ?? []) + defaults)
    }

    private mutating func read(
        _ given: LintSection.Option, of rule: LintRule, _ diagnostics: inout [Diagnostic]
    ) {
        guard let option = rule.options.first(where: { given.name.bytes.equals($0.name) }) else {
            return diagnostics.append(unknownOption(given.name, of: rule))
        }
        let kind = KindDescription.integer(0...LintSection.mostOfAnOption)
        guard given.value.isPlain, let value = coreInteger(given.value.text.bytes), value >= 0,
            value <= LintSection.mostOfAnOption
        else {
            let found = given.value.text
            let isQuoted = !given.value.isPlain && coreInteger(found.bytes) != nil
            return diagnostics.append(
                Diagnostic(
                    .wrongKind,
                    "`\(option.name)` takes \(kind.words), found \(isQuoted ? "the text \"\(found.string)\"" : found.string.asCode)",
                    at: found.range, help: isQuoted ? "write `\(found.string)` without quotes" : nil))
        }
        values[rule.kind.id, default: []].append((option.name, value))
    }
}

private let ruleIDs = lintRules.map { SourceFile(path: "", string: $0.kind.id) }

private func unknownRule(_ id: SourceText, _ suggestions: inout Suggestions) -> Diagnostic {
    let guess = suggestions.nearest(to: id.bytes, among: ruleIDs.map(\.text))
    return Diagnostic(
        .unknownRule, "there is no lint rule `\(id.string)`", at: id.range,
        help: guess.map { "the rule is spelled `\($0.string)`" }
            ?? "`screenspec explain --all` lists the rules under Lint")
}

private func unknownOption(_ name: SourceText, of rule: LintRule) -> Diagnostic {
    let names = ["severity"] + rule.options.map { "\($0.name)" }
    let guess = nearestName(to: name.bytes, among: names)
    let list = names.map { "`\($0)`" }.joined(separator: ", ", last: " and ")
    return Diagnostic(
        .unknownOption, "rule `\(rule.kind.id)` has no option `\(name.string)`", at: name.range,
        help: guess.map { "the option is spelled `\($0)`" }
            ?? (names.count == 1 ? "the one thing to say of it is `severity`" : "there are \(list)"))
}

extension DiagnosticKind {
    /// Of a rule's id under `lint.rules`.
    package static let unknownRule = DiagnosticKind(
        "unknown-rule", "A rule is named that does not exist.",
        """
        Nothing in a spec is ignored, and a rule that was misspelled would stay as loud as it is. Only the rules of the \
        linter can be turned off or made errors; what is listed under the other headings is wrong in any spec.
        """)
    /// Of a key in the settings of a rule.
    package static let unknownOption = DiagnosticKind(
        "unknown-option", "A lint rule does not have that option.",
        "Every rule has `severity`. What else a rule goes by stands on its page, with its default.")
}
