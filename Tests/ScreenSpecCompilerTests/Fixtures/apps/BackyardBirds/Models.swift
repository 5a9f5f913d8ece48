struct Backyard: Identifiable, Sendable {
    let id: Int
    let name: String
    static let all = [Backyard(id: 1, name: "Bird Springs"), Backyard(id: 2, name: "Feathered Friends")]
}
