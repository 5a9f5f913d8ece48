import ScreenSpecDiagnostics

/// The `views` section: whose views a spec makes, which says nothing else.
package struct ViewsSection: Sendable, SpecObject {
    package var range = SourceRange.nowhere
    /// The spec of the screens, relative to the file that names it.
    package var spec: SourceText?
    /// The module that the spec's target is.
    package var givenModule: SourceText?
    /// Modules that the views are in.
    package var imports: [SourceText] = []

    /// The name of the spec of the screens.
    var specName: String? {
        guard let file = spec?.string.split(separator: "/").last else { return nil }
        return file.hasSuffix(".screens.yaml") ? String(file.dropLast(13)) : String(file)
    }

    static let schema = Schema<ViewsSection>(
        "views", "Whose views this spec makes. Nothing but `screenspec` stands beside it.",
        [
            Key(
                "of", .path, \.spec, required: true,
                "The spec of the screens, with `views: separate` under `app`, as a path relative to this file."),
            Key("module", .module, \.givenModule, required: true, "The module that the spec's target is."),
            Key(
                "imports", .list(of: .module), adding: \.imports,
                "Modules that the views are in, such as those of features."),
        ])
}
