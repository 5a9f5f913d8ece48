import ScreenSpecDiagnostics

/// What holds for the whole of the generated code, with what the spec leaves open filled in.
package struct ResolvedApp: Sendable {
    /// The app's name, or the spec's.
    package let name: String
    /// The access level of everything that is generated.
    package let access: App.Access
    /// What the names of generated types begin with, where the spec says it.
    package let prefix: SourceText?
    /// Modules, as the spec lists them.
    package let imports: [SourceText]
    /// The icon of destinations that name none.
    package let defaultIcon: Icon?
    /// What stands behind every screen.
    package let screenModifiers: SourceText?
    /// What stands behind all that is presented.
    package let presentationModifiers: SourceText?
    /// The strings table that titles are looked up in; nil for the default one.
    package let table: SourceText?
    /// The bundle that titles are looked up in.
    package let bundle: Bundle

    /// Where titles are looked up.
    package enum Bundle: Sendable {
        case main
        /// The bundle of the module that the code is generated into.
        case module
        /// An expression of type `Bundle`.
        case expression(SourceText)
    }

    /// Whether another target makes the views.
    package let leavesViewsToOthers: Bool

    init(_ app: App?, specName: String) {
        name = app?.name?.string ?? specName
        access = app?.access ?? .internal
        prefix = app?.prefix
        leavesViewsToOthers = app?.viewPlace != nil
        imports = app?.imports ?? []
        defaultIcon = app?.defaultIcon
        screenModifiers = app?.modifiers?.screens
        presentationModifiers = app?.modifiers?.presentations
        table = app?.localization?.table
        bundle = Bundle(app?.localization?.bundle)
    }
}

extension ResolvedApp.Bundle {
    fileprivate init(_ written: SourceText?) {
        guard let written, !written.bytes.equals("main") else {
            self = .main
            return
        }
        self = written.bytes.equals("module") ? .module : .expression(written)
    }
}

/// What an enum conforms to.
package struct Conformances: Sendable {
    /// Whether state can be saved: `Codable`.
    package var isCodable = false
    /// `Sendable`.
    package var isSendable = false
    /// `CaseIterable`.
    package var isIterable = false
    /// Those that are known by their names.
    static let understood: [StaticString] = ["CaseIterable", "Codable", "Hashable", "Identifiable", "Sendable"]
    /// `Codable` of `codable`, which no app has a protocol of its own for.
    static func misspelled(_ name: ByteText) -> StaticString? {
        understood.first { name.string.lowercased() == "\($0)".lowercased() && !name.equals($0) }
    }
    /// As they are written in the enum's inheritance clause.
    package var others: [SourceText] = []

    init(_ written: [SourceText]) {
        for conformance in written {
            // What a misspelled name lacks is told at its place.
            if conformance.bytes.equals("Codable") || conformance.string.lowercased() == "codable" {
                isCodable = true
            } else if conformance.bytes.equals("Sendable") {
                isSendable = true
            } else if conformance.bytes.equals("CaseIterable") {
                isIterable = true
            } else if !conformance.bytes.equals("Hashable"), !conformance.bytes.equals("Identifiable") {
                others.append(conformance)
            }
        }
    }
}

/// The case that stands for an empty detail column.
package struct PlaceholderCase: Sendable {
    /// The case's name.
    package let name: Setting<ByteText>
    /// The view that shows it; nil for a `ContentUnavailableView`.
    package let view: SourceText?

    init(_ written: App.PlaceholderCase?) {
        name = Setting(written?.name, default: "selectSomething")
        view = written?.view
    }
}
