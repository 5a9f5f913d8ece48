import ScreenSpecDiagnostics

// MARK: - Text

extension TemplateCompiler {
    /// Appends the text from `start` up to `end`, with `indentation` before each line of it that is not empty.
    mutating func append(literal text: ByteText, from start: Int, to end: Int, _ indentation: [UInt8]) {
        guard start < end else { return }
        if indentation.count == 0 { return append(literal: text.slice(start, end)) }
        var lineStart = start
        while lineStart < end {
            let lineEnd = text.firstIndex(of: 0x0A, from: lineStart).map { $0 + 1 } ?? text.count
            let begins = lineStart == 0 || text[lineStart - 1] == 0x0A
            let isEmpty = text[lineStart] == 0x0A || text[lineStart] == 0x0D
            if begins && !isEmpty { append(indentation: indentation) }
            append(literal: text.slice(lineStart, min(lineEnd, end)))
            lineStart = lineEnd
        }
    }

    mutating func append(indentation: [UInt8]) {
        indentation.withUnsafeBufferPointer { bytes in
            if let base = bytes.baseAddress { append(literal: ByteText(base, bytes.count)) }
        }
    }

    /// Appends to the text before, unless a jump leads between the two.
    private mutating func append(literal text: ByteText) {
        let last = ops.count - 1
        if last >= 0, text[0].isIdentifierByte, ops.base[last].code == .identifier || ops.base[last].code == .label {
            ops.base[last].code = .word
        }
        if last >= barrier, ops.base[last].code == .literal {
            ops.base[last].length += Int32(truncatingIfNeeded: text.count)
        } else {
            let start = Int32(truncatingIfNeeded: literals.count)
            let length = Int32(truncatingIfNeeded: text.count)
            append(TemplateOp(code: .literal, start: start, length: length), at: 0, 0)
        }
        literals.append(text)
    }
}

// MARK: - Partials

extension TemplateCompiler {
    mutating func include(_ name: ByteText, _ tag: TemplateTag) {
        let current = sources[source]
        guard let partial = partials(name) else {
            return report(
                .templateUnknownPartial, "there is no partial named `\(name.string)`", at: tag.nameStart, tag.nameEnd)
        }
        let isOpen = isOpen(partial.text)
        if isOpen || current.includes.count >= 64 {
            let problem = isOpen ? "includes itself" : "stands inside 64 others"
            return report(
                .templateRecursivePartial, "the partial `\(name.string)` \(problem)", at: tag.nameStart, tag.nameEnd)
        }
        var indentation: [UInt8] = []
        if tag.standsAlone {
            indentation = current.indentation
            for index in tag.outerStart..<tag.start { indentation.append(current.text[index]) }
        }
        compile(
            partial.text, file: partial.file, indentation: indentation,
            includes: current.includes + [current.range(tag.start, tag.end)])
    }

    /// Whether `text` is the one being compiled, or one of those that include it. Texts are the same when they are the
    /// same memory; file numbers would not do, as partials may come from elsewhere than the template.
    private func isOpen(_ text: ByteText) -> Bool {
        var number = source
        while true {
            if sources[number].text.base == text.base, text.count > 0 { return true }
            if number == sources[number].parent { return false }
            number = sources[number].parent
        }
    }
}
