import ScreenSpecDiagnostics

extension Presentation {
    /// Its size in one word: SwiftUI's `PresentationSizing`.
    package enum SizeWord: String, SpecWord {
        case automatic, page, form, fitted

        package var documentation: StaticString {
            switch self {
            case .automatic: "What the platform takes for best."
            case .page: "A page of text."
            case .form: "A form."
            case .fitted: "Its content."
            }
        }
    }

    /// An axis that the size depends on.
    package enum Axis: String, SpecWord { case horizontal, vertical }

    /// The size along each axis: one of the two, in a spec without errors.
    package struct Size: Sendable, SpecObject {
        package var range = SourceRange.nowhere
        /// The axes along which it is as large as its content.
        package var fitted: [Located<Axis>]?
        /// The axes along which it grows with its content and never shrinks.
        package var sticky: [Located<Axis>]?

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
}
