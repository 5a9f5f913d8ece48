import ScreenSpecDiagnostics

/// A piece of a title: text, or a Swift expression over the payload.
package enum TitleSegment: BitwiseCopyable, Sendable {
    /// As written: braces are still doubled.
    case literal(SourceText)
    /// What stands between `{` and `}`.
    case expression(SourceText)
}

/// Whether a title is nothing but text: it has no braces at all.
package func isPlainTitle(_ text: ByteText) -> Bool {
    text.firstIndex(of: 0x7B) == nil && text.firstIndex(of: 0x7D) == nil
}

/// Splits a title into text and `{expression}`s. An expression with something wrong is reported and left out.
package func parseTitle(_ text: SourceText, into diagnostics: inout [Diagnostic]) -> [TitleSegment] {
    if isPlainTitle(text.bytes) { return text.bytes.count == 0 ? [] : [.literal(text)] }
    var parser = TitleParser(text)
    parser.parse(into: &diagnostics)
    return parser.segments
}

/// Appends the text of a `.literal`, its doubled braces undone.
package func appendTitleLiteral(_ literal: ByteText, to buffer: inout ByteBuffer) {
    var start = 0
    var index = 0
    while index < literal.count {
        let byte = literal.base[index]
        index += 1
        guard byte == 0x7B || byte == 0x7D, index < literal.count, literal.base[index] == byte else { continue }
        buffer.append(literal.slice(start, index))
        index += 1
        start = index
    }
    buffer.append(literal.slice(start, literal.count))
}

private struct TitleParser {
    let text: SourceText
    let bytes: ByteText
    var segments: [TitleSegment] = []
    var index = 0
    var literalStart = 0

    init(_ text: SourceText) {
        self.text = text
        bytes = text.bytes
    }

    mutating func parse(into diagnostics: inout [Diagnostic]) {
        while index < bytes.count {
            let byte = bytes[index]
            guard byte == 0x7B || byte == 0x7D else {
                index += 1
                continue
            }
            if index + 1 < bytes.count, bytes[index + 1] == byte {
                index += 2
            } else if byte == 0x7D {
                reportStray(into: &diagnostics)
            } else {
                parseExpression(into: &diagnostics)
            }
        }
        endLiteral()
    }

    private mutating func endLiteral() {
        if index > literalStart { segments.append(.literal(text.slice(literalStart, index))) }
    }

    private mutating func reportStray(into diagnostics: inout [Diagnostic]) {
        diagnostics.append(
            Diagnostic(
                .invalidTitle, "the title has a `}` that closes nothing", at: text.range(index, index + 1),
                help: "write `}}` for a brace that is text"))
        index += 1
    }

    private mutating func parseExpression(into diagnostics: inout [Diagnostic]) {
        endLiteral()
        let open = index
        var scanner = SwiftScanner(bytes, from: open)
        // It becomes an interpolation of a string that is on one line.
        scanner.isSingleLine = true
        scanner.advance()
        guard scanner.skipGroup() else {
            if let fault = scanner.fault { report(fault, open, into: &diagnostics) }
            // Where the next piece begins is anyone's guess.
            index = bytes.count
            literalStart = index
            return
        }
        index = scanner.index
        literalStart = index
        let inside = text.slice(open + 1, index - 1)
        let expression = inside.bytes.trimmed
        if expression.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .invalidTitle, "the title has braces with nothing in them; expected an expression",
                    at: text.range(open, index), help: "write `{{}}` for braces that are text"))
        } else if expression[0] == 0x26 || expression[0] == 0x2E || expression.equals("nil") {
            // `&x` and `.x` are none either.
            let start = expression.base - inside.bytes.base
            let end = start + (expression.equals("nil") ? 3 : 1)
            let fault = SwiftFault(problem: .noValue, start: start, end: end, opener: -1)
            diagnostics.append(fault.diagnostic(.invalidExpression, "an expression in the title", in: inside))
        } else if checkExpression(inside, as: "an expression in the title", into: &diagnostics) {
            segments.append(.expression(inside))
        }
    }

    private func report(_ fault: SwiftFault, _ open: Int, into diagnostics: inout [Diagnostic]) {
        if case .unclosed = fault.problem, fault.start == open {
            diagnostics.append(
                Diagnostic(
                    .invalidTitle, "the title has a `{` that is never closed; expected `}` after the expression",
                    at: text.range(open, open + 1), help: "write `{{` for a brace that is text"))
        } else if case .unterminatedInterpolation = fault.problem {
            let lineBreak = bytes.firstIndex(of: 0x0A, from: open) ?? bytes.firstIndex(of: 0x0D, from: open) ?? open
            diagnostics.append(
                Diagnostic(
                    .invalidTitle, "the title has a line break in its braces; expected an expression on one line",
                    at: text.range(lineBreak, lineBreak + 1), help: "write it in one line, or move it into a property"))
        } else {
            diagnostics.append(fault.diagnostic(.invalidExpression, "an expression in the title", in: text))
        }
    }
}
