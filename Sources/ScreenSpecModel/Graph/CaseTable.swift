import ScreenSpecDiagnostics
import ScreenSpecSwift

/// What a generated enum is made of: one row for each case, with all that cases of any enum have. The destinations are
/// such a table and the sheets are another. A row's number means something in its own table only, and a table has all that
/// is known by it.
package struct CaseTable: Sendable {
    /// The name of the enum.
    package let enumName: Setting<ByteText>
    /// Whether its cases can be saved, whatever the destinations' can.
    package let isCodable: Bool
    /// What is written of each case: its name, summary, payload and view.
    package let rows: PlainArray<Destination>
    /// For each row, what of its payload is used where.
    package let texts: PlainArray<CaseText>
    /// The rows' numbers by their names.
    package let names: NameTable
    /// What the rows' payloads are stretches of.
    package let parameters: PlainArray<PayloadParameter>
    /// For each of `parameters`, how it is compared and coded.
    package let traits: PlainArray<ParameterTraits>

    /// Where each row is; none where all are in every build and on every system. Ask `presence(_:)`.
    let presences: [Presence]

    /// In which builds, and on which systems, a row is.
    package func presence(_ row: Int) -> Presence { row >= presences.count ? .always : presences[row] }

    /// Whether some row is not in every build, or not on every system.
    package var hasPresences: Bool { presences.contains { !$0.isAlways } }

    /// How many cases there are.
    package var count: Int { rows.count }

    /// The name of a row, which has to be one of the table.
    package func name(_ row: Int) -> SourceText { rows.base[row].name }
}

/// What of a case's payload is used where; a bit for each parameter, the first lowest.
package struct CaseText: BitwiseCopyable, Sendable {
    /// What the title's expressions use.
    package var usedInTitle: UInt64 = 0
    /// What the view is made from.
    package var usedInView: UInt64 = 0
    /// The segments of a title with expressions, among the graph's `titleSegments`; none for a title that is only text.
    package var title = IndexSpan.none
    /// Whether `view` is a type alone, which gets the whole payload.
    package var isPlainView = false
}
