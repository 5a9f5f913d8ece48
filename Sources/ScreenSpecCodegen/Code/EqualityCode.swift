import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// Equality that is written out: the parts that count, as the cases of an enum whose own conformance Swift synthesises.
extension EnumContext {
    /// `author(Author.ID)`: a case of the key.
    func appendKeyDeclaration(_ index: Int, to buffer: inout ByteBuffer) {
        appendName(index, to: &buffer)
        if index == rowCount { return buffer.append("(String, String)") }
        appendList(parts(index).map(\.type), to: &buffer)
    }

    /// `.author(author.id)`: the key of an item.
    func appendKey(_ index: Int, to buffer: inout ByteBuffer) {
        appendCase(index, to: &buffer)
        if index == rowCount { return buffer.append("(label, systemImage)") }
        appendList(parts(index).map(\.expression), to: &buffer)
    }

    private func appendList(_ elements: [String], to buffer: inout ByteBuffer) {
        if elements.isEmpty { return }
        buffer.appendList("(", 0, elements.count, ")") { $1.append(code: elements[$0]) }
    }

    func appendKeyPattern(_ index: Int, to buffer: inout ByteBuffer) {
        if index == rowCount { return appendPlaceholderPattern(to: &buffer) }
        appendPattern(index, binding: mask(index) { $0.equality != .none }, to: &buffer)
    }

    private func parts(_ index: Int) -> [EqualityPart] {
        payload(index).indices.flatMap { parameter -> [EqualityPart] in
            let declared = parameters[parameter]
            var name = ByteBuffer(capacity: 32)
            name.append(identifier: declared.name.bytes)
            let subject = name.text.string
            switch traits[parameter].equality {
            case .none: return []
            case .whole: return [.whole(subject, declared.type.bytes)]
            case .part:
                guard let type = SwiftType(declared.type.bytes) else { return [] }
                var faults: [EqualityPart.Fault] = []
                return EqualityPart.parts(of: type, subject: subject, graph.payloads, &faults)
            }
        }
    }

    /// The types of identities that payloads are compared by, as the spec writes them.
    var identityTypes: [ByteText] {
        if !writesEquality { return [] }
        return ownParameters.filter { traits[$0].equality != .whole }.flatMap { index in
            (SwiftType(parameters[index].type.bytes)?.components ?? []).compactMap {
                graph.payloads.entry($0)?.identityType?.bytes
            }
        }
    }

    /// What the enum's doc comment says of parts that do not count as a whole, one line each.
    func equalityNotes() -> [String] {
        if !writesEquality { return [] }
        var notes: [String] = []
        var seen: Set<String> = []
        var hasClosure = false
        for index in ownParameters where traits[index].equality != .whole {
            let parameter = parameters[index]
            if parameter.typeFacts.containsClosure { hasClosure = true }
            for component in SwiftType(parameter.type.bytes)?.components ?? [] {
                guard let entry = graph.payloads.entry(component), seen.insert(entry.type.string).inserted else {
                    continue
                }
                if let note = note(on: entry) { notes.append(note) }
            }
        }
        if hasClosure { notes.append("closures do not count") }
        return notes
    }

    private func note(on entry: PayloadEntry) -> String? {
        let type = entry.type.string
        let article = "aeiouAEIOU".contains(type.first ?? "x") ? "an" : "a"
        if let identity = entry.identity?.string { return "\(article) `\(type)` counts by its `\(identity)` alone" }
        switch entry.comparison {
        case .reference: return "\(article) `\(type)` counts by which object it is"
        case .ignore: return "\(article) `\(type)` does not count"
        case .value, nil: return nil
        }
    }
}
