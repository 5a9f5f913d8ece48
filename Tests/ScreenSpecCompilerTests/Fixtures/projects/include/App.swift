struct Author: Codable, Sendable {
    var id: Int
    var name = ""
}
