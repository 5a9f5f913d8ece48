struct Content: Hashable, Codable {}
