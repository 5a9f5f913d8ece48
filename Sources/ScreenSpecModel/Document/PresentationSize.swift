import ScreenSpecDiagnostics

extension Presentation {
    /// Its size in one word: SwiftUI's `PresentationSizing`.
    enum SizeWord: String, SpecWord {
        case automatic, page, form, fitted

        var documentation: StaticString {
            switch self {
            case .automatic: "What the platform takes for best."
            case .page: "A page of text."
            case .form: "A form."
            case .fitted: "Its content."
            }
        }
    }

    /// An axis that the size depends on.
    enum Axis: String, SpecWord { case horizontal, vertical }

    /// The size along each axis.
    struct Size: Sendable, SpecObject {
        var range = SourceRange.nowhere
        var fitted: [Located<Axis>]?
        var sticky: [Located<Axis>]?

        static let schema = Schema<Size>(
            "sheet size", "How large a sheet is along each axis.",
            [
                Key(
                    "fitted", .words(of: Axis.self), \.fitted, "The axes along which it is as large as its content."),
                Key(
                    "sticky", .words(of: Axis.self), \.sticky,
                    "The axes along which it grows with its content and never shrinks."),
            ], rules: [.exactlyOne(["fitted", "sticky"], .sheetSize)])
    }

    /// How large a sheet is, as generated code says it.
    package enum Sizing: Sendable {
        case automatic, page, form, fitted
        case fittedAxes(horizontal: Bool, vertical: Bool)
        case stickyAxes(horizontal: Bool, vertical: Bool)
    }
}

extension Presentation {
    /// How large it is, where the spec says it.
    package var sizing: Located<Presentation.Sizing>? {
        switch size {
        case .first(let word): Located(Presentation.Sizing(word.value), at: word.range)
        case .second(let size): Presentation.Sizing(size).map { Located($0, at: size.range) }
        case nil: nil
        }
    }
}

extension Presentation.Sizing {
    fileprivate init(_ word: Presentation.SizeWord) {
        self =
            switch word {
            case .automatic: .automatic
            case .page: .page
            case .form: .form
            case .fitted: .fitted
            }
    }

    fileprivate init?(_ size: Presentation.Size) {
        guard let axes = size.fitted ?? size.sticky else { return nil }
        let horizontal = axes.contains { $0.value == .horizontal }
        let vertical = axes.contains { $0.value == .vertical }
        self =
            size.fitted != nil
            ? .fittedAxes(horizontal: horizontal, vertical: vertical)
            : .stickyAxes(horizontal: horizontal, vertical: vertical)
    }
}
