import ScreenSpecMap
import ScreenSpecModel
import ScreenSpecReporters

/// Reads the preview's page together: what the browser needs, in one file.
package struct PreviewPage {
    /// The app's name, as it stands in the page's title.
    let name: String
    /// What the machine and the page read, as JSON.
    let model: String
    /// The places of the app, and what leads where, as JSON.
    let map: String

    /// The page of a spec without errors.
    package init(_ graph: NavigationGraph) {
        name = graph.app.name
        model = previewModel(graph)
        map = AppMap(graph).drawingJSON()
    }

    /// The page as HTML, the same for the same spec.
    ///
    /// - Parameter isServed: whether it asks where it comes from for a newer one.
    package func html(isServed: Bool = false) -> String {
        let parts = [data("spec", model), data("map", map)] + (isServed ? [data("version", version)] : [])
        return document(named: name, parts, isServed ? pageScripts + [serve_js] : pageScripts, isServed: isServed)
    }

    /// The page of a served spec that had errors from the beginning: it waits for one without.
    package static func empty(named name: String) -> String {
        document(named: name, [data("version", "\"\"")], [dom_js, serve_js], isServed: true)
    }

    /// What a served page is compared with: `{"version": "…", "problems": "…"}`.
    package static func version(of page: PreviewPage?, problems: String?) -> String {
        var json = JSONWriter()
        json.object { json in
            json.member("version", page?.digest ?? "")
            if let problems { json.member("problems", problems) } else { json.null("problems") }
        }
        json.end()
        return json.buffer.text.string
    }

    private var version: String { "\"\(digest)\"" }

    /// What a page is known by: another spec has another one.
    private var digest: String {
        // FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for text in [model, map] { for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 } }
        return String(hash, radix: 16)
    }
}

/// HTML around the data and the scripts.
private func document(named name: String, _ data: [String], _ scripts: [PageFile], isServed: Bool) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy(scripts, isServed: isServed))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="screenspec preview">
    <title>\(escaped(name))</title>
    \(pageStyles.map { "<style>\($0.text)</style>" }.joined(separator: "\n"))
    </head>
    <body>
    <noscript>This page shows an app that can be tried out. It needs JavaScript.</noscript>
    \(data.joined(separator: "\n"))
    \(scripts.map { "<script>\($0.text)</script>" }.joined(separator: "\n"))
    </body>
    </html>

    """
}

/// Nothing runs but the page's own scripts, whatever a spec says, and nothing is asked of the network.
private func policy(_ scripts: [PageFile], isServed: Bool) -> String {
    func sources(_ files: [PageFile]) -> String { files.map { "'\($0.hash)'" }.joined(separator: " ") }
    return [
        "default-src 'none'", "script-src \(sources(scripts))", "style-src \(sources(pageStyles))",
        "connect-src \(isServed ? "'self'" : "'none'")", "base-uri 'none'", "form-action 'none'",
        "require-trusted-types-for 'script'", "trusted-types 'none'",
    ].joined(separator: "; ")
}

/// JSON as an element that is no script, without the spaces between its parts: a parser looks for nothing but `<` in it.
private func data(_ id: String, _ json: String) -> String {
    var text = ""
    var isString = false
    var isEscaped = false
    for scalar in json.unicodeScalars {
        if scalar == "<" {
            text += "\\u003c"
        } else if isString || !scalar.properties.isWhitespace {
            text.unicodeScalars.append(scalar)
        }
        if scalar == "\"", !isEscaped { isString.toggle() }
        isEscaped = scalar == "\\" && !isEscaped
    }
    return "<script type=\"application/json\" id=\"\(id)\">\(text)</script>"
}

private let pageStyles = [page_css, frames_css, app_css, platforms_css]
private let pageScripts = [
    machineLists_js, machinePlaces_js, machineState_js, machineIntents_js, machineTabs_js, machineLayers_js,
    machineSaved_js, machineLinks_js, machineGuards_js, machineRouter_js, machine_js,
    dom_js, icons_js, expressions_js, standins_js, session_js, screens_js, containers_js, layers_js, gestures_js,
    frames_js,
    inspector_js, sharing_js, map_js, page_js,
]
