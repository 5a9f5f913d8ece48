struct Box<Value: Hashable & Codable & Sendable>: Hashable, Codable, Sendable {
    var value: Value
}
