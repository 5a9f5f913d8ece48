import ScreenSpecDiagnostics

/// An SF Symbol, an image of the app's own asset catalogue, or a view.
package struct Icon: BitwiseCopyable, Sendable {
    /// The symbol's name, or the image's; of a view, its code.
    package var name: SourceText
    /// What it is.
    package var form: Form
    /// The symbol that stands where a tab or a row is chosen; nil for the same.
    package var selected: SourceText?

    /// What an icon is.
    package enum Form: BitwiseCopyable, Sendable {
        case symbol, asset, view
    }

    /// Whether it is an image of the app's own asset catalogue.
    package var isAsset: Bool { form == .asset }
    /// Whether it is a view of the app's own.
    package var isView: Bool { form == .view }
}

/// An icon that is more than the name of a symbol.
private struct IconMap: SpecObject {
    var range = SourceRange.nowhere
    var symbol: SourceText?
    var selected: SourceText?
    var asset: SourceText?
    var view: SourceText?

    static let schema = Schema<IconMap>(
        "icon", "An icon that is more than the name of a symbol.",
        [
            Key("symbol", .symbol, \.symbol, "An SF Symbol."),
            Key(
                "selected", .symbol, \.selected, default: "the same",
                "The symbol that stands in its place where the tab or the row is chosen."),
            Key("asset", .text, \.asset, "The name of an image in the asset catalogue."),
            Key(
                "view", .view, \.view,
                "A view of the app's own, over the dependencies; a type, or a whole expression."),
        ], rules: [.needs("selected", "symbol"), .exactlyOne(["symbol", "asset", "view"], .icon)])

    var icon: Icon? {
        if let symbol { return Icon(name: symbol, form: .symbol, selected: selected) }
        if let asset { return Icon(name: asset, form: .asset) }
        return view.map { Icon(name: $0, form: .view) }
    }
}

extension Kind where Value == Icon {
    /// The name of an SF Symbol, or a map. Not made of `either`, for a spec may hold 100,000.
    static var icon: Kind {
        let map = Kind<IconMap>.object
        let description = KindDescription.either(.symbol, map.description)
        return Kind(
            description: description,
            read: { decoder, node in
                switch decoder.nodes[Int(node)].kind {
                case .mapping: map.read(&decoder, node)?.icon
                default: decoder.text(node, description).map { Icon(name: $0, form: .symbol) }
                }
            },
            show: { icon, _ in
                switch icon.form {
                case .symbol:
                    guard let selected = icon.selected else { return .symbol(icon.name) }
                    return .map(
                        [
                            SpecValue.Entry("symbol", .symbol(icon.name)),
                            SpecValue.Entry("selected", .symbol(selected)),
                        ],
                        at: nil)
                case .asset: return .map([SpecValue.Entry("asset", .text(icon.name))], at: nil)
                case .view: return .map([SpecValue.Entry("view", .text(icon.name))], at: nil)
                }
            })
    }
}
