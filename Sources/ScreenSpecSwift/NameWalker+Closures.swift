import ScreenSpecDiagnostics

/// What has tokens of its own inside: strings with interpolations, closures with signatures.
extension NameWalker {
    /// Looks into the interpolations of the string that is the current token.
    mutating func visitString() {
        let string = scanner
        var place = string.start
        while scanner.fault == nil, let open = string.nextInterpolation(from: &place) {
            scanner.index = open
            scanner.advance()
            walkGroup(.call)
            place = scanner.index
        }
        if scanner.fault == nil { scanner = string } else { scanner.index = scanner.end }
    }

    /// The names that a closure's signature declares; the current token is its `{`. None when it has no signature.
    func closureParameters() -> NameSet {
        var probe = scanner
        var declared = NameSet()
        probe.advance()
        while case .at = probe.kind {
            probe.advance()
            probe.advance()
        }
        if case .openBracket = probe.kind {
            probe.skipGroup()
            probe.advance()
        }
        if case .openParenthesis = probe.kind {
            declareParenthesized(&probe, &declared)
        } else {
            declareList(&probe, &declared)
        }
        return reachesIn(&probe) ? declared : NameSet()
    }

    /// `book, page in`
    private func declareList(_ probe: inout SwiftScanner, _ declared: inout NameSet) {
        while case .identifier = probe.kind, !isWord(probe, "in"), !isWord(probe, "async"), !isWord(probe, "throws") {
            declare(probe.start, probe.index, &declared)
            probe.advance()
            guard case .comma = probe.kind else { return }
            probe.advance()
        }
    }

    /// `(book: Book, at page: Int) in`: the last name before each colon, comma or end.
    private func declareParenthesized(_ probe: inout SwiftScanner, _ declared: inout NameSet) {
        var (start, end) = (0, 0)
        while true {
            probe.advance()
            switch probe.kind {
            case .identifier where start >= 0: (start, end) = (probe.start, probe.index)
            case .openParenthesis, .openBracket, .openBrace: probe.skipGroup()
            case .colon:
                if end > 0 { declare(start, end, &declared) }
                (start, end) = (-1, 0)
            case .comma:
                if end > 0 { declare(start, end, &declared) }
                (start, end) = (0, 0)
            case .closeParenthesis:
                if end > 0 { declare(start, end, &declared) }
                return probe.advance()
            case .end, .invalid, .closeBracket, .closeBrace: return
            default: break
            }
        }
    }

    private func declare(_ start: Int, _ end: Int, _ declared: inout NameSet) {
        let name = ByteText(scanner.base + start, end - start).withoutTicks
        for index in 0..<count where names[index].equals(name) { declared.insert(index) }
    }

    /// Whether only effects and a result type stand before `in`.
    private func reachesIn(_ probe: inout SwiftScanner) -> Bool {
        var inResult = false
        while true {
            switch probe.kind {
            case .identifier:
                if isWord(probe, "in") { return true }
                if !inResult, !isWord(probe, "async"), !isWord(probe, "throws") { return false }
            case .symbol: inResult = true
            case .dot where inResult, .comma where inResult: break
            case .openParenthesis where inResult, .openBracket where inResult: probe.skipGroup()
            default: return false
            }
            probe.advance()
        }
    }

    private func isWord(_ probe: SwiftScanner, _ word: StaticString) -> Bool {
        ByteText(probe.base + probe.start, probe.index - probe.start).equals(word)
    }
}
