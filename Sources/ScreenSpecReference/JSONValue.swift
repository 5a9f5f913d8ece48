import ScreenSpecReporters

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
        var writer = JSONWriter()
        write(nil, &writer)
        writer.end()
        return writer.buffer.text.string
    }

    private func write(_ key: String?, _ writer: inout JSONWriter) {
        switch self {
        case .null: writer.null(key)
        case .boolean(let value): writer.member(key, value)
        case .integer(let value): writer.member(key, value)
        case .string(let value): writer.member(key, value)
        case .array(let values):
            writer.array(key, isInline: values.count <= 8 && values.allSatisfy(\.isShort)) { array in
                for value in values { value.write(nil, &array) }
            }
        case .object(let members):
            writer.object(key, isInline: members.count <= 1 && members.allSatisfy(\.value.isShort)) { object in
                for member in members { member.value.write(member.key, &object) }
            }
        }
    }

    private var isShort: Bool {
        switch self {
        case .null, .boolean, .integer: true
        case .string(let value): value.utf8.count <= 40
        case .array, .object: false
        }
    }
}
