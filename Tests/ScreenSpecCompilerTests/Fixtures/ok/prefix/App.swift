public let shelfName = "Shelf"

public struct Member: Identifiable, Hashable, Codable, Sendable { public let id: Int }

/// Said to be nonisolated, for a default calls its initialiser: else it does not compile in an app that isolates to the main
/// actor.
public nonisolated struct Filter: Hashable, Codable, Sendable {
    public var word = ""

    public init() {}
}
