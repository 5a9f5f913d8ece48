import ScreenSpecDiagnostics
import ScreenSpecSwift

/// Text that people read, taken apart.
package struct ShownText: Sendable {
    /// As the spec has it, braces and all.
    package let written: SourceText
    /// Its texts and expressions.
    package let segments: [TitleSegment]

    /// What its expressions are.
    package var expressions: [SourceText] {
        segments.compactMap { if case .expression(let expression) = $0 { expression } else { nil } }
    }
}

extension NavigationGraph {
    /// Another target's module, of whose screens the views are made.
    package struct ViewedModule: Sendable {
        /// Its name.
        package let module: SourceText
        /// What else the views need.
        package let imports: [SourceText]

        init?(_ written: ViewsSection) {
            guard let module = written.givenModule else { return nil }
            self.module = module
            imports = written.imports
        }
    }

    /// What the detail column shows while nothing is selected.
    package struct Placeholder: BitwiseCopyable, Sendable {
        /// The text.
        package let title: SourceText
        /// An SF Symbol.
        package let icon: SourceText
        /// The expressions and texts of a title with expressions, among the graph's `titleSegments`; none for one that is only text.
        package var segments = IndexSpan.none
        /// What of the payload the title uses: a bit for each parameter, the first lowest.
        package var used: UInt64 = 0

        /// Nil for one that lacks something, in a spec with errors.
        init?(_ written: Destination.Placeholder) {
            guard let title = written.title, let icon = written.icon else { return nil }
            self.title = title
            self.icon = icon
        }
    }

    /// A section of the sidebar.
    package struct Section: Sendable {
        /// Its name in code.
        package let id: SourceText
        /// The heading; nil for none.
        package let title: ShownText?
        /// The builds and systems that it is there in: those of one of its rows.
        package let presence: Presence
        /// When it is there; nil for always.
        package let visible: SourceText?
        /// Whether it is not there where it has no rows.
        package let hidesWhenEmpty: Bool
        /// Whether people can close it.
        package let isCollapsible: Bool
        /// What it lists; none in a section over data.
        package let fixedRows: [FixedRow]
        /// What makes a row for each element of the app's data; nil in a section with fixed rows.
        package let each: Each?

        /// What a section with fixed rows lists.
        package var items: [Item] { fixedRows.map(\.item) }
    }

    /// A row of the sidebar and the screen that it opens.
    package struct FixedRow: Sendable {
        /// What it opens.
        package let item: Item
        /// The same as the section lists it.
        package let name: SourceText
        /// Nil where it has the destination's.
        package let title: ShownText?
        /// Nil where it has the destination's.
        package let icon: Icon?
        /// What stands behind the text; nil for nothing.
        package let badge: SourceText?
        /// The view in the place of text and icon; nil for those.
        package let view: SourceText?
        /// The builds and systems that it is there in: its own that its section and what it opens are in, too.
        package let presence: Presence
        /// When it is there; nil for always.
        package let visible: SourceText?

        /// The destination that it opens.
        package var destination: Int { item.destination }
        /// Whether it says more than what it opens.
        package var saysMore: Bool {
            title != nil || icon != nil || badge != nil || view != nil || visible != nil
        }

        /// Whether nothing hides it, in no build and on no system.
        package func isAlways(in section: Section) -> Bool {
            presence.isAlways && visible == nil && section.visible == nil
        }
    }

    /// How an element of the app's data becomes a row.
    package struct Each: Sendable {
        /// What an element is called in code over it.
        package let name: SourceText
        /// The elements' type.
        package let type: SourceText
        /// What a row opens, over the element: `user(user.id)`.
        package let item: Item
        /// The row's text over the element; none where there is a view in its place.
        package let title: [TitleSegment]
        /// Nil where rows have the destination's icon.
        package let icon: Icon?
        /// What stands behind the text; nil for nothing.
        package let badge: SourceText?
        /// The view in the place of text and icon; nil for those.
        package let view: SourceText?
        /// When an element has a row; nil for always.
        package let visible: SourceText?

        /// The code that views of a row hold.
        package var viewCode: [SourceText] { [badge, view, visible].compactMap { $0 } }
    }

    /// A destination with its arguments: what makes an item of the enum.
    package struct Item: Sendable {
        /// Which destination.
        package let destination: Int
        /// What stands behind its name, with the parentheses: `(kind: .films)`. Nil for none: the payload's defaults hold.
        package let arguments: SourceText?

        /// - Parameter arguments: none, where they are left out.
        package init(_ destination: Int, _ arguments: SourceText? = nil) {
            self.destination = destination
            self.arguments = arguments
        }
    }

    /// A tab and what it begins with.
    package struct Tab: Sendable {
        /// The name of its case.
        package let id: SourceText
        /// Its text; nil where it is its root's, which has expressions in it.
        package let title: ShownText?
        /// Its icon.
        package let icon: Icon
        /// What it begins with.
        package let root: Item
        /// What holds its screens.
        package let holder: Setting<Tabs.Holder>
        /// Where it stands on platforms whose tab bar can become a sidebar.
        package let placement: Setting<Tabs.Placement>
        /// What stands on it; nil for nothing.
        package let badge: SourceText?
        /// The builds and systems that it is there in: its own that its section and its root are in, too.
        package let presence: Presence
        /// When it is there; nil for always.
        package let visible: SourceText?
        /// Nil for a tab like others.
        package let role: Tabs.Role?
    }

    /// What stands in a row of tabs.
    package enum TabEntry: Sendable {
        /// One of the tabs, by its number.
        case tab(Int)
        /// Several under a heading.
        case section(TabSection)
    }

    /// Tabs under a heading.
    package struct TabSection: Sendable {
        /// Its name in code.
        package let id: SourceText
        /// The heading; nil for none.
        package let title: ShownText?
        /// The builds and systems that it is there in: those of one of its tabs.
        package let presence: Presence
        /// Its tabs, by their numbers.
        package let tabs: Range<Int>
    }
}
