struct User: Identifiable {
    var id: Int
    var name: String
}
