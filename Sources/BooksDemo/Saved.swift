import Foundation

/// Where a person was, in a file of the current folder.
enum Saved {
    static let name = "books-state.json"

    static func write(_ state: NavigationState) throws {
        try state.saved().write(to: URL(filePath: name), options: .atomic)
    }

    static func read() throws -> Data { try Data(contentsOf: URL(filePath: name)) }
}

/// Compact JSON with sorted keys.
func json(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
}
