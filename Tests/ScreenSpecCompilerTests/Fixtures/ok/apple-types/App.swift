import Foundation

public struct Image {
    public let id: UUID
    public var name = ""
}

public struct Locale: Hashable {}
