extension Layout {
    /// What holds the screens.
    package enum Host: String, SpecWord {
        case split, stack

        package var documentation: StaticString {
            switch self {
            case .split: "A split view with a sidebar."
            case .stack: "One stack, which begins with the first destination."
            }
        }
    }

    /// The columns that are shown at first: SwiftUI's `NavigationSplitViewVisibility`.
    package enum Visibility: String, SpecWord {
        case automatic, all, doubleColumn, detailOnly

        package var documentation: StaticString {
            switch self {
            case .automatic: "What the platform takes for best."
            case .all: "All of them."
            case .doubleColumn: "The middle and the detail column."
            case .detailOnly: "The detail column."
            }
        }
    }

    /// What is shown where there is no room for columns.
    package enum CompactStyle: String, SpecWord {
        case collapse, tabs

        package var documentation: StaticString {
            switch self {
            case .collapse: "The split view's columns, one over the other."
            case .tabs: "The tabs of the section `tabs`."
            }
        }
    }

    /// A column of the split view: SwiftUI's `NavigationSplitViewColumn`.
    package enum Column: String, SpecWord { case sidebar, content, detail }

    /// What a stack's path is.
    package enum Path: String, SpecWord {
        case array, navigationPath

        package var documentation: StaticString {
            switch self {
            case .array: "An array of the enum."
            case .navigationPath: "A `NavigationPath`, which is Codable."
            }
        }
    }

    /// How navigation that the app starts itself is animated: SwiftUI's `Animation`.
    package enum Animation: String, SpecWord { case none, `default`, snappy, smooth, bouncy }

    /// What the toolbar is for: SwiftUI's `ToolbarRole`.
    package enum ToolbarRole: String, SpecWord { case automatic, navigationStack, browser, editor }
}
