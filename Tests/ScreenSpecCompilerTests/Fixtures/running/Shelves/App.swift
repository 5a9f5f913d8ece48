/// Two are equal where their numbers are.
struct Memo: Identifiable, Codable, Sendable {
    let id: Int
    let text: String
}
