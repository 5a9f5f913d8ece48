import Foundation

/// What the checks of a golden find, each with its line.
enum Expect {
    nonisolated(unsafe) private static var failures = 0

    static func isTrue(_ condition: Bool, _ message: @autoclosure () -> String = "", line: Int = #line) {
        if condition { return }
        failures += 1
        print("Checks.swift:\(line): not so \(message())")
    }

    static func equal<Value: Equatable>(_ left: Value, _ right: Value, line: Int = #line) {
        isTrue(left == right, "\(String(reflecting: left)) is not \(String(reflecting: right))", line: line)
    }

    /// Equal both ways, with one hash.
    static func same<Value: Hashable>(_ left: Value, _ right: Value, line: Int = #line) {
        isTrue(left == right && right == left, "\(left) == \(right)", line: line)
        isTrue(left.hashValue == right.hashValue, "the hashes of \(left) and \(right)", line: line)
        isTrue(Set([left, right]).count == 1, line: line)
    }

    static func differ<Value: Hashable>(_ left: Value, _ right: Value, line: Int = #line) {
        isTrue(left != right && right != left, "\(left) != \(right)", line: line)
        isTrue(Set([left, right]).count == 2, line: line)
    }

    static func fails(line: Int = #line, _ body: () throws -> Void) {
        do {
            try body()
            isTrue(false, "nothing was thrown", line: line)
        } catch {}
    }

    static func end() {
        if failures > 0 { exit(1) }
        print("ok")
    }
}

/// Compact JSON with sorted keys.
func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
}

func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
}
