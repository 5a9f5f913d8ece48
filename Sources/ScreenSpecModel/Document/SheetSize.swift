import ScreenSpecDiagnostics

extension Sheets {
    /// A sheet's size in one word: SwiftUI's `PresentationSizing`.
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

    /// An axis that a sheet's size depends on.
    enum Axis: String, SpecWord { case horizontal, vertical }

    /// A sheet's size along each axis.
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

extension Sheets.Item {
    /// How large the sheet is, where the spec says it.
    package var sizing: Located<Sheets.Sizing>? {
        switch size {
        case .first(let word): Located(Sheets.Sizing(word.value), at: word.range)
        case .second(let size): Sheets.Sizing(size).map { Located($0, at: size.range) }
        case nil: nil
        }
    }
}

extension Sheets.Sizing {
    fileprivate init(_ word: Sheets.SizeWord) {
        self =
            switch word {
            case .automatic: .automatic
            case .page: .page
            case .form: .form
            case .fitted: .fitted
            }
    }

    fileprivate init?(_ size: Sheets.Size) {
        guard let axes = size.fitted ?? size.sticky else { return nil }
        let horizontal = axes.contains { $0.value == .horizontal }
        let vertical = axes.contains { $0.value == .vertical }
        self =
            size.fitted != nil
            ? .fittedAxes(horizontal: horizontal, vertical: vertical)
            : .stickyAxes(horizontal: horizontal, vertical: vertical)
    }
}
