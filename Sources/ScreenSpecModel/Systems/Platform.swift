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
    private let numbers: [Int]

    /// `17` is 17.0.
    package init(integerLiteral major: Int) { numbers = [major, 0, 0] }

    /// - Parameter text: digits, with up to two more groups of digits behind dots. What is missing or too large counts as 0.
    package init(_ text: ByteText) {
        numbers = Array((text.string.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]).prefix(3))
    }

    /// `16.0`, or `16.0.1`.
    package var description: String {
        numbers[2] == 0 ? "\(numbers[0]).\(numbers[1])" : "\(numbers[0]).\(numbers[1]).\(numbers[2])"
    }

    /// The first number.
    package var major: Int { numbers[0] }

    /// Number by number.
    package static func < (left: Self, right: Self) -> Bool { left.numbers.lexicographicallyPrecedes(right.numbers) }
}
