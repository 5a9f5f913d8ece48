import ScreenSpecDiagnostics

/// What must hold before screens are shown or left, and which require what.
package struct GuardTable: Sendable {
    /// In the order of the spec.
    package internal(set) var all: [Guard] = []
    /// For each name under a `requires`, the number of its guard; negative where there is none, in a spec with errors.
    let required = PlainArray<Int32>()

    /// Something that must hold.
    package struct Guard: Sendable {
        /// What the app sets it by.
        package let name: SourceText
        /// What is shown to those whom it does not let through.
        package let otherwise: Otherwise?
        /// Whether it is asked before a screen that requires it is left, and not before it is shown.
        package let isForLeaving: Bool
    }

    /// What a guard shows.
    package enum Otherwise: Sendable {
        /// A destination, by its number.
        case screen(Int)
        /// A sheet, by its number.
        case sheet(Int)
    }

    /// Whether there are none.
    package var isEmpty: Bool { all.isEmpty }

    /// Whether one is asked before a screen is left.
    package var hasLeaving: Bool { all.contains(where: \.isForLeaving) }

    /// The numbers of the guards that a destination or sheet requires.
    package func required(by row: Destination) -> [Int] {
        row.requires.indices.map { Int(required[$0]) }.filter { $0 >= 0 }
    }

    /// Those of them that are asked before it is left, or those that are asked before it is shown.
    package func required(by row: Destination, leaving: Bool) -> [Int] {
        required(by: row).filter { all[$0].isForLeaving == leaving }
    }

    /// Those that nothing requires.
    package var unused: [Guard] {
        let required = Set(required)
        return all.indices.filter { !required.contains(Int32($0)) }.map { all[$0] }
    }
}
