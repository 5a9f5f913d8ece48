public enum Kind: String, Codable, Sendable { case books, films }
