/// A JSON value that keeps the order of its keys. It says itself that it is Sendable: left to infer that through the tuple,
/// Swift 6.3 ends incremental builds with "circular reference".
indirect enum JSONValue: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])

    /// As text for people: two spaces a level, and on one line what holds nothing but a few scalars.
    var text: String {
        var output = ""
        append(to: &output, indent: "")
        return output + "\n"
    }

    private func append(to output: inout String, indent: String) {
        switch self {
        case .null: output += "null"
        case .boolean(let value): output += value ? "true" : "false"
        case .integer(let value): output += String(value)
        case .string(let value): appendQuoted(value, to: &output)
        case .array(let values):
            let entries = values.map { (key: String?.none, value: $0) }
            append(entries, "[", "]", to: &output, indent)
        case .object(let members):
            let entries = members.map { (key: Optional($0.key), value: $0.value) }
            append(entries, "{", "}", to: &output, indent)
        }
    }

    private func append(
        _ entries: [(key: String?, value: JSONValue)], _ opening: String, _ closing: String, to output: inout String,
        _ indent: String
    ) {
        let isShort = entries.count <= (opening == "[" ? 8 : 1) && entries.allSatisfy { $0.value.isShort }
        let inner = indent + "  "
        output += opening
        for (index, entry) in entries.enumerated() {
            if index > 0 { output += isShort ? ", " : "," }
            if !isShort { output += "\n" + inner }
            if let key = entry.key {
                appendQuoted(key, to: &output)
                output += ": "
            }
            entry.value.append(to: &output, indent: inner)
        }
        output += isShort || entries.isEmpty ? closing : "\n\(indent)\(closing)"
    }

    private var isShort: Bool {
        switch self {
        case .null, .boolean, .integer: true
        case .string(let value): value.utf8.count <= 40
        case .array, .object: false
        }
    }
}

/// RFC 8259, section 7.
private func appendQuoted(_ text: String, to output: inout String) {
    output += "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": output += "\\\""
        case "\\": output += "\\\\"
        case "\n": output += "\\n"
        case "\t": output += "\\t"
        case "\u{0}"..."\u{1F}":
            let digits = String(scalar.value, radix: 16)
            output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: output.unicodeScalars.append(scalar)
        }
    }
    output += "\""
}
