extension NavigationItem { public var description: String { "item" } }
