public struct Image: Hashable { public var name = "" }
public struct Locale: Hashable {}
