struct `default`: Hashable, Sendable {}
