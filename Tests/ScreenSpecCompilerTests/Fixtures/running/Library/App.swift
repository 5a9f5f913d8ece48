enum Kind: String, Codable, Sendable { case films, books, games }

let appName = "Town"
