package struct Book: Identifiable, Hashable, Codable, Sendable {
    package var id: Int
    package var title: String
    package init(id: Int, title: String) { (self.id, self.title) = (id, title) }
}

package enum Level: Sendable { case low, high }
