import ScreenSpecDiagnostics
import ScreenSpecModel

/// The field of the rows that differ from others of their destination in their arguments, and so in their identifiers.
func namedRowsField(_ navigation: NavigationContext) -> Field {
    let rows = navigation.graph.namedRows
    let shape = Shape(
        "named row",
        [
            Field(code: "item", "What it opens.") { navigation.screens.appendItem(rows[$0].item, to: &$1) },
            Field("identifier", .string, "What user interface tests find it by.") { .string(rows[$0].identifier) },
        ],
        condition: condition(of: rows.map { navigation.graph.destinations.presence($0.item.destination) }))
    return Field("namedRows", .list(shape), "The rows that have their arguments in their identifiers.") { _ in
        .list(start: 0, count: rows.count)
    }
}

extension NavigationGraph {
    /// The fixed rows with arguments whose destination has another row, each with an identifier of its own.
    var namedRows: [(item: Item, identifier: String)] {
        let items = sections.flatMap(\.items)
        let counts = Dictionary(grouping: items, by: \.destination).mapValues(\.count)
        var taken: Set<String> = []
        return items.compactMap { item in
            guard let arguments = item.arguments, counts[item.destination, default: 0] > 1 else { return nil }
            let words = [destinations.name(item.destination).string] + arguments.bytes.values
            let identifier = "sidebar.\(words.joined(separator: "."))"
            var number = 1
            while !taken.insert(number == 1 ? identifier : "\(identifier).\(number)").inserted { number += 1 }
            return (item, number == 1 ? identifier : "\(identifier).\(number)")
        }
    }
}

extension ByteText {
    /// The words of a call's arguments, without their labels: `films` of `(kind: .films)`.
    fileprivate var values: [String] {
        var words: [String] = []
        var index = 0
        while index < count {
            let start = index
            while index < count, self[index].isIdentifierByte { index += 1 }
            if index > start, index == count || self[index] != 0x3A { words.append(slice(start, index).string) }
            if index == start { index += 1 }
        }
        return words
    }
}
