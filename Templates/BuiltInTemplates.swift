/// A template in Mustache syntax, and the word that names its file between the spec's name and `.swift`.
package struct BuiltInTemplate: Sendable {
    package let name: StaticString
    package let text: StaticString
}

/// The templates of the generated files, in the order in which the files are listed.
package let builtInTemplates: [BuiltInTemplate] = [
    BuiltInTemplate(name: "NavigationItem", text: navigationItemTemplate),
    BuiltInTemplate(name: "Hashable", text: hashableTemplate),
    BuiltInTemplate(name: "Metadata", text: metadataTemplate),
    BuiltInTemplate(name: "Codable", text: codableTemplate),
    BuiltInTemplate(name: "Views", text: viewsTemplate),
]

/// The templates that others include by name.
package let builtInPartials: [BuiltInTemplate] = [
    BuiltInTemplate(name: "header", text: headerPartial),
    BuiltInTemplate(name: "access", text: accessPartial),
    BuiltInTemplate(name: "property", text: propertyPartial),
]
