import Foundation

// Everything about the screens comes from Specs/Books.screens.yaml: a screen that is added there to a section of the
// sidebar shows up here in the next run.

let sections = [("Browse", NavigationItem.browseCases), ("More", NavigationItem.otherCases)]

let author = Author(id: 1, name: "Ursula K. Le Guin")
let book = Book(id: 7, title: "The Dispossessed", authorID: author.id)
let winter = ReadingList(id: "winter", name: "For Long Evenings", bookIDs: [book.id])
let details: [NavigationItem] = [.author(author), .book(book), .bookByAuthor(book, author), .readingList(winter)]

heading("Sidebar")
for (title, items) in sections {
    print("  \(title)")
    for item in items { print("    \(item.displayName)") }
}

let screens = sections.flatMap(\.1) + details

heading("Screens")
table(
    [["case", "title", "icon", "columns", "placeholder"]]
        + screens.map { screen in
            [
                screen.caseName, screen.displayName, screen.iconName, String(screen.numberOfColumns),
                screen.placeholder?.displayName ?? "–",
            ]
        })

heading("Through JSON and back")
for screen in screens {
    let data = try json(screen)
    guard try JSONDecoder().decode(NavigationItem.self, from: data) == screen else {
        fatalError("\(screen.caseName) came back as something else")
    }
    print("  \(String(decoding: data, as: UTF8.self))")
}

heading("A path that a newer version saved")
let saved = #"[{"authors":{}},{"audiobook":{"_0":12}},{"author":{"_0":{"id":1,"name":"Ursula K. Le Guin"}}}]"#
let path = try JSONDecoder().decode(NavigationItem.SavedPath.self, from: Data(saved.utf8))
print("  saved:    \(saved)")
print("  known:    \(path.items.map(\.caseName).joined(separator: ", "))")
print("  kept:     \(String(decoding: try json(path), as: UTF8.self))")

heading("A set of screens")
let visited = screens + screens + [.author(author), .author(Author(id: 2, name: "Italo Calvino"))]
let unique = Set(visited)
print("  \(visited.count) visits, \(unique.count) screens:")
for name in unique.map(\.displayName).sorted() { print("    \(name)") }

func heading(_ text: String) {
    print("\n\(text)\n\(String(repeating: "=", count: text.count))")
}

/// Prints rows in columns; the first row is their head.
func table(_ rows: [[String]]) {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
        let cells = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
        print("  " + cells.joined(separator: "   ").trimmingCharacters(in: .whitespaces))
    }
}

func json(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
}

extension NavigationItem {
    /// The case without what it carries.
    var caseName: String { String(String(describing: self).prefix { $0 != "(" }) }
}
