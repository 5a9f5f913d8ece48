let isWide = true

struct Array: Hashable, Codable {}
struct Binding: Hashable, Codable {}
struct Button: Hashable, Codable {}
struct Color: Hashable, Codable {}
struct Content: Hashable, Codable {}
struct Dictionary: Hashable, Codable {}
struct Error: Hashable, Codable {}
struct HStack: Hashable, Codable {}
struct Identity: Hashable, Codable {}
struct Image: Hashable, Codable {}
struct Label: Hashable, Codable {}
struct List: Hashable, Codable {}
struct NavigationPath: Hashable, Codable {}
struct Never: Hashable, Codable {}
struct Optional: Hashable, Codable {}
struct Result: Hashable, Codable {}
struct ObjectIdentifier: Hashable, Codable {}
struct Section: Hashable, Codable { var isDirty = false }
struct Set: Hashable, Codable {}
struct Sidebar: Hashable, Codable { let id: Int }
struct State: Hashable, Codable {}
struct Style: Hashable, Codable {}
struct Tab: Hashable, Codable {}
struct Task: Hashable, Codable {}
struct Text: Hashable, Codable {}
struct Toolbar: Hashable, Codable { let id: Int }
struct View: Hashable, Codable {}
