enum Kind: String, Codable, Sendable {
    case films, books

    var name: String { rawValue }
}

struct Library: Sendable {
    var name = "Town"
}

let library = Library()
