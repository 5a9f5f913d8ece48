import ScreenSpecDiagnostics
import ScreenSpecSwift

extension NavigationGraph {
    /// What the detail column shows while nothing is selected.
    package struct Placeholder: BitwiseCopyable, Sendable {
        package let title: SourceText
        /// An SF Symbol.
        package let icon: SourceText
    }

    /// A section of the sidebar.
    package struct Section: Sendable {
        package let id: SourceText
        package let title: SourceText?
        package let rows: Rows

        /// What a section lists.
        package enum Rows: Sendable {
            case fixed([FixedRow])
            /// A row for each element of the app's data.
            case each(Each)
        }

        /// The destinations of a section with fixed rows.
        package var items: [Int] { fixedRows.map(\.destination) }

        /// None in a section over data.
        package var fixedRows: [FixedRow] {
            if case .fixed(let rows) = rows { rows } else { [] }
        }

        /// Nil in a section with fixed rows.
        package var each: Each? {
            if case .each(let each) = rows { each } else { nil }
        }
    }

    /// A row of the sidebar and the destination that it opens.
    package struct FixedRow: Sendable {
        package let destination: Int
        /// The destination's name, where the section lists it.
        package let name: SourceText
    }

    /// How an element of the app's data becomes a row.
    package struct Each: Sendable {
        /// What an element is called in `item` and `title`.
        package let name: SourceText
        /// The elements' type.
        package let type: SourceText
        /// The destination that a row opens, with its payload as written: `user(user.id)`.
        package let item: SourceText
        package let destination: Int
        package let title: [TitleSegment]
        /// Nil where rows have the destination's icon.
        package let icon: Icon?
    }

    /// A tab and the destination that its stack begins with.
    package struct Tab: Sendable {
        package let id: SourceText
        package let title: SourceText
        package let icon: Icon
        package let root: Int
        package let placement: Setting<Tabs.Placement>
    }

    /// A retired name of a case, and the destination that it is now.
    package struct RetiredName: Sendable {
        package let name: SourceText
        package let destination: Int
    }
}
