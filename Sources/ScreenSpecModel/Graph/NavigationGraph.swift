import ScreenSpecDiagnostics
import ScreenSpecSwift

/// The spec with its names resolved: what the linter looks at and what code is generated from. Destinations and their
/// parameters are known by their indices in `document`.
package final class NavigationGraph: Sendable {
    /// The spec's file name without `.screens.yaml`; generated files are named after it.
    package let specName: String
    package let document: SpecDocument
    package let sources: SourceMap
    package let destinationNames: NameTable

    /// For each of `document.opens`, the destination it names.
    package let opens: PlainArray<Int32>
    package let sections: [Section]
    package let tabs: [Tab]
    package let layout: ResolvedLayout
    /// Whether a destination stands in the sidebar, as a fixed row or behind an `each`.
    package let isInSidebar: PlainArray<Bool>
    /// For each destination, what of its payload its title, its view and its placeholders use.
    package let texts: PlainArray<DestinationText>
    /// The same for each of the document's `sheetRows`.
    package let sheetTexts: PlainArray<DestinationText>
    package let titleSegments: PlainArray<TitleSegment>
    /// For each of `document.parameters`, how it is compared and coded.
    package let parameters: PlainArray<ParameterTraits>
    package let payloads: PayloadTable
    package let attributes: [AttributeTable]
    /// For each retired name, the destination that it is now.
    package let formerly: [Int]
    package let conformances: Conformances

    /// A section of the sidebar.
    package struct Section: Sendable {
        package let id: SourceText
        package let title: SourceText?
        /// The destinations of a section with fixed rows.
        package let items: [Int]
        /// The destination that rows over data open, and the rows' titles.
        package let each: (destination: Int, title: [TitleSegment])?
    }

    /// A tab and the destination that its stack begins with.
    package struct Tab: Sendable {
        package let id: SourceText
        package let title: SourceText
        package let icon: Icon
        package let root: Int
        package let placement: Tabs.Placement
    }

    /// What of a destination's payload is used where; a bit for each parameter, the first lowest.
    package struct DestinationText: BitwiseCopyable, Sendable {
        package var usedInTitle: UInt64 = 0
        package var usedInView: UInt64 = 0
        /// The segments of a title with expressions; none for a title that is only text.
        package var title = IndexSpan.none
        /// Whether `view` is a type alone, which gets the whole payload.
        package var isPlainView = false
    }

    /// The values of one attribute.
    package struct AttributeTable: Sendable {
        package let kind: AttributeKind
        /// The destinations that give a value, in order, and the number of the value among `values`.
        package let assignments: [(destination: Int, value: Int)]
        package let values: [Scalar]
        /// The number among `values` of the value that holds elsewhere; nil where it is `nil`.
        package let defaultValue: Int?
    }

    package enum AttributeKind: Sendable { case bool, int, double, string, expression }

    package struct Conformances: Sendable {
        package var isCodable = false
        package var isSendable = false
        package var isIterable = false
        /// As they are written in the enum's inheritance clause.
        package var others: [SourceText] = []
    }

    init(_ builder: borrowing GraphBuilder) {
        specName = builder.specName
        document = builder.document
        sources = builder.sources
        destinationNames = builder.destinationNames
        opens = builder.opens
        sections = builder.sections
        tabs = builder.tabs
        layout = builder.layout
        isInSidebar = builder.isInSidebar
        texts = builder.texts
        sheetTexts = builder.sheetTexts
        titleSegments = builder.titleSegments
        parameters = builder.parameters
        payloads = builder.payloads
        attributes = builder.attributes
        formerly = builder.formerly
        conformances = builder.conformances
    }

    /// 2 or 3.
    package func columns(_ destination: Int) -> Int { document.destinations.base[destination].columns?.value ?? 3 }
}
