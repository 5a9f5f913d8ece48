import ScreenSpecDiagnostics

// What code generation still asks for in the old way.
extension NavigationGraph {
    package typealias DestinationText = CaseText
    package var texts: PlainArray<CaseText> { destinations.texts }
    package var sheetTexts: PlainArray<CaseText> { sheets?.cases.texts ?? PlainArray() }
    package var parameters: PlainArray<ParameterTraits> { destinations.traits }
    package var formerly: [Int] { retiredNames.map(\.destination) }
}
