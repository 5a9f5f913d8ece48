import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// What the files of a spec say, for `screenspec dump --stage document`: every value with the place where it begins.
package func dumpDocument(_ document: SpecDocument, _ sources: SourceMap) -> String {
    var writer = DumpWriter(sources)
    writer.value("screenspec", document.version)
    if let app = document.app { writer.write(app) }
    writer.values("include", document.includes)
    writer.section("payloads", ifAny: document.payloads) { $0.write($1) }
    writer.section("attributes", ifAny: document.attributes) { $0.write($1) }
    writer.section("destinations", ifAny: Array(document.destinations)) { $0.write($1, in: document) }
    if let sidebar = document.sidebar { writer.write(sidebar) }
    if let layout = document.layout { writer.write(layout) }
    if let tabs = document.tabs { writer.write(tabs) }
    if let sheets = document.sheets { writer.write(sheets, in: document) }
    writer.section("formerly", ifAny: document.formerly) { writer, entry in
        writer.line("\(entry.oldName.string): \(entry.newName.string)", at: entry.oldName.range)
    }
    writer.values("reserved", document.reserved)
    if let lint = document.lint { writer.write(lint) }
    return writer.text
}

extension DumpWriter {
    mutating func section<Element>(
        _ key: String, ifAny elements: [Element], _ write: (inout DumpWriter, Element) -> Void
    ) {
        if elements.isEmpty { return }
        section(key) { writer in
            for element in elements { write(&writer, element) }
        }
    }

    fileprivate mutating func write(_ app: App) {
        section("app", at: app.range) { writer in
            writer.value("name", app.name)
            writer.value("enum", app.enumName)
            writer.line("access \(app.access)")
            writer.values("imports", app.imports)
            writer.values("conformances", app.conformances)
            writer.section("platforms", ifAny: app.platforms) { writer, platform in
                writer.line("\(platform.name.string) \(platform.version.string)", at: platform.name.range)
            }
            writer.write("defaultIcon", app.defaultIcon)
            writer.value("localization table", app.localization?.table)
            writer.value("localization bundle", app.localization?.bundle)
            writer.value("placeholder case", app.placeholder?.name)
            writer.value("placeholder view", app.placeholder?.view)
        }
    }

    mutating func write(_ key: String, _ icon: Icon?) {
        if let icon { value(icon.isAsset ? "\(key) asset" : key, icon.name) }
    }

    fileprivate mutating func write(_ entry: PayloadEntry) {
        section(entry.type.string, at: entry.type.range) { writer in
            writer.value("identity", entry.identity)
            writer.value("type", entry.identityType)
            if let comparison = entry.comparison { writer.line("compare \(comparison)", at: entry.comparisonRange) }
            if !entry.isCodable { writer.line("codable false") }
        }
    }

    fileprivate mutating func write(_ attribute: Attribute) {
        section(attribute.name.string, at: attribute.name.range) { writer in
            writer.value("type", attribute.type)
            writer.value("default", attribute.defaultValue?.text)
            writer.value("summary", attribute.summary)
        }
    }

    fileprivate mutating func write(_ destination: Destination, in document: SpecDocument) {
        section(destination.name.string, at: destination.name.range) { writer in
            writer.value("summary", destination.summary)
            writer.section("payload", ifAny: Array(document.parameters[destination.payload.indices])) { $0.write($1) }
            writer.value("title", destination.title)
            writer.write("icon", destination.icon)
            writer.value("columns", destination.columns)
            writer.value("view", destination.view)
            if let placeholder = document.placeholder(of: destination) {
                writer.section("placeholder", at: placeholder.range) { writer in
                    writer.value("title", placeholder.title)
                    writer.value("icon", placeholder.icon)
                }
            }
            writer.values("opens", Array(document.opens[destination.opens.indices]))
            writer.section("attributes", ifAny: Array(document.attributeValues[destination.attributes.indices])) {
                $0.value($1.name.string, $1.scalar.text)
            }
        }
    }

    mutating func write(_ parameter: PayloadParameter) {
        section(parameter.name.string, at: parameter.name.range) { writer in
            writer.line("label \(parameter.label?.string ?? "_")", at: parameter.label?.range)
            writer.value("type", parameter.type)
            writer.value("default", parameter.defaultValue)
        }
    }

    fileprivate mutating func write(_ sidebar: Sidebar) {
        section("sidebar", at: sidebar.range) { writer in
            writer.value("title", sidebar.title)
            writer.write("width", sidebar.width)
            writer.section("sections", ifAny: sidebar.sections) { $0.write($1) }
        }
    }

    fileprivate mutating func write(_ part: Sidebar.Section) {
        section(part.id?.string ?? "(no id)", at: part.id?.range ?? part.range) { writer in
            writer.value("title", part.title)
            writer.values("items", part.items ?? [])
            guard let each = part.each else { return }
            writer.section("each", at: each.range) { writer in
                writer.value("name", each.name)
                writer.value("type", each.type)
                writer.value("item", each.item)
                writer.value("title", each.title)
                writer.write("icon", each.icon)
            }
        }
    }

    fileprivate mutating func write(_ lint: LintSection) {
        section("lint", at: lint.range) { writer in
            writer.value("symbols", lint.symbols)
            writer.section("rules", ifAny: lint.rules) { writer, rule in
                writer.section(rule.id.string, at: rule.id.range) { writer in
                    if let level = rule.level { writer.line("severity \(level.value)", at: level.range) }
                    for option in rule.options { writer.value(option.name.string, option.value.text) }
                }
            }
        }
    }
}
