import ScreenSpecDiagnostics

/// An SF Symbol, or an image of the app's own asset catalogue.
package struct Icon: BitwiseCopyable, Sendable {
    package var name: SourceText
    package var isAsset: Bool

    private struct Asset {
        var name: SourceText?

        static let schema = Schema<Asset>(
            "icon", "An image of the app's own.",
            [Key("asset", .text, required: true, "The image's name in the asset catalogue.") { $0.name = $1 }])
    }

    fileprivate static let description = KindDescription.either(.text, .object(Asset.schema.description))

    fileprivate static func read(_ decoder: inout SpecDecoder, _ node: UInt32) -> Icon? {
        switch decoder.nodes[Int(node)].kind {
        case .mapping:
            guard let asset = Kind.object(Asset.schema, { _ in Asset() }).read(&decoder, node)?.name else { return nil }
            return Icon(name: asset, isAsset: true)
        default:
            return decoder.text(node, description).map { Icon(name: $0, isAsset: false) }
        }
    }
}

extension Kind where Value == Icon {
    /// The name of an SF Symbol, or `{asset: name}`.
    static var icon: Kind { Kind(description: Icon.description, read: Icon.read) }
}
