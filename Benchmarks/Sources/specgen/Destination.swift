/// One made-up screen. Everything about it follows from its number, so that a spec of any size is always the same.
struct Destination {
    enum Shape { case opener, block, plain, payload, flow }

    /// Twelve screens make a group: the first opens the others and the next group's first, so that each can be reached.
    static let groupSize = 12
    private static let shapes: [Shape] = [
        .opener, .block, .payload, .block, .flow, .plain, .block, .payload, .block, .flow, .plain, .block,
    ]
    private static let nouns = [
        "author", "book", "reader", "review", "chapter", "series", "shelf", "library", "loan", "edition", "publisher",
        "quote", "bookmark", "podcast", "event", "member", "branch", "invoice", "message",
    ]
    private static let roles = [
        "List", "Detail", "Editor", "Search", "History", "Summary", "Import", "Preview", "Archive", "Statistics",
        "Notes",
    ]
    private static let icons = [
        "person.2", "book", "books.vertical", "text.quote", "bookmark", "calendar", "magnifyingglass", "clock", "tray",
        "archivebox", "square.and.arrow.up", "chart.bar", "envelope",
    ]

    let number: Int

    var shape: Shape { Self.shapes[number % Self.groupSize] }
    var isGroupFirst: Bool { shape == .opener }
    /// The first groups stand in the sidebar.
    var isInSidebar: Bool { number < 3 * Self.groupSize && (shape == .opener || number % Self.groupSize == 4) }
    var columns: Int { shape == .flow ? 2 : 3 }
    var icon: String? { shape == .plain || shape == .payload ? nil : Self.icons[number % Self.icons.count] }

    private var noun: String { Self.nouns[number % Self.nouns.count] }
    private var role: String { Self.roles[number % Self.roles.count] }
    var name: String { "\(noun)\(role)\(number)" }
    var title: String { "\(noun.capitalizedFirst) \(role) \(number)" }
    var view: String { "\(name.capitalizedFirst)View" }

    /// The screens that this one opens, of `count` in all.
    func opens(of count: Int) -> [Destination] {
        guard isGroupFirst else { return [] }
        return (number + 1..<number + 1 + Self.groupSize).filter { $0 < count }.map(Destination.init)
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
