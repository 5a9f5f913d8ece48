import ScreenSpecDiagnostics

/// What a statement may jump to, and what it may leave. A closure and a function begin anew.
struct Exits {
    /// Whether a loop is around it: `continue`.
    var isInLoop = false
    /// Whether a loop or a `switch` is around it: `break` without a label.
    var canBreak = false
    /// Where the last `case` of the `switch` around it begins, which nothing can fall out of, or -1.
    var lastCase = -1
    var canReturn = true
    var canThrow = true
    /// The statements around it that have a name: `outer`.
    var labels: [ByteText] = []

    /// Only what is in a `defer` itself can be left there.
    static var ofDefer: Exits { Exits(canReturn: false, canThrow: false) }

    var ofLoop: Exits {
        var inside = self
        (inside.isInLoop, inside.canBreak) = (true, true)
        return inside
    }

    /// In the branches of an `if` or `switch` that gives a value, which only an error leaves.
    var ofValue: Exits { Exits(canReturn: false, canThrow: canThrow) }

    var ofCatching: Exits {
        var inside = self
        inside.canThrow = true
        return inside
    }
}

extension ExpressionParser {
    /// `break`, `continue` and `fallthrough`. Behind the first two a label may stand.
    mutating func parseJump(_ probe: SwiftScanner, _ next: SwiftScanner) -> SwiftScanner? {
        if probe.isWord("fallthrough") {
            return probe.start < exits.lastCase ? endStatement(probe) : fail(.noNextCase, probe)
        }
        if case .identifier = next.kind, !next.newlineBefore, !next.word.isReservedName {
            let label = next.word.withoutTicks
            return exits.labels.contains { $0.equals(label) } ? endStatement(next) : fail(.unknownLabel, next)
        }
        let canJump = probe.isWord("break") ? exits.canBreak : exits.isInLoop
        return canJump ? endStatement(probe) : fail(.noLoop, probe)
    }

    /// `return` and `throw`, behind which `next` stands.
    mutating func parseExit(_ probe: SwiftScanner, _ next: SwiftScanner) -> SwiftScanner? {
        let isReturn = probe.isWord("return")
        guard isReturn ? exits.canReturn : exits.canThrow else { return fail(.noExit, probe) }
        switch next.kind {
        case .closeBrace, .semicolon, .end: return isReturn ? probe : fail(.incomplete, probe)
        default: break
        }
        // What stands on the next line is a statement of its own, and so is the next case.
        if isReturn, next.newlineBefore && isDeclaration(next) || isInCase && next.beginsCase { return probe }
        return isDeclaration(next) ? parseStatementValue(next) : probe
    }
}
