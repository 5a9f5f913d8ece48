import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension SwiftScanner {
    /// A string literal from its first `#` or quote to its last, with everything interpolated into it.
    mutating func scanString() {
        let begin = start
        var literal = StringLiteral(begin)
        while index < end, base[index] == 0x23 { index += 1 }
        literal.hashes = index - begin
        index += 1
        guard openMultiline(&literal) else { return }
        while index < end {
            let byte = base[index]
            if byte == 0x22, closes(literal) {
                kind = .string
                start = begin
                return
            } else if byte == 0x5C, followed(byHashes: literal.hashes, at: index + 1) {
                scanEscape(literal)
            } else if byte == 0x0A || byte == 0x0D, !literal.isMultiline {
                break
            } else if byte < 0x20 && !(literal.isMultiline && byte.isSpaceOrBreak) || byte == 0x7F {
                return fail(.invalidCharacter, index, index + 1)
            } else if byte == 0xE2 {
                let character = ByteText(base, end).scalar(at: index)
                if character.turnsReadingDirection { return fail(.readingDirection, index, index + character.length) }
                index += character.length
            } else {
                index += 1
            }
        }
        fail(.unterminatedString, begin, literal.contentStart)
    }

    struct StringLiteral {
        let start: Int
        var hashes = 0
        var isMultiline = false
        var contentStart = 0

        init(_ start: Int) { self.start = start }
    }

    /// Reads on after the first quote: the other two of `"""`. False after a fault.
    private mutating func openMultiline(_ literal: inout StringLiteral) -> Bool {
        literal.contentStart = index
        guard index + 1 < end, base[index] == 0x22, base[index + 1] == 0x22 else { return true }
        var next = index + 2
        while next < end, base[next] == 0x20 || base[next] == 0x09 { next += 1 }
        if next < end, base[next] == 0x0A || base[next] == 0x0D {
            literal.isMultiline = true
            index += 2
            literal.contentStart = index
            if isSingleLine { fail(.unterminatedInterpolation, literal.start, index) }
            return fault == nil
        }
        // `#"""#` is a quote in a raw string; without the `#` there is no such reading.
        if literal.hashes == 0 { fail(.multilineStart, literal.start, index + 2) }
        return fault == nil
    }

    /// Whether the quote at `index` ends the literal; moves behind it when it does.
    private mutating func closes(_ literal: StringLiteral) -> Bool {
        var next = index + 1
        if literal.isMultiline {
            guard next + 1 < end, base[next] == 0x22, base[next + 1] == 0x22 else { return false }
            next += 2
        }
        guard followed(byHashes: literal.hashes, at: next) else { return false }
        if literal.isMultiline, !checkLines(of: literal, next) { return false }
        index = next + literal.hashes
        return true
    }

    /// Whether the closing quotes at `index` stand on a line of their own, and each line above begins like that line.
    private mutating func checkLines(of literal: StringLiteral, _ quotesEnd: Int) -> Bool {
        var margin = index
        while base[margin - 1] == 0x20 || base[margin - 1] == 0x09 { margin -= 1 }
        guard base[margin - 1] == 0x0A || base[margin - 1] == 0x0D else {
            fail(.multilineEnd, index, quotesEnd)
            return false
        }
        var place = literal.contentStart
        while place < margin {
            let isBreak = base[place] == 0x0A || base[place] == 0x0D
            place += 1
            guard isBreak, base[place] != 0x0A, base[place] != 0x0D, place < margin else { continue }
            if place + index - margin > margin || memcmp(base + place, base + margin, index - margin) != 0 {
                fail(.multilineIndentation, place, place + 1)
                return false
            }
        }
        return true
    }

    private func followed(byHashes count: Int, at place: Int) -> Bool {
        guard place + count <= end else { return false }
        var offset = 0
        while offset < count {
            if base[place + offset] != 0x23 { return false }
            offset += 1
        }
        return true
    }

    /// Where the next parenthesis of an interpolation stands in the string that is the current token, at or after
    /// `place`, which is then behind it.
    func nextInterpolation(from place: inout Int) -> Int? {
        var hashes = 0
        while base[start + hashes] == 0x23 { hashes += 1 }
        place = Swift.max(place, start + hashes + 1)
        while let backslash = ByteText(base, index).firstIndex(of: 0x5C, from: place) {
            place = backslash + 1
            guard followed(byHashes: hashes, at: place) else { continue }
            place += hashes + 1
            if place <= index, base[place - 1] == 0x28 { return place - 1 }
        }
        return nil
    }

    private mutating func scanEscape(_ literal: StringLiteral) {
        let backslash = index
        index += 1 + literal.hashes
        guard index < end else { return }
        switch base[index] {
        case 0x28:
            scanInterpolation(singleLine: !literal.isMultiline)
        case 0x30, 0x5C, 0x74, 0x6E, 0x72, 0x22, 0x27:
            index += 1
        case 0x75:
            scanUnicodeEscape(backslash)
        case 0x0A, 0x0D, 0x20, 0x09:
            // A line break that isn't one; the loop goes on behind it.
            while index < end, base[index] == 0x20 || base[index] == 0x09 { index += 1 }
            let isBreak = index < end && (base[index] == 0x0A || base[index] == 0x0D)
            if !literal.isMultiline || !isBreak || isLastLine(literal) { fail(.invalidEscape, backslash, index) }
        default:
            fail(.invalidEscape, backslash, index + ByteText(base, end).scalar(at: index).length)
        }
    }

    /// Whether only white space stands between the line break at `index` and the quotes that end the literal.
    private func isLastLine(_ literal: StringLiteral) -> Bool {
        var probe = self
        while probe.index < end, base[probe.index].isSpaceOrBreak { probe.index += 1 }
        return probe.index < end && base[probe.index] == 0x22 && probe.closes(literal)
    }

    private mutating func scanUnicodeEscape(_ backslash: Int) {
        index += 1
        var digits = 0
        var value: UInt32 = 0
        if index < end, base[index] == 0x7B {
            index += 1
            while index < end, base[index].isDigit(16) {
                let digit = base[index].isDigit ? base[index] &- 0x30 : (base[index] | 0x20) &- 0x57
                value = value << 4 | UInt32(digit)
                index += 1
                digits += 1
            }
        }
        guard digits > 0, digits <= 8, index < end, base[index] == 0x7D else {
            return fail(.invalidEscape, backslash, min(index, end))
        }
        index += 1
        if Unicode.Scalar(value) == nil { fail(.noScalar, backslash, index) }
    }

    /// From the parenthesis of `\(` to behind the one that closes it.
    private mutating func scanInterpolation(singleLine: Bool) {
        let wasSingleLine = isSingleLine
        isSingleLine = wasSingleLine || singleLine
        start = index
        let open = index
        index += 1
        if skipGroup(), ByteText(base, end).slice(open + 1, start).trimmed.isEmpty {
            fail(.emptyInterpolation, open, index)
        }
        isSingleLine = wasSingleLine
    }
}
