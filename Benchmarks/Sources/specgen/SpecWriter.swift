/// The YAML.
enum SpecWriter {
    static func write(_ destinations: [Destination], sheets: Int, imports: String?) {
        print("screenspec: 1\n")
        let imported = imports.map { "imports: [\($0)], " } ?? ""
        print("app: {name: Big, \(imported)conformances: [Codable], defaultIcon: doc}\n")
        print("destinations:")
        for destination in destinations { write(destination, count: destinations.count) }
        writeSidebar(destinations.filter(\.isInSidebar))
        writeSheets(sheets)
    }

    private static func write(_ destination: Destination, count: Int) {
        let title = destination.title, icon = destination.icon, view = destination.view
        if destination.shape == .flow {
            print("  \(destination.name): {title: \(title), icon: \(icon ?? "doc"), columns: 2, view: \(view)}")
            return
        }
        print("  \(destination.name):")
        if destination.shape == .payload {
            print("    payload: {_ item: Item}\n    title: \"{item.name}\"")
        } else {
            print("    title: \(title)")
        }
        if let icon { print("    icon: \(icon)") }
        print("    view: \(view)")
        if destination.isInSidebar { print("    placeholder: {title: Select an Item, icon: doc}") }
        let opens = destination.opens(of: count)
        if !opens.isEmpty { print("    opens: [\(opens.map(\.name).joined(separator: ", "))]") }
    }

    private static func writeSidebar(_ items: [Destination]) {
        func names(columns: Int) -> String {
            items.filter { $0.columns == columns }.map(\.name).joined(separator: ", ")
        }
        print("\nsidebar:\n  title: Big\n  sections:")
        print("    - {id: browse, title: Browse, items: [\(names(columns: 3))]}")
        print("    - {id: other, title: More, items: [\(names(columns: 2))]}")
    }

    /// Each with a size and a question of its own.
    private static func writeSheets(_ count: Int) {
        if count > 0 { print("\nsheets:\n  items:") }
        let sizings = ["form", "page", "fitted"]
        for number in 0..<count {
            print("    sheet\(number):\n      view: Sheet\(number)View")
            print("      sizing: \(sizings[number % sizings.count])")
            print("      confirmDismissal: {title: \"Discard sheet \(number)?\", when: isDirty}")
        }
    }
}
