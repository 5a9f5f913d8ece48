import ScreenSpecDiagnostics

/// An SF Symbol, or an image of the app's own asset catalogue.
package struct Icon: BitwiseCopyable, Sendable {
    /// The symbol's name, or the image's.
    package var name: SourceText
    /// Whether it is an image of the app's own asset catalogue.
    package var isAsset: Bool
}

/// `{asset: name}`
private struct Asset: SpecObject {
    var range = SourceRange.nowhere
    var name: SourceText?

    static let schema = Schema<Asset>(
        "icon", "An image of the app's own.",
        [Key("asset", .text, \.name, required: true, "The image's name in the asset catalogue.")])
}

extension Kind where Value == Icon {
    /// The name of an SF Symbol, or `{asset: name}`. Not made of `either`, for a spec may hold 100,000.
    static var icon: Kind {
        let asset = Kind<Asset>.object
        let description = KindDescription.either(.symbol, asset.description)
        return Kind(
            description: description,
            read: { decoder, node in
                switch decoder.nodes[Int(node)].kind {
                case .mapping: asset.read(&decoder, node)?.name.map { Icon(name: $0, isAsset: true) }
                default: decoder.text(node, description).map { Icon(name: $0, isAsset: false) }
                }
            },
            show: { icon, _ in
                icon.isAsset ? .map([SpecValue.Entry("asset", .text(icon.name))], at: nil) : .symbol(icon.name)
            })
    }
}
