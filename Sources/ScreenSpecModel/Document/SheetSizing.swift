import ScreenSpecDiagnostics

extension Kind where Value == Located<Sheets.Sizing> {
    /// A word, or the axes along which a sheet is as large as its content, or never smaller.
    static var sizing: Kind {
        let word = Kind<Word>.choice(
            ("automatic", "What the platform takes for best."), ("page", "A page of text."), ("form", "A form."),
            ("fitted", "Its content."))
        let axes = Kind<SizingAxes>.object(SizingAxes.schema) { _ in SizingAxes() }
        return Kind(description: .either(word.description, axes.description)) { decoder, node in
            switch decoder.nodes[Int(node)].kind {
            case .mapping:
                guard let axes = axes.read(&decoder, node) else { return nil }
                return decoder.sizing(axes, node).map { Located($0, at: decoder.tree.range(node)) }
            default:
                return word.read(&decoder, node).map { Located(words[$0.index], at: $0.range) }
            }
        }
    }

    private static var words: [Sheets.Sizing] { [.automatic, .page, .form, .fitted] }
}

/// The axes that a sheet's size depends on.
private struct SizingAxes {
    var fitted: [Word]?
    var sticky: [Word]?

    static let schema = Schema<SizingAxes>(
        "sheet size", "How large a sheet is along each axis: `fitted` or `sticky`.",
        [
            Key("fitted", axes, "The axes along which it is as large as its content.") { $0.fitted = $1 },
            Key("sticky", axes, "The axes along which it grows with its content and never shrinks.") { $0.sticky = $1 },
        ], rule: .exactlyOne(["fitted", "sticky"]))

    private static var axes: Kind<[Word]> { .words(("horizontal", ""), ("vertical", "")) }
}

extension SpecDecoder {
    fileprivate mutating func sizing(_ axes: SizingAxes, _ node: UInt32) -> Sheets.Sizing? {
        if nodes[Int(node)].count == 0 || axes.fitted != nil && axes.sticky != nil {
            let fault = axes.fitted == nil ? "neither `fitted` nor `sticky`" : "both `fitted` and `sticky`"
            report(.sheetSize, "`sizing` has \(fault); it has one of them", at: tree.range(node))
            return nil
        }
        guard let words = axes.fitted ?? axes.sticky else { return nil }
        let (horizontal, vertical) = (words.contains { $0.index == 0 }, words.contains { $0.index == 1 })
        if axes.fitted != nil { return .fittedAxes(horizontal: horizontal, vertical: vertical) }
        return .stickyAxes(horizontal: horizontal, vertical: vertical)
    }
}
