/// The Swift around a spec: the app that the generated code belongs to, and what a person would write by hand instead.
enum SwiftWriter {
    /// The model and one view type per destination, public so that they can be a module of their own, which is compiled
    /// before and not part of what is measured.
    static func writeApp(_ destinations: [Destination], sheets: Int) {
        print(
            """
            import SwiftUI

            public struct Item: Codable, Hashable, Identifiable, Sendable {
              public var id: Int
              public var name: String
            }

            """)
        for destination in destinations {
            let hasItem = destination.shape == .payload
            print("public struct \(destination.view): View {")
            if hasItem { print("  let item: Item") }
            print("  public init(\(hasItem ? "item: Item" : "")) {\(hasItem ? " self.item = item " : "")}")
            print("  public var body: some View { Text(verbatim: \"\(destination.title)\") }\n}")
        }
        for number in 0..<sheets {
            print("public struct Sheet\(number)View: View {\n  public init() {}")
            print("  public var body: some View { Text(verbatim: \"\(number)\") }\n}")
        }
    }

    /// One flat enum, one flat switch for everything, conformances synthesised.
    static func writeFlat(_ destinations: [Destination], imports: String?) {
        print("import SwiftUI")
        if let imports { print("import \(imports)") }
        print("\nenum NavigationItem: Hashable, Identifiable, Codable {")
        for destination in destinations {
            print("  case \(destination.name)\(destination.shape == .payload ? "(Item)" : "")")
        }
        print("  case selectSomething(label: String, systemImage: String)\n\n  var id: Self { self }")
        writeSwitch("numberOfColumns: Int", destinations, other: ": 2") { destination, _ in "\(destination.columns)" }
        writeSwitch("displayName: String", destinations, other: "(let label, _): label") { destination, hasItem in
            hasItem ? "\"\\(item.name)\"" : "\"\(destination.title)\""
        }
        writeSwitch("iconName: String", destinations, other: "(_, let systemImage): systemImage") { destination, _ in
            "\"\(destination.icon ?? "doc")\""
        }
        print("}\n\nextension NavigationItem {", terminator: "")
        let placeholder = "(let label, let systemImage): ContentUnavailableView(label, systemImage: systemImage)"
        let viewBuilder = "@MainActor @ViewBuilder "
        writeSwitch("view: some View", attributes: viewBuilder, destinations, other: placeholder) {
            destination, hasItem in
            "\(destination.view)(\(hasItem ? "item: item" : ""))"
        }
        print("}")
    }

    private static func writeSwitch(
        _ property: String, attributes: String = "", _ destinations: [Destination], other: String,
        value: (Destination, _ hasItem: Bool) -> String
    ) {
        print("\n  \(attributes)var \(property) {\n    switch self {")
        for destination in destinations {
            let hasItem = destination.shape == .payload
            let text = value(destination, hasItem)
            print("    case .\(destination.name)\(text.contains("item") && hasItem ? "(let item)" : ""): \(text)")
        }
        print("    case .selectSomething\(other)\n    }\n  }")
    }
}
