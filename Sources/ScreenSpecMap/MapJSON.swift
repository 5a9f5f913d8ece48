import ScreenSpecReporters

extension AppMap {
    /// The map as JSON: `{"app", "places": […], "ways": […]}`, with the members that say something.
    package func json() -> String {
        var json = JSONWriter()
        json.object { json in
            json.member("app", name)
            json.array("places") { json in for place in places { place.write(to: &json) } }
            json.array("ways") { json in
                for way in ways {
                    json.object(isInline: true) { json in
                        json.member("from", way.from)
                        json.member("to", way.to)
                        json.member("kind", way.kind.rawValue)
                        if let change = way.change { json.member("change", change.rawValue) }
                    }
                }
            }
        }
        json.end()
        return json.buffer.text.string
    }
}

extension AppMap.Place {
    fileprivate func write(to json: inout JSONWriter) {
        json.object(isInline: true) { json in
            json.member("id", id)
            json.member("kind", kind.rawValue)
            json.member("title", title)
            for (key, value) in [
                ("icon", icon), ("payload", payload.isEmpty ? nil : payload), ("presentation", presentation),
                ("tab", tab),
                ("change", change?.rawValue), ("was", formerName),
            ] {
                if let value { json.member(key, value) }
            }
            if let columns { json.member("columns", columns) }
            for (key, values) in [("links", links), ("guards", guards), ("guardsOut", guardsOut)] where !values.isEmpty
            {
                json.array(key, isInline: true) { json in for value in values { json.member(nil, value) } }
            }
            if isUnreachable { json.member("unreachable", true) }
        }
    }
}
