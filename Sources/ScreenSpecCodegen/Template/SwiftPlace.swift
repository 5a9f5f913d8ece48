/// Where in Swift's syntax a place of a template stands, as far as it matters for what a value may write there.
enum SwiftPlace: BitwiseCopyable {
    case code
    case lineComment, blockComment
    case string, multilineString
    /// Inside `\(…)` of a string.
    case interpolation, multilineInterpolation
    /// One of those that end with the line, depending on what was rendered before, or too intricate to follow.
    case unclearUntilLineEnd
    case unclear

    private var endsWithLine: Bool {
        switch self {
        case .code, .lineComment, .string, .interpolation, .unclearUntilLineEnd: true
        default: false
        }
    }

    /// A place that is reached from two others.
    func joined(with other: SwiftPlace) -> SwiftPlace {
        if self == other { return self }
        return endsWithLine && other.endsWithLine ? .unclearUntilLineEnd : .unclear
    }

    /// The place behind `count` bytes that begin at this one. Sees what hand-written templates contain: comments,
    /// strings and simple interpolations; of raw strings and of strings in interpolations it only knows that it
    /// cannot follow them.
    func after(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> SwiftPlace {
        var place = self
        var index = 0
        while index < count {
            let byte = bytes[index]
            // Spaces, and letters and signs that change no place.
            if byte == 0x20 {
                index &+= 1
                continue
            }
            if byte >= 0x2B, byte != 0x2F, byte != 0x5C {
                index &+= 1
                continue
            }
            let isBreak = byte == 0x0A || byte == 0x0D
            let next: UInt8 = index &+ 1 < count ? bytes[index &+ 1] : 0
            let isTriple = byte == 0x22 && next == 0x22 && index &+ 2 < count && bytes[index &+ 2] == 0x22
            var length = 1
            switch place {
            case .code:
                if byte == 0x2F, next == 0x2F { place = .lineComment }
                if byte == 0x2F, next == 0x2A { (place, length) = (.blockComment, 2) }
                if byte == 0x22 {
                    let isRaw = index > 0 && bytes[index &- 1] == 0x23
                    if isTriple {
                        (place, length) = (isRaw ? .unclear : .multilineString, 3)
                    } else {
                        place = isRaw ? .unclearUntilLineEnd : .string
                    }
                }
            case .lineComment:
                if isBreak { place = .code }
            case .blockComment:
                if byte == 0x2A, next == 0x2F { (place, length) = (.code, 2) }
            case .string:
                if byte == 0x22 || isBreak { place = .code }
                if byte == 0x5C { (place, length) = (next == 0x28 ? .interpolation : .string, 2) }
            case .multilineString:
                if isTriple { (place, length) = (.code, 3) }
                if byte == 0x5C { (place, length) = (next == 0x28 ? .multilineInterpolation : .multilineString, 2) }
            case .interpolation:
                if byte == 0x29 { place = .string }
                if byte == 0x22 { place = .unclearUntilLineEnd }
                if isBreak { place = .code }
            case .multilineInterpolation:
                if byte == 0x29 { place = .multilineString }
                if byte == 0x22 { place = .unclear }
            case .unclearUntilLineEnd:
                if isBreak { place = .code }
                if isTriple || byte == 0x2F && next == 0x2A { place = .unclear }
            case .unclear: return .unclear
            }
            index &+= length
        }
        return place
    }
}
