public struct Member: Identifiable, Hashable, Codable, Sendable { public let id: Int }
