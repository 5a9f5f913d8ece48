/// The file names and their templates.
let templates = [
    "NavigationItem.swift": #"""
    {{% CONTENT_TYPE:TEXT}}
    /// Where the app can go.
    enum NavigationItem: Hashable, Identifiable {
    {{#destinations}}
      case {{name}}{{types}}
    {{/destinations}}
      case selectSomething(label: String, systemImage: String)

      var id: Self { self }

      var numberOfColumns: Int {
        switch self {
    {{#destinations}}
        case .{{name}}: {{columns}}
    {{/destinations}}
        case .selectSomething: 2
        }
      }

      var displayName: String {
        switch self {
    {{#destinations}}
        case .{{name}}{{titleBinding}}: {{title}}
    {{/destinations}}
        case .selectSomething(let label, _): label
        }
      }

      var iconName: String {
        switch self {
    {{#destinations}}
        case .{{name}}: "{{icon}}"
    {{/destinations}}
        case .selectSomething(_, let systemImage): systemImage
        }
      }
    {{#sections}}

      static let {{id}}Cases: [NavigationItem] = [
    {{#items}}
        .{{name}},
    {{/items}}
      ]
    {{/sections}}
    }

    extension NavigationItem: Codable {
      private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
    {{#destinations}}
        case .{{name}}{{binding}}:
          {{nested}} = container.nestedContainer(keyedBy: Key.self, forKey: Key("{{name}}"))
    {{#parameters}}
          try nested.encode({{name}}, forKey: Key("{{key}}"))
    {{/parameters}}
    {{/destinations}}
        case .selectSomething(let label, let systemImage):
          var nested = container.nestedContainer(keyedBy: Key.self, forKey: Key("selectSomething"))
          try nested.encode(label, forKey: Key("label"))
          try nested.encode(systemImage, forKey: Key("systemImage"))
        }
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let key = container.allKeys.first else {
          throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no case"))
        }
        let nested = try container.nestedContainer(keyedBy: Key.self, forKey: key)
        switch key.stringValue {
    {{#destinations}}
        case "{{name}}":
    {{#parameters}}
          let {{name}} = try nested.decode({{type}}.self, forKey: Key("{{key}}"))
    {{/parameters}}
          self = .{{name}}{{arguments}}
    {{/destinations}}
        case "selectSomething":
          let label = try nested.decode(String.self, forKey: Key("label"))
          let systemImage = try nested.decode(String.self, forKey: Key("systemImage"))
          self = .selectSomething(label: label, systemImage: systemImage)
        default:
          throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: key.stringValue))
        }
      }
    }

    """#,
    "NavigationItem+Views.swift": #"""
    {{% CONTENT_TYPE:TEXT}}
    #if canImport(SwiftUI)
      import SwiftUI

      extension NavigationItem {
        @MainActor @ViewBuilder var view: some View {
          switch self {
    {{#destinations}}
          case .{{name}}{{binding}}: {{view}}
    {{/destinations}}
          case .selectSomething(let label, let systemImage): ContentUnavailableView(label, systemImage: systemImage)
          }
        }
      }
    #endif

    """#,
]
