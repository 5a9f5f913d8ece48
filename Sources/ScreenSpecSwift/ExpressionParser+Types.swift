import ScreenSpecDiagnostics

/// Types in expressions: behind `as` and `is`, and of what a closure declares.
extension ExpressionParser {
    /// Where the type ends that begins at `place`. Nil where it is none, which is then told, or one that is not known here.
    ///
    /// - Parameter isCast: whether it may not have a `!`, as a parameter's may.
    mutating func readType(from place: Int, isCast: Bool = false) -> Int? {
        var types = TypeParser(ByteText(scanner.base, scanner.end), from: place)
        types.isProbing = true
        if types.parse(.argument) { return types.index }
        guard let fault = types.fault else { return nil }
        switch fault.problem {
        case .keyword where !isTypeWord(fault), .missingProtocol, .missingType, .unclosed, .inoutVariadic:
            scanner.fail(fault.problem, fault.start, fault.end)
        case .unwrapped where isCast: scanner.fail(.unwrapped, fault.start, fault.end)
        case .unexpected: failUnexpected(at: fault.start)
        default: break
        }
        return nil
    }

    /// Whether the word is one that a type of an expression can begin with, though no payload's can.
    private func isTypeWord(_ fault: SwiftFault) -> Bool {
        let word = ByteText(scanner.base + fault.start, fault.end - fault.start)
        guard word.equals("each") || word.equals("some") else {
            return word[0] < 0x61 || !SwiftKeywords.isReserved(word)
        }
        var next = scanner
        next.index = fault.end
        next.advance()
        guard case .identifier = next.kind else { return false }
        return !SwiftKeywords.isReserved(next.word)
    }

    /// A token where a type ends, or begins.
    private mutating func failUnexpected(at place: Int) {
        var token = scanner
        token.index = place
        token.advance()
        if case .end = token.kind { return scanner.fail(.missingType, place, place) }
        var before = place
        while before > 0, scanner.base[before - 1].isSpaceOrBreak { before -= 1 }
        let isFirst = before == 0 || ["(", "[", "<", ",", ":", "="].contains(Unicode.Scalar(scanner.base[before - 1]))
        scanner.fail(isFirst ? .missingType : .unexpected, token.start, token.index)
    }
}
