/// An app as a map: its places, and what leads from one to another. It is a picture of the spec, and knows no state.
package struct AppMap: Sendable {
    /// The app's name.
    package let name: String
    /// Entrances first, then screens and sheets, each in the order of the spec.
    package internal(set) var places: [Place]
    /// In the order of the places that they begin at.
    package internal(set) var ways: [Way]
    /// What names of the past mean, as the spec says under `state.formerly`: `destinations.account` is `destinations.wallet` now.
    var renames: [(from: String, to: String)] = []

    /// Somewhere that a person can be, or come in by.
    package struct Place: Sendable, Equatable {
        /// `tabs.home`: where in the spec it stands. No two are the same.
        package internal(set) var id: String
        package let kind: Kind
        /// What people read there, as the spec has it.
        package var title: String
        /// Whether that is the name in words, since the spec has none.
        var isTitledByName = false
        /// Whether the title does not tell it from others: another place has the same, or it is worked out while the app runs.
        var needsName = false
        /// The icon's name, or an image's; nil for none.
        package var icon: String?
        /// `(id: Int)`: what it needs to be shown; empty for nothing.
        package var payload = ""
        /// Of a split view; nil where there is none.
        package var columns: Int?
        /// How it is presented: `sheet`; nil for what is pushed.
        package var presentation: String?
        /// The tab in which it lives.
        package var tab: String?
        /// The patterns of the URLs that lead there.
        package var links: [String] = []
        /// What must hold before it is shown.
        package var guards: [String] = []
        /// What must hold before it is left.
        package var guardsOut: [String] = []
        /// Whether nothing leads there, in a spec that says what leads where.
        package var isUnreachable = false
        /// What a change of the spec did to it; nil for nothing, and in a map of one spec.
        package var change: Change?
        /// What it was called before that change, where that was something else.
        package var formerName: String?
        /// What of it that change made another, in words: `title`, `links`.
        package var differences: [String] = []
    }

    package enum Kind: String, Sendable {
        /// A section of the sidebar, a tab, a window, and where an app with one stack begins.
        case sidebar, tab, window, start
        case screen, sheet
        /// What must hold before a screen is shown.
        case gate
    }

    /// What leads from a place to another.
    package struct Way: Sendable, Hashable {
        package let from: String
        package let to: String
        package let kind: WayKind
        package var change: Change?
    }

    package enum WayKind: String, Sendable {
        /// A row, or what an entrance shows first.
        case shows
        /// A screen is pushed, or shown where it lives.
        case opens
        /// A screen is presented over the other.
        case presents
        /// What is shown to those whom a guard does not let through.
        case otherwise
        /// What is shown over a place to those whom a guard does not let go.
        case stays
    }

    /// What a change of the spec did.
    package enum Change: String, Sendable {
        case added, removed
        /// It has another name, which saved state is read with (`state.formerly`), and is the same otherwise.
        case renamed
        /// Other places lead there than before, or none do; it is the same otherwise.
        case moved
        /// Its title, icon, payload or something else of it is another.
        case changed
    }

    /// The parts of the map that can be asked for by name.
    package var placeNames: [String] { places.map(\.id) }

    /// The place that a person means by a name: `tabs.home`, or `home` for a screen.
    package func place(called name: String) -> Place? {
        places.first { $0.id == name } ?? places.first { $0.id == "destinations.\(name)" }
            ?? places.first { $0.id == "sheets.\(name)" }
    }
}
