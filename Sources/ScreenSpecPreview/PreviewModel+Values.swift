import ScreenSpecCodegen
import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// Objects, texts, icons and items.
extension PreviewModel {
    mutating func object(_ key: String? = nil, _ body: (inout PreviewModel) -> Void) {
        json.begin(object: key)
        body(&self)
        json.endObject()
    }

    mutating func array(_ key: String? = nil, _ body: (inout PreviewModel) -> Void) {
        json.begin(array: key)
        body(&self)
        json.endArray()
    }

    mutating func member(_ key: String, _ value: String?) {
        if let value { json.member(key, value) } else { json.null(key) }
    }

    mutating func strings(_ key: String, _ values: [String]) {
        array(key) { model in for value in values { model.json.member(nil, value) } }
    }

    // MARK: Texts

    mutating func text(_ text: ShownText?, _ key: String) {
        if let text { self.text(written: text.written, key) } else { json.null(key) }
    }

    mutating func text(written: SourceText, _ key: String) {
        // What is wrong with it was reported.
        var reported: [Diagnostic] = []
        text(parseTitle(written, into: &reported), key)
    }

    mutating func text(_ segments: [TitleSegment], _ key: String) {
        array(key) { model in
            for segment in segments {
                switch segment {
                case .literal(let text): model.json.member(nil, text.string.withSingleBraces)
                case .expression(let code): model.object { $0.json.member("code", code.string) }
                }
            }
        }
    }

    mutating func text(_ texts: [String], _ key: String) { strings(key, texts) }

    /// A screen's own title.
    mutating func title(_ destination: Int, _ key: String) {
        let row = graph.destinations.rows[destination]
        if let title = row.title { text(written: title, key) } else { text([words(of: row.name)], key) }
    }

    mutating func icon(_ icon: Icon?, _ key: String) {
        guard let icon else { return json.null(key) }
        object(key) { model in
            switch icon.form {
            case .symbol: model.json.member("symbol", icon.name.string)
            case .asset: model.json.member("asset", icon.name.string)
            case .view: model.json.member("view", icon.name.string)
            }
            if let selected = icon.selected { model.json.member("selected", selected.string) }
        }
    }

    // MARK: Badges and conditions

    /// What stands behind the text of a row or a tab, as Swift.
    mutating func badge(_ code: SourceText?) {
        if let code { json.member("badge", code.string) }
    }

    /// What must hold for something to be there: Swift over the app's data, what `#if` asks, and systems.
    mutating func when(_ visible: [SourceText?], _ presence: Presence = .always) {
        let systems = presence.versions.sorted { $0.key.rawValue < $1.key.rawValue }.map {
            "\($0.key.rawValue) \($0.value)"
        }
        let conditions = visible.compactMap { $0?.string } + presence.conditions.map { "#if \($0)" } + systems
        if !conditions.isEmpty { strings("when", conditions) }
    }

    // MARK: Items

    /// `user(user.id)`: an item as code.
    func code(of item: NavigationGraph.Item) -> String {
        graph.destinations.name(item.destination).string + (item.arguments?.string ?? "")
    }

    /// An item with the values of its payload, as far as the spec says them.
    mutating func item(_ item: NavigationGraph.Item, _ key: String?) {
        let values = values(of: item)
        object(key) { model in
            model.json.member("destination", model.graph.destinations.name(item.destination).string)
            model.object("payload") { model in
                for (name, value) in values { if let value, value.string != "nil" { model.literal(value, name) } }
            }
        }
    }

    /// For each parameter what stands there: an argument, or else its default; nil where the spec has neither.
    func values(of item: NavigationGraph.Item) -> [(name: String, value: ByteText?)] {
        var arguments = item.arguments.flatMap { callArguments($0.bytes.slice(1, $0.bytes.count - 1)) } ?? []
        return graph.destinations.rows[item.destination].payload.indices.map { number in
            let parameter = graph.destinations.parameters[number]
            let label = parameter.label?.string
            if let first = arguments.first, first.label?.string == label {
                arguments.removeFirst()
                return (parameter.name.string, first.value.trimmed)
            }
            return (parameter.name.string, parameter.defaultValue?.bytes.trimmed)
        }
    }

    /// Swift's literals as JSON; other code as its text, and a case of an enum by its name.
    mutating func literal(_ code: ByteText, _ key: String?) {
        let text = code.trimmed.string
        switch text {
        case "nil": json.null(key)
        case "true", "false": json.member(key, text == "true")
        case "[]": array(key) { _ in }
        case "[:]": object(key) { _ in }
        default: literal(text: text, code.trimmed, key)
        }
    }

    private mutating func literal(text: String, _ code: ByteText, _ key: String?) {
        if let number = Int(text.filter { $0 != "_" }) { return json.member(key, number) }
        if let number = Double(text), number.isFinite { return json.member(key, number) }
        let inner = text.dropFirst().dropLast()
        if text.hasPrefix("\""), text.hasSuffix("\""), !inner.contains(where: { $0 == "\\" || $0 == "\"" }) {
            return json.member(key, String(inner))
        }
        if text.hasPrefix("["), text.hasSuffix("]"), let elements = callArguments(code.slice(1, code.count - 1)),
            elements.allSatisfy({ $0.label == nil })
        {
            return array(key) { model in for element in elements { model.literal(element.value, nil) } }
        }
        if text.hasPrefix("."), text.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
            return json.member(key, String(text.dropFirst()))
        }
        if text.hasPrefix("."), text.hasSuffix(")"), let paren = code.firstIndex(of: 0x28),
            let values = callArguments(code.slice(paren + 1, code.count - 1))
        {
            return enumCase(code.slice(1, paren).string, values, key)
        }
        json.member(key, text)
    }

    /// A case with values, as Swift saves it: `{"dissolve": {"frames": 12}}`.
    private mutating func enumCase(_ name: String, _ values: [(label: ByteText?, value: ByteText)], _ key: String?) {
        object(key) { model in
            model.object(name) { model in
                for (number, value) in values.enumerated() {
                    model.literal(value.value, value.label?.string ?? "_\(number)")
                }
            }
        }
    }
}

extension String {
    /// What `{{` and `}}` mean in a title.
    fileprivate var withSingleBraces: String {
        if !utf8.contains(0x7B) && !utf8.contains(0x7D) { return self }
        var (text, isDoubled) = ("", false)
        for character in self {
            if isDoubled, character == text.last {
                isDoubled = false
                continue
            }
            isDoubled = character == "{" || character == "}"
            text.append(character)
        }
        return text
    }
}
