import ScreenSpecDiagnostics

/// Text cannot become code: checks where the values of a compiled template stand. Follows every way through its steps
/// and knows for each one whether it is rendered in code, in a string or in a comment.
extension TemplateCompiler {
    /// Reports values that stand where they cannot, and chooses the right way to write the others: in a comment an
    /// expression goes on behind the comment's marker, and names need back-ticks only in code.
    mutating func checkPlaces() {
        let entries = UnsafeMutablePointer<TemplatePlace?>.allocate(capacity: ops.count + 1)
        defer { entries.deallocate() }
        entries.initialize(repeating: nil, count: ops.count + 1)
        entries[0] = TemplatePlace(swift: .code, isFirst: false)
        var index = 0
        while index < ops.count {
            guard let place = entries[index] else {
                index += 1
                continue
            }
            let op = ops.base[index]
            let target = Int(op.target)
            var next = place
            var restart = false
            switch op.code {
            case .literal: next = place.after(literals.text.slice(Int(op.start), Int(op.start + op.length)))
            case .object, .list, .skipUnless, .skipIf, .skipUnlessFirst, .skipIfFirst, .skipUnlessLast, .skipIfLast:
                _ = Self.join(place, into: entries + target)
            case .nextElement: restart = Self.join(place, into: entries + target)
            default: break
            }
            _ = Self.join(next, into: entries + (index + 1))
            // What a loop's end adds to its beginning changes everything in between; it can do so twice at most.
            index = restart ? target : index + 1
        }
        for index in 0..<ops.count {
            if let place = entries[index] { check(index, at: place) }
        }
    }

    /// Whether `entry` is another one now.
    private static func join(_ place: TemplatePlace, into entry: UnsafeMutablePointer<TemplatePlace?>) -> Bool {
        guard let old = entry.pointee else {
            entry.pointee = place
            return true
        }
        let joined = old.joined(with: place)
        entry.pointee = joined
        return joined != old
    }

    private mutating func check(_ index: Int, at templatePlace: TemplatePlace) {
        let place = templatePlace.swift
        switch ops.base[index].code {
        case .identifier, .label:
            switch place {
            case .lineComment, .blockComment, .string, .multilineString: ops.base[index].code = .word
            default: break
            }
        case .code:
            if place == .lineComment {
                ops.base[index].code = .comment
            } else if isOperand(index, place) {
                ops.base[index].code = .operand
            } else if templatePlace.isFirst, place == .code {
                ops.base[index].code = .first
            }
        case .comment: if place != .lineComment { reportCommentInCode(index) }
        case .string:
            switch place {
            case .code, .lineComment, .interpolation: break
            default: reportOpenLiteral(index, place)
            }
        default: break
        }
    }

    private func isOperand(_ index: Int, _ place: SwiftPlace) -> Bool {
        (place == .code || place == .interpolation) && bindsTo(index)
    }

    private mutating func reportCommentInCode(_ index: Int) {
        let (place, name) = origin(of: index)
        report(
            .templateCommentInCode, "`\(name)` is comment text and does not stand behind `//` on its line",
            in: Int(place.source), at: Int(place.start), Int(place.end), help: "write `// {{\(name)}}`")
    }

    private mutating func reportOpenLiteral(_ index: Int, _ swiftPlace: SwiftPlace) {
        let (place, name) = origin(of: index)
        let around =
            switch swiftPlace {
            case .blockComment: "in a block comment"
            case .string, .multilineString, .multilineInterpolation: "inside a string literal"
            default: "where it is not clear whether a string literal is open"
            }
        report(
            .templateOpenLiteral, "`\(name)` writes a whole string literal and stands \(around)",
            in: Int(place.source), at: Int(place.start), Int(place.end),
            help: "write `{{\(name)}}` without quotes around it")
    }

    private func origin(of index: Int) -> (place: Place, name: String) {
        let place = places.base[index]
        let text = sources[Int(place.source)].text
        return (place, text.slice(Int(place.start), Int(place.end)).string)
    }
}

/// Where a step of a template stands.
private struct TemplatePlace: BitwiseCopyable, Equatable {
    let swift: SwiftPlace
    /// Whether what is written here may be the first in its braces. Swift could take a name for an accessor there.
    let isFirst: Bool

    func joined(with other: TemplatePlace) -> TemplatePlace {
        TemplatePlace(swift: swift.joined(with: other.swift), isFirst: isFirst || other.isFirst)
    }

    /// The place behind some text of the template.
    func after(_ text: ByteText) -> TemplatePlace {
        var last = text.count
        while last > 0, text[last - 1].isSpaceOrBreak { last -= 1 }
        return TemplatePlace(
            swift: swift.after(text.base, text.count), isFirst: last == 0 ? isFirst : text[last - 1] == 0x7B)
    }
}
