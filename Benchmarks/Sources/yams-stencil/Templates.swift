/// The file names and their templates.
let templates = [
    "NavigationItem.swift": #"""
    /// Where the app can go.
    enum NavigationItem: Hashable, Identifiable {
    {% for d in destinations %}
      case {{ d.name }}{{ d.types }}
    {% endfor %}
      case selectSomething(label: String, systemImage: String)

      var id: Self { self }

      var numberOfColumns: Int {
        switch self {
    {% for d in destinations %}
        case .{{ d.name }}: {{ d.columns }}
    {% endfor %}
        case .selectSomething: 2
        }
      }

      var displayName: String {
        switch self {
    {% for d in destinations %}
        case .{{ d.name }}{{ d.titleBinding }}: {{ d.title }}
    {% endfor %}
        case .selectSomething(let label, _): label
        }
      }

      var iconName: String {
        switch self {
    {% for d in destinations %}
        case .{{ d.name }}: "{{ d.icon }}"
    {% endfor %}
        case .selectSomething(_, let systemImage): systemImage
        }
      }
    {% for section in sections %}

      static let {{ section.id }}Cases: [NavigationItem] = [
    {% for item in section.items %}
        .{{ item.name }},
    {% endfor %}
      ]
    {% endfor %}
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
    {% for d in destinations %}
        case .{{ d.name }}{{ d.binding }}:
          {{ d.nested }} = container.nestedContainer(keyedBy: Key.self, forKey: Key("{{ d.name }}"))
    {% for p in d.parameters %}
          try nested.encode({{ p.name }}, forKey: Key("{{ p.key }}"))
    {% endfor %}
    {% endfor %}
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
    {% for d in destinations %}
        case "{{ d.name }}":
    {% for p in d.parameters %}
          let {{ p.name }} = try nested.decode({{ p.type }}.self, forKey: Key("{{ p.key }}"))
    {% endfor %}
          self = .{{ d.name }}{{ d.arguments }}
    {% endfor %}
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
    #if canImport(SwiftUI)
      import SwiftUI

      extension NavigationItem {
        @MainActor @ViewBuilder var view: some View {
          switch self {
    {% for d in destinations %}
          case .{{ d.name }}{{ d.binding }}: {{ d.view }}
    {% endfor %}
          case .selectSomething(let label, let systemImage): ContentUnavailableView(label, systemImage: systemImage)
          }
        }
      }
    #endif

    """#,
]
