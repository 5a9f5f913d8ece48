import ScreenSpecDiagnostics

extension Presentation {
    /// A height at which a sheet rests, in one word.
    enum DetentWord: String, SpecWord {
        case medium, large, fitted

        var documentation: StaticString {
            switch self {
            case .medium: "Half of the screen."
            case .large: "All of it."
            case .fitted: "As high as its content."
            }
        }
    }

    /// A height at which a sheet rests, as a number.
    struct DetentSize: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        var fraction: Located<Double>?
        var height: LocatedInteger?

        static let schema = Schema<DetentSize>(
            "detent", "A height at which a sheet rests.",
            [
                Key("fraction", .fraction, \.fraction, "A part of the screen's height: `0.4`."),
                Key("height", .points, \.height, "A height in points."),
            ], rules: [.exactlyOne(["fraction", "height"], .detent)])
    }

    /// A height at which a sheet rests, as generated code says it.
    package enum Detent: Hashable, Sendable {
        case medium, large
        /// As high as the content.
        case fitted
        /// A part of the screen's height, more than 0 and up to 1.
        case fraction(Double)
        /// In points.
        case height(Int)

        /// Nil for one of which nothing could be made.
        init?(_ written: Either<Located<DetentWord>, DetentSize>) {
            switch written {
            case .first(let word):
                switch word.value {
                case .medium: self = .medium
                case .large: self = .large
                case .fitted: self = .fitted
                }
            case .second(let size):
                if let fraction = size.fraction {
                    self = .fraction(fraction.value)
                } else if let height = size.height {
                    self = .height(height.value)
                } else {
                    return nil
                }
            }
        }

        /// As a spec writes it.
        package var words: String {
            switch self {
            case .medium: "medium"
            case .large: "large"
            case .fitted: "fitted"
            case .fraction(let part): "{fraction: \(part)}"
            case .height(let points): "{height: \(points)}"
            }
        }
    }
}

extension Kind where Value == [Either<Located<Presentation.DetentWord>, Presentation.DetentSize>] {
    /// Heights, each of them once, and one at least.
    static var detents: Kind {
        .distinct(
            .either(.choice(of: Presentation.DetentWord.self), .object), orElse: "it needs at least one height",
            name: { Presentation.Detent($0)?.words })
    }
}
