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

extension AppMap {
    /// The map as a page draws it, with the gates of guards and the words of each card as all other drawings have them:
    /// `{"places": [{"id", "kind", "noun", "title", "lines", …}], "ways": [[from, to, kind]]}`, whose ways name places by
    /// their numbers.
    package func drawingJSON() -> String {
        let map = withGates
        let numbers = Dictionary(
            map.places.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        var json = JSONWriter()
        json.object(isInline: true) { json in
            json.array("places") { json in for place in map.places { place.writeDrawn(to: &json) } }
            json.array("ways") { json in
                for way in map.ways {
                    guard let from = numbers[way.from], let to = numbers[way.to] else { continue }
                    json.array(nil) { json in
                        json.member(nil, from)
                        json.member(nil, to)
                        json.member(nil, way.kind.rawValue)
                    }
                }
            }
        }
        json.end()
        return json.buffer.text.string
    }
}

extension AppMap.Place {
    fileprivate func writeDrawn(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("kind", kind.rawValue)
            json.member("title", title)
            if !lines.isEmpty {
                json.array("lines") { json in for line in lines { json.member(nil, line) } }
            }
            if isEntrance { json.member("entrance", noun) }
            if presentation != nil { json.member("isPresented", true) }
            if isUnreachable { json.member("isUnreachable", true) }
        }
    }

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
            for (key, values) in [
                ("links", links), ("guards", guards), ("guardsOut", guardsOut), ("differences", differences),
            ]
            where !values.isEmpty {
                json.array(key, isInline: true) { json in for value in values { json.member(nil, value) } }
            }
            if isUnreachable { json.member("unreachable", true) }
        }
    }
}
