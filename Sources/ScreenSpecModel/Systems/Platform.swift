import ScreenSpecDiagnostics

/// A family of systems, by the name that Swift's `#available` and `os()` have for it.
package enum Platform: String, SpecWord {
    case iOS, macOS, tvOS, watchOS, visionOS

    /// The numbers between its last system of its own numbering and 26, which it shares with all others.
    package var skippedVersions: Range<Int> {
        switch self {
        case .iOS, .tvOS: 19..<26
        case .macOS: 16..<26
        case .watchOS: 12..<26
        case .visionOS: 3..<26
        }
    }

    /// `os(tvOS) || os(watchOS)`: what holds where code is compiled for one of these platforms; nil for none.
    package static func condition(_ platforms: [Platform]) -> String? {
        platforms.isEmpty ? nil : platforms.map { "os(\($0.rawValue))" }.joined(separator: " || ")
    }

    /// `!os(tvOS) && !os(watchOS)`: what holds where code is compiled for any other platform; nil for none.
    package static func condition(butFor platforms: [Platform]) -> String? {
        let others = allCases.filter { !platforms.contains($0) }
        if platforms.isEmpty { return nil }
        if others.count == 1 { return condition(others) }
        return platforms.map { "!os(\($0.rawValue))" }.joined(separator: " && ")
    }
}

/// A version of a system, of up to three numbers.
package struct SystemVersion: Comparable, Hashable, Sendable, CustomStringConvertible, ExpressibleByIntegerLiteral {
    /// The first number.
    package let major: Int
    private let minor, patch: Int

    /// `17` is 17.0.
    package init(integerLiteral major: Int) { (self.major, minor, patch) = (major, 0, 0) }

    /// - Parameter text: digits, with up to two more groups of digits behind dots. What is missing or too large counts as 0.
    package init(_ text: ByteText) {
        let firstDot = text.firstIndex(of: 0x2E) ?? text.count
        let secondStart = min(firstDot + 1, text.count)
        let secondDot = text.firstIndex(of: 0x2E, from: secondStart) ?? text.count
        let thirdStart = min(secondDot + 1, text.count)
        let thirdDot = text.firstIndex(of: 0x2E, from: thirdStart) ?? text.count
        major = Int(text.slice(0, firstDot).string) ?? 0
        minor = Int(text.slice(secondStart, secondDot).string) ?? 0
        patch = Int(text.slice(thirdStart, thirdDot).string) ?? 0
    }

    /// `16.0`, or `16.0.1`.
    package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

    /// Number by number.
    package static func < (left: Self, right: Self) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}
