import ScreenSpecDiagnostics

/// What can be wrong with parameters, and where to go on after it.
extension ParameterParser {
    func report(
        _ kind: DiagnosticKind, _ message: String, _ start: Int, _ end: Int, help: String? = nil,
        into diagnostics: inout [Diagnostic]
    ) -> Bool {
        diagnostics.append(Diagnostic(kind, message, at: text.range(start, end), help: help))
        return false
    }

    /// A whole clause in parentheses, as it stands in Swift, is without them here. An empty one is reported too.
    mutating func refuseParentheses(into diagnostics: inout [Diagnostic]) {
        while index < end, base[index].isSpaceOrBreak { index += 1 }
        if index == end {
            _ = report(
                .invalidParameter, "the payload names no parameter; expected `name: Type`", 0, end, into: &diagnostics)
            return
        }
        guard base[index] == 0x28 else { return }
        var scanner = SwiftScanner(text.bytes, from: index)
        scanner.advance()
        guard scanner.skipGroup() else { return }
        let (open, close) = (index, scanner.index)
        scanner.advance()
        guard case .end = scanner.kind else { return }
        _ = report(
            .invalidParameter, "the parameters stand in parentheses; expected them without", open, close,
            help: "write `\(clipped(text.bytes.slice(open + 1, close - 1)))`", into: &diagnostics)
        index = end
    }

    func failWithoutName(at start: Int, into diagnostics: inout [Diagnostic]) -> Bool {
        let stop = min(end, max(index, start + 1))
        let found = start < end ? "`\(clipped(text.bytes.slice(start, stop)))`" : "nothing"
        return report(
            .invalidParameter, "a parameter has no name: expected `name: Type`, found \(found)", start, stop,
            into: &diagnostics)
    }

    func failOnThirdWord(_ start: Int, into diagnostics: inout [Diagnostic]) -> Bool {
        if beginsWithType { return failWithoutName(at: Int(places.labelStart), into: &diagnostics) }
        let word = clipped(text.bytes.slice(start, index))
        if base[start] &- 0x41 < 26 { return failWithoutColon(start, into: &diagnostics) }
        return report(
            .invalidParameter,
            "a parameter has a third word, `\(word)`, before its type; expected a label and a name, then `:`", start,
            index, into: &diagnostics)
    }

    /// A type, which begins with a capital, right behind the name.
    private func failWithoutColon(_ start: Int, into diagnostics: inout [Diagnostic]) -> Bool {
        let names = clipped(text.bytes.slice(Int(places.labelStart), start).trimmed)
        let type = clipped(text.bytes.slice(start, index))
        return report(
            .invalidParameter, "a `:` is missing between `\(names)` and the type `\(type)`", start, index,
            help: "write `\(names): \(type)`", into: &diagnostics)
    }

    func failWithoutType(into diagnostics: inout [Diagnostic]) {
        let word = clipped(name)
        let help = name.base[0] &- 0x41 < 26 ? helpForType(name) : word == "id" ? "write its type: `id: UUID`" : nil
        _ = report(
            .invalidParameter, "parameter `\(word)` has no type; expected `name: Type`", Int(places.nameStart),
            Int(places.nameEnd), help: help,
            into: &diagnostics)
    }

    /// The parameter that somebody means who writes its type.
    private func helpForType(_ type: ByteText) -> String {
        let words = clipped(type)
        let last = lastName(of: words)
        let parameter = isValue(last) ? "id: \(words)" : ScreenSpecSwift.parameter(ofType: words)
        return type.count == text.bytes.trimmed.count ? "write `payload: {\(parameter)}`" : "write `\(parameter)`"
    }

    /// A key of the map form that goes on after its names.
    func failAfterNames(into diagnostics: inout [Diagnostic]) -> PayloadParameter? {
        _ = report(
            .invalidParameter,
            "a parameter's key has `\(clipped(text.bytes.slice(index, end)))` behind its name; "
                + "expected a name, or a label and a name",
            index, end, into: &diagnostics)
        return nil
    }

    mutating func failAfterType(of name: ByteText, into diagnostics: inout [Diagnostic]) -> Bool {
        var probe = TypeParser(text.bytes, from: index)
        _ = probe.failUnexpected()
        guard let fault = probe.fault else { return false }
        diagnostics.append(fault.diagnostic(.invalidType, "the type of `\(clipped(name))`", in: text))
        return false
    }

    func reportName(into diagnostics: inout [Diagnostic]) -> Bool {
        if checkIdentifier(name) == .underscore {
            return report(
                .invalidParameter, "a parameter has no name: `_` can only stand in front of one", Int(places.nameStart),
                Int(places.nameEnd),
                help: "write `_ name: …`", into: &diagnostics)
        }
        if name.firstIndex(of: 0x2E) != nil, name[0] &- 0x41 < 26, name.count == text.bytes.trimmed.count {
            return report(
                .invalidParameter, "the type `\(clipped(name))` has no name; expected `name: Type`",
                Int(places.nameStart), Int(places.nameEnd), help: helpForType(name), into: &diagnostics)
        }
        return checkIdentifier(
            text.slice(Int(places.nameStart), Int(places.nameEnd)), as: "parameter name", into: &diagnostics)
    }

    /// Moves from the beginning of a parameter that has something wrong to the comma before the next one, or, when
    /// brackets tell nothing about where that is, to the end.
    mutating func skipToComma() {
        var scanner = SwiftScanner(text.bytes, from: begin)
        var angles = 0
        while true {
            scanner.advance()
            switch scanner.kind {
            case .openParenthesis, .openBracket, .openBrace: scanner.skipGroup()
            case .symbol: countAngles(scanner, &angles)
            case .comma where angles <= 0:
                index = scanner.start
                return
            case .end, .invalid:
                index = end
                return
            default: break
            }
        }
    }

    /// Counts the `<` and `>` of an operator that can be brackets: no comparison with space before it, no arrow.
    func countAngles(_ scanner: SwiftScanner, _ angles: inout Int) {
        guard scanner.isLeftBound else { return }
        for place in scanner.start..<scanner.index {
            if base[place] == 0x3C { angles += 1 }
            if base[place] == 0x3E, base[place - 1] != 0x2D { angles -= 1 }
        }
    }
}

/// The parameter that somebody means who writes its type alone: `_ id: Plant.ID`, `_ plant: Plant`.
package func parameter(ofType type: String) -> String {
    let last = lastName(of: type)
    let name = isValue(last) ? "id" : last.prefix(1).lowercased() + last.dropFirst()
    return "_ \(name): \(type)"
}

private func lastName(of type: String) -> String { type.split(separator: ".").last.map(String.init) ?? type }

/// Whether a type says nothing of what its values are.
private func isValue(_ name: String) -> Bool { ["UUID", "ID", "Int", "String"].contains(name) }
