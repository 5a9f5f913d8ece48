import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecReporters

extension NavigationGraph {
    /// The association file of the domains (`/.well-known/apple-app-site-association`), as Apple's page "Supporting associated
    /// domains" describes it: the paths that the routes have. Its patterns cannot say what a number is, so that any text stands for a value.
    ///
    /// A wildcard matches slashes, too, and the first component that matches decides. So longer paths come before shorter ones, and
    /// before each path with parameters stands, as excluded, what is longer than that.
    ///
    /// - Parameter appIDs: of the apps that the domain hands URLs to: `ABCDE12345.com.example.books`.
    package func associationFile(appIDs: [String]) -> String {
        let all = links.routes.enumerated().flatMap { number, route in
            patterns(route).map { (name: links.cases.name(number).string, pattern: $0) }
        }
        let longestFirst = all.enumerated().sorted {
            let (one, other) = ($0.element.pattern.segments.count, $1.element.pattern.segments.count)
            return one == other ? $0.offset < $1.offset : one > other
        }.map(\.element)
        var json = JSONWriter()
        json.object { json in
            json.object("applinks") { json in
                json.array("details") { json in
                    json.object { json in
                        json.array("appIDs", isInline: true) { json in
                            for id in appIDs { json.member(nil, id) }
                        }
                        json.array("components") { json in
                            for (name, pattern) in longestFirst { write(pattern, of: name, to: &json) }
                        }
                    }
                }
            }
        }
        json.end()
        return json.buffer.text.string
    }

    private func write(_ pattern: RoutePattern, of name: String, to json: inout JSONWriter) {
        let parts = pattern.segments.map { segment in
            if case .literal(let text) = segment { percentEncoded(text.string) } else { "?*" }
        }
        for place in parts.indices where parts[place] == "?*" && (place == 0 || parts[place - 1] != "?*") {
            let longer = parts[...place] + ["?*"] + parts[(place + 1)...]
            json.object(isInline: true) { json in
                json.member("/", "/" + longer.joined(separator: "/"))
                json.member("exclude", true)
            }
        }
        let path = "/" + parts.joined(separator: "/")
        // A slash at the end says nothing; a wildcard there takes it.
        for path in parts.isEmpty || parts.last == "?*" ? [path] : [path, path + "/"] {
            json.object(isInline: true) { json in
                json.member("/", path)
                let keys = pattern.parameters.compactMap { parameter -> String? in
                    if case .query(let key, .required) = parameter.place { percentEncoded(key.string) } else { nil }
                }
                if !keys.isEmpty {
                    json.object("?", isInline: true) { json in for key in keys { json.member(key, "*") } }
                }
                json.member("comment", name)
            }
        }
    }

    /// What the app's Info.plist needs for its schemes and for Handoff (Apple's pages on `CFBundleURLTypes` and
    /// `NSUserActivityTypes`), as entries of its dictionary; and what its entitlements need for the domains.
    package func linkPropertyList() -> String {
        var lines: [String] = []
        if !links.schemes.isEmpty {
            lines += ["<key>CFBundleURLTypes</key>", "<array>", "    <dict>"]
            lines += ["        <key>CFBundleTypeRole</key>", "        <string>Viewer</string>"]
            lines += ["        <key>CFBundleURLName</key>", "        <string>\(xml(app.name))</string>"]
            lines += ["        <key>CFBundleURLSchemes</key>", "        <array>"]
            lines += links.schemes.map { "            <string>\(xml($0.string))</string>" }
            lines += ["        </array>", "    </dict>", "</array>"]
        }
        if let activity = links.activity {
            lines += [
                "<key>NSUserActivityTypes</key>", "<array>", "    <string>\(xml(activity.string))</string>", "</array>",
            ]
        }
        if !links.domains.isEmpty {
            lines += ["<!-- What follows stands in the entitlements. -->"]
            lines += ["<key>com.apple.developer.associated-domains</key>", "<array>"]
            lines += links.domains.map { "    <string>applinks:\(xml($0.string))</string>" }
            lines += ["</array>"]
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The routes for people, a line each: its name, its pattern, what lies under it; patterns of the past below it.
    package func linkOverview() -> String {
        let rows = links.routes.enumerated().flatMap { number, route in
            let under = route.trail.dropLast().map { screen in
                switch screen {
                case .written(let item): destinations.name(item.destination).string + (item.arguments?.string ?? "")
                case .made(let destination, _): destinations.name(destination).string
                }
            }
            let now = [links.cases.name(number).string, route.pattern.written.string, under.joined(separator: " › ")]
            return [now] + route.formerly.map { ["", $0.written.string, "formerly"] }
        }
        let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) } + [row[2]]
            var line = cells.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}

private func xml(_ text: String) -> String {
    var buffer = ByteBuffer(capacity: text.utf8.count)
    buffer.append(xml: text)
    return buffer.text.string
}
