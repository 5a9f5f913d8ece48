let isWide = true

struct Array: Swift.Hashable, Swift.Codable {}
struct Binding: Swift.Hashable, Swift.Codable {}
struct Button: Swift.Hashable, Swift.Codable {}
struct CGRect: Swift.Hashable, Swift.Codable {}
struct Codable: Swift.Hashable, Swift.Codable {}
struct Color: Swift.Hashable, Swift.Codable {}
struct Content: Swift.Hashable, Swift.Codable {}
struct Context: Swift.Hashable, Swift.Codable {}
struct Data: Swift.Hashable, Swift.Codable {}
struct Dictionary: Swift.Hashable, Swift.Codable {}
struct Divider: Swift.Hashable, Swift.Codable {}
struct Encodable: Swift.Hashable, Swift.Codable {}
struct Error: Swift.Hashable, Swift.Codable {}
struct HStack: Swift.Hashable, Swift.Codable {}
struct Hashable: Swift.Hashable, Swift.Codable {}
struct Identifiable: Swift.Hashable, Swift.Codable {}
struct Identity: Swift.Hashable, Swift.Codable {}
struct Image: Swift.Hashable, Swift.Codable {}
struct Label: Swift.Hashable, Swift.Codable {}
struct List: Swift.Hashable, Swift.Codable {}
struct NavigationPath: Swift.Hashable, Swift.Codable {}
struct Never: Swift.Hashable, Swift.Codable {}
struct ObjectIdentifier: Swift.Hashable, Swift.Codable {}
struct Optional: Swift.Hashable, Swift.Codable {}
struct Result: Swift.Hashable, Swift.Codable {}
struct Rows: Swift.Hashable, Swift.Codable { let id: Int }
struct Section: Swift.Hashable, Swift.Codable { var isDirty = false }
struct Selector: Swift.Hashable, Swift.Codable {}
struct Sendable: Swift.Hashable, Swift.Codable {}
struct Set: Swift.Hashable, Swift.Codable {}
struct Sidebar: Swift.Hashable, Swift.Codable { let id: Int }
struct State: Swift.Hashable, Swift.Codable {}
struct Style: Swift.Hashable, Swift.Codable {}
struct Tab: Swift.Hashable, Swift.Codable {}
struct Task: Swift.Hashable, Swift.Codable {}
struct Substring: Swift.Hashable, Swift.Codable {}
struct Transaction: Swift.Hashable, Swift.Codable {}
struct UTF8: Swift.Hashable, Swift.Codable {}
struct Unicode: Swift.Hashable, Swift.Codable {}
struct Text: Swift.Hashable, Swift.Codable {}
struct Toolbar: Swift.Hashable, Swift.Codable { let id: Int }
struct VStack: Swift.Hashable, Swift.Codable {}
struct ToolbarItem: Swift.Hashable, Swift.Codable {}
struct View: Swift.Hashable, Swift.Codable {}
struct ButtonRole: Swift.Hashable, Swift.Codable {}
struct LosslessStringConvertible: Swift.Hashable, Swift.Codable {}
struct RawRepresentable: Swift.Hashable, Swift.Codable {}
