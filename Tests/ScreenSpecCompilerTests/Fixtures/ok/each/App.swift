struct User: Identifiable, Sendable {
    let id: Int
    var name: String
}

enum Tab: Hashable, Sendable { case profile, posts }
