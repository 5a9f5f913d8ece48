public struct Member: Identifiable, Hashable, Codable, Sendable { public let id: Int }

public struct Draft: Hashable, Codable, Sendable {
    var isDirty = false
    var isEmpty = true
}
