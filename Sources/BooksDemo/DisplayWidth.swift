/// How wide text is on a terminal, where some characters take two cells and some none.
extension Character {
    var displayWidth: Int {
        let scalars = unicodeScalars
        if scalars.contains(where: { $0.isWide || $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) { return 2 }
        return scalars.allSatisfy(\.isZeroWidth) ? 0 : 1
    }
}

extension String {
    var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

    /// Exactly so many cells: filled up with spaces, or clipped. Control characters, which may come from a saved file, are
    /// left out.
    func fitted(to width: Int) -> String {
        let text = filter { character in
            !character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
        let clipped = text.displayWidth <= width ? text : text.cells(to: width - 1) + "…".cells(to: width)
        return clipped + String(repeating: " ", count: max(0, width - clipped.displayWidth))
    }

    /// What stands in some of the cells, with a space for half of a character.
    func cells(from start: Int = 0, to end: Int) -> String {
        var text = ""
        var cell = 0
        for character in self {
            let next = cell + character.displayWidth
            if cell >= start, next <= end {
                text.append(character)
            } else if cell < end, next > start {
                text.append(" ")
            }
            cell = next
        }
        return text
    }
}

extension Unicode.Scalar {
    /// East Asian wide and full-width characters.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x4dbf, 0x4e00...0xa4cf, 0xa960...0xa97c, 0xac00...0xd7a3,
            0xf900...0xfaff, 0xfe30...0xfe6f, 0xff01...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f900...0x1f9ff,
            0x20000...0x3fffd:
            true
        default: false
        }
    }

    fileprivate var isZeroWidth: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}
