import ScreenSpecDiagnostics

/// A tag of a template, `{{…}}`, as byte offsets in its text.
struct TemplateTag {
    enum Sort { case variable, section, inverted, close, partial, comment }

    /// Why a tag is not one.
    enum Fault { case unclosed, raw, delimiters, badName }

    var sort: Sort
    var fault: Fault?
    var start: Int
    var end: Int
    /// The name, without the sign before it and the spaces around it.
    var nameStart: Int
    var nameEnd: Int
    /// Whether it stands alone on its line (or lines), which then vanish with it.
    var standsAlone = false
    /// Where the text before it ends and the text after it begins: the tag's own bounds, or its lines'.
    var outerStart: Int
    var outerEnd: Int

    init(_ sort: Sort, _ fault: Fault? = nil, start: Int, end: Int, name: (start: Int, end: Int)) {
        self.sort = sort
        self.fault = fault
        self.start = start
        self.end = end
        nameStart = name.start
        nameEnd = name.end
        outerStart = start
        outerEnd = end
    }
}

extension ByteText {
    /// The first tag at or after `position`, sound or not.
    func nextTemplateTag(from position: Int) -> TemplateTag? {
        guard let start = nextBraces(from: position) else { return nil }
        return templateTag(at: start)
    }

    /// Where the text goes on behind the section that `tag` opens.
    func endOfSection(behind tag: TemplateTag) -> Int {
        var depth = 1
        var position = tag.end
        while let start = nextBraces(from: position) {
            position = start + 2
            switch position < count ? base[position] : 0 {
            case 0x23, 0x5E: depth += 1
            case 0x2F: depth -= 1
            default: break
            }
            if depth == 0 { return templateTag(at: start).outerEnd }
        }
        return count
    }

    private func nextBraces(from position: Int) -> Int? {
        var brace = position
        while let found = firstIndex(of: 0x7B, from: brace) {
            guard found + 1 < count else { return nil }
            if base[found + 1] == 0x7B { return found }
            brace = found + 2
        }
        return nil
    }

    private func templateTag(at start: Int) -> TemplateTag {
        var tag = readTag(at: start)
        switch (tag.sort, tag.fault) {
        case (.variable, _), (_, .unclosed), (_, .raw): break
        default: findOuterBounds(of: &tag)
        }
        return tag
    }

    private func readTag(at start: Int) -> TemplateTag {
        switch start + 2 < count ? base[start + 2] : 0 {
        case 0x21: comment(at: start)
        case 0x7B: rawTag(at: start)
        case 0x26: named(.variable, at: start, sign: 1, fault: .raw)
        case 0x3D: named(.comment, at: start, sign: 1, fault: .delimiters)
        case 0x23: named(.section, at: start, sign: 1)
        case 0x5E: named(.inverted, at: start, sign: 1)
        case 0x2F: named(.close, at: start, sign: 1)
        case 0x3E: named(.partial, at: start, sign: 1)
        default: named(.variable, at: start, sign: 0)
        }
    }

    private func comment(at start: Int) -> TemplateTag {
        var brace = start + 3
        while let found = firstIndex(of: 0x7D, from: brace) {
            if found + 1 < count, base[found + 1] == 0x7D {
                return TemplateTag(.comment, start: start, end: found + 2, name: (start + 3, found))
            }
            brace = found + 1
        }
        return TemplateTag(.comment, .unclosed, start: start, end: start + 3, name: (start + 3, start + 3))
    }

    /// `{{{name}}}`
    private func rawTag(at start: Int) -> TemplateTag {
        var tag = named(.variable, at: start, sign: 1, fault: .raw)
        if tag.fault == .raw, tag.end < count, base[tag.end] == 0x7D { tag.end += 1 }
        tag.outerEnd = tag.end
        return tag
    }

    /// A tag that ends on its line, with a name behind a sign that is `sign` bytes long.
    private func named(
        _ sort: TemplateTag.Sort, at start: Int, sign: Int, fault: TemplateTag.Fault? = nil
    ) -> TemplateTag {
        let inner = start + 2 + sign
        var end = inner
        while end < count {
            let byte = base[end]
            if byte == 0x0A || byte == 0x0D || byte == 0x7B || byte == 0x7D { break }
            end += 1
        }
        var nameStart = inner
        var nameEnd = end
        while nameStart < nameEnd, base[nameStart] == 0x20 || base[nameStart] == 0x09 { nameStart += 1 }
        while nameEnd > nameStart, base[nameEnd - 1] == 0x20 || base[nameEnd - 1] == 0x09 { nameEnd -= 1 }
        guard end + 1 < count, base[end] == 0x7D, base[end + 1] == 0x7D else {
            let seen = nameEnd > nameStart ? nameEnd : inner
            return TemplateTag(
                sort, .unclosed, start: start, end: Swift.min(seen, count), name: (nameStart, nameEnd))
        }
        let sound = fault != nil || sort == .close || isTemplateName(nameStart, nameEnd, paths: sort == .partial)
        return TemplateTag(
            sort, sound ? fault : .badName, start: start, end: end + 2, name: (nameStart, nameEnd))
    }

    /// Letters, digits, `_` and `-`, in parts with one dot between them; slashes too where `paths` says so.
    private func isTemplateName(_ start: Int, _ end: Int, paths: Bool) -> Bool {
        var index = start
        var partStart = start
        while index < end {
            let byte = base[index]
            if byte == 0x2E {
                if index == partStart { return false }
                partStart = index + 1
            } else if byte >= 0x80 || !byte.isIdentifierByte && byte != 0x2D && !(paths && byte == 0x2F) {
                return false
            }
            index += 1
        }
        return index > partStart
    }

    /// The standalone rule: a tag with nothing but spaces and tabs before and behind it takes its whole line away.
    private func findOuterBounds(of tag: inout TemplateTag) {
        var lineStart = tag.start
        while lineStart > 0, base[lineStart - 1] == 0x20 || base[lineStart - 1] == 0x09 { lineStart -= 1 }
        guard lineStart == 0 || base[lineStart - 1] == 0x0A else { return }
        var lineEnd = tag.end
        while lineEnd < count, base[lineEnd] == 0x20 || base[lineEnd] == 0x09 { lineEnd += 1 }
        if lineEnd + 1 < count, base[lineEnd] == 0x0D, base[lineEnd + 1] == 0x0A { lineEnd += 1 }
        guard lineEnd == count || base[lineEnd] == 0x0A else { return }
        tag.standsAlone = true
        tag.outerStart = lineStart
        tag.outerEnd = Swift.min(lineEnd + 1, count)
    }
}
