import ScreenSpecDiagnostics
import ScreenSpecSwift

extension GraphBuilder {
    /// A destination's name, with its arguments where it has a payload. What is wrong with it is reported; an item without
    /// arguments may still lack some.
    ///
    /// - Parameter key: the key that it stands under.
    mutating func item(_ call: SourceText, of key: StaticString) -> NavigationGraph.Item? {
        var end = 0
        while end < call.bytes.count, call.bytes[end].isIdentifierByte { end += 1 }
        if !isDestinationCall(call, nameEnd: end) {
            report(
                .wrongKind,
                "`\(key)` takes a destination with its payload, such as `user(user.id)`, found \(call.string.asCode)",
                at: call.range, help: call.bytes[0] == 0x2E ? "leave out the `.`" : nil)
            return nil
        }
        guard let index = destination(call.slice(0, end)) else { return nil }
        if end == call.bytes.count { return NavigationGraph.Item(index) }
        checkArguments(index, at: call, behind: end, key)
        return NavigationGraph.Item(index, call.slice(end, call.bytes.count))
    }

    /// Whether `call` is a name, alone or with its arguments in parentheses.
    private func isDestinationCall(_ call: SourceText, nameEnd: Int) -> Bool {
        if nameEnd == 0 || nameEnd == call.bytes.count { return nameEnd > 0 }
        guard call.bytes[nameEnd] == 0x28 else { return false }
        var scanner = SwiftScanner(call.bytes, from: nameEnd)
        scanner.advance()
        scanner.skipGroup()
        return scanner.index == call.bytes.count
    }

    /// The arguments are those that the destination's payload takes.
    private mutating func checkArguments(_ index: Int, at call: SourceText, behind nameEnd: Int, _ key: StaticString) {
        let destination = document.rows.destinations[index]
        let payload = document.rows.parameters[destination.payload.indices]
        guard !document.isUnread("payload", of: destination.name.range),
            let labels = callArguments(call.bytes.slice(nameEnd + 1, call.bytes.count - 1))?.map(\.label),
            payload.isEmpty || !isCall(labels, of: payload)
        else { return }
        let name = destination.name.string
        let expected = payload.map { $0.label.map { "\($0.string): …" } ?? "…" }.joined(separator: ", ")
        report(
            .itemArguments,
            "`\(key)` calls `\(name)\(signature(labels))`, and the destination is "
                + "`\(name)\(payload.isEmpty ? "" : signature(payload.map { $0.label?.bytes }))`",
            at: call.range, notes: [.init("`\(name)` is here", at: destination.name.range)],
            help: payload.isEmpty ? "write `\(name)`" : "write `\(name)(\(expected))`")
    }
}

extension GraphBuilder {
    /// What tells an item from others: the values of its payload, without regard to spaces, and whether they are said or
    /// are defaults.
    func key(of item: NavigationGraph.Item) -> [[String]] {
        let payload = document.rows.parameters[document.rows.destinations[item.destination].payload.indices]
        let text = item.arguments?.bytes
        var given = text.flatMap { callArguments($0.slice(1, $0.count - 1)) }?[...] ?? []
        let values = payload.map { parameter in
            guard let first = given.first, first.label?.string == parameter.label?.string else {
                return tokens(of: parameter.defaultText)
            }
            given.removeFirst()
            return tokens(of: first.value)
        }
        return [["\(item.destination)"]] + values + given.map { tokens(of: $0.value) }
    }
}

/// Whether arguments with these labels match a payload: all that it has in order, except for some with defaults.
private func isCall(_ labels: [ByteText?], of payload: Slice<PlainArray<PayloadParameter>>) -> Bool {
    var labels = labels[...]
    for parameter in payload {
        if let label = labels.first, (label?.string ?? "_") == (parameter.label?.string ?? "_") {
            labels.removeFirst()
        } else if !parameter.hasDefault {
            return false
        }
    }
    return labels.isEmpty
}

/// `(_:page:)`
private func signature(_ labels: [ByteText?]) -> String {
    "(\(labels.map { ($0?.string ?? "_") + ":" }.joined()))"
}
