/// The keys of which it is known what their change breaks. A key that is not here counts as a break of everything.
///
/// To add one, see to it that what it breaks is found: in the graph where it decides what is saved or which URLs there are, and by
/// itself where it changes what is generated. Then write it here, and its change into the table of `ReviewTests`.
package enum KnownKeys {
    /// `destination.title`: the noun of an object, and a key of it.
    package static let all = Set(byNoun.flatMap { noun, keys in keys.split(separator: " ").map { "\(noun).\($0)" } })

    private static let conditions = "condition available "
    private static let presentation = "style sizing detents identity confirmDismissal "

    private static let byNoun = [
        "spec":
            "screenspec app views include payloads attributes destinations sidebar layout tabs sheets dialogs windows guards links state lint",
        "app":
            "name enum prefix access views imports conformances platforms defaultIcon localization placeholder dependencies modifiers",
        "modifiers": "screens presentations", "localization": "table bundle", "placeholder case": "case view",
        "dependency": "type from is", "payload type": "identity type compare codable",
        "attribute": "type default summary", "width": "min ideal max", "icon": "symbol selected asset view",
        "destination":
            conditions
            + "summary payload title icon columns view placeholder opens presentation requires returns tab attributes",
        "guard": "otherwise leaving",
        "placeholder": "title icon", "presentation": presentation, "detent": "fraction height",
        "confirmation": "title when", "sheet size": "fitted sticky",
        "sidebar": "title width header footer sections",
        "sidebar section": conditions + "id title visible whenEmpty collapsible items each",
        "sidebar row": conditions + "show title icon badge row visible",
        "section over data": "name type item title icon badge row visible",
        "layout": "host content visibility compact secondary path animation toolbarRole accessibility",
        "compact layout": "style column", "secondary column": "view width", "accessibility": "focusDetail",
        "tabs": "enum start reselect style items",
        "tab": conditions + "id title icon root holds placement badge visible role",
        "tab section": conditions + "section title items", "sheets": "enum items",
        "sheet": conditions + presentation + "summary payload view stack requires returns attributes",
        "dialogs": "enum items",
        "dialog": "summary payload style title message actions", "action": "title role",
        "windows": "enum items settings", "window": conditions + "summary payload title view size",
        "window size": "width height", "settings": "view", "links": "schemes domains activity routes",
        "route": "path under formerly", "state": "restore formerly reserved", "views": "of module imports",
        "lint": "symbols rules",
    ]
}
