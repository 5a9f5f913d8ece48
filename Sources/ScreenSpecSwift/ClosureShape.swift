import ScreenSpecDiagnostics

/// What a closure shows of the function that it is, without its statements being understood.
package struct ClosureShape: Sendable {
    /// How many parameters it has: those that it names, or those up to the last `$0`.
    package let parameterCount: Int
    /// Whether it does nothing at all, and so gives nothing back.
    package let isEmpty: Bool

    /// Nil for what is no closure, or one of which that is not sure: a `$0` in braces or texts within it may be another's.
    ///
    /// - Parameter expression: one that has no faults.
    package init?(_ expression: ByteText) {
        var scanner = SwiftScanner(expression)
        scanner.advance()
        guard case .openBrace = scanner.kind else { return nil }
        var closing = scanner
        guard closing.skipGroup(), closing.index == expression.count else { return nil }
        let hasList = scanner.hasParameterList
        var named = 0
        if scanner.skipSignature({ _ in named += 1 }), hasList || named > 0 {
            if expression.hasGroupBefore(scanner.start) { return nil }
            parameterCount = named
        } else {
            guard let numbered = scanner.highestNumber(among: expression.dollarCount) else { return nil }
            parameterCount = numbered
        }
        scanner.advance()
        isEmpty = scanner.start == closing.index - 1
    }

    /// What is said of one that cannot be of a function type; nil where it can.
    package func fault(as function: SwiftType.Function) -> String? {
        let wanted = function.parameters.count
        // A default cannot take a tuple apart.
        if parameterCount != wanted {
            return "takes \(parameterCount) of \(wanted) parameter\(wanted == 1 ? "" : "s")"
        }
        return isEmpty && function.result.surelyHolds ? "gives nothing back" : nil
    }
}

extension SwiftType {
    /// Whether it is a type of Swift's own with something in it.
    fileprivate var surelyHolds: Bool {
        switch shape {
        case .optional, .array, .dictionary: true
        case .named(let name, let arguments): arguments.isEmpty && name.isPlainValueType
        default: false
        }
    }
}

extension ByteText {
    /// Whether it names one of the types of Swift's and Foundation's that payloads carry most.
    package var isPlainValueType: Bool {
        let names: [StaticString] = ["Int", "String", "Bool", "Double", "Float", "UUID", "Date", "URL", "Data"]
        return names.contains(where: equals)
    }

    fileprivate var dollarCount: Int { (0..<count).reduce(0) { self[$1] == 0x24 ? $0 + 1 : $0 } }

    /// Whether there are parentheses in parentheses before a place: what takes a tuple apart.
    fileprivate func hasGroupBefore(_ end: Int) -> Bool {
        var depth = 0
        for place in 0..<end {
            if self[place] == 0x28 { depth += 1 }
            if self[place] == 0x29 { depth -= 1 }
            if depth > 1 { return true }
        }
        return false
    }
}

extension SwiftScanner {
    /// Whether parentheses stand behind a closure's brace, its attributes and what it captures.
    fileprivate var hasParameterList: Bool {
        var probe = self
        probe.advance()
        probe.skipAttributes()
        if case .openBracket = probe.kind { probe.skipGroupAndAdvance() }
        if case .openParenthesis = probe.kind { return true }
        return false
    }

    /// One more than the number of the highest `$0` up to the brace that closes; nil where not all of them are the closure's own.
    fileprivate func highestNumber(among total: Int) -> Int? {
        var (scanner, count, read) = (self, 0, 0)
        while true {
            scanner.advance()
            switch scanner.kind {
            case .dollar:
                guard let number = Int(scanner.word.slice(1, scanner.word.count).string) else { return nil }
                count = max(count, number + 1)
                read += 1
            case .openBrace: scanner.skipGroup()
            case .closeBrace, .end, .invalid: return read == total ? count : nil
            default: break
            }
        }
    }
}
