import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// A parameter as saved data knows it.
private struct SavedParameter {
    let declared: PayloadParameter
    let isEncoded: Bool
    /// What its value is saved under.
    let key: String

    init(_ declared: PayloadParameter, _ traits: ParameterTraits, at place: Int) {
        self.declared = declared
        isEncoded = traits.isEncodable
        key = declared.label?.string ?? "_\(place)"
    }

    var name: String { declared.name.string }
    /// Without the question mark.
    var type: String {
        let type = comparableSpelling(declared.typeText)
        return isOptional && type.hasSuffix("?") ? String(type.dropLast()) : type
    }
    var isOptional: Bool { declared.typeFacts.isOptional }
    /// What a missing value is read as; nil where it must be there.
    var missing: ByteText? {
        declared.hasDefault ? declared.defaultText.trimmed : isOptional ? ByteText("nil") : nil
    }
    /// What keeps that as it is.
    var keepingMissing: String {
        declared.defaultValue.map { "keep the default: `= \($0.string)`" } ?? "keep `nil` for what is missing"
    }
}

extension Comparison {
    /// Compares what a case carries: as code sees it, and as it is saved.
    mutating func comparePayload(_ row: Int, _ now: Int, of pair: CasePair) {
        let (before, after) = (parameters(of: pair.old, row), parameters(of: pair.new, now))
        compareSignatures(before, after, now, of: pair)
        if !pair.isSaved { return }
        for parameter in after {
            if parameter.isEncoded {
                compareSaved(parameter, in: before, after, now, of: pair)
            } else if let same = before.first(where: { $0.key == parameter.key && !$0.isEncoded }) {
                compareMissing(parameter, same, subject(parameter, now, of: pair), "\(pair.path(ofNew: now)).payload")
            }
        }
        for parameter in before where parameter.isEncoded { checkKept(parameter, in: after, now, of: pair) }
    }

    /// "`page` of destination `book`"
    private func subject(_ parameter: SavedParameter, _ now: Int, of pair: CasePair) -> String {
        "`\(parameter.name)` of \(pair.noun) `\(pair.new.name(now).string)`"
    }

    private func parameters(of table: CaseTable, _ row: Int) -> [SavedParameter] {
        table.rows[row].payload.indices.enumerated().map { place, index in
            SavedParameter(table.parameters[index], table.traits[index], at: place)
        }
    }

    private mutating func compareSignatures(
        _ before: [SavedParameter], _ after: [SavedParameter], _ now: Int, of pair: CasePair
    ) {
        let isSame =
            before.count == after.count
            && zip(before, after).allSatisfy { old, new in
                old.declared.label?.string == new.declared.label?.string
                    && comparableSpelling(old.declared.typeText) == comparableSpelling(new.declared.typeText)
                    && (new.declared.hasDefault || !old.declared.hasDefault)
            }
        let name = pair.new.name(now)
        if isSame { return }
        toldMembers.insert("\(pair.type).\(name.string)")
        tell(
            .sourcePayloadChanged,
            "\(pair.noun) `\(name.string)` carries `\(signature(after))` and carried `\(signature(before))`",
            at: after.first?.declared.name.range ?? name.range, path: "\(pair.path(ofNew: now)).payload",
            before: before.first?.declared.name.range)
    }

    private func signature(_ parameters: [SavedParameter]) -> String {
        let texts = parameters.map { parameter in
            let declared = parameter.declared
            let label = declared.label?.string ?? "_"
            let names = label == parameter.name ? label : "\(label) \(parameter.name)"
            return "\(names): \(declared.type.string)" + (declared.defaultValue.map { " = \($0.string)" } ?? "")
        }
        return "(\(texts.joined(separator: ", ")))"
    }

    /// Whether a parameter is read from what the old version saved.
    private mutating func compareSaved(
        _ parameter: SavedParameter, in before: [SavedParameter], _ after: [SavedParameter], _ now: Int,
        of pair: CasePair
    ) {
        let subject = subject(parameter, now, of: pair)
        let (range, path) = (parameter.declared.name.range, "\(pair.path(ofNew: now)).payload")
        guard let same = before.first(where: { $0.key == parameter.key && $0.isEncoded }) else {
            if let moved = before.first(where: { $0.name == parameter.name && $0.isEncoded }) {
                tell(
                    .stateParameterRenamed, "\(subject) is saved as `\(parameter.key)` and was as `\(moved.key)`",
                    at: range,
                    path: path, before: moved.declared.name.range,
                    help: parameter.declared.hasLabel && moved.declared.hasLabel
                        ? "keep the label: `\(moved.key) \(parameter.name)`" : nil)
            } else if parameter.missing == nil {
                tell(
                    .stateParameterAdded, "\(subject) is new, and state that was saved without it cannot be read",
                    at: range,
                    path: path, help: "give it a default, or make its type optional")
            }
            return
        }
        let isAnother = same.name != parameter.name && !parameter.declared.hasLabel
        if isAnother,
            before.contains(where: { $0.name == parameter.name }) || after.contains(where: { $0.name == same.name })
        {
            return tell(
                .stateParameterRenamed, "\(subject) is read from what `\(same.name)` was saved as", at: range,
                path: path,
                before: same.declared.name.range, help: "keep the order of parameters without labels")
        }
        if !reads(parameter.type, savedAs: same.type) || same.isOptional && !parameter.isOptional {
            tell(
                .stateParameterTypeChanged,
                "\(subject) is of type `\(parameter.declared.type.string)` and was saved as `\(same.declared.type.string)`",
                at: parameter.declared.type.range, path: path, before: same.declared.type.range)
        } else {
            compareMissing(parameter, same, subject, path)
        }
    }

    /// Compares what a value means that is not there.
    private mutating func compareMissing(
        _ parameter: SavedParameter, _ same: SavedParameter, _ subject: String, _ path: String
    ) {
        guard let before = same.missing else { return }
        if let now = parameter.missing, isSameExpression(before, now) { return }
        // A closure is no data, and comes back as what the app says today.
        if parameter.declared.typeFacts.containsClosure { return }
        let (range, help) = (
            parameter.declared.defaultValue?.range ?? parameter.declared.name.range, same.keepingMissing
        )
        guard let now = parameter.missing else {
            return tell(
                .stateParameterDefaultChanged,
                "\(subject) has no default any more, and state that was saved before it came cannot be read", at: range,
                path: path, before: same.declared.defaultValue?.range, help: help)
        }
        let isNil = before.equals("nil")
        let former =
            isNil ? "was saved as `nil`, which leaves nothing behind" : "was not saved, and was \(before.string.asCode)"
        tell(
            .stateParameterDefaultChanged,
            "\(subject) is read as \(now.string.asCode) where it \(former)",
            at: range, path: path, before: same.declared.defaultValue?.range, help: help)
    }

    /// Whether what was saved of a parameter is still read.
    private mutating func checkKept(
        _ parameter: SavedParameter, in after: [SavedParameter], _ now: Int, of pair: CasePair
    ) {
        let subject = subject(parameter, now, of: pair)
        let path = "\(pair.path(ofNew: now)).payload"
        if let same = after.first(where: { $0.key == parameter.key || $0.name == parameter.name }) {
            if same.isEncoded { return }
            return tell(
                .stateParameterNotSaved, "\(subject) is no longer saved, and comes back as its default",
                at: same.declared.type.range, path: path, before: parameter.declared.type.range)
        }
        tell(
            .stateParameterRemoved, "\(subject) is gone, and what was saved of it gets lost",
            at: inOld(parameter.declared.name.range), path: path)
    }
}
