import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// From a URL to a target.
extension RouteCode {
    /// `count == 2, self[0] == "authors", let id: UUID = LinkValue.read(self[1])`: whether a path is of a pattern.
    ///
    /// - Parameter candidate: one of those that the tree has tried.
    func appendCondition(_ candidate: Int, to buffer: inout ByteBuffer) {
        let (candidate, known) = tree.tried[candidate]
        let pattern = tree.patterns[candidate].pattern
        var conditions = ["count == \(pattern.segments.count)"]
        for (place, segment) in pattern.segments.enumerated() {
            switch segment {
            case .literal(let text):
                if place >= known { conditions.append("self[\(place)] == \(swiftLiteral(text))") }
            case .parameter(let number):
                let isFree = hasFreeTexts && Self.isFree(pattern.parameters[number])
                conditions.append(
                    binding(pattern.parameters[number], isFree ? "self[free: \(place)]" : "self[\(place)]"))
            }
        }
        for parameter in pattern.parameters {
            guard case .query(let key, .required) = parameter.place else { continue }
            conditions.append(binding(parameter, "self[\(swiftLiteral(key))]"))
        }
        appendIf(conditions, to: &buffer)
    }

    private func appendIf(_ conditions: [String], to buffer: inout ByteBuffer) {
        let (start, indentation) = (buffer.count, buffer.indentation)
        buffer.append("if \(conditions.joined(separator: ", ")) {")
        if buffer.fits(from: start) { return }
        buffer.truncate(to: start)
        buffer.append("if \(conditions[0])")
        for condition in conditions.dropFirst() {
            buffer.append(",")
            buffer.breakLine(indentation, deeper: 4)
            buffer.append(condition)
        }
        buffer.breakLine(indentation)
        buffer.append("{")
    }

    private func binding(_ parameter: RoutePattern.Parameter, _ text: String) -> String {
        "let \(swiftIdentifier(parameter.name.bytes)): \(parameter.type.string) = LinkValue.read(\(text))"
    }

    /// `let tab: String? = LinkValue.read(self["tab"])`: what a query may have, where it may have so much that the compiler would
    /// take its time over all of it in one expression.
    func appendOptions(_ candidate: Int, to buffer: inout ByteBuffer) {
        let (pattern, _) = tree.patterns[tree.tried[candidate].pattern]
        var isFirst = true
        for parameter in pattern.parameters {
            guard let value = option(parameter) else { continue }
            if !isFirst { buffer.breakLine(buffer.indentation) }
            isFirst = false
            buffer.append("let ")
            buffer.append(identifier: parameter.name.bytes)
            buffer.append(": \(parameter.declared.type.string) = \(value)")
        }
    }

    func hasManyOptions(_ candidate: Int) -> Bool {
        tree.patterns[tree.tried[candidate].pattern].pattern.parameters.count { option($0) != nil } > 3
    }

    private func option(_ parameter: RoutePattern.Parameter) -> String? {
        switch parameter.place {
        case .path, .query(_, .required): nil
        case .query(let key, .optional): "LinkValue.read(self[\(swiftLiteral(key))])"
        case .query(let key, .repeated): "self[all: \(swiftLiteral(key))].compactMap { LinkValue.read($0) }"
        }
    }

    /// `.user(id: id, tab: LinkValue.read(self["tab"]), tag: self[all: "tag"].compactMap { LinkValue.read($0) })`
    func appendTarget(_ candidate: Int, to buffer: inout ByteBuffer) {
        let (pattern, route) = tree.patterns[tree.tried[candidate].pattern]
        targets.appendOptionalPrefix(route, of: targets.enumName, to: &buffer)
        targets.appendCase(route, to: &buffer)
        // In the order of the route's own pattern.
        let parameters = routes[route].pattern.parameters.compactMap { own in
            pattern.parameters.first { $0.name.bytes.equals(own.name.bytes) }
        }
        if parameters.isEmpty { return }
        buffer.appendList("(", 0, parameters.count, ")") { number, buffer in
            let parameter = parameters[number]
            buffer.append(argumentLabel: parameter.name.bytes)
            buffer.append(": ")
            if let value = option(parameter), !hasManyOptions(candidate) {
                buffer.append(value)
            } else {
                buffer.append(identifier: parameter.name.bytes)
            }
        }
    }
}
