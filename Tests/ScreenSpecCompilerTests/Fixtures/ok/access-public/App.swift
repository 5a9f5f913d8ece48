extension NavigationItem: CustomStringConvertible { public var description: String { "item" } }
